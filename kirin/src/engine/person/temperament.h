// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>

// clang-format off
/// How a person plays: X(field, UCI option, default, lowest, highest). docs/the-ladder.md has what each does.
#define KIRIN_TEMPERAMENT(X)                                                                          \
  X(sight,       "Sight",        0,   -8000, 8000) /* of the opponent's replies, in 1000ths of a logit */ \
  X(chanceSight, "Chance Sight", 0,   -8000, 8000) /* of one's own moves */                              \
  X(mateSight,   "Mate Sight",   0,   -8000, 8000) /* added where it mates */                            \
  X(deepSight,   "Deep Sight",   0,   -8000, 8000) /* of what shows only beyond a reply */               \
  X(spread,      "Spread",       40,      1, 1000) /* permille of winning chances told apart */          \
  X(curve,       "Curve",        50,     10,  300) /* how sharply, in percent */                         \
  X(steepness,   "Steepness",    200,    50, 1000) /* of chances: 100000ths of a logit a centipawn */     \
  X(lapse,       "Lapse",        10,      0, 1000) /* permille of moves made without thinking */         \
  X(memory,      "Memory",       6,       1,  100) /* plies that an oversight lasts */                   \
  X(lookAhead,   "Look Ahead",   4,       1,  100) /* plies */                                           \
  X(sureEndings, "Sure Endings", 1,       0,    1) /* mates a bare king without a slip */
// clang-format on

namespace kirin {

struct Temperament {
#define KIRIN_FIELD(field, name, initial, lowest, highest) int field = initial;
  KIRIN_TEMPERAMENT(KIRIN_FIELD)
#undef KIRIN_FIELD

  friend bool operator==(const Temperament&, const Temperament&) = default;
};

/// A person of a strength, who thinks so many nodes a move.
struct Rung {
  int elo = 0;
  std::uint64_t nodes = 0;
  Temperament temperament;
};

/// As fitted, weakest first.
std::span<const Rung> fittedRungs();

inline constexpr int kLowestElo = 400, kHighestElo = 2800;

/// Between two rungs, in proportion; below the lowest and above the highest as they go on.
Rung rungFor(int elo);

}  // namespace kirin
