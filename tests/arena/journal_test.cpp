// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/journal.h"

#include "arena/report.h"

#include "testing/temp_folder.h"

#include <catch2/catch.hpp>

using namespace kirin;
using namespace kirin::arena;
using namespace std::chrono_literals;

namespace {

const auto kSilent = [](const Standings&) {};

JournalEntry sampleEntry(int number) {
  JournalEntry entry;
  entry.number = number;
  entry.players = {"A \"quoted\", with comma", "B"};
  entry.pair[0] = {GameResult::WhiteWins,
                   Fault::TimeLoss,
                   Color::Black,
                   "time forfeit",
                   81,
                   {Effort{41, 1234us, 99}, Effort{40, 4321us, 1'000'000'000'000}}};
  entry.pair[1].result = GameResult::Draw;
  entry.pair[1].reason = "fifty moves";
  entry.pgnBytes = 4711;
  return entry;
}

Arguments smallMatch(const testing::TempFolder& folder) {
  const std::vector<std::string_view> words{"--engine", "name=A,nodes=200", "--engine", "name=B,nodes=100", "--games",
                                            "12",       "--seed",           "5"};
  auto arguments = parseArguments(words);
  REQUIRE(arguments.ok());
  arguments->json = folder / "out.json";
  arguments->pgn = folder / "out.pgn";
  return *arguments;
}

/// Plays until so many pairs are done, then is interrupted.
void playSome(const Arguments& arguments, int pairs) {
  const RealTime time;
  std::stop_source stop;
  const auto standings = runMatch(arguments, time, stop.get_token(), [&](const Standings& soFar) {
    if (soFar.games() >= 2 * pairs) stop.request_stop();
  });
  REQUIRE(standings.ok());
  REQUIRE(standings->games() == 2 * pairs);
}

}  // namespace

TEST_CASE("arena: a journal gives back what was written") {
  testing::TempFolder folder;
  const nlohmann::json match{{"seed", 1}};
  {
    auto journal = Journal::open(folder / "j", match);
    REQUIRE(journal.ok());
    CHECK(journal->entries().empty());
    REQUIRE(journal->append(sampleEntry(3)).ok());
    REQUIRE(journal->append(sampleEntry(0)).ok());
    CHECK(Journal::open(folder / "j", match).error().code == "lock.taken");
  }
  const auto again = Journal::open(folder / "j", match);
  REQUIRE(again.ok());
  CHECK(again->entries() == std::vector<JournalEntry>{sampleEntry(3), sampleEntry(0)});
}

TEST_CASE("arena: a line that was being written is forgotten, a broken one is an error") {
  testing::TempFolder folder;
  const nlohmann::json match{{"seed", 1}};
  REQUIRE(Journal::open(folder / "j", match)->append(sampleEntry(0)).ok());
  const std::string whole = folder.read("j");
  const std::string line = whole.substr(whole.find('\n') + 1);
  SECTION("wherever it was cut") {
    for (std::size_t cut = 0; cut < line.size(); ++cut) {
      folder.write("j", whole + line.substr(0, cut));
      const auto content = readJournal(folder / "j");
      REQUIRE(content.ok());
      CHECK(content->entries.size() == 1);
      CHECK(content->bytes == whole.size());
    }
    REQUIRE(Journal::open(folder / "j", match)->append(sampleEntry(1)).ok());
    CHECK(readJournal(folder / "j")->entries.size() == 2);
  }
  SECTION("broken inside") {
    const auto broken =
        GENERATE(as<std::string>{}, "{}", "[1]", "x", R"({"pair":1,"players":["A"],"games":[],"pgn":0})");
    folder.write("j", whole + broken + "\n" + line);
    const auto content = readJournal(folder / "j");
    REQUIRE_FALSE(content.ok());
    CHECK(content.error().code == "arena.journal");
    CHECK(content.error().args[1] == "3");
    CHECK_FALSE(Journal::open(folder / "j", match).ok());
    CHECK(folder.read("j") == whole + broken + "\n" + line);
  }
}

TEST_CASE("arena: an interrupted match goes on and ends as if it had not been") {
  testing::TempFolder cut, whole;
  const Arguments inOne = smallMatch(whole), inParts = smallMatch(cut);
  const RealTime time;
  const auto expected = runMatch(inOne, time, {}, kSilent);
  REQUIRE(expected.ok());

  playSome(inParts, 2);
  CHECK(nlohmann::json::parse(cut.read("out.json"))["games"] == 4);
  // The power went while a game was written, and again before its line in the journal was.
  cut.write("out.pgn", cut.read("out.pgn") + "[Event \"half a ga");
  playSome(inParts, 3);
  int resumed = -1;
  const auto rest = runMatch(inParts, time, {}, [&](const Standings& soFar) { resumed = soFar.resumed; });
  REQUIRE(rest.ok());
  CHECK(resumed == 6);
  CHECK(rest->games() == 12);
  CHECK(cut.read("out.pgn") == whole.read("out.pgn"));
  CHECK(summary(*rest, inParts) == summary(*expected, inOne));

  SECTION("a finished one plays nothing more") {
    int calls = 0;
    const auto again = runMatch(inParts, time, {}, [&](const Standings&) { ++calls; });
    REQUIRE(again.ok());
    CHECK(calls == 0);
    CHECK(again->games() == 12);
    CHECK(cut.read("out.pgn") == whole.read("out.pgn"));
  }
  SECTION("and can be made longer") {
    Arguments longer = inParts;
    longer.games = 14;
    const auto more = runMatch(longer, time, {}, kSilent);
    REQUIRE(more.ok());
    CHECK(more->games() == 14);
  }
}

TEST_CASE("arena: another match is not mixed into a journal") {
  testing::TempFolder folder;
  const Arguments arguments = smallMatch(folder);
  playSome(arguments, 1);
  const std::string journal = folder.read("out.json.journal"), json = folder.read("out.json"),
                    pgn = folder.read("out.pgn");
  Arguments other = arguments;
  const std::string key = GENERATE(as<std::string>{}, "seed", "engines", "nodes", "resign", "openings", "pgn");
  if (key == "seed") other.seed = 6;
  if (key == "engines") other.contenders[1].options["Skill Level"] = "1";
  if (key == "nodes") other.nodes = 7;
  if (key == "resign") other.resignAt = 900;
  if (key == "openings") other.book = folder.write("book.epd", "4k3/8/8/8/8/8/8/4K2R w K -\n");
  if (key == "pgn") other.pgn = folder / "other.pgn";
  const RealTime time;
  const auto refused = runMatch(other, time, {}, kSilent);
  REQUIRE_FALSE(refused.ok());
  CHECK(refused.error().code == "arena.resume");
  CHECK(refused.error().args[1].starts_with(key + ": "));
  CHECK(folder.read("out.json.journal") == journal);
  CHECK(folder.read("out.json") == json);
  CHECK(folder.read("out.pgn") == pgn);
}

TEST_CASE("arena: games that were taken away are missed") {
  testing::TempFolder folder;
  const Arguments arguments = smallMatch(folder);
  playSome(arguments, 1);
  folder.write("out.pgn", "");
  const RealTime time;
  const auto refused = runMatch(arguments, time, {}, kSilent);
  REQUIRE_FALSE(refused.ok());
  CHECK(refused.error().code == "arena.resume");
}
