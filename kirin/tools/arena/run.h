// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arena/match.h"
#include "arena/tally.h"

namespace kirin::arena {

/// How a match stands.
struct Standings {
  std::vector<Encounter> encounters;
  std::vector<Tally> tallies;  ///< one for each encounter
  int resumed = 0;             ///< games that an earlier run played

  int games() const;
  int faults() const;
};

/// Open where no test was asked for.
Verdict sprtVerdict(const Standings& standings, const Arguments& arguments);

/// Plays a match from its openings to its files. After each pair its games, a line of the journal (the name of the JSON
/// file with ".journal" behind it) and the results so far are on disk, and `progress` is told; then the match
/// ends if its test is decided. A match cut there, or
/// ended by `stop`, goes on from there when run again. Without a JSON file there is no journal and it begins anew.
/// Errors: those of the book, of the journal, of files, of starting an engine and of its options.
Result<Standings> runMatch(const Arguments& arguments, const ITime& time, std::stop_token stop,
                           const std::function<void(const Standings&)>& progress);

}  // namespace kirin::arena
