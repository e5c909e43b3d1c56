// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
// kirin-puzzles: finds puzzles in games, judges how hard they are, and packs the set that ships.
#include "common/arguments.h"
#include "puzzles/check.h"
#include "puzzles/mine.h"
#include "puzzles/pack.h"
#include "puzzles/rate.h"

#include "base/files.h"
#include "chess/notation.h"

#include <algorithm>
#include <cstdio>
#include <fmt/format.h>
#include <iterator>
#include <sstream>

namespace kirin::puzzles {
namespace {

constexpr std::string_view kUsage = R"(kirin-puzzles: puzzles from games

  kirin-puzzles mine --games FILE --out FILE --origin WORD [options]
      looks through labelled games (text) or PGN for positions with one right move at each turn
      --nodes 200000         for a position in doubt
      --most-games N         of the file
      Stopped at any moment, the same command goes on where it was.

  kirin-puzzles measure --table FILE.csv --out FILE
      features of puzzles whose ratings are known (a table as Lichess gives it out)
  kirin-puzzles fit --features FILE --out difficulty_weights.inc
      fits the difficulty model on one half of them, says its error on the other

  kirin-puzzles rate --puzzles FILE --out FILE
      gives mined puzzles their themes and ratings

  kirin-puzzles check --puzzles FILE [options]
      looks at first moves once more, and names those another engine would not play or that are not the only ones
      --engine "COMMAND"     a UCI program; else the engine built in
      --nodes 1000000  --sample 0 (drawn at random; 0: all)  --seed 1
      --out FILE             those that stood

