// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time.h"
#include "board/operator_request.h"
#include "chess/move.h"

#include <optional>
#include <variant>
#include <vector>

namespace kirin {

/// What hands did, or have to do. Ask, WhichMove and the two offers stand until the next of them or AllRight comes; at
/// most one stands at a time.
namespace hand_event {
/// A move was made. Of a promotion the piece is still to choose (the move says queen).
struct Decided {
  Move move;
  Instant lastEdge{};               ///< when it stood: the wait for stillness since is nobody's time
  std::optional<PieceId> captured;  ///< what was taken,
  Place capturedAt;                 ///< and where that is: a slot, its own or another, or nobody knows
  friend bool operator==(const Decided&, const Decided&) = default;
};
/// The move decided last is undone: the board stands as the turn began, or another Decided follows.
struct Revoked {
  Instant lastEdge{};
  friend bool operator==(const Revoked&, const Revoked&) = default;
};
/// After a Decided promotion: that piece was lifted out of storage. May come again when another is lifted instead.
struct PromotionByLift {
  PieceType piece = PieceType::Queen;
  friend bool operator==(const PromotionByLift&, const PromotionByLift&) = default;
};
/// Put this right. Nothing is decided meanwhile, unless it holds nothing up (a captured piece that is not in its slot).
struct Ask {
  std::vector<OperatorRequest> requests;
  bool holdsUp = true;
  friend bool operator==(const Ask&, const Ask&) = default;
};
/// What the sensors see fits these moves (or this one, but its arrival was not seen): the person has to say.
struct WhichMove {
  std::vector<Move> moves;
  friend bool operator==(const WhichMove&, const WhichMove&) = default;
};
/// The pieces were put back as they stood when the turn before began, the opponent's first.
struct TakebackOffered {
  int plies = 0;
  friend bool operator==(const TakebackOffered&, const TakebackOffered&) = default;
};
/// Both kings were put in the centre.
struct GameOverOffered {
  friend bool operator==(const GameOverOffered&, const GameOverOffered&) = default;
};
/// What stood has been put right, or become something else.
struct AllRight {
  friend bool operator==(const AllRight&, const AllRight&) = default;
};
}  // namespace hand_event

using HandEvent =
    std::variant<hand_event::Decided, hand_event::Revoked, hand_event::PromotionByLift, hand_event::Ask,
                 hand_event::WhichMove, hand_event::TakebackOffered, hand_event::GameOverOffered, hand_event::AllRight>;
/// Those that stand until they are answered.
using HandQuestion =
    std::variant<hand_event::Ask, hand_event::WhichMove, hand_event::TakebackOffered, hand_event::GameOverOffered>;

}  // namespace kirin
