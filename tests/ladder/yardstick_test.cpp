// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ladder/yardstick.h"

#include "ladder/helpers.h"

#include "chess/movegen.h"

#include <map>
#include <set>

namespace kirin::ladder {
namespace {

/// What it plays with many seeds.
std::set<std::string> playedBy(Yardstick yardstick, std::string_view fen) {
  const Position position = positionOf(fen);
  std::set<std::string> played;
  for (std::uint64_t seed = 0; seed < 200; ++seed) played.insert(toSan(position, moveOf(yardstick, position, seed)));
  return played;
}

TEST_CASE("yardsticks have names") {
  CHECK(yardstickNamed("random") == Yardstick::Random);
  CHECK(yardstickNamed("greedy") == Yardstick::Greedy);
  CHECK(yardstickNamed("exchange") == Yardstick::Exchange);
  CHECK_FALSE(yardstickNamed("Random"));
  CHECK_FALSE(yardstickNamed(""));
}

TEST_CASE("the random mover plays every move about as often, and the same for the same seed") {
  const Position start;
  std::map<std::uint16_t, int> counts;
  for (std::uint64_t seed = 0; seed < 4000; ++seed) ++counts[moveOf(Yardstick::Random, start, seed).bits()];
  CHECK(counts.size() == 20);
  for (const auto& [move, count] : counts) {
    CHECK(count > 130);  // of 200 on average; five deviations
    CHECK(count < 270);
  }
  CHECK(moveOf(Yardstick::Random, start, 7) == moveOf(Yardstick::Random, start, 7));
}

TEST_CASE("the greedy one takes the most, though it is guarded, and moves anyhow where nothing can be taken") {
  CHECK(playedBy(Yardstick::Greedy, "4k3/2p5/3r4/8/1n6/8/3Q4/4K3 w - - 0 1") == std::set<std::string>{"Qxd6"});
  CHECK(playedBy(Yardstick::Greedy, "7k/P7/8/8/8/8/8/K7 w - - 0 1") == std::set<std::string>{"a8=Q+"});
  CHECK(playedBy(Yardstick::Greedy, "7k/8/8/8/8/8/8/K7 w - - 0 1").size() == 3);
}

TEST_CASE("the exchanger takes what is free, not what is guarded, and gets out of danger") {
  CHECK(playedBy(Yardstick::Exchange, "4k3/2p5/3r4/8/1n6/8/3Q4/4K3 w - - 0 1") == std::set<std::string>{"Qxb4"});
  const auto saved = playedBy(Yardstick::Exchange, "4k3/8/8/3p4/4N3/8/8/4K3 w - - 0 1");
  CHECK(saved.size() > 3);
  for (const std::string& san : saved) CHECK(san.front() == 'N');
}

TEST_CASE("the exchanger mates rather than take a queen") {
  CHECK(playedBy(Yardstick::Exchange, "6k1/5ppp/8/q7/8/8/8/R3R2K w - - 0 1") == std::set<std::string>{"Re8#"});
}

TEST_CASE("where there is no move none is played") {
  CHECK(moveOf(Yardstick::Random, positionOf("7k/5Q2/8/8/8/8/8/K7 b - - 0 1"), 1).none());
}

}  // namespace
}  // namespace kirin::ladder
