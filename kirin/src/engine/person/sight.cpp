// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/person/sight.h"

#include "chess/attacks.h"
#include "chess/see.h"

#include <algorithm>
#include <bit>
#include <cstdlib>

namespace kirin {

namespace {

// Thousandths of a logit.
constexpr int kCapture = 1200;
constexpr int kPerPawn = 200;  ///< of what is taken
constexpr int kUnguarded = 1600;
constexpr int kFlight = 700;
constexpr int kCheck = 500;
constexpr int kOnTheSpot = 500;  ///< takes what just moved
constexpr int kPerStep = -80;    ///< away from the eyes
constexpr int kLong = -350;
constexpr int kBackward = -350;
constexpr int kUncovered = -700;
constexpr int kPinnedGuard = -700;
constexpr int kFork = -200;
constexpr int kSettled = -150;
constexpr int kPerGone = 40;  ///< of the pieces and pawns of both

int stepsBetween(Square a, Square b) {
  return std::max(std::abs(fileOf(a) - fileOf(b)), std::abs(rankOf(a) - rankOf(b)));
}

/// Would a piece leaving `s` open its own king to a slider?
bool isPinned(const Position& position, Square s, Color side) {
  const Square king = position.king(side);
  if (s == king || lineThrough(s, king) == 0) return false;
  const Bitboard others = position.pieces() & ~bit(s);
  const Bitboard sliders = position.attackersTo(king, others) & ~position.attackersTo(king, position.pieces());
  return (sliders & position.pieces(!side) & lineThrough(s, king)) != 0;
}

}  // namespace

int distanceFromEyes(Move move, const Attention& attention) {
  int nearest = 7;
  for (Bitboard left = attention.squares; left != 0;)
    nearest = std::min(nearest, stepsBetween(popLowest(left), move.to()));
  return nearest;
}

bool isLong(const Position& position, Move move) {
  const PieceType type = position.typeAt(move.from());
  const bool slides = type == PieceType::Bishop || type == PieceType::Rook || type == PieceType::Queen;
  return slides && stepsBetween(move.from(), move.to()) >= 4;
}

bool isBackward(const Position& position, Move move) {
  const Color side = position.sideToMove();
  return move.kind() != Move::Kind::Castling && relativeRank(side, move.to()) < relativeRank(side, move.from());
}

bool isUncovered(Move move, const Attention& attention) {
  return attention.lastFrom != kNoSquare && (between(move.from(), move.to()) & bit(attention.lastFrom)) != 0;
}

bool guardIsPinned(const Position& position, Move move) {
  if (!position.isCapture(move)) return false;
  const Color victim = !position.sideToMove();
  const Bitboard occupied = position.pieces() & ~bit(move.from());
  Bitboard guards = position.attackersTo(move.to(), occupied) & occupied & position.pieces(victim);
  if (guards == 0) return false;
  while (guards != 0)
    if (!isPinned(position, popLowest(guards), victim)) return false;
  return true;
}

bool takesUnguarded(const Position& position, Move move) {
  if (!position.isCapture(move)) return false;
  const Bitboard occupied = position.pieces() & ~bit(move.from());
  return (position.attackersTo(move.to(), occupied) & occupied & position.pieces(!position.sideToMove())) == 0;
}

bool isFlight(const Position& position, Move move) {
  if (move.kind() == Move::Kind::Castling) return false;
  const Color side = position.sideToMove();
  const int value = exchangeValue(position.typeAt(move.from()));
  Bitboard attackers = position.attackersTo(move.from(), position.pieces()) & position.pieces(!side);
  if (value < exchangeValue(PieceType::Knight) || attackers == 0) return false;
  if ((position.attackersTo(move.from(), position.pieces()) & position.pieces(side)) == 0) return true;
  while (attackers != 0) {
    const PieceType attacker = position.typeAt(popLowest(attackers));
    if (attacker != PieceType::King && exchangeValue(attacker) < value) return true;
  }
  return false;
}

bool isFork(const Position& position, Move move) {
  if (move.kind() != Move::Kind::Normal) return false;
  const Color side = position.sideToMove();
  const PieceType type = position.typeAt(move.from());
  const Bitboard occupied = (position.pieces() & ~bit(move.from())) | bit(move.to());
  Bitboard targets = type == PieceType::Pawn ? pawnAttacks(side, move.to()) : pieceAttacks(type, move.to(), occupied);
  targets &= position.pieces(!side);
  int dear = 0;
  while (targets != 0) {
    const PieceType target = position.typeAt(popLowest(targets));
    if (target == PieceType::King || exchangeValue(target) > exchangeValue(type)) ++dear;
  }
  return type != PieceType::King && dear >= 2;
}

bool takesSettled(const Position& position, Move move, const Attention& attention) {
  return position.isCapture(move) && (attention.settled & bit(move.to())) != 0;
}

int piecesGone(const Position& position) { return 32 - std::popcount(position.pieces()); }

int visibility(const Position& position, Move move, const Attention& attention) {
  int sum = 0;
  if (position.isCapture(move)) {
    sum += kCapture + exchangeValue(position.captured(move).type) / 100 * kPerPawn;
    if (move.to() == attention.lastTo) sum += kOnTheSpot;
    if (takesUnguarded(position, move)) sum += kUnguarded;
  }
  if (position.givesCheck(move)) sum += kCheck;
  sum += distanceFromEyes(move, attention) * kPerStep;
  sum += piecesGone(position) * kPerGone;
  if (isFlight(position, move)) sum += kFlight;
  if (isLong(position, move)) sum += kLong;
  if (isBackward(position, move)) sum += kBackward;
  if (isUncovered(move, attention)) sum += kUncovered;
  if (guardIsPinned(position, move)) sum += kPinnedGuard;
  if (isFork(position, move)) sum += kFork;
  if (takesSettled(position, move, attention)) sum += kSettled;
  return sum;
}

}  // namespace kirin
