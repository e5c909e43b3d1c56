// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/people_book.h"

#include "engine/helpers.h"

#include <functional>
#include <map>
#include <numeric>
#include <set>

using namespace kirin;
using namespace kirin::testing;

namespace {

PeopleBook bookOf(std::string_view text) {
  auto book = PeopleBook::parse(text);
  REQUIRE(book.ok());
  return std::move(book).value();
}

GameLine played(std::initializer_list<std::string_view> moves) {
  GameLine line;
  for (const std::string_view san : moves) line.play(*parseSan(line.current(), san));
  return line;
}

constexpr std::string_view kSmall =
    "# a comment\n1 e4 0 30 0 0 0 1\n2 e5 0 5 0 0 0 0\n2 c5 0 0 0 0 0 7\n1 d4 0 10 0 0 0 3\n1 Nf3 9 0 0 0 0 0\n";

}  // namespace

TEST_CASE("people's openings: bands are called by their lowest rating") {
  CHECK(PeopleBook::bandOf(400) == 0);
  CHECK(PeopleBook::bandOf(1199) == 0);
  CHECK(PeopleBook::bandOf(1200) == 1);
  CHECK(PeopleBook::bandOf(1999) == 4);
  CHECK(PeopleBook::bandOf(2900) == 5);
}

TEST_CASE("people's openings: moves are drawn as often as people played them") {
  const PeopleBook book = bookOf(kSmall);
  std::map<std::string, int> counts;
  constexpr int kDraws = 8000;
  for (std::uint64_t seed = 0; seed < kDraws; ++seed)
    ++counts[toUci(Position(), book.pick(GameLine(), 1, seed).value())];
  CHECK(counts.size() == 2);
  CHECK(counts["e2e4"] == Approx(6000).margin(200));  // five deviations
  CHECK(counts["d2d4"] == Approx(2000).margin(200));
}

TEST_CASE("people's openings: bands differ, and the same seed plays the same") {
  const PeopleBook book = bookOf(kSmall);
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    CHECK(toUci(Position(), *book.pick(GameLine(), 0, seed)) == "g1f3");
    CHECK(book.pick(GameLine(), 1, seed) == book.pick(GameLine(), 1, seed));
  }
  CHECK(toUci(played({"e4"}).current(), *book.pick(played({"e4"}), 5, 1)) == "c7c5");
  CHECK_FALSE(book.pick(GameLine(), 3, 1));            // no such person was ever here
  CHECK_FALSE(book.pick(played({"e4", "c5"}), 5, 1));  // nor anybody further on
  CHECK_FALSE(book.pick(played({"Nf3"}), 0, 1));
}

TEST_CASE("people's openings: only moves that are asked for") {
  const PeopleBook book = bookOf(kSmall);
  const Move d4 = *parseUci(Position(), "d2d4"), a3 = *parseUci(Position(), "a2a3");
  for (std::uint64_t seed = 0; seed < 20; ++seed) CHECK(book.pick(GameLine(), 1, seed, {{d4}}) == d4);
  CHECK_FALSE(book.pick(GameLine(), 1, 1, {{a3}}));
}

TEST_CASE("people's openings: a broken table is refused with its line") {
  const auto error = [](std::string_view text) { return PeopleBook::parse(text).error(); };
  CHECK(error("1 e4 1 2 3 4 5\n").code == "openings.line");
  CHECK(error("1 e4 1 2 3 4 5 -6\n").code == "openings.line");
  CHECK(error("2 e4 1 2 3 4 5 6\n").code == "openings.line");
  CHECK(error("0 e4 1 2 3 4 5 6\n").code == "openings.line");
  CHECK(error("1 e5 1 2 3 4 5 6\n").code == "openings.move");
  const Error twice = error("1 e4 1 2 3 4 5 6\n1 d4 1 1 1 1 1 1\n1 e4 1 2 3 4 5 6\n");
  CHECK(twice.code == "openings.move");
  CHECK(twice.args == std::vector<std::string>{"e4", "3"});
}

TEST_CASE("people's openings: the table that ships replays legally, and no move in it was played by a few") {
  const PeopleBook& book = PeopleBook::builtin();
  CHECK(book.size() > 500);
  std::set<Key> seen;
  int moves = 0;
  const std::function<void(const Position&)> walk = [&](const Position& position) {
    if (!seen.insert(position.key()).second) return;
    for (const PeopleBook::Entry& entry : book.at(position)) {
      ++moves;
      REQUIRE(position.isLegal(entry.move));
      CHECK(std::accumulate(entry.counts.begin(), entry.counts.end(), 0U) >= 3);
      for (const std::uint32_t count : entry.counts) CHECK((count == 0 || count >= 3));
      walk(position.after(entry.move));
    }
  };
  walk(Position());
  CHECK(moves > 1000);
  // Everybody has a first move, and an answer to the commonest.
  for (int band = 0; band < PeopleBook::kBands; ++band) {
    CHECK(book.pick(GameLine(), band, 1));
    CHECK(book.pick(played({"e4"}), band, 1));
  }
}

TEST_CASE("people's openings: an engine with OwnBook opens by its band and its seed, and thinks thereafter") {
  const RealTime time;
  SearchEngine engine(time);
  std::set<std::uint16_t> openings;
  for (int seed = 0; seed < 30; ++seed) {
    REQUIRE(engine.applyOptions({{"OwnBook", "true"}, {"Book Band", "1200"}, {"Seed", std::to_string(seed)}}).ok());
    const auto found = engine.search(GameLine(), nodes(100), {}, {});
    CHECK(found->nodes == 0);
    CHECK(found->move == PeopleBook::builtin().pick(GameLine(), 1, static_cast<std::uint64_t>(seed)));
    openings.insert(found->move.bits());
  }
  CHECK(openings.size() > 1);
  const auto beyond = engine.search(played({"a4", "h5", "a5", "h4"}), nodes(100), {}, {});
  CHECK(beyond->nodes > 0);
  SearchLimits analysis = nodes(100);
  analysis.mateIn = 2;
  CHECK(engine.search(GameLine(), analysis, {}, {})->nodes > 0);
  REQUIRE(engine.applyOptions({}).ok());
  CHECK(engine.search(GameLine(), nodes(100), {}, {})->nodes > 0);
}

TEST_CASE("people's openings: the limited strength says whose") {
  const auto bandFor = [](const EngineOptions& options) { return settingsFrom(options)->openingBand(); };
  CHECK_FALSE(bandFor({}));
  CHECK(bandFor({{"OwnBook", "true"}}) == 2);
  CHECK(bandFor({{"OwnBook", "true"}, {"Book Band", "2000"}}) == 5);
  CHECK(bandFor({{"OwnBook", "true"}, {"UCI_LimitStrength", "true"}, {"UCI_Elo", "500"}}) == 0);
  CHECK(bandFor({{"OwnBook", "true"}, {"UCI_LimitStrength", "true"}, {"UCI_Elo", "1450"}}) == 4);
  CHECK(settingsFrom({{"Book Band", "999"}}).error().code == "engine.option");
}
