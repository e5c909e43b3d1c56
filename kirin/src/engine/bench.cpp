// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bench.h"

#include "chess/fen.h"
#include "engine/search_engine.h"
#include "engine/uci_text.h"

#include <charconv>
#include <fmt/format.h>

namespace kirin {

namespace {

constexpr int kUsualDepth = 12;

// From games of the engine against itself after random openings, at plies 9 to 84.
constexpr std::string_view kPositions[] = {
    kStartFen,
    "rnbqkbnr/p1p3pp/4pp2/1P1p4/8/6P1/PP1PPPBP/RNBQK1NR b KQkq - 0 5",
    "4kbr1/1p4p1/1q3nNp/3Ppp2/8/1b1BP3/5PPP/Q4RK1 w - - 2 21",
    "1n5r/rk5p/2p1Rppn/1pb5/1p1N4/qB3N2/P1PP1PPP/RQ4K1 w - - 8 21",
    "rnbq1bnr/pp2pkpp/2p2p2/3P4/1P6/B1N5/P1PP1PPP/R2QKBNR b KQ - 0 5",
    "r3kb1r/1p2p1pp/1q1pbn2/n4p2/3P4/1N2P2N/PB2BPPP/R2QK2R w KQkq - 4 13",
    "R7/3k1p2/7p/5N2/3PB1p1/2p3P1/1n1b1P1P/6K1 w - - 10 37",
    "2bq1rk1/1p2bpp1/n1pp1n1p/p7/2PP4/N3PR1P/PP1N2P1/R1BQ2K1 w - - 1 13",
    "6k1/8/6bp/p5p1/Ppp1N1P1/q6P/5R1K/4R3 w - - 2 43",
    "3q2k1/3nr3/2p2bbp/p1Pp2p1/Pp1n4/1P2Q1PP/3N3K/B1R1NR2 w - - 0 31",
    "kn2r3/3r4/2p1N1p1/qp3n1p/1p1P1R2/1B1Q4/P1P2PPP/4R1K1 w - - 2 31",
    "8/5k1p/6p1/1P6/1N1Qp1b1/KP6/8/5q2 w - - 3 43",
    "r1bq1rk1/ppppbppp/n4n2/8/QPP1pPP1/P7/1B1PP2P/RN2KBNR w KQ - 1 8",
    "1r3r1k/4np2/1pn3p1/p1p3Pp/P3P2P/P1P1B1b1/1R1R2B1/1N4K1 w - - 1 26",
    "rnbqkbnr/p2p2pp/2p1pp2/1p6/3P2P1/P1N5/1PP1PP1P/R1BQKBNR b KQkq - 0 5",
    "r1bq2k1/pp5p/n1pp1b2/5p1p/QPP1pP1P/P3P3/1B1P4/R3K1NR w KQ - 0 17",
    "r5k1/p2r1p2/7p/1N1N2b1/2pP2p1/3nP1P1/1P1B1PBP/R5K1 w - - 1 26",
    "8/4n3/1Rn1k3/p1p5/P1P1P2p/P5r1/5K2/1N3B2 w - - 1 37",
    "4r1k1/pp1b3p/8/3p2P1/P5p1/3qP1R1/1P1N3P/R1B1K3 w - - 1 26",
    "3R4/pNn4p/5k2/1b3p1p/7P/P1r1P3/8/4K1R1 w - - 6 37",
    "8/2q3k1/1N1n2bp/P1pP2p1/P1P1p1P1/1Nb4P/4R1K1/1Q6 w - - 2 31",
    "rnbqkbnr/1p1pp1pp/2p5/p4p2/1P6/2PP4/PB1NPPPP/R2QKBNR b KQkq - 1 5",
    "r1bq1rk1/3n3p/4p1pP/1pPpb3/p2B2P1/PPN5/2P1B3/R2Q1RK1 w - - 0 21",
    "rn1qkbnr/pp3pp1/2p4p/3p4/8/5BP1/PP1PPP1P/RNBQK1NR w KQkq - 0 8",
    "7k/pp1b2rp/n1p5/4qp1p/1PP2P1P/P3P3/4N3/2R1K2R w K - 0 26",
    "3qr1k1/2nnbp2/2p1b1pp/p1Pp4/Pp1P4/1P2PN1P/3NQ1P1/R1B2RK1 w - - 2 21",
    "2bqk2r/2ppbn1p/np6/p2Pp1p1/4Pp2/PPN4P/2PB1PP1/R1NQ1RK1 w k - 1 13",
    "r1bq1rk1/ppp1bppp/5n2/2np2Q1/8/P3P3/1PPPBPPP/RNB1K1NR w KQ - 5 8",
    "rnbqk1nr/1pp2p2/p5p1/3pb1Pp/8/2P2P1N/PP2P2P/RNBQKB1R w KQkq - 0 8",
    "2bqkb1r/1ppppppp/n6n/p7/3PP3/1PN5/P1P2PPP/R1BQK1NR b KQk - 0 5",
    "7r/1p1nnk2/1r2p3/1N2b2p/2Pp1p1P/3P1B2/2KB4/1R5R w - - 0 31",
    "r4rk1/pp2bpp1/5n1p/PN1p4/1npP4/4PBP1/1P2NP1P/R1B1K2R w KQ - 1 17",
    "3q2kr/3b4/rP2pnpp/p2p4/P3p3/1Q2B1P1/2R1PPBP/R5K1 w - - 0 21",
    "8/7P/4k3/6Q1/4B3/8/4PP1P/6K1 w - - 1 43",
    "rn3b1r/1p2nk2/2p1pp2/1p1p3p/P6P/2N1P3/2PPB3/1RB1K2R w K - 0 21",
    "rn1q1rk1/2b1np2/bp4p1/p1p3Pp/N3P3/2P1B3/PP4BP/RN1Q1RK1 w - - 1 17",
    "r1bqk2r/pppp2pp/2n1pn2/5p2/3P1N2/P3P1P1/P1P2P1P/R1BQKB1R w KQkq - 1 8",
    "rn3b1r/1p3kpp/2p1Np1n/8/1p6/q4N2/P1PPBPPP/RQ2K2R w KQ - 0 13",
    "1r3k2/8/5npp/p2pB3/Q3p3/6P1/4PPBP/6K1 w - - 0 31",
    "6n1/2kb1p2/6p1/6Pr/3p1b1p/r2P3P/3N1P2/1R2KBR1 w - - 4 37",
};

}  // namespace

std::span<const std::string_view> benchPositions() { return kPositions; }

Result<int> parseBenchDepth(std::string_view text) {
  if (text.empty()) return kUsualDepth;
  int depth = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), depth);
  if (error != std::errc{} || end != text.data() + text.size() || depth < 1 || depth > 60)
    return Error{"uci.bench", {std::string(text), "a depth from 1 to 60"}};
  return depth;
}

BenchResult runBench(const ITime& time, int depth, std::stop_token stop,
                     const std::function<void(std::string_view)>& progress) {
  SearchEngine engine(time);
  SearchLimits limits;
  limits.depth = depth;
  BenchResult result;
  const Instant began = time.now();
  int number = 0;
  for (std::string_view fen : kPositions) {
    if (stop.stop_requested()) break;
    const auto position = parseFen(fen);
    const auto found = engine.search(GameLine(*position), limits, stop, {});
    result.nodes += found->nodes;
    progress(fmt::format("info string position {} of {}: {} nodes", ++number, std::size(kPositions), found->nodes));
  }
  result.nodesPerSecond = nodesPerSecond(result.nodes, time.now() - began);
  return result;
}

}  // namespace kirin
