// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/bitboard.h"

#include <array>

namespace kirin {

/// Where pieces strike on an otherwise given board. The tables are complete before any other static object of the
/// program is made and never change, so everything here may be called from anywhere, any thread.
namespace detail {

/// The squares a slider sees from one square, by what stands in its way: the blockers among `mask`, multiplied by
/// `magic`, give in their highest bits a number of their own for every distinct view.
struct Magic {
  const Bitboard* views = nullptr;
  Bitboard mask = 0;
  Bitboard magic = 0;
  unsigned shift = 0;

  Bitboard view(Bitboard occupied) const { return views[((occupied & mask) * magic) >> shift]; }
};

struct AttackTables {
  AttackTables();
  AttackTables(const AttackTables&) = delete;
  AttackTables& operator=(const AttackTables&) = delete;

  std::array<Magic, 64> bishop;
  std::array<Magic, 64> rook;
  std::array<std::array<Bitboard, 64>, 64> between{};
  std::array<std::array<Bitboard, 64>, 64> line{};

 private:
  std::array<Bitboard, 5248> bishopViews_{};
  std::array<Bitboard, 102400> rookViews_{};
};

extern const AttackTables kAttackTables;

constexpr std::array<Bitboard, 64> stepTable(Bitboard (*step)(Bitboard)) {
  std::array<Bitboard, 64> table{};
  for (Square s = 0; s < 64; ++s) table[s] = step(bit(s));
  return table;
}

inline constexpr auto kKnightAttacks = stepTable([](Bitboard b) {
  const Bitboard near = shiftedEast(b) | shiftedWest(b);
  const Bitboard far = shiftedEast(shiftedEast(b)) | shiftedWest(shiftedWest(b));
  return near << 16 | near >> 16 | far << 8 | far >> 8;
});
inline constexpr auto kKingAttacks = stepTable([](Bitboard b) {
  const Bitboard row = b | shiftedEast(b) | shiftedWest(b);
  return (row | row << 8 | row >> 8) & ~b;
});
inline constexpr std::array kPawnAttacks{stepTable([](Bitboard b) { return (shiftedEast(b) | shiftedWest(b)) << 8; }),
                                         stepTable([](Bitboard b) { return (shiftedEast(b) | shiftedWest(b)) >> 8; })};

}  // namespace detail

/// What a pawn of that colour on s could take.
inline Bitboard pawnAttacks(Color c, Square s) { return detail::kPawnAttacks[index(c)][s]; }
/// The same of many pawns at once.
constexpr Bitboard pawnAttacks(Color c, Bitboard pawns) {
  return shiftedForward(c, shiftedEast(pawns) | shiftedWest(pawns));
}
inline Bitboard knightAttacks(Square s) { return detail::kKnightAttacks[s]; }
inline Bitboard kingAttacks(Square s) { return detail::kKingAttacks[s]; }
inline Bitboard bishopAttacks(Square s, Bitboard occupied) { return detail::kAttackTables.bishop[s].view(occupied); }
inline Bitboard rookAttacks(Square s, Bitboard occupied) { return detail::kAttackTables.rook[s].view(occupied); }
inline Bitboard queenAttacks(Square s, Bitboard occupied) {
  return bishopAttacks(s, occupied) | rookAttacks(s, occupied);
}
/// Of any piece but a pawn.
inline Bitboard pieceAttacks(PieceType type, Square s, Bitboard occupied) {
  switch (type) {
    case PieceType::Knight: return knightAttacks(s);
    case PieceType::Bishop: return bishopAttacks(s, occupied);
    case PieceType::Rook: return rookAttacks(s, occupied);
    case PieceType::Queen: return queenAttacks(s, occupied);
    default: return kingAttacks(s);
  }
}

/// The squares strictly between two on one rank, file or diagonal; else empty.
inline Bitboard between(Square a, Square b) { return detail::kAttackTables.between[a][b]; }
/// The whole rank, file or diagonal through both, edge to edge; empty where there is none, or a == b.
inline Bitboard lineThrough(Square a, Square b) { return detail::kAttackTables.line[a][b]; }

}  // namespace kirin
