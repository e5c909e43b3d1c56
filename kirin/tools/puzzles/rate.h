// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "puzzles/difficulty.h"

#include <filesystem>
#include <functional>

namespace kirin::puzzles {

/// Puzzles whose ratings are known, measured: a line each, "id rating deviation feature feature ...".
struct Measured {
  std::string id;
  RatedSample sample;
};

/// Measures the puzzles of a Lichess-like table (app/puzzle_table.h) and writes one line for each. Errors: "file.*",
/// "puzzle.*".
Result<int> measureTable(const std::filesystem::path& table, const std::filesystem::path& out, const ITime& time,
                         const std::function<void(int)>& report);
/// Errors: "file.*", "features.line" (args: file, number of the line).
Result<std::vector<Measured>> readMeasured(const std::filesystem::path& file);

/// Half of the puzzles are kept from the fit; which is decided by their names.
bool heldOut(std::string_view id);

struct FitReport {
  DifficultyModel model;
  int fitted = 0, held = 0;
  ModelError seen, unseen;
};
/// Fits on one half and measures on the other.
FitReport fitModel(const std::vector<Measured>& measured);

/// Puzzles as text, one a line, as mine wrote them; lines that begin with '#' say nothing. Errors: "file.*", those of
/// parsePuzzle with the number of the line as the last argument.
Result<std::vector<Puzzle>> readPuzzles(const std::filesystem::path& file);

/// Gives each puzzle its themes, its rating and how far that may be off.
void ratePuzzle(Puzzle& puzzle, FeatureMeter& meter, const DifficultyModel& model);

}  // namespace kirin::puzzles