  kirin-puzzles pack --out FILE [--per-band 400] RATED...
      chooses what ships, and says how many there are by rating and by theme
)";

int fail(const Error& error) {
  fmt::print(stderr, "kirin-puzzles: {}\n", error.debugText());
  return 1;
}

int usage() {
  fmt::print(stderr, "{}", kUsage);
  return 2;
}

int runMine(Arguments arguments) {
  MineOptions options;
  const auto games = arguments.text("games"), out = arguments.text("out"), origin = arguments.text("origin");
  options.nodes = static_cast<std::uint64_t>(arguments.whole("nodes", 200'000, 1000, INT64_MAX));
  options.mostGames = static_cast<std::uint64_t>(arguments.whole("most-games", INT64_MAX, 1, INT64_MAX));
  if (const auto ok = arguments.finish(); !ok) return fail(ok.error());
  if (!games || !out || !origin || !arguments.rest().empty()) return usage();
  options.games = *games;
  options.out = *out;
  options.origin = *origin;
  const RealTime time;
  const auto done = mine(options, time, [](const MineProgress& p) {
    fmt::print(stderr, "\r{} games  {} candidates  {} puzzles ", p.games, p.candidates, p.puzzles);
  });
  fmt::print(stderr, "\n");
  return done ? 0 : fail(done.error());
}

int runMeasure(Arguments arguments) {
  const auto table = arguments.text("table"), out = arguments.text("out");
  if (const auto ok = arguments.finish(); !ok) return fail(ok.error());
  if (!table || !out || !arguments.rest().empty()) return usage();
  const RealTime time;
  const auto done = measureTable(*table, *out, time, [](int puzzles) { fmt::print(stderr, "\r{} puzzles ", puzzles); });
  fmt::print(stderr, "\n");
  return done ? 0 : fail(done.error());
}

void print(const char* which, int puzzles, const ModelError& error) {
  fmt::print("{:8} {:5} puzzles  rms {:.0f}  mean {:.0f}  correlation {:.3f}  (their own spread {:.0f})\n", which,
             puzzles, error.rms, error.mean, error.correlation, error.spread);
}

int runFit(Arguments arguments) {
  const auto features = arguments.text("features"), out = arguments.text("out");
  if (const auto ok = arguments.finish(); !ok) return fail(ok.error());
  if (!features || !out || !arguments.rest().empty()) return usage();
  const auto measured = readMeasured(*features);
  if (!measured) return fail(measured.error());
  const FitReport report = fitModel(*measured);
  print("fitted", report.fitted, report.seen);
  print("held out", report.held, report.unseen);
  const auto written = writeFileAtomically(*out, weightsText(report.model));
  return written ? 0 : fail(written.error());
}

int runRate(Arguments arguments) {
  const auto file = arguments.text("puzzles"), out = arguments.text("out");
  if (const auto ok = arguments.finish(); !ok) return fail(ok.error());
  if (!file || !out || !arguments.rest().empty()) return usage();
  auto puzzles = readPuzzles(*file);
  if (!puzzles) return fail(puzzles.error());
  const RealTime time;
  FeatureMeter meter(time);
  std::string text;
  for (Puzzle& puzzle : *puzzles) {
    ratePuzzle(puzzle, meter, shippedModel());
    text += toText(puzzle) + "\n";
  }
  const auto written = writeFileAtomically(*out, text);
  return written ? 0 : fail(written.error());
}

std::vector<std::string> wordsOf(const std::string& text) {
  std::istringstream in(text);
  return {std::istream_iterator<std::string>(in), {}};
}

std::string show(const Score& score) {
  return score.mateIn ? fmt::format("mate {}", *score.mateIn) : fmt::format("{:+.2f}", score.cp / 100.0);
}

int runCheck(Arguments arguments) {
  CheckOptions options;
  const auto file = arguments.text("puzzles"), out = arguments.text("out");
  options.engine = wordsOf(arguments.text("engine").value_or(""));
  options.nodes = static_cast<std::uint64_t>(arguments.whole("nodes", 1'000'000, 1000, INT64_MAX));
  options.sample = static_cast<int>(arguments.whole("sample", 0, 0, INT32_MAX));
  options.seed = static_cast<std::uint64_t>(arguments.whole("seed", 1, 0, INT64_MAX));
  if (const auto ok = arguments.finish(); !ok) return fail(ok.error());
  if (!file || !arguments.rest().empty()) return usage();
  const auto puzzles = readPuzzles(*file);
  if (!puzzles) return fail(puzzles.error());
  const RealTime time;
  int looked = 0;
  const auto checked = check(*puzzles, options, time, [&](const Checked& each) {
    fmt::print(stderr, "\r{} ", ++looked);
    if (each.sole) return;
    fmt::print("{} {}: {} {}, second {}\n", each.puzzle.id, each.agrees ? "is not the only one" : "is not the best",
               toUci(each.puzzle.start(), each.seen.move), show(each.seen.score),
               each.seen.second ? show(*each.seen.second) : "none");
  });
  if (!checked) return fail(checked.error());
  const auto agree = std::ranges::count_if(*checked, &Checked::agrees),
             sole = std::ranges::count_if(*checked, &Checked::sole);
  fmt::print("\n{} looked at, {} agreed, {} the only move\n", checked->size(), agree, sole);
  if (!out) return 0;
  std::string text;
  for (const Checked& each : *checked)
    if (each.sole) text += toText(each.puzzle) + "\n";
  const auto written = writeFileAtomically(*out, text);
  return written ? 0 : fail(written.error());
}

int runPack(Arguments arguments) {
  PackOptions options;
  const auto out = arguments.text("out");
  options.perBand = static_cast<int>(arguments.whole("per-band", 400, 1, INT32_MAX));
  if (const auto ok = arguments.finish(); !ok) return fail(ok.error());
  if (!out || arguments.rest().empty()) return usage();
  std::vector<Puzzle> found;
  for (const std::string& file : arguments.rest()) {
    const auto puzzles = readPuzzles(file);
    if (!puzzles) return fail(puzzles.error());
    found.insert(found.end(), puzzles->begin(), puzzles->end());
  }
  const std::vector<Puzzle> chosen = choosePuzzles(std::move(found), options);
  fmt::print("{}", countsText(chosen));
  const auto written = writeFileAtomically(*out, packedText(chosen));
  return written ? 0 : fail(written.error());
}

int run(std::span<char* const> words) {
  if (words.empty()) return usage();
  const std::string_view command = words.front();
  const Arguments arguments(words.subspan(1), {});
  if (command == "mine") return runMine(arguments);
  if (command == "measure") return runMeasure(arguments);
  if (command == "fit") return runFit(arguments);
  if (command == "rate") return runRate(arguments);
  if (command == "check") return runCheck(arguments);
  if (command == "pack") return runPack(arguments);
  return usage();
}

}  // namespace
}  // namespace kirin::puzzles

int main(int count, char** words) { return kirin::puzzles::run({words + 1, words + count}); }
