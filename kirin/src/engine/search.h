// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ending_rules.h"
#include "engine/engine.h"
#include "engine/history.h"
#include "engine/move_picker.h"
#include "engine/nnue/accumulator_stack.h"
#include "engine/options.h"
#include "engine/person/outlook.h"
#include "engine/score.h"
#include "engine/time_manager.h"
#include "engine/transposition_table.h"

#include <array>
#include <atomic>
#include <cstdint>
#include <stop_token>
#include <vector>

namespace kirin {

/// What the threads that search one position share, and tell each other.
struct Teamwork {
  std::atomic<bool> over = false;        ///< the first has decided: the helpers end
  std::atomic<std::uint64_t> nodes = 0;  ///< of all, as of each one's last look
  std::atomic<std::uint64_t> tableHits = 0;
  EndingRules endings;  ///< when the tables may be asked
};

/// One search of one position: principal variation search by iterative deepening. Made for each search, used once; what
/// lasts between searches is in the table and the history it is given. One thread, but for the stop token, the table
/// and the teamwork. Several can search one position, each on its thread with a history of its own: what one has found
/// in the table, the others need not look for. The first minds the limits, the helpers go on until it is done.
class Search {
 public:
  Search(TranspositionTable& table, History& history, const SearchSettings& settings, const ITime& time,
         Teamwork& team);

  SearchResult run(const GameLine& line, const SearchLimits& limits, std::stop_token stop, const InfoCallback& info);
  /// As a helper of another search of the same position.
  SearchResult help(const GameLine& line, const SearchLimits& limits);
  /// What a person found out by the search that was run; nothing for anybody else, or where an ending is sure.
  const Outlook& outlook() const { return outlook_; }

 private:
  struct RootMove {
    Move move;
    int score = -kInfinite;     ///< -kInfinite: not searched, or no better than the best, in this iteration
    int previous = -kInfinite;  ///< the same of the iteration before
    int selDepth = 0;
    std::uint64_t nodes = 0;  ///< spent below it, in all iterations
    std::vector<Move> pv;
  };

  /// What the search remembers of each ply of the line it is looking at.
  struct Ply {
    Move excluded;  ///< left out while asking whether it is the only good one
    Move killer;    ///< the quiet move that last refuted a move at this ply
    Move move;
    bool noisy = false;
    int reduction = 0;    ///< by how many plies less than asked for its move is being looked at
    int refutations = 0;  ///< since its parent's parent was entered: how often a move at this ply refuted
    int eval = kNoScore;
    ReplyHistory* replies = nullptr;
  };

  /// A node of the tree before its moves are looked at.
  struct Node {
    const Position& position;
    int alpha, beta, depth, ply;
    bool cutNode;  ///< expected to be refuted
    bool pv = false, inCheck = false;
    bool singularTest = false;  ///< a move is excluded
    bool found = false;         ///< `entry` is of this position
    TableEntry entry{};
    Move tableMove{};
    int raw = kNoScore;      ///< what the net says
    int eval = kNoScore;     ///< the best guess
    bool improving = false;  ///< better than two plies ago
  };

  /// A move about to be looked at.
  struct Candidate {
    Move move;
    int number;  ///< from 1
    bool noisy, check;
    int history;
  };

  // The root: search.cpp
  void deepen(int deepest);
  void scoreEveryMove(int shallowest, int deepest);
  int aspirate(int depth);
  int searchRoot(int alpha, int beta, int depth);
  void chooseWithNoise();
  void sortRoot(std::size_t from);
  void keepLine(RootMove& root, int score);
  void report();
  void weighChoice(Move before);
  bool enoughTime() const;
  bool mateFound() const;
  std::uint64_t nodesOfAll() const { return team_.nodes.load(std::memory_order_relaxed) + nodes_ - nodesTold_; }

  // As a person: survey.cpp
  void lookAround(int deepest);
  std::vector<Outlook::Reply> repliesTo(const Position& position);
  void chooseAsPerson(const GameLine& line, const Temperament& temperament);

  // The tree: tree_search.cpp
  int search(const Position& position, int alpha, int beta, int depth, int ply, bool cutNode);
  int quiesce(const Position& position, int alpha, int beta, int ply);
  int searchMove(const Position& next, int alpha, int beta, int depth, int ply, int reduction, int number,
                 bool cutNode);
  void judge(Node& node);
  ReplyHistories repliesAt(const Position& position, int ply);
  int staticEval(const Position& position, int raw) const;
  void rewardCut(const Position& position, Move best, const MoveList& quiets, const MoveList& captures, int depth,
                 int ply);
  bool isDraw(const Position& position) const;
  /// Of the side to move: knights and better.
  static int pieceCount(const Position& position);
  void extendLine(int ply, Move m);

  // Less, more, or not at all: selectivity.cpp. Optional scores end the node.
  void reconsiderDepth(Node& node);
  std::optional<int> cutWithoutMoves(Node& node);
  bool notWorthTrying(const Node& node, int alpha, const Candidate& candidate, MovePicker& picker) const;
  int reductionOf(const Node& node, const Candidate& candidate) const;
  bool canBeSingular(const Node& node, Move m) const;
  std::optional<int> testSingular(const Node& node, int& extension);
  static int baseReduction(int depth, int number);  ///< in 1024ths of a ply

  /// Counts a move about to be played; false once the search must end. Budgets bind exactly.
  bool enter();
  void poll();
  /// Notes the move on the stack and the position's key on the line; leave() takes it back.
  Position play(const Position& position, Move m, int ply);
  Position pass(const Position& position, int ply);
  void leave() {
    keys_.pop_back();
    sums_.pop();
  }

  static constexpr int kBefore = 4;  // plies of empty history before the root
  Ply& plyAt(int ply) { return plies_[static_cast<std::size_t>(ply + kBefore)]; }
  const Ply& plyAt(int ply) const { return plies_[static_cast<std::size_t>(ply + kBefore)]; }

  TranspositionTable& table_;
  History& history_;
  const SearchSettings& settings_;
  const ITime& time_;
  Teamwork& team_;
  /// Below full skill the depth a level looks to is a promise: every line is looked at to it, and no move is left out.
  const bool selective_;

  const InfoCallback* info_ = nullptr;
  SearchLimits limits_;
  TimePlan plan_;
  Instant began_;
  Instant clockFrom_;
  std::stop_token stop_;
  bool helping_ = false;
  bool pondering_ = false;  ///< the clock does not run yet
  bool stopped_ = false;
  bool timeUp_ = false;
  std::uint64_t nodes_ = 0;
  std::uint64_t nodesTold_ = 0;  ///< of which the team knows
  std::uint64_t nodeLimit_ = UINT64_MAX;

  Position root_;
  AccumulatorStack sums_;  ///< judges positions; follows play() and leave()
  std::vector<RootMove> rootMoves_;
  Outlook outlook_;
  std::size_t line_ = 0;  ///< the MultiPV line being searched
  int rootDepth_ = 0;
  int depthDone_ = 0;
  int selDepth_ = 0;
  Certainty certainty_;
  int usualScore_ = 0;     ///< of the best move, slow to follow
  std::vector<Key> keys_;  ///< of the game so far and the line being looked at
  int rootKey_ = 0;        ///< where the root's is
  std::array<Ply, kMaxPly + kBefore + 3> plies_;
  std::array<std::array<Move, kMaxPly + 1>, kMaxPly + 1> pv_;
  std::array<int, kMaxPly + 1> pvLength_{};
};

}  // namespace kirin
