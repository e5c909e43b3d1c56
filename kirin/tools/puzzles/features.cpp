// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "puzzles/features.h"

#include "puzzles/tags.h"

#include "chess/movegen.h"
#include "chess/see.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>

namespace kirin::puzzles {

namespace {

constexpr std::uint64_t kNodes = 6000;
constexpr int kRankDepth = 2;
constexpr std::uint64_t kRankNodes = 8000;

constexpr std::array<std::string_view, 41> kOwnNames{
    "constant",        "length",        "logLength",    "mate",        "hold",           "oneMove",       "firstNodes",
    "firstRank",       "firstMissed",   "mostNodes",    "mostRank",    "missed",         "sumNodes",      "sumRank",
    "firstCapture",    "firstCheck",    "firstQuiet",   "firstLosing", "firstBackward",  "firstDistance", "firstKnight",
    "firstPawn",       "firstKing",     "firstQueen",   "captures",    "checks",         "quiets",        "losing",
    "legalMoves",      "noisyMoves",    "checksAtHand", "tempting",    "pieces",         "ahead",         "inCheck",
    "mistakeCaptures", "mistakeChecks", "ownLoose",     "theirLoose",  "repliesToThink", "retakes"};

constexpr std::array<std::string_view, kOwnNames.size() + kPuzzleThemes> kNames = [] {
  std::array<std::string_view, kOwnNames.size() + kPuzzleThemes> names{};
  std::ranges::copy(kOwnNames, names.begin());
  return names;
}();

const auto& allNames() {
  static const auto kAll = [] {
    auto names = kNames;
    for (int i = 0; i < kPuzzleThemes; ++i)
      names[kOwnNames.size() + static_cast<std::size_t>(i)] = puzzleThemeKey(puzzleTheme(i));
    return names;
  }();
  return kAll;
}

bool losesMaterial(const Position& position, Move move) { return !seeAtLeast(position, move, -100); }

int looseMen(const Position& position, Color color) {
  int count = 0;
  for (Bitboard men = position.pieces(color) & ~position.pieces(PieceType::Pawn) & ~position.pieces(PieceType::King);
       men != 0;)
    count += isLoose(position, popLowest(men));
  return count;
}

int distance(Move move) {
  return std::max(std::abs(fileOf(move.from()) - fileOf(move.to())), std::abs(rankOf(move.from()) - rankOf(move.to())));
}

/// Moves that seem to win something and are not the solution.
int tempting(const Position& position, Move solution) {
  constexpr int kWorthIt = 100;
  int count = 0;
  for (const Move move : legalMoves(position))
    count += move != solution && position.isCapture(move) && seeAtLeast(position, move, kWorthIt);
  return count;
}

double log2of(double value) { return std::log2(std::max(value, 1.0)); }

}  // namespace

std::span<const std::string_view> featureNames() { return allNames(); }

FeatureMeter::FeatureMeter(const ITime& time) : search_(makeSearchEngine(time)), all_(makeSearchEngine(time)) {
  (void)search_->applyOptions({{"Hash", "4"}});
  (void)all_->applyOptions({{"Hash", "4"}, {"MultiPV", "256"}});
}

FeatureMeter::Glimpse FeatureMeter::glimpse(const Position& position, Move solution) {
  Glimpse glimpse;
  const GameLine line(position);
  std::uint64_t before = 1, since = 1;
  (void)search_->newGame();
  SearchLimits limits;
  limits.nodes = kNodes;
  (void)search_->search(line, limits, {}, [&](const SearchInfo& info) {
    const bool best = info.pv.front() == solution;
    if (best && !glimpse.found) since = before;
    glimpse.found = best;
    before = info.nodes;
  });
  glimpse.nodesToFind = log2of(static_cast<double>(glimpse.found ? since : kNodes));

  (void)all_->newGame();
  SearchLimits shallow;
  shallow.depth = kRankDepth;
  shallow.nodes = kRankNodes;
  double rank = static_cast<double>(legalMoves(position).size());
  (void)all_->search(line, shallow, {}, [&](const SearchInfo& info) {
    if (info.pv.front() == solution) rank = info.multiPv;
  });
  glimpse.rank = log2of(rank);
  return glimpse;
}

Features FeatureMeter::measure(const Puzzle& puzzle) {
  const Solution s(puzzle);
  const Position& start = s.before(0);
  const Move first = s.move(0);
  const Color solver = s.solver();

  Glimpse firstGlimpse;
  double mostNodes = 0, mostRank = 0, sumNodes = 0, sumRank = 0;
  int missed = 0, captures = 0, checks = 0, quiets = 0, losing = 0, retakes = 0;
  double replies = 0;
  for (int turn = 0; turn < s.turns(); ++turn) {
    const Position& position = s.before(turn);
    const Move move = s.move(turn);
    const Glimpse seen = glimpse(position, move);
    if (turn == 0) firstGlimpse = seen;
    mostNodes = std::max(mostNodes, seen.nodesToFind);
    mostRank = std::max(mostRank, seen.rank);
    sumNodes += seen.nodesToFind;
    sumRank += seen.rank;
    missed += !seen.found;
    captures += position.isCapture(move);
    checks += position.givesCheck(move);
    quiets += isQuiet(position, move);
    losing += losesMaterial(position, move);
    if (turn + 1 < s.turns()) replies += log2of(legalMoves(s.after(turn)).size());
    if (turn > 0 && position.isCapture(move)) retakes += move.to() == s.reply(turn - 1).to();
  }
  int checksAtHand = 0;
  for (const Move move : legalMoves(start)) checksAtHand += start.givesCheck(move);
  const int forward = relativeRank(solver, first.to()) - relativeRank(solver, first.from());

  Features f{1,
             static_cast<double>(s.turns()),
             log2of(s.turns()),
             static_cast<double>(puzzle.goal == PuzzleGoal::Mate),
             static_cast<double>(puzzle.goal == PuzzleGoal::Hold),
             static_cast<double>(s.turns() == 1),
             firstGlimpse.nodesToFind,
             firstGlimpse.rank,
             static_cast<double>(!firstGlimpse.found),
             mostNodes,
             mostRank,
             static_cast<double>(missed),
             sumNodes,
             sumRank,
             static_cast<double>(start.isCapture(first)),
             static_cast<double>(start.givesCheck(first)),
             static_cast<double>(isQuiet(start, first)),
             static_cast<double>(losesMaterial(start, first)),
             static_cast<double>(forward < 0),
             static_cast<double>(distance(first)),
             static_cast<double>(s.mover(0) == PieceType::Knight),
             static_cast<double>(s.mover(0) == PieceType::Pawn),
             static_cast<double>(s.mover(0) == PieceType::King),
             static_cast<double>(s.mover(0) == PieceType::Queen),
             static_cast<double>(captures),
             static_cast<double>(checks),
             static_cast<double>(quiets),
             static_cast<double>(losing),
             log2of(legalMoves(start).size()),
             log2of(1.0 + legalNoisyMoves(start).size()),
             log2of(1.0 + checksAtHand),
             static_cast<double>(tempting(start, first)),
             static_cast<double>(std::popcount(start.pieces())),
             std::clamp((materialOf(start, solver) - materialOf(start, !solver)) / 100.0, -10.0, 10.0),
             static_cast<double>(start.inCheck()),
             static_cast<double>(s.beforeMistake().isCapture(s.mistake())),
             static_cast<double>(s.beforeMistake().givesCheck(s.mistake())),
             static_cast<double>(looseMen(start, solver)),
             static_cast<double>(looseMen(start, !solver)),
             replies,
             static_cast<double>(retakes)};
  for (int i = 0; i < kPuzzleThemes; ++i) f.push_back(puzzle.has(puzzleTheme(i)));
  return f;
}

}  // namespace kirin::puzzles
