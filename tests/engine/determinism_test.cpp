// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The promise that a budget decides the move, kept by the program itself, and what it does without memory.
#include "helpers.h"

#include <array>
#include <cstdio>

using namespace kirin;
using testing::nodes;
using testing::position;

namespace {

/// What kirin-uci answers to a script, in a process of its own.
std::vector<std::string> answers(const std::string& script, const std::string& before = "") {
  const std::string command = before + "printf '" + script + "' | " KIRIN_BIN_DIR "/kirin-uci";
  std::vector<std::string> lines;
  FILE* pipe = popen(command.c_str(), "r");
  REQUIRE(pipe != nullptr);
  std::array<char, 4096> buffer{};
  while (std::fgets(buffer.data(), buffer.size(), pipe) != nullptr) {
    lines.emplace_back(buffer.data());
    while (!lines.back().empty() && lines.back().back() == '\n') lines.back().pop_back();
  }
  REQUIRE(pclose(pipe) == 0);
  return lines;
}

std::vector<std::string> bestMoves(const std::vector<std::string>& lines) {
  std::vector<std::string> moves;
  for (const std::string& line : lines)
    if (line.rfind("bestmove ", 0) == 0) moves.push_back(line);
  return moves;
}

}  // namespace

TEST_CASE("400,000 nodes give the same moves in a fresh process and after other searches", "[.slow]") {
  std::vector<std::string> fens = testing::variedFens();
  fens.emplace_back("r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/2N2N2/PPPP1PPP/R1BQK2R w KQkq - 6 5");
  fens.emplace_back("2kr3r/ppp2ppp/2n1b3/2b1P3/5B2/2N2N2/PPP2PPP/R3K2R b KQ - 2 11");
  REQUIRE(fens.size() == 10);
  std::vector<std::string> fresh;
  std::string all;
  for (const std::string& fen : fens) {
    const std::string search = "ucinewgame\\nposition fen " + fen + "\\ngo nodes 400000\\n";
    const auto moves = bestMoves(answers(search));
    REQUIRE(moves.size() == 1);
    fresh.push_back(moves[0]);
    all += "position startpos moves d2d4\\ngo nodes 50000\\n" + search;
  }
  const auto mixed = bestMoves(answers(all));
  REQUIRE(mixed.size() == 20);
  for (std::size_t i = 0; i < fens.size(); ++i) {
    INFO(fens[i]);
    CHECK(mixed[2 * i + 1] == fresh[i]);
  }
}

// A sanitizer takes more address space than any limit leaves.
#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
TEST_CASE("a table that does not fit is refused, and the old one stays") {
  const auto lines = answers(
      "setoption name Hash value 8\\nsetoption name Hash value 60000\\nisready\\nposition startpos\\ngo depth 4\\n",
      "ulimit -v 1500000; ");
  REQUIRE(lines.size() > 2);
  CHECK(lines[0].rfind("info string error engine.option", 0) == 0);
  CHECK(lines[0].find("Hash") != std::string::npos);
  CHECK(lines[0].find("60000") != std::string::npos);
  CHECK(lines[1] == "readyok");
  CHECK(bestMoves(lines).size() == 1);
}
#endif
