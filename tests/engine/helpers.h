// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time.h"
#include "chess/fen.h"
#include "chess/notation.h"
#include "engine/search_engine.h"

#include <catch2/catch.hpp>
#include <string>
#include <vector>

namespace kirin::testing {

inline Position position(std::string_view fen) {
  auto parsed = parseFen(fen);
  REQUIRE(parsed.ok());
  return *parsed;
}

inline SearchLimits nodes(std::uint64_t n) {
  SearchLimits limits;
  limits.nodes = n;
  return limits;
}

inline SearchLimits depth(int d) {
  SearchLimits limits;
  limits.depth = d;
  return limits;
}

/// Positions of every kind: start, open middlegame, castling on both sides, endings, in check.
inline const std::vector<std::string>& variedFens() {
  static const std::vector<std::string> fens{
      std::string(kStartFen),
      "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
      "r1bq1rk1/pp2bppp/2n1pn2/2pp4/3P1B2/2PBPN2/PP1N1PPP/R2QK2R w KQ - 0 8",
      "2r2rk1/1bqnbppp/pp1ppn2/8/2PQP3/1PN2NP1/PB3PBP/3RR1K1 b - - 4 15",
      "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
      "8/5pk1/4p1p1/7p/3n1P1P/4K1P1/5N2/8 w - - 0 40",
      "rnbqk1nr/ppp2ppp/8/3pp3/1b1P4/2N1P3/PPP2PPP/R1BQKBNR w KQkq - 0 4",
      "4k3/8/8/3q4/8/8/4R3/4K3 b - - 0 1",
  };
  return fens;
}

}  // namespace kirin::testing
