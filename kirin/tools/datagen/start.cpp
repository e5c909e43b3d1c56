// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "start.h"

#include "chess/movegen.h"
#include "chess/position_builder.h"

#include <bit>
#include <cstdlib>
#include <optional>

namespace kirin {

namespace {

StartKind drawKind(const StartShares& shares, Rng& rng) {
  int left = static_cast<int>(rng.below(100));
  for (int kind = 0; kind + 1 < kStartKinds; ++kind) {
    left -= shares[static_cast<std::size_t>(kind)];
    if (left < 0) return static_cast<StartKind>(kind);
  }
  return static_cast<StartKind>(kStartKinds - 1);
}

Color drawColor(Rng& rng) { return rng.below(2) == 0 ? Color::White : Color::Black; }

Square drawSquare(Bitboard from, Rng& rng) {
  for (std::uint32_t skip = rng.below(static_cast<std::uint32_t>(std::popcount(from))); skip > 0; --skip)
    from &= from - 1;
  return std::countr_zero(from);
}

Position withoutPieces(Rng& rng) {
  const Position standard;
  Bitboard missing = 0;
  const auto give = [&](Color color) {
    missing |= bit(drawSquare(standard.pieces(color) & ~standard.pieces(PieceType::King) & ~missing, rng));
  };
  const Color giver = drawColor(rng);
  for (int left = rng.between(1, 3); left > 0; --left) give(giver);
  if (rng.below(4) == 0) give(!giver);

  PositionBuilder builder;
  for (Bitboard left = standard.pieces() & ~missing; left != 0; left &= left - 1) {
    const Square square = std::countr_zero(left);
    builder.put(standard.at(square), square);
  }
  for (Color color : kColors)
    for (int side : {0, 1})
      if (const Square rook = standard.castlingRook(color, side); (missing & bit(rook)) == 0)
        builder.allowCastling(color, rook);
  return builder.build("odds").value();
}

// Nothing where the squares drawn don't make a sane position.
std::optional<Position> fewPieces(Rng& rng) {
  PositionBuilder builder;
  Bitboard free = ~Bitboard{0};
  const auto put = [&](Color color, PieceType type) {
    constexpr Bitboard kEdgeRanks = 0xFF000000000000FFULL;
    const Square square = drawSquare(type == PieceType::Pawn ? free & ~kEdgeRanks : free, rng);
    free &= ~bit(square);
    builder.put({color, type}, square);
  };
  for (Color color : kColors) put(color, PieceType::King);
  // Half of them with the same pieces for both; pawns differ by one at most, so that few are decided.
  const bool same = rng.below(2) == 0;
  for (int left = rng.between(0, 3); left > 0; --left) {
    const auto draw = [&] {
      return static_cast<PieceType>(rng.between(index(PieceType::Knight), index(PieceType::Queen)));
    };
    const PieceType type = draw();
    put(Color::White, type);
    put(Color::Black, same ? type : draw());
  }
  const int pawns = rng.between(0, 6);
  for (int left = pawns; left > 0; --left)
    for (Color color : kColors) put(color, PieceType::Pawn);
  if (rng.below(2) == 0) put(drawColor(rng), PieceType::Pawn);
  builder.setSideToMove(drawColor(rng));
  const Result<Position> position = builder.build("endgame");
  return position ? std::optional(*position) : std::nullopt;
}

bool over(const GameLine& line) { return line.isCheckmate() || line.automaticDraw() != DrawRule::None; }

std::optional<GameLine> randomPlies(GameLine line, int plies, Rng& rng) {
  for (; plies > 0 && !over(line); --plies) {
    const MoveList moves = legalMoves(line.current());
    line.play(moves[static_cast<int>(rng.below(static_cast<std::uint32_t>(moves.size())))]);
  }
  return over(line) ? std::nullopt : std::optional(std::move(line));
}

std::optional<GameLine> drawLine(StartKind kind, Rng& rng) {
  switch (kind) {
    case StartKind::Standard: return randomPlies(GameLine(), rng.between(8, 9), rng);
    case StartKind::Odds: return randomPlies(GameLine(withoutPieces(rng)), rng.between(0, 8), rng);
    case StartKind::Endgame: {
      const auto position = fewPieces(rng);
      return position ? randomPlies(GameLine(*position), rng.between(0, 8), rng) : std::nullopt;
    }
    case StartKind::Unbalanced: return randomPlies(GameLine(), rng.between(8, 16), rng);
  }
  return std::nullopt;
}

}  // namespace

bool Start::accepts(int score) const {
  constexpr int kEven = 150;
  constexpr int kPlayable = 500;
  constexpr int kDecided = 1500;
  if (kind == StartKind::Standard) return std::abs(score) <= kPlayable;
  return std::abs(score) <= kDecided && (kind != StartKind::Unbalanced || std::abs(score) >= kEven);
}

Start drawStart(const StartShares& shares, Rng& rng) {
  const StartKind kind = drawKind(shares, rng);
  std::optional<GameLine> line;
  while (!line) line = drawLine(kind, rng);
  return {kind, *std::move(line)};
}

}  // namespace kirin
