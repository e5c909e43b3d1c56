// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time.h"
#include "chess/game_line.h"
#include "engine/engine.h"

#include <cstdint>
#include <optional>

namespace kirin {

/// How opponents behave apart from the moves they play (D-90): pure functions of Elo, game and seed. The engine knows
/// nothing of it.

/// What is left on a clock. Absent where the game is untimed.
struct TimeLeft {
  Duration own{};
  Duration increment{};
  Duration opponents{};
};

/// How long somebody of that Elo thinks about the line's position before playing `reply`: a share of what the clock
/// allows, less over what needs no thought, and never the same twice. At most a tenth of what is left on the clock.
Duration thinkingTime(const GameLine& line, Move reply, int elo, const std::optional<TimeLeft>& clock,
                      std::uint64_t gameSeed);

/// What one side has come to think of its game.
class Mood {
 public:
  Mood(int elo, std::uint64_t gameSeed);

  /// A turn of this side: the position it had, and the worth, for it, of the move it found.
  void turn(const Position& position, const Score& own, const std::optional<TimeLeft>& clock);
  /// Has it had enough? Only who is behind in pieces, or sees the mate, and hasn't an opponent about to lose on time.
  bool resigns() const;
  /// Does it see nothing left to play for, and hasn't it said so lately?
  bool offersDraw() const;
  void drawOffered() { sinceOffer_ = 0; }

 private:
  int elo_;
  bool fightsOn_;     ///< some play every game to the end
  int hopeless_ = 0;  ///< own turns in a row
  int level_ = 0;     ///< own turns in a row without anything to be won or lost
  int sinceOffer_;    ///< own turns
};

}  // namespace kirin
