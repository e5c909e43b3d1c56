// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ladder/profile.h"

#include "engine/people_book.h"

#include <cstdint>
#include <map>
#include <string>
#include <unordered_map>

namespace kirin::ladder {

/// Counts how people of each band open, for PeopleBook. What fewer than `fewest` of a band played is left out of it:
/// it says nothing of them, and nobody can be told by it.
class OpeningCounts {
 public:
  /// Follows games for so many plies at most, and no band longer than PeopleBook::pliesOf.
  OpeningCounts(int plies, std::uint32_t fewest) : plies_(plies), fewest_(fewest) {}

  /// Only whom the filter lets in, and only games from the start position.
  void add(const PlayedGame& game, const ProfileFilter& filter);
  std::uint64_t games() const { return games_; }  ///< with somebody in it who counted

  /// As PeopleBook reads it, without comments: every position once, the moves most played first.
  std::string text() const;

 private:
  using Moves = std::map<std::uint16_t, PeopleBook::Counts>;

  int plies_;
  std::uint32_t fewest_;
  std::uint64_t games_ = 0;
  std::unordered_map<Key, Moves> positions_;
};

}  // namespace kirin::ladder
