// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ladder/opening_counts.h"

#include "chess/notation.h"

#include <algorithm>
#include <fmt/format.h>
#include <functional>
#include <numeric>
#include <unordered_set>
#include <vector>

namespace kirin::ladder {

void OpeningCounts::add(const PlayedGame& game, const ProfileFilter& filter) {
  if (!game.line.start().sameAs(Position())) return;
  bool counted = false;
  for (const Color side : kColors) {
    if (!bandOf(game, side, filter)) continue;
    const int band = PeopleBook::bandOf(*game.ratings[static_cast<std::size_t>(index(side))]);
    const int last = std::min({plies_, PeopleBook::pliesOf(band), game.line.plies()});
    for (int ply = 0; ply < last; ++ply) {
      const Position& position = game.line.at(ply);
      if (position.sideToMove() != side) continue;
      const Move move = game.line.moves()[static_cast<std::size_t>(ply)];
      ++positions_[position.key()][move.bits()][static_cast<std::size_t>(band)];
      counted = true;
    }
  }
  games_ += counted ? 1 : 0;
}

std::string OpeningCounts::text() const {
  std::string text;
  std::unordered_set<Key> written;
  const std::function<void(const Position&, int)> write = [&](const Position& position, int ply) {
    const auto found = positions_.find(position.key());
    // What is reached again by another way stands there already.
    if (found == positions_.end() || !written.insert(position.key()).second) return;
    struct Line {
      Move move;
      PeopleBook::Counts counts;
      std::uint32_t sum;
    };
    std::vector<Line> lines;
    for (const auto& [bits, counts] : found->second) {
      Line line{Move::fromBits(bits), counts, 0};
      for (std::uint32_t& count : line.counts)
        if (count < fewest_) count = 0;
      line.sum = std::accumulate(line.counts.begin(), line.counts.end(), 0U);
      if (line.sum > 0) lines.push_back(line);
    }
    std::stable_sort(lines.begin(), lines.end(), [](const Line& a, const Line& b) { return a.sum > b.sum; });
    for (const Line& line : lines) {
      text += fmt::format("{} {} {}\n", ply, toSan(position, line.move), fmt::join(line.counts, " "));
      write(position.after(line.move), ply + 1);
    }
  };
  write(Position(), 1);
  return text;
}

}  // namespace kirin::ladder
