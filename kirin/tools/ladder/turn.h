// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ladder/exchange.h"

#include "chess/game_line.h"

#include <array>
#include <cstdint>
#include <string_view>

namespace kirin::ladder {

/// What is asked of every move of a person or a rung, by static exchange and mates in one alone.
enum class Question : std::uint8_t {
  MateFound,       ///< could mate at once: did
  MateAllowed,     ///< can be mated at once after the move
  MovedInto,       ///< hangs the piece that moved
  Left,            ///< hangs another, or one where it stood
  QueenHung,       ///< the piece that hangs is the queen
  FreeTaken,       ///< a piece was free: took it, or something as good
  FreeTakenNear,   ///< the same where it stood on the square last moved to
  FreeTakenFar,    ///< and elsewhere
  FreeTakenNew,    ///< elsewhere, where it has only just become free
  FreeTakenAgain,  ///< elsewhere, where it was free at one's move before already, and not taken
  Recaptured,      ///< what the opponent just took could be taken back at a profit: was
  Count
};

inline constexpr int kQuestions = static_cast<int>(Question::Count);
/// As JSON calls it.
std::string_view nameOf(Question question);

/// The answer to one question: whether there was occasion, and whether it was done.
struct Answer {
  bool asked = false;
  bool done = false;

  friend bool operator==(const Answer&, const Answer&) = default;
};
using Answers = std::array<Answer, kQuestions>;

/// From how much on a piece hangs, or is free: centipawns.
inline constexpr int kPiece = 200;
/// From how much on a queen that hangs goes for nothing, or next to it.
inline constexpr int kQueen = 700;

/// What can be said of a position before a move is chosen: made once, asked of any of its moves.
class Turn {
 public:
  /// Of the line's last position; the move before it tells what could be taken back.
  explicit Turn(const GameLine& line);
  /// Of a position within a line, after that many plies.
  Turn(const GameLine& line, int ply);

  const Position& position() const { return position_; }
  Answers judge(Move move) const;

 private:
  Position position_;
  Square lastTo_ = kNoSquare;
  bool mate_ = false;
  int takeBack_ = 0;  ///< the most that taking back wins
  bool again_ = false;
  Exchange free_;
};

}  // namespace kirin::ladder
