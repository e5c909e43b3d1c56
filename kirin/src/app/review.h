// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/game_line.h"
#include "engine/engine.h"

#include <array>
#include <optional>
#include <span>
#include <vector>

namespace kirin {

/// What the engine says of a position. Scores are White's, whoever is on move.
struct Judgement {
  Score score;
  std::vector<Move> line;       ///< the best play from here; empty where the game is over
  std::optional<Score> second;  ///< of the second best move; none: there is no other, or nobody looked

  friend bool operator==(const Judgement&, const Judgement&) = default;
};

/// The positions of a game: the start, then after every ply; none where it is not judged yet.
using Judgements = std::vector<std::optional<Judgement>>;

/// What the rules alone say of the last position: mated, or drawn by itself; none: it goes on.
std::optional<Judgement> judgementByRules(const GameLine& line);

enum class Phase : std::uint8_t { Opening, Middlegame, Endgame };
inline constexpr int kPhases = 3;

/// The phase each position of the game belongs to, the start first. It never goes back: the opening ends with the
/// fifteenth move, with the tenth piece gone from among queens, rooks, bishops and knights or where either side has
/// fewer than four pieces left on its back rank; the endgame begins with six of those left.
std::vector<Phase> phasesOf(const GameLine& line);

/// What is said of a move. From Inaccuracy on they are errors, by the chances that went away with the move: 5 points,
/// 10 and 15.
enum class MoveMark : std::uint8_t {
  Book,        ///< some opening goes through here, and it cost less than 5
  Best,        ///< what the engine would have played
  OnlyMove,    ///< the same, and any other would have cost 10 or more
  Good,        ///< cost less than 5
  Inaccuracy,  ///< 5 or more
  Mistake,     ///< 10 or more
  Blunder,     ///< 15 or more
  MissedWin    ///< 15 or more of at least 85, but what is left is neither won (70) nor lost (30)
};
inline constexpr int kMoveMarks = 8;
constexpr bool isError(MoveMark mark) { return mark >= MoveMark::Inaccuracy; }

struct MoveReview {
  Phase phase = Phase::Opening;
  MoveMark mark = MoveMark::Good;
  double winBefore = 50, winAfter = 50;  ///< the mover's chances in percent
  double accuracy = 100;

  friend bool operator==(const MoveReview&, const MoveReview&) = default;
};

struct SideReview {
  std::optional<double> accuracy;
  std::array<std::optional<double>, kPhases> byPhase;
  std::array<int, kMoveMarks> marks{};  ///< how many of each

  friend bool operator==(const SideReview&, const SideReview&) = default;
};

/// A game as reviewed: so far, while positions are still to be judged.
struct Review {
  Judgements positions;
  std::vector<std::optional<MoveReview>> moves;  ///< one a ply, as soon as the positions around it are judged
  std::array<SideReview, 2> sides;               ///< by colour; accuracies once everything is judged
  int judged = 0;                                ///< positions

  bool complete() const { return judged == static_cast<int>(positions.size()); }
  friend bool operator==(const Review&, const Review&) = default;
};

/// `positions`: one more than plies. `bookPlies`: as OpeningTable counts them. Pure.
Review reviewOf(const GameLine& line, Judgements positions, int bookPlies);

/// The chances in percent of the side that is on move there.
double winFor(Color side, const Score& white);

}  // namespace kirin
