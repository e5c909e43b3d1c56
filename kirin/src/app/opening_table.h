// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "chess/game_line.h"

#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace kirin {

struct Opening {
  std::string eco;   ///< "B90"
  std::string name;  ///< in English, as openings are called everywhere
  std::vector<Move> moves;

  friend bool operator==(const Opening&, const Opening&) = default;
};

/// Openings by the position they lead to, so that it does not matter in which order its moves were played. Never
/// changes once made: any thread may ask.
class OpeningTable {
 public:
  /// The one the program carries (kirin/data/openings.tsv).
  static const OpeningTable& builtin();
  /// A line an opening: code, name and moves in SAN, parted by tabs; "#" begins a comment. Errors, all with the line
  /// from 1: "openings.line" (not three parts, or no code), "openings.move" (args also: the move), "openings.twice" (a
  /// position that has a name already; args also: that name).
  static Result<OpeningTable> parse(std::string_view text);

  const std::vector<Opening>& all() const { return openings_; }
  /// What this position is called; null: it has no name.
  const Opening* find(const Position& position) const;
  /// The deepest position of the game that has a name; null: it left them all at once, or began elsewhere.
  const Opening* openingOf(const GameLine& line) const;
  /// Of how many plies, from the first on, each leads to a position that some line goes through.
  int bookPlies(const GameLine& line) const;

 private:
  std::vector<Opening> openings_;
  std::unordered_map<Key, std::size_t> named_;
  std::unordered_set<Key> passed_;
};

}  // namespace kirin
