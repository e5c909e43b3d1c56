// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "puzzles/tags.h"

#include "chess/movegen.h"

#include <algorithm>
#include <bit>

namespace kirin::puzzles {

namespace {

template <class Test>
bool anyTurn(const Solution& s, Test test) {
  for (int turn = 0; turn < s.turns(); ++turn)
    if (test(turn)) return true;
  return false;
}

bool queenMates(const Position& position, Move move) {
  const Position after = position.after(Move(move.from(), move.to(), Move::Kind::Promotion, PieceType::Queen));
  return after.inCheck() && !hasLegalMove(after);
}

}  // namespace

bool hasPromotion(const Solution& s) {
  return anyTurn(s, [&](int turn) { return s.move(turn).kind() == Move::Kind::Promotion; });
}

bool hasUnderPromotion(const Solution& s) {
  return anyTurn(s, [&](int turn) {
    const PieceType chosen = s.move(turn).promotion();
    return chosen != PieceType::None && chosen != PieceType::Queen && !queenMates(s.before(turn), s.move(turn));
  });
}

bool hasAdvancedPawn(const Solution& s) {
  constexpr int kLastButOne = 6;
  return anyTurn(s, [&](int turn) {
    return s.mover(turn) == PieceType::Pawn && relativeRank(s.solver(), s.move(turn).to()) == kLastButOne;
  });
}

bool hasEnPassant(const Solution& s) {
  return anyTurn(s, [&](int turn) { return s.move(turn).kind() == Move::Kind::EnPassant; });
}

PuzzleTheme phaseOf(const Position& position) {
  constexpr int kFewPieces = 6, kLastOpeningMove = 12, kMostPieces = 11;
  const int pieces = std::popcount(position.pieces() & ~position.pieces(PieceType::Pawn)) - 2;
  if (pieces <= kFewPieces) return PuzzleTheme::Endgame;
  if (pieces >= kMostPieces && position.fullmoveNumber() <= kLastOpeningMove) return PuzzleTheme::Opening;
  return PuzzleTheme::Middlegame;
}

bool isPawnEndgame(const Position& position) {
  return position.pieces() == (position.pieces(PieceType::King) | position.pieces(PieceType::Pawn)) &&
         position.pieces(PieceType::Pawn) != 0;
}

bool isRookEndgame(const Position& position) {
  const Bitboard rooks = position.pieces(PieceType::Rook);
  return rooks != 0 &&
         position.pieces() == (position.pieces(PieceType::King) | position.pieces(PieceType::Pawn) | rooks);
}

PuzzleThemes themesOf(const Puzzle& puzzle) {
  const Solution s(puzzle);
  PuzzleThemes themes;
  const auto tag = [&](PuzzleTheme theme, bool shows) { themes.set(index(theme), shows); };
  constexpr int kLongestNamed = 5;
  if (s.endsInMate() && s.turns() <= kLongestNamed) themes.set(index(PuzzleTheme::MateIn1) + s.turns() - 1);
  tag(PuzzleTheme::BackRankMate, isBackRankMate(s));
  tag(PuzzleTheme::SmotheredMate, isSmotheredMate(s));
  tag(PuzzleTheme::DoubleCheck, hasDoubleCheck(s));
  tag(PuzzleTheme::Fork, hasFork(s));
  tag(PuzzleTheme::Pin, hasPin(s));
  tag(PuzzleTheme::Skewer, hasSkewer(s));
  tag(PuzzleTheme::DiscoveredAttack, hasDiscoveredAttack(s));
  tag(PuzzleTheme::HangingPiece, winsHangingPiece(s));
  tag(PuzzleTheme::TrappedPiece, winsTrappedPiece(s));
  tag(PuzzleTheme::Deflection, hasDeflection(s));
  tag(PuzzleTheme::Attraction, hasAttraction(s));
  tag(PuzzleTheme::Intermezzo, hasIntermezzo(s));
  tag(PuzzleTheme::Sacrifice, hasSacrifice(s));
  tag(PuzzleTheme::QuietMove, hasQuietMove(s));
  tag(PuzzleTheme::Defence, isDefence(s));
  tag(PuzzleTheme::Promotion, hasPromotion(s));
  tag(PuzzleTheme::UnderPromotion, hasUnderPromotion(s));
  tag(PuzzleTheme::AdvancedPawn, hasAdvancedPawn(s));
  tag(PuzzleTheme::EnPassant, hasEnPassant(s));
  themes.set(index(phaseOf(puzzle.start())));
  tag(PuzzleTheme::PawnEndgame, isPawnEndgame(puzzle.start()));
  tag(PuzzleTheme::RookEndgame, isRookEndgame(puzzle.start()));
  return themes;
}

}  // namespace kirin::puzzles
