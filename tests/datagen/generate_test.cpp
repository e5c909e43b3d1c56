// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generate.h"

#include "convert.h"
#include "packed_position.h"

#include "base/files.h"
#include "testing/fake_time.h"
#include "testing/random_network.h"
#include "testing/temp_folder.h"

#include <catch2/catch.hpp>
#include <fstream>
#include <sstream>

namespace kirin {

namespace {

GenerateOptions quick(std::uint64_t games, int threads = 1) {
  GenerateOptions options;
  options.rules.softNodes = 20;
  options.rules.hardNodes = 40;
  options.rules.longest = 60;
  options.games = games;
  options.threads = threads;
  options.hashMegabytes = 1;
  return options;
}

Result<void> run(const std::filesystem::path& file, const GenerateOptions& options, GenerateProgress* last = nullptr) {
  const testing::FakeTime time;
  return generate(file, options, time, [&](const GenerateProgress& progress) {
    if (last != nullptr) *last = progress;
  });
}

std::vector<LabelledGame> gamesIn(const std::string& bytes) {
  std::istringstream in(bytes);
  auto reader = GamesReader::open(in);
  REQUIRE(reader.ok());
  std::vector<LabelledGame> games;
  for (;;) {
    const auto game = reader->next();
    REQUIRE(game.ok());
    if (!*game) return games;
    games.push_back(**game);
  }
}

}  // namespace

TEST_CASE("The file is the same with any number of threads, and has what the games were") {
  const testing::TempFolder folder;
  GenerateProgress progress;
  REQUIRE(run(folder / "one", quick(12), &progress).ok());
  CHECK(progress.games == 12);
  CHECK(progress.before == 0);
  REQUIRE(run(folder / "three", quick(12, 3)).ok());
  const std::string bytes = folder.read("one");
  CHECK(bytes == folder.read("three"));

  const auto games = gamesIn(bytes);
  REQUIRE(games.size() == 12);
  const testing::FakeTime time;
  const auto engine = makeSearchEngine(time);
  REQUIRE(engine->applyOptions({{"Hash", "1"}}).ok());
  std::size_t scores = 0;
  for (std::size_t i = 0; i < games.size(); ++i) {
    CHECK(games[i] == playGame(*engine, quick(12).rules, i).value());
    scores += games[i].scores.size();
  }
  CHECK(progress.positions == scores);

  std::istringstream in(bytes);
  const GamesHeader header = GamesReader::open(in)->header();
  CHECK(header.net == Network::embedded()->hash());
  CHECK(header.softNodes == 20);
  CHECK(header.hardNodes == 40);
  CHECK(header.search > 1000);
}

TEST_CASE("Cut off anywhere, the file becomes the same again") {
  const testing::TempFolder folder;
  REQUIRE(run(folder / "whole", quick(3)).ok());
  const std::string whole = folder.read("whole");
  const auto games = gamesIn(whole);
  const std::size_t second = sizeof(GamesHeader) + encode(games[0]).size();
  const std::size_t third = second + encode(games[1]).size();
  // Within the header and at its end; within a length, a hash, a body; between games and at the end.
  for (std::size_t cut :
       {std::size_t{0}, std::size_t{1}, std::size_t{8}, std::size_t{55}, sizeof(GamesHeader), sizeof(GamesHeader) + 3,
        second - 1, second, second + 4, second + 5, second + 8, second + 20, third, whole.size() - 1, whole.size()}) {
    INFO("cut at " << cut);
    const auto file = folder.write("cut", whole.substr(0, cut));
    GenerateProgress progress;
    REQUIRE(run(file, quick(3), &progress).ok());
    CHECK(folder.read("cut") == whole);
    if (cut < whole.size()) CHECK(progress.before == (cut >= third ? 2U : cut >= second ? 1U : 0U));
  }
}

TEST_CASE("More games can be asked for later") {
  const testing::TempFolder folder;
  REQUIRE(run(folder / "file", quick(2)).ok());
  REQUIRE(run(folder / "file", quick(4)).ok());
  REQUIRE(run(folder / "whole", quick(4)).ok());
  CHECK(folder.read("file") == folder.read("whole"));
}

TEST_CASE("A file of other options or of another net is left alone") {
  const testing::TempFolder folder;
  REQUIRE(run(folder / "file", quick(1)).ok());
  const std::string before = folder.read("file");
  const auto refused = [&](const char* what, auto change) {
    GenerateOptions options = quick(2);
    change(options);
    const auto done = run(folder / "file", options);
    REQUIRE_FALSE(done.ok());
    CHECK(done.error().code == "datagen.other");
    CHECK(done.error().args[0] == what);
  };
  refused("seed", [](GenerateOptions& o) { o.rules.seed = 9; });
  refused("soft-nodes", [](GenerateOptions& o) { o.rules.softNodes = 21; });
  refused("hard-nodes", [](GenerateOptions& o) { o.rules.hardNodes = 41; });
  refused("hash", [](GenerateOptions& o) { o.hashMegabytes = 2; });
  refused("shares", [](GenerateOptions& o) { o.rules.shares = {100, 0, 0, 0}; });
  const auto net = folder.write("other.nnue", Network::serialize(testing::randomWeights(64, 1, 3)));
  refused("net", [&](GenerateOptions& o) { o.net = net.string(); });
  CHECK(folder.read("file") == before);
}

TEST_CASE("What is no file of games, or a damaged one, is refused and left alone") {
  const testing::TempFolder folder;
  REQUIRE(run(folder / "file", quick(2)).ok());
  const std::string good = folder.read("file");
  const auto codeOf = [&](const std::string& content) {
    const auto file = folder.write("bad", content);
    const auto done = run(file, quick(3));
    CHECK(folder.read("bad") == content);
    return done ? std::string("fine") : done.error().code;
  };
  CHECK(codeOf("my thesis") == "games.format");
  CHECK(codeOf(std::string(200, 'x')) == "games.format");
  std::string version = good;
  version[8] = 2;
  CHECK(codeOf(version) == "games.format");
  for (std::size_t at : {std::size_t{58}, std::size_t{61}, std::size_t{64}, std::size_t{90}}) {
    std::string damaged = good;
    damaged[at] = static_cast<char>(damaged[at] ^ 0x55);
    INFO("byte " << at);
    CHECK(codeOf(damaged) == "games.damaged");
  }
  const auto held = FileLock::acquire(folder / "file.lock");
  REQUIRE(held.ok());
  CHECK(run(folder / "file", quick(3)).error().code == "lock.taken");
}

TEST_CASE("Games whose bytes are whole but whose sense isn't are damaged") {
  LabelledGame game;
  game.moves = {Move(12, 28)};
  game.scores = {20};
  const auto read = [](const LabelledGame& written) {
    const GamesHeader header;
    std::istringstream in(std::string(reinterpret_cast<const char*>(&header), sizeof(header)) + encode(written));
    return GamesReader::open(in)->next();
  };
  REQUIRE(read(game).ok());
  CHECK(**read(game) == game);
  LabelledGame illegal = game;
  illegal.moves = {Move(12, 36)};
  CHECK_FALSE(read(illegal).ok());
  LabelledGame fewScores = game;
  fewScores.scores.clear();
  CHECK_FALSE(read(fewScores).ok());
  LabelledGame result = game;
  result.result = 3;
  CHECK_FALSE(read(result).ok());
  LabelledGame plies = game;
  plies.randomPlies = 2;
  CHECK_FALSE(read(plies).ok());
}

TEST_CASE("The trainer reads the file as it reads the same games as text") {
  const testing::TempFolder folder;
  REQUIRE(run(folder / "file", quick(8)).ok());
  const std::string bytes = folder.read("file");
  std::istringstream binary(bytes);
  std::ostringstream positions;
  const auto counts = convertGames(binary, positions, {});
  REQUIRE(counts.ok());
  CHECK(counts->games == 8);
  CHECK(counts->scored == counts->training + counts->validation + counts->inCheck + counts->noisy + counts->decided);
  CHECK(counts->validation > 0);
  CHECK(counts->training > 100);
  CHECK(positions.str().size() == sizeof(PackedHeader) + 32 * (counts->training + counts->validation));

  std::string damaged = bytes;
  damaged[damaged.size() / 2] = static_cast<char>(damaged[damaged.size() / 2] ^ 1);
  std::istringstream in(damaged);
  CHECK(convertGames(in, positions, {}).error().code == "games.damaged");
}

}  // namespace kirin
