// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/see.h"

#include "chess/notation.h"
#include "chess/random_positions.h"

#include <algorithm>
#include <catch2/catch.hpp>

using namespace kirin;

namespace {

/// The same question answered by playing it out: what the side to move wins at best by taking on s, or 0 by leaving it.
/// Pieces may be pinned: captures are looked for by attack, as in the exchange.
int playOut(const Position& position, Square s, Bitboard occupied, Color side, PieceType standing) {
  const Bitboard attackers = position.attackersTo(s, occupied) & occupied;
  const Bitboard able = attackers & position.pieces(side);
  for (const PieceType type : kPieceTypes) {
    const Bitboard takers = able & position.pieces(type);
    if (takers == 0) continue;
    if (type == PieceType::King && (attackers & position.pieces(!side))) return 0;
    return std::max(0, exchangeValue(standing) - playOut(position, s, occupied ^ bit(lowest(takers)), !side, type));
  }
  return 0;
}

int exchange(const Position& position, Move m) {
  if (m.kind() == Move::Kind::Castling) return 0;
  int won = exchangeValue(position.captured(m).type);
  PieceType standing = position.typeAt(m.from());
  if (m.promotion() != PieceType::None) {
    standing = m.promotion();
    won += exchangeValue(standing) - 100;
  }
  const Bitboard occupied = (position.pieces() & ~bit(m.from()) & ~bit(position.captureSquare(m))) | bit(m.to());
  return won - playOut(position, m.to(), occupied, !position.sideToMove(), standing);
}

int value(std::string_view fen, std::string_view move) {
  const Position position = *parseFen(fen);
  const Move m = *parseSan(position, move);
  for (int threshold = 2000; threshold >= -2000; threshold -= 100)
    if (seeAtLeast(position, m, threshold)) return threshold;
  return -9999;
}

}  // namespace

TEST_CASE("exchanges come out as anybody would count them") {
  CHECK(value("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "exd5") == 100);
  CHECK(value("4k3/8/4p3/3p4/4P3/8/8/4K3 w - - 0 1", "exd5") == 0);
  CHECK(value("4k3/8/4p3/3p4/8/8/8/3QK3 w - - 0 1", "Qxd5") == -800);
  CHECK(value("1k1r3q/1ppn3p/p4b2/4p3/8/P2N2P1/1PP1R1BP/2K1Q3 w - - 0 1", "Nxe5") == -200);
  CHECK(value("3r2k1/8/8/3p4/8/8/3R4/3RK3 w - - 0 1", "Rxd5") == 100);
  CHECK(value("7k/P7/8/8/8/8/8/K7 w - - 0 1", "a8=Q") == 800);
  CHECK(value("1r5k/P7/8/8/8/8/8/K7 w - - 0 1", "a8=Q") == -100);
  CHECK(value("1r5k/P7/8/8/8/8/8/K7 w - - 0 1", "axb8=Q") == 1300);
  CHECK(value("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "exd6") == 100);
  CHECK(value("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "O-O") == 0);
  CHECK(value("8/8/8/3pk3/4P3/8/8/3RK3 w - - 0 1", "exd5") == 100);
}

TEST_CASE("the quick answer is the played out one, at and beside every threshold") {
  int exchanges = 0;
  kirin::testing::everyPosition(8, 60, [&](const Position& position) {
    for (const Move m : legalMoves(position)) {
      const int exact = exchange(position, m);
      ++exchanges;
      if (!seeAtLeast(position, m, exact) || seeAtLeast(position, m, exact + 1) ||
          !seeAtLeast(position, m, exact - 1) || seeAtLeast(position, m, exact + 300))
        FAIL(toFen(position) << " " << toSan(position, m) << " " << exact);
    }
  });
  CHECK(exchanges > 1000);
}
