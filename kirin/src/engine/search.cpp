// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/search.h"

#include "engine/evaluation.h"
#include "engine/person/scene.h"
#include "engine/skill.h"

#include <algorithm>
#include <utility>

namespace kirin {

namespace {

constexpr int kDeepest = 100;
constexpr int kWindow = 14;                // first aspiration window, centipawns either way
constexpr int kAspirationDepth = 5;        // before it scores jump too much for a window to hold
constexpr std::uint64_t kPollEvery = 256;  // nodes: well under a millisecond

}  // namespace

Search::Search(TranspositionTable& table, History& history, const SearchSettings& settings, const ITime& time,
               Teamwork& team)
    : table_(table),
      history_(history),
      settings_(settings),
      time_(time),
      team_(team),
      selective_(settings.skillLevel == kFullSkill || settings.person()),
      sums_(settings.network, kMaxPly + 1) {}

SearchResult Search::help(const GameLine& line, const SearchLimits& limits) {
  helping_ = true;
  SearchLimits goingOn;
  goingOn.searchMoves = limits.searchMoves;
  goingOn.nodes = limits.nodes;
  return run(line, goingOn, {}, {});
}

SearchResult Search::run(const GameLine& line, const SearchLimits& limits, std::stop_token stop,
                         const InfoCallback& info) {
  began_ = clockFrom_ = limits.since.value_or(time_.now());
  pondering_ = limits.ponder != nullptr;
  info_ = &info;
  limits_ = limits;
  stop_ = std::move(stop);
  root_ = line.current();
  plan_ = planTime(limits, root_.sideToMove(), settings_);
  nodeLimit_ = std::min(limits.nodes.value_or(UINT64_MAX), settings_.nodesOfStrength());
  for (int ply = 0; ply <= line.plies(); ++ply) keys_.push_back(line.at(ply).key());
  rootKey_ = static_cast<int>(keys_.size()) - 1;
  for (Ply& ply : plies_) ply.replies = &history_.repliesToNothing();
  if (!root_.inCheck()) plyAt(0).eval = staticEval(root_, evaluate(sums_, root_));

  // Captures first, so that even a search of no nodes takes what is free.
  MoveList moves;
  for (Move m : legalMoves(root_))
    if (isNoisy(root_, m)) moves.add(m);
  for (Move m : legalMoves(root_))
    if (!isNoisy(root_, m)) moves.add(m);
  for (Move m : moves) {
    const auto& wanted = limits.searchMoves;
    if (wanted.empty() || std::find(wanted.begin(), wanted.end(), m) != wanted.end()) {
      rootMoves_.emplace_back();
      rootMoves_.back().move = m;
      rootMoves_.back().pv = {m};
    }
  }

  SearchResult result;
  if (rootMoves_.empty()) {
    result.score = toScore(moves.empty() && root_.inCheck() ? matedIn(0) : 0);
    return result;
  }

  const int deepest = std::clamp(limits.depth.value_or(kDeepest), 1, kDeepest);
  const auto person = settings_.person();
  if (person && !(person->sureEndings != 0 && isSureEnding(root_))) {
    lookAround(std::min(deepest, person->lookAhead));
    chooseAsPerson(line, *person);
  } else if (const auto cap = skillDepth(settings_.skillLevel); cap && !person) {
    scoreEveryMove(1, std::min(deepest, *cap));
    chooseWithNoise();
  } else {
    deepen(deepest);
  }

  const RootMove& best = rootMoves_.front();
  result.move = best.move;
  result.pv = best.pv;
  if (best.pv.size() > 1) result.ponder = best.pv[1];
  const int score = best.score != -kInfinite ? best.score : best.previous;
  result.score = toScore(score != -kInfinite ? score : 0);
  result.nodes = nodes_;
  result.depth = depthDone_;
  result.timeBound = plan_.guardsBudget && timeUp_;
  return result;
}

void Search::deepen(int deepest) {
  const std::size_t lines = std::min(static_cast<std::size_t>(settings_.multiPv), rootMoves_.size());
  Move best;
  for (rootDepth_ = 1; rootDepth_ <= deepest; ++rootDepth_) {
    for (RootMove& root : rootMoves_) root.previous = std::exchange(root.score, -kInfinite);
    for (line_ = 0; line_ < lines && !stopped_; ++line_) {
      selDepth_ = 0;
      aspirate(rootDepth_);
      sortRoot(0);
    }
    if (stopped_) {
      // Cut off, but not before something better than the last line told was found. Of several lines the last whole set
      // stands: half a set would be told as if it were all.
      if (lines == 1 && rootMoves_.front().move != best) report();
      return;
    }
    depthDone_ = rootDepth_;
    report();

    weighChoice(best);
    best = rootMoves_.front().move;
    if (mateFound() || enoughTime()) return;
  }
}

int Search::aspirate(int depth) {
  const int expected = rootMoves_[line_].previous;
  int low = -kInfinite;
  int high = kInfinite;
  int window = kWindow;
  if (depth >= kAspirationDepth && expected != -kInfinite && !isMate(expected)) {
    low = std::max(expected - window, -kInfinite);
    high = std::min(expected + window, kInfinite);
  }
  int failedHigh = 0;
  for (;;) {
    const int score = searchRoot(low, high, std::max(1, depth - failedHigh));
    sortRoot(line_);
    if (stopped_) return score;
    if (score <= low) {
      high = (low + high) / 2;
      low = std::max(score - window, -kInfinite);
      failedHigh = 0;
    } else if (score >= high) {
      high = std::min(score + window, kInfinite);
      failedHigh = std::min(failedHigh + 1, 3);
    } else {
      return score;
    }
    window += window / 2 + 5;
    if (window > 600) {
      low = -kInfinite;
      high = kInfinite;
    }
  }
}

int Search::searchRoot(int alpha, int beta, int depth) {
  int best = -kInfinite;
  for (std::size_t i = line_; i < rootMoves_.size(); ++i) rootMoves_[i].score = -kInfinite;
  for (std::size_t i = line_; i < rootMoves_.size(); ++i) {
    RootMove& root = rootMoves_[i];
    if (!enter()) return best;
    const int number = static_cast<int>(i - line_) + 1;
    const bool noisy = isNoisy(root_, root.move);
    const std::uint64_t nodesBefore = nodes_;
    const Position next = play(root_, root.move, 0);
    const int reduced =
        number > 3 && !noisy && !next.inCheck() && depth > 2 ? baseReduction(depth, number) / 1024 - 1 : 0;
    const int score = searchMove(next, std::max(alpha, best), beta, depth - 1, 0, reduced, number, false);
    leave();
    root.nodes += nodes_ - nodesBefore;
    if (stopped_) return best;
    if (number == 1 || score > std::max(alpha, best)) keepLine(root, score);
    best = std::max(best, score);
    if (score >= beta) break;
  }
  return best;
}

// Below full skill every move gets a score of its own, so that noise can compare any two. All share one budget: when it
// runs out, the moves that looked best so far are known one ply deeper than the rest.
void Search::scoreEveryMove(int shallowest, int deepest) {
  for (rootDepth_ = shallowest; rootDepth_ <= deepest; ++rootDepth_) {
    sortRoot(0);
    selDepth_ = 0;
    for (RootMove& root : rootMoves_) {
      if (!enter()) return;
      const Position next = play(root_, root.move, 0);
      const int score = -search(next, -kInfinite, kInfinite, rootDepth_ - 1, 1, false);
      leave();
      if (stopped_) return;
      keepLine(root, score);
    }
    sortRoot(0);
    depthDone_ = rootDepth_;
    report();
    if (mateFound() || enoughTime()) return;
  }
}

void Search::chooseWithNoise() {
  std::size_t chosen = 0;
  int most = -2 * kInfinite;
  for (std::size_t i = 0; i < rootMoves_.size(); ++i) {
    const RootMove& root = rootMoves_[i];
    if (root.score == -kInfinite) continue;  // the budget ended before it was looked at
    const int felt = root.score + noiseFor(settings_.skillLevel, settings_.seed, root_, root.move);
    if (felt > most) {
      most = felt;
      chosen = i;
    }
  }
  std::swap(rootMoves_[0], rootMoves_[chosen]);
}

void Search::sortRoot(std::size_t from) {
  std::stable_sort(rootMoves_.begin() + static_cast<std::ptrdiff_t>(from), rootMoves_.end(),
                   [](const RootMove& a, const RootMove& b) {
                     return a.score != b.score ? a.score > b.score : a.previous > b.previous;
                   });
}

void Search::keepLine(RootMove& root, int score) {
  root.score = score;
  root.selDepth = selDepth_;
  root.pv.assign(1, root.move);
  root.pv.insert(root.pv.end(), pv_[1].begin(), pv_[1].begin() + pvLength_[1]);
}

void Search::report() {
  if (!*info_) return;
  const std::size_t lines = std::min(static_cast<std::size_t>(settings_.multiPv), rootMoves_.size());
  for (std::size_t i = 0; i < lines; ++i) {
    const RootMove& root = rootMoves_[i];
    if (root.score == -kInfinite) continue;
    SearchInfo info;
    info.depth = rootDepth_;
    info.selDepth = root.selDepth;
    info.multiPv = static_cast<int>(i) + 1;
    info.score = toScore(root.score);
    info.nodes = nodesOfAll();
    info.elapsed = time_.now() - began_;
    info.hashFull = table_.fullness();
    info.tableHits = team_.tableHits.load(std::memory_order_relaxed);
    info.pv = root.pv;
    (*info_)(info);
  }
}

void Search::weighChoice(Move before) {
  const RootMove& best = rootMoves_.front();
  certainty_.steady = best.move == before ? certainty_.steady + 1 : 0;
  if (rootDepth_ == 1) usualScore_ = best.score;
  certainty_.fall = usualScore_ - best.score;
  usualScore_ += (best.score - usualScore_) / 4;
  certainty_.nodeShare = static_cast<int>(best.nodes * 100 / std::max<std::uint64_t>(nodes_, 1));
}

bool Search::enoughTime() const {
  if (limits_.softNodes && nodes_ >= *limits_.softNodes) return true;
  if (!plan_.soft || pondering_) return false;
  if (rootMoves_.size() == 1) return true;
  return rootDepth_ > 1 && time_.now() - clockFrom_ >= softLimit(plan_, certainty_);
}

bool Search::mateFound() const {
  const int score = rootMoves_.front().score;
  return limits_.mateIn && score >= mateIn(2 * *limits_.mateIn - 1) && isMate(score);
}

bool Search::enter() {
  if (stopped_) return false;
  if (nodes_ >= nodeLimit_) {
    stopped_ = true;
    return false;
  }
  if (nodes_++ % kPollEvery == 0) poll();
  return !stopped_;
}

void Search::poll() {
  team_.nodes.fetch_add(nodes_ - nodesTold_, std::memory_order_relaxed);
  nodesTold_ = nodes_;
  if (nodesOfAll() > nodeLimit_) stopped_ = true;
  if (helping_) {
    if (team_.over.load(std::memory_order_relaxed)) stopped_ = true;
    return;
  }
  // The first move of the first iteration is always looked at, so that there is always an answer.
  if (stop_.stop_requested()) stopped_ = true;
  if (pondering_) {
    const auto hit = limits_.ponder->at();
    if (!hit) return;
    pondering_ = false;
    clockFrom_ = *hit;
    // What it would have thought of its own time it has thought already, and the iteration it is in may be long.
    if (plan_.soft && *hit - began_ >= *plan_.soft) plan_.hard = plan_.soft;
  }
  if (plan_.hard && nodes_ > 1 && time_.now() - clockFrom_ >= *plan_.hard) stopped_ = timeUp_ = true;
}

Position Search::play(const Position& position, Move m, int ply) {
  Ply& here = plyAt(ply);
  const Piece mover = position.at(m.from());
  here.move = m;
  here.noisy = isNoisy(position, m);
  here.replies = &history_.repliesTo(mover, m.to());
  sums_.push(position, m);
  Position next = position.after(m);
  table_.prefetch(next.key());
  keys_.push_back(next.key());
  return next;
}

Position Search::pass(const Position& position, int ply) {
  Ply& here = plyAt(ply);
  here.move = {};
  here.noisy = false;
  here.replies = &history_.repliesToNothing();
  sums_.pushNull();
  Position next = position;
  next.playNull();
  table_.prefetch(next.key());
  keys_.push_back(next.key());
  return next;
}

}  // namespace kirin
