// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/rng.h"
#include "chess/fen.h"
#include "chess/movegen.h"

#include <array>
#include <functional>
#include <string_view>

namespace kirin::testing {

/// Starts that between them have everything: castling both ways, en passant, promotions, pins, Chess960.
inline constexpr std::array<std::string_view, 8> kStarts{
    kStartFen,
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
    "nrkbbqrn/pppppppp/8/8/8/8/PPPPPPPP/NRKBBQRN w GBgb - 0 1",
    "rk5r/pp1pp1pp/8/2pP1p2/8/8/PP2PPPP/RK5R w HAha c6 0 1",
};

/// Plays a random game from each start and shows every position on the way.
inline void everyPosition(std::uint64_t seed, int plies, const std::function<void(const Position&)>& look) {
  Rng rng(seed);
  for (const auto fen : kStarts) {
    Position position = *parseFen(fen);
    for (int ply = 0; ply < plies; ++ply) {
      look(position);
      const MoveList moves = legalMoves(position);
      if (moves.empty()) break;
      position.play(moves[static_cast<int>(rng.below(static_cast<std::uint32_t>(moves.size())))]);
    }
  }
}

}  // namespace kirin::testing
