// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arena/player.h"

#include "chess/pgn.h"

#include <array>
#include <string>

namespace kirin::arena {

/// Why a game ended as it did, where the fault was an engine's.
enum class Fault : std::uint8_t { None, Crash, IllegalMove, TimeLoss };

/// What one side used.
struct Effort {
  int moves = 0;
  std::chrono::microseconds time{0};  ///< from asking for a move to having it
  std::uint64_t nodes = 0;            ///< as it says itself

  friend bool operator==(const Effort&, const Effort&) = default;
};

/// A game as the results need it.
struct GameOutcome {
  GameResult result = GameResult::Unknown;  ///< Unknown: it was stopped
  Fault fault = Fault::None;
  Color faulty = Color::White;
  std::string reason;  ///< for the Termination tag
  int plies = 0;
  std::array<Effort, 2> effort;  ///< by colour

  friend bool operator==(const GameOutcome&, const GameOutcome&) = default;
};

struct GameRecord {
  GameOutcome outcome;
  PgnGame pgn;
};

/// A game lost before it began or while it went on, by an error of IEngine.
void forfeit(GameOutcome& outcome, Color faulty, const Error& error);

/// Plays a game to its end: by the rules (repetition, fifty moves and dead positions end it), by a fault, by agreement
/// of scores if `arguments` say so, or as a draw after 600 plies. Players have been made ready for a new game.
GameRecord playGame(const GameLine& opening, Player& white, Player& black, const Arguments& arguments,
                    const ITime& time, std::stop_token stop);

}  // namespace kirin::arena
