// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sqlite_file.h"
#include "base/time.h"
#include "chess/pgn.h"

#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace kirin {

struct StoredGame;

/// A game that was left out, and why.
struct ImportSkip {
  int number = 0;       ///< in the text, from 1
  std::string players;  ///< "Anderssen, Adolf - Kieseritzky, Lionel"
  Error error;          ///< of PgnGame::broken (with its line), "import.empty", "placement.pieces"

  friend bool operator==(const ImportSkip&, const ImportSkip&) = default;
};

struct ImportReport {
  int read = 0;
  int added = 0;
  int known = 0;                  ///< were there already
  int skipped = 0;                ///< could not be used
  std::vector<ImportSkip> skips;  ///< the first kMostSkips of them
  bool stopped = false;           ///< half way; what was added stays

  static constexpr std::size_t kMostSkips = 500;
  friend bool operator==(const ImportReport&, const ImportReport&) = default;
};

/// Called every few hundred games; false stops.
using ImportProgress = std::function<bool(const ImportReport& soFar, double fraction)>;

/// Takes every game of the text into the library. Tags, comments, variations and clocks are kept; text that is no UTF-8
/// is taken for Latin-1. Written in portions of a few hundred games, so that a running game never waits long to be
/// recorded. Errors: "import.none" (there is no game in it), those of SqliteFile.
Result<ImportReport> importPgn(SqliteFile& library, std::string_view text, const ImportProgress& progress);
/// The file is mapped, not read. Errors also: "file.missing", "file.unreadable".
Result<ImportReport> importPgnFile(SqliteFile& library, const std::filesystem::path& file,
                                   const ImportProgress& progress);

/// A game as it is kept, from PGN; its moves, clocks, names, date and result. Errors: "import.empty",
/// "placement.pieces".
Result<StoredGame> storedFromPgn(const PgnGame& pgn);

}  // namespace kirin
