// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/engine.h"

namespace kirin {

/// Inside the search a score is one integer from the side to move: centipawns, or near +-kMate a mate that many plies
/// away.
inline constexpr int kMaxPly = 128;
inline constexpr int kMate = 32000;
inline constexpr int kMateBound = kMate - kMaxPly;  ///< from here on it is a mate
/// Won or lost by the tables, a mate out of sight. From kTableBound on, a score counts plies.
inline constexpr int kTableWin = 31000;
inline constexpr int kTableBound = kTableWin - kMaxPly;
inline constexpr int kInfinite = 32001;
inline constexpr int kNoScore = 32002;

constexpr int mateIn(int ply) { return kMate - ply; }
constexpr int matedIn(int ply) { return ply - kMate; }
constexpr bool isMate(int score) { return score >= kMateBound || score <= -kMateBound; }

/// As the world sees it: mates in moves, and their centipawns as +-(32000 - moves).
inline Score toScore(int score) {
  if (!isMate(score)) return {score, std::nullopt};
  const int moves = score > 0 ? (kMate - score + 1) / 2 : -(kMate + score + 1) / 2;
  return {score > 0 ? kMate - moves : -kMate - moves, moves};
}

}  // namespace kirin
