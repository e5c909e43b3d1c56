// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/piece.h"

#include <cstdint>
#include <optional>

namespace kirin {

/// What a person has to put right before anything goes on. Values; ui/phrases makes the sentence.
struct OperatorRequest {
  /// PlacePiece: to where it belongs, from where it stands if that is known. RemovePiece: away from `from`. WhichMove:
  /// the sensors cannot tell whether the piece went from `from` to `to`; it is to be said on the screen.
  enum class Kind : std::uint8_t { PlacePiece, RemovePiece, SetUpBoard, CheckBoard, NoAnswer, WhichMove };
  Kind kind = Kind::CheckBoard;
  std::optional<PieceId> piece;
  Place from;
  Place to;

  friend bool operator==(const OperatorRequest&, const OperatorRequest&) = default;
};

}  // namespace kirin
