// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/person/temperament.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace kirin {

namespace {

// elo, nodes, {sight, chance sight, mate sight, deep sight, spread, curve, steepness, lapse, memory, look ahead, sure
// endings}
constexpr std::array kRungs{
    Rung{500, 20'000, {-2705, -464, -1207, -2148, 10, 208, 50, 13, 3, 3, 0}},
    Rung{800, 20'000, {-1795, 73, -1106, -6819, 6, 85, 50, 1, 3, 3, 0}},
    Rung{1150, 25'000, {-736, 1789, -1669, -3889, 12, 179, 114, 3, 3, 4, 1}},
    Rung{1450, 30'000, {438, 2549, -1638, -7112, 5, 116, 73, 1, 3, 5, 1}},
    Rung{1650, 40'000, {930, 3776, -1817, -1385, 2, 44, 293, 26, 4, 6, 1}},
    Rung{1900, 60'000, {2471, 5278, -824, 1651, 5, 50, 128, 8, 3, 17, 1}},
    Rung{2800, 400'000, {8000, 8000, 2000, 8000, 1, 50, 368, 0, 1, 100, 1}},
};

int between(int a, int b, int part, int whole) { return a + (b - a) * part / whole; }

}  // namespace

std::span<const Rung> fittedRungs() { return kRungs; }

Rung rungFor(int elo) {
  elo = std::clamp(elo, kLowestElo, kHighestElo);
  const auto above = std::clamp(std::upper_bound(kRungs.begin(), kRungs.end(), elo,
                                                 [](int wanted, const Rung& rung) { return wanted < rung.elo; }),
                                std::next(kRungs.begin()), std::prev(kRungs.end()));
  const Rung& high = *above;
  const Rung& low = *std::prev(above);
  const int part = elo - low.elo, whole = high.elo - low.elo;
  Rung rung;
  rung.elo = elo;
  rung.nodes =
      static_cast<std::uint64_t>(between(static_cast<int>(low.nodes), static_cast<int>(high.nodes), part, whole));
#define KIRIN_BETWEEN(field, name, initial, lowest, highest) \
  rung.temperament.field =                                   \
      std::clamp(between(low.temperament.field, high.temperament.field, part, whole), lowest, highest);
  KIRIN_TEMPERAMENT(KIRIN_BETWEEN)
#undef KIRIN_BETWEEN
  return rung;
}

}  // namespace kirin
