// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "chess/position.h"

#include <array>
#include <cstdint>
#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kirin {

/// A game of self-play with what the search thought of each position.
struct LabelledGame {
  Position start;
  int randomPlies = 0;               ///< the first so many moves were drawn, not chosen
  std::vector<Move> moves;           ///< legal
  std::vector<std::int16_t> scores;  ///< centipawns from White's side, of the position before each chosen move
  int result = 1;                    ///< for White: 0 lost, 1 drawn, 2 won

  friend bool operator==(const LabelledGame&, const LabelledGame&) = default;
};

/// Before the games of a file: what made them. With all of it the same, game number i is the same.
struct GamesHeader {
  std::array<char, 8> magic{'K', 'i', 'r', 'i', 'n', 'G', 'a', 'm'};
  std::uint32_t version = 1;
  std::uint32_t headerBytes = sizeof(GamesHeader);
  std::uint64_t seed = 0;
  std::uint64_t net = 0;     ///< Network::hash()
  std::uint64_t search = 0;  ///< nodes of a shallow bench: identifies the search
  std::uint32_t softNodes = 0;
  std::uint32_t hardNodes = 0;
  std::uint32_t hashMegabytes = 0;
  std::array<std::uint8_t, 4> shares{};  ///< percent: standard, odds, endgame and unbalanced starts

  friend bool operator==(const GamesHeader&, const GamesHeader&) = default;
};
static_assert(sizeof(GamesHeader) == 56);

/// A game as a file has it, all numbers little-endian: bytes of the body (32 bits) and its FNV-1a (32 bits); then the
/// body: length of the start's FEN (8 bits; 0 for the standard start) and the FEN, result (8), randomPlies (8), number
/// of moves (16), moves (16 each: from, to << 6, promotion from knight 0 to queen 3 << 12, kind << 14 with normal 0,
/// promotion 1, en passant 2, castling 3 as king takes rook), scores (16 each).
std::string encode(const LabelledGame& game);

/// Reads a file of games from its beginning.
class GamesReader {
 public:
  /// Errors: "games.format" (not such a file, or of another version).
  static Result<GamesReader> open(std::istream& file);

  const GamesHeader& header() const { return header_; }
  /// Nothing at the end. A last game that was only half written when its writer was stopped counts as not there.
  /// Errors: "games.damaged" (args: the number of the game, from 1).
  Result<std::optional<LabelledGame>> next();

  std::uint64_t games() const { return games_; }  ///< read so far
  std::uint64_t bytes() const { return bytes_; }  ///< up to the end of the last game read

 private:
  explicit GamesReader(std::istream& file) : file_(&file) {}

  std::istream* file_;
  GamesHeader header_;
  std::uint64_t games_ = 0;
  std::uint64_t bytes_ = sizeof(GamesHeader);
};

}  // namespace kirin
