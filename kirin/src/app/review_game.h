// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/game_store.h"
#include "app/opening_table.h"
#include "app/review.h"

#include <string>
#include <vector>

namespace kirin {

/// A game of the library laid out for looking at: what stands where after every ply, what it was called, how long it
/// took. Value; pure.
class ReviewGame {
 public:
  /// One without a move.
  ReviewGame() : ReviewGame(standardStart()) {}
  /// The plies are legal.
  explicit ReviewGame(StoredGame stored);

  const StoredGame& stored() const { return stored_; }
  const GameLine& line() const { return line_; }
  int plies() const { return line_.plies(); }
  /// One a ply.
  const std::vector<std::string>& sans() const { return sans_; }
  /// Where every object is after that many plies.
  const Placement& placementAt(int ply) const { return placements_[ply]; }
  /// How long its player took for a ply; none where nobody measured.
  std::optional<Duration> spentOn(int ply) const { return spent_[ply]; }
  /// Null: it has no name.
  const Opening* opening() const { return opening_; }
  int bookPlies() const { return bookPlies_; }
  /// The only person that played, if it was one.
  std::optional<Color> onlyPerson() const;

 private:
  static StoredGame standardStart();

  StoredGame stored_;
  GameLine line_;
  std::vector<std::string> sans_;
  std::vector<Placement> placements_;
  std::vector<std::optional<Duration>> spent_;
  const Opening* opening_ = nullptr;
  int bookPlies_ = 0;
};

/// As PGN, with clocks, and where they are known evaluations and the marks of errors.
PgnGame toPgn(const ReviewGame& game, const Review& review);

}  // namespace kirin
