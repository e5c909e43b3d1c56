// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/fen.h"
#include "chess/game_line.h"
#include "chess/notation.h"

#include <sstream>
#include <stdexcept>
#include <string>

namespace kirin::testing {

/// A game from its moves in SAN with blanks between, from the standard start or a FEN.
inline GameLine playedLine(const std::string& sans, const std::string& fen = std::string(kStartFen)) {
  GameLine line(*parseFen(fen));
  std::istringstream words(sans);
  for (std::string san; words >> san;) {
    const auto move = parseSan(line.current(), san);
    if (!move) throw std::runtime_error(san + " can't be played");
    line.play(*move);
  }
  return line;
}

}  // namespace kirin::testing
