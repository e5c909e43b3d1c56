// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board_choices.h"

#include "chess/movegen.h"

#include <algorithm>
#include <cstdlib>

namespace kirin {

Square castledKing(const Position& position, Move castling) {
  const int file = castling.to() > castling.from() ? 6 : 2;
  return makeSquare(file, rankOf(position.king(position.sideToMove())));
}

std::vector<Move> movesBetween(const Position& position, Square from, Square to) {
  std::vector<Move> found, castlings;
  for (const Move move : legalMoves(position)) {
    if (move.from() != from) continue;
    if (move.to() == to) {
      found.push_back(move);
    } else if (move.kind() == Move::Kind::Castling && castledKing(position, move) == to) {
      castlings.push_back(move);
    }
  }
  return found.empty() ? castlings : found;
}

std::vector<Square> targetsFrom(const Position& position, Square from) {
  std::vector<Square> targets;
  for (const Move move : legalMoves(position)) {
    if (move.from() != from) continue;
    targets.push_back(move.to());
    if (move.kind() == Move::Kind::Castling) targets.push_back(castledKing(position, move));
  }
  std::sort(targets.begin(), targets.end());
  targets.erase(std::unique(targets.begin(), targets.end()), targets.end());
  std::erase(targets, from);
  return targets;
}

namespace {

bool pawnReaches(Color side, int files, int ranks, Square from) {
  const int ahead = side == Color::White ? ranks : -ranks;
  if (std::abs(files) == 1) return ahead == 1;
  return files == 0 && (ahead == 1 || (ahead == 2 && relativeRank(side, from) == 1));
}

bool kingReaches(const Position& position, Color side, Square from, Square to) {
  if (std::max(std::abs(fileOf(to) - fileOf(from)), std::abs(rankOf(to) - rankOf(from))) == 1) return true;
  for (const int wing : {0, 1}) {
    const Square rook = position.castlingRook(side, wing);
    if (rook == kNoSquare) continue;
    if (to == rook || to == makeSquare(wing == 0 ? 2 : 6, rankOf(from))) return true;
  }
  return false;
}

bool reaches(const Position& position, Piece piece, Square from, Square to) {
  const int files = fileOf(to) - fileOf(from), ranks = rankOf(to) - rankOf(from);
  const bool straight = files == 0 || ranks == 0, diagonal = std::abs(files) == std::abs(ranks);
  switch (piece.type) {
    case PieceType::Pawn: return pawnReaches(piece.color, files, ranks, from);
    case PieceType::Knight: return std::abs(files * ranks) == 2;
    case PieceType::Bishop: return diagonal;
    case PieceType::Rook: return straight;
    case PieceType::Queen: return straight || diagonal;
    case PieceType::King: return kingReaches(position, piece.color, from, to);
    case PieceType::None: break;
  }
  return false;
}

}  // namespace

std::vector<Square> premoveTargets(const Position& position, Color side, Square from) {
  std::vector<Square> targets;
  const Piece piece = position.at(from);
  if (piece.none() || piece.color != side) return targets;
  for (Square to = 0; to < 64; ++to) {
    if (to != from && reaches(position, piece, from, to)) targets.push_back(to);
  }
  return targets;
}

}  // namespace kirin
