// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/skill.h"

#include "base/rng.h"

namespace kirin {

int noiseFor(int level, std::uint64_t seed, const Position& position, Move move) {
  const int noise = skillNoise(level);
  if (noise == 0) return 0;
  // Each part is mixed through the generator before the next joins, so that neighbouring seeds or moves share nothing.
  std::uint64_t state = Rng(seed).next();
  state = Rng(state ^ position.key()).next();
  state = Rng(state ^ static_cast<std::uint64_t>(position.fullmoveNumber())).next();
  state = Rng(state ^ move.bits()).next();
  return Rng(state).between(-noise, noise);
}

}  // namespace kirin
