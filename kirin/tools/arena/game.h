// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arena/arguments.h"

#include "chess/pgn.h"

#include <array>
#include <string>

namespace kirin::arena {

/// Why a game ended as it did, where the fault was an engine's.
enum class Fault : std::uint8_t { None, Crash, IllegalMove, TimeLoss };

struct GameRecord {
  PgnGame pgn;
  GameResult result = GameResult::Unknown;
  Fault fault = Fault::None;
  Color faulty = Color::White;
  std::string reason;  ///< for the Termination tag
};

/// One side at the board.
struct Player {
  IEngine& engine;
  const Contender& contender;
};

/// Plays a game to its end: by the rules (repetition, fifty moves and dead positions end it), by a fault, by agreement
/// of scores if `arguments` say so, or as a draw after 600 plies. Engines have been made ready for a new game.
GameRecord playGame(const GameLine& opening, Player white, Player black, const Arguments& arguments, const ITime& time);

}  // namespace kirin::arena
