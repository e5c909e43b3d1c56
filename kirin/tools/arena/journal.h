// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arena/append_file.h"
#include "arena/openings.h"
#include "arena/tally.h"

#include "base/files.h"

#include <nlohmann/json.hpp>

namespace kirin::arena {

/// A pair that was played.
struct JournalEntry {
  int number = 0;
  std::array<std::string, 2> players;  ///< their names
  PairOutcome pair;
  std::uintmax_t pgnBytes = 0;  ///< how long the file of games was after it

  friend bool operator==(const JournalEntry&, const JournalEntry&) = default;
};

/// What a journal says: the match it is of, and its pairs in the order they ended.
struct JournalContent {
  nlohmann::json match;
  std::vector<JournalEntry> entries;
  std::uintmax_t bytes = 0;  ///< a line that was being written when the power went is not counted
};

/// Errors: "file.*", "arena.journal" (args: file, line, what is wrong there).
Result<JournalContent> readJournal(const std::filesystem::path& file);

/// What the games of a match depend on; a journal goes on only where this is the same.
nlohmann::json identityOf(const Arguments& arguments, const Openings& openings);

/// The finished pairs of a match on disk, so that it goes on where it was cut: a line of JSON that says what is played,
/// then one a pair. Nobody else writes to it meanwhile. One thread.
class Journal {
 public:
  /// Begins it, or takes up the one that is there. Errors: "lock.taken", "file.*", "arena.journal", "arena.resume"
  /// (args: file, what differs) when it is another match's; then nothing changed.
  static Result<Journal> open(const std::filesystem::path& file, const nlohmann::json& match);

  /// What was there already.
  const std::vector<JournalEntry>& entries() const { return entries_; }
  /// Errors: "file.unwritable".
  Result<void> append(const JournalEntry& entry);

 private:
  Journal(FileLock lock, AppendFile file, std::vector<JournalEntry> entries)
      : lock_(std::move(lock)), file_(std::move(file)), entries_(std::move(entries)) {}

  FileLock lock_;
  AppendFile file_;
  std::vector<JournalEntry> entries_;
};

}  // namespace kirin::arena
