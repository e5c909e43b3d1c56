// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/fen.h"
#include "chess/game_line.h"
#include "chess/notation.h"

#include <catch2/catch.hpp>
#include <string_view>

namespace kirin {

inline Position positionOf(std::string_view fen) {
  const auto position = parseFen(fen);
  REQUIRE(position.ok());
  return *position;
}

/// The position, and the moves (in SAN) from it.
inline GameLine lineOf(std::string_view fen, std::initializer_list<std::string_view> moves = {}) {
  GameLine line(positionOf(fen));
  for (const std::string_view san : moves) {
    const auto move = parseSan(line.current(), san);
    INFO(san);
    REQUIRE(move.ok());
    line.play(*move);
  }
  return line;
}

inline Move moveIn(const GameLine& line, std::string_view san) {
  const auto move = parseSan(line.current(), san);
  INFO(san);
  REQUIRE(move.ok());
  return *move;
}

}  // namespace kirin
