// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/puzzle_store.h"
#include "app/sqlite_file.h"

namespace kirin {

/// Puzzles in the file of games. On the thread of `file`, which it owns.
class SqlitePuzzles final : public IPuzzleStore {
 public:
  explicit SqlitePuzzles(std::unique_ptr<SqliteFile> file) : file_(std::move(file)) {}

  Result<PuzzleRecord> read(WallTime now) override;
  Result<std::optional<RatingChange>> add(const PuzzleResult& result) override;
  Result<void> addRun(PuzzleMode mode, int solved, WallTime at) override;
  Result<PuzzleImport> import(PuzzleTable& table, const std::function<bool(int)>& report) override;
  Result<std::vector<Puzzle>> imported(std::optional<PuzzleTheme> theme, int rating, int most) override;

 private:
  Result<int> number(const char* sql, const QVariantList& values = {});
  Result<bool> insert(QSqlQuery& prepared, const Puzzle& puzzle);

  std::unique_ptr<SqliteFile> file_;
};

}  // namespace kirin
