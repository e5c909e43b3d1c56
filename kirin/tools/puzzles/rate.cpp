// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "puzzles/rate.h"

#include "puzzles/tags.h"

#include "app/puzzle_table.h"
#include "base/files.h"
#include "base/rng.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <fstream>
#include <sstream>

namespace kirin::puzzles {

Result<int> measureTable(const std::filesystem::path& table, const std::filesystem::path& out, const ITime& time,
                         const std::function<void(int)>& report) {
  std::ifstream rows(table);
  if (!rows) return Error{"file.unreadable", {table.string(), "cannot be opened"}};
  Result<PuzzleTable> puzzles = PuzzleTable::open(rows);
  if (!puzzles) return puzzles.error();
  FeatureMeter meter(time);
  std::string text;
  while (auto puzzle = puzzles->next()) {
    // As the tags here see it, not as the table says: that is what the puzzles to be rated will have.
    puzzle->themes = themesOf(*puzzle);
    text += fmt::format("{} {} {} {:.4g}\n", puzzle->id, puzzle->rating, puzzle->deviation,
                        fmt::join(meter.measure(*puzzle), " "));
    report(puzzles->read());
  }
  if (const auto written = writeFileAtomically(out, text); !written) return written.error();
  return puzzles->read();
}

Result<std::vector<Measured>> readMeasured(const std::filesystem::path& file) {
  const Result<std::string> text = readFile(file);
  if (!text) return text.error();
  std::istringstream lines(*text);
  std::vector<Measured> all;
  int number = 0;
  for (std::string line; std::getline(lines, line);) {
    ++number;
    std::istringstream words(line);
    Measured measured;
    RatedSample& sample = measured.sample;
    words >> measured.id >> sample.rating >> sample.deviation;
    for (double value; words >> value;) sample.features.push_back(value);
    if (!words.eof() || sample.features.size() != featureNames().size())
      return Error{"features.line", {file.string(), std::to_string(number)}};
    all.push_back(std::move(measured));
  }
  return all;
}

bool heldOut(std::string_view id) {
  std::uint64_t hash = 14'695'981'039'346'656'037ULL;  // FNV-1a: the same half on every machine
  for (const char c : id) hash = (hash ^ static_cast<unsigned char>(c)) * 1'099'511'628'211ULL;
  return (Rng(hash).next() & 1) != 0;
}

FitReport fitModel(const std::vector<Measured>& measured) {
  constexpr double kPenalty = 8;  // as if every weight had been 0 in so many puzzles more
  std::vector<RatedSample> seen, unseen;
  for (const Measured& each : measured) (heldOut(each.id) ? unseen : seen).push_back(each.sample);
  FitReport report;
  report.fitted = static_cast<int>(seen.size());
  report.held = static_cast<int>(unseen.size());
  report.model.weights = fitWeights(seen, kPenalty);
  report.seen = errorOf(report.model, seen);
  report.unseen = errorOf(report.model, unseen);
  report.model.error = static_cast<int>(report.unseen.rms + 0.5);
  return report;
}

Result<std::vector<Puzzle>> readPuzzles(const std::filesystem::path& file) {
  const Result<std::string> text = readFile(file);
  if (!text) return text.error();
  std::vector<Puzzle> puzzles;
  const Result<void> read = eachPuzzle(*text, [&puzzles](Puzzle puzzle) -> Result<void> {
    puzzles.push_back(std::move(puzzle));
    return {};
  });
  if (!read) return read.error();
  return puzzles;
}

void ratePuzzle(Puzzle& puzzle, FeatureMeter& meter, const DifficultyModel& model) {
  puzzle.themes = themesOf(puzzle);
  puzzle.rating = model.rate(meter.measure(puzzle));
  puzzle.deviation = model.error;
}

}  // namespace kirin::puzzles
