// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/machine.h"
#include "backend/service_task.h"
#include "base/error.h"
#include "base/time.h"
#include "board/operator_request.h"
#include "board/planning.h"
#include "chess/move.h"

#include <functional>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace kirin {

/// Who puts the pieces on their squares: the machine, or a person whose work is then verified (D-55).
enum class ResetMode : std::uint8_t { Auto, Hand };

/// What a board says, each to the session's Inbox.
namespace backend_event {
struct Prepared {
  Placement placement;
};  ///< everything stands; play may begin
struct HumanMove {
  Move move;
  Instant lastEdge;
};  ///< hands have made a move (a promotion: its piece is still to choose)
struct MoveTakenBack {
  Instant lastEdge;
};  ///< hands have undone the person's last move, before its answer
struct Performed {
  Placement placement;
};  ///< the carry is done and verified
/// A service task is done.
struct Serviced {};
struct Scanned {
  Placement placement;
  bool matches = true;
};
struct NeedsOperator {
  std::vector<OperatorRequest> requests;
  bool holdsUp = true;   ///< false: the game goes on meanwhile
  bool byHands = false;  ///< hands left it so on their own turn, whose clock runs on: AllRight, when it is settled
};
/// What a person was asked for without being asked for by a command (hands, a fault) is put right.
struct AllRight {};
/// Hands have taken the wanted piece out of storage, after a promotion.
struct PromotionChosen {
  PieceType piece = PieceType::Queen;
};
/// Hands have put the pieces back as they stood that many plies ago.
struct TakebackOffered {
  int plies = 0;
};
/// Both kings were put in the centre.
struct GameOverOffered {};
struct Fault {
  Error error;
};
}  // namespace backend_event

using BackendEvent =
    std::variant<backend_event::Prepared, backend_event::HumanMove, backend_event::Performed, backend_event::Scanned,
                 backend_event::NeedsOperator, backend_event::Fault, backend_event::MoveTakenBack,
                 backend_event::AllRight, backend_event::PromotionChosen, backend_event::TakebackOffered,
                 backend_event::GameOverOffered, backend_event::Serviced>;
using BackendSink = std::function<void(BackendEvent)>;

struct BoardCapabilities {
  bool sensesHands = false;  ///< moves come from the board itself
  bool carries = false;      ///< has a machine that takes time
};

/// A board under a game. Every call is made on the session's worker and returns at once; what came of it arrives later
/// through the sink given at construction, which may be called from any thread.
class IBoardBackend {
 public:
  virtual ~IBoardBackend() = default;

  /// Answers Prepared (or NeedsOperator, then Prepared; or Fault).
  virtual void prepareNewGame(bool engineWhite, ResetMode mode, const Placement& placement) = 0;
  /// It is a person's turn: report their move. The last call counts.
  virtual void watch(const Position& position, const MoveList& legalMoves, const Placement& placement) = 0;
  /// Answers Performed (or NeedsOperator, then Performed; or Fault). What hands have done already is no work: of a move
  /// made on the board itself only what is left is carried, say the rook of a castling.
  virtual void perform(const MotionPlan& plan) = 0;
  /// Answers Scanned.
  virtual void rescan(const Placement& expected) = 0;
  /// Answers Serviced (or Fault, then it is not done).
  virtual void service(const ServiceTask& task) = 0;
  /// Ends whatever is under way, magnet off; once it has returned, no answer to anything asked before comes any more.
  virtual void stop() = 0;
  virtual BoardCapabilities capabilities() const = 0;

  /// What the machine under the board says. A board without one is told nothing.
  virtual void handle(const MachineEvent&) {}
  /// When handleDeadlines() should be called next, whatever the game is doing.
  virtual std::optional<Instant> nextDeadline() const { return std::nullopt; }
  virtual void handleDeadlines() {}
  /// Hands have begun something that is not understood yet: when they last did anything. A move that comes of it will
  /// have been made then.
  virtual std::optional<Instant> handsSince() const { return std::nullopt; }
};

}  // namespace kirin
