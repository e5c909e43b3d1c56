// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "chess/game_line.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace kirin {

/// How people open: what those of one strength played in a position, and how often. Positions are known by their keys
/// (chess/zobrist.h), however they came about. Immutable; any thread.
class PeopleBook {
 public:
  /// Bands of 200 points of rating on Lichess, called by their lowest; the first holds all below it, the last all
  /// above.
  static constexpr int kBands = 6;
  static constexpr int kLowestBand = 1000, kBandStep = 200, kHighestBand = kLowestBand + (kBands - 1) * kBandStep;
  using Counts = std::array<std::uint32_t, kBands>;

  struct Entry {
    Move move;
    Counts counts{};

    friend bool operator==(const Entry&, const Entry&) = default;
  };

  /// From 0.
  static int bandOf(int rating);
  /// Up to which ply a band's people are followed: weaker ones know less, and are sooner on their own.
  static int pliesOf(int band) { return 8 + 2 * band; }

  /// The one the program carries (kirin/data/people-openings.txt).
  static const PeopleBook& builtin();

  /// A tree of moves from the start position, a move a line: its ply (from 1), SAN, and a count for each band. Lines
  /// with a larger ply that follow are answers. Lines that begin with # are comments. Errors (args: the line, from 1):
  /// "openings.line" (no such parts, or an answer to nothing), "openings.move" (args: the move, the line; it is illegal
  /// there, or given twice).
  static Result<PeopleBook> parse(std::string_view text);

  std::span<const Entry> at(const Position& position) const;
  /// How many positions it knows.
  std::size_t size() const { return entries_.size(); }

  /// What somebody of that band plays, drawn by the seed in proportion to the counts among `allowed` moves (all where
  /// there are none); nothing where no such person is known to have been.
  std::optional<Move> pick(const GameLine& line, int band, std::uint64_t seed,
                           std::span<const Move> allowed = {}) const;

 private:
  std::unordered_map<Key, std::vector<Entry>> entries_;
};

}  // namespace kirin
