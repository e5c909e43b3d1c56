// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/position.h"

#include <cstdint>
#include <optional>

namespace kirin {

inline constexpr int kFullSkill = 2;

/// How deep a level looks, in plies; nothing: as deep as it can.
constexpr std::optional<int> skillDepth(int level) {
  constexpr int kDepths[] = {3, 5};
  return level < kFullSkill ? std::optional(kDepths[level]) : std::nullopt;
}

/// By how many centipawns, either way, a level misjudges a move.
constexpr int skillNoise(int level) {
  constexpr int kNoise[] = {150, 50, 0};
  return kNoise[level];
}

/// What a level adds to the score of a root move: uniform in +-skillNoise(level), fixed by the seed, the position, its
/// place in the game and the move. So a game can be replayed from its seed, and a repeated position is misjudged anew.
int noiseFor(int level, std::uint64_t seed, const Position& position, Move move);

}  // namespace kirin
