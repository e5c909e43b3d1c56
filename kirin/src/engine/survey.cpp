// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/evaluation.h"
#include "engine/person/person.h"
#include "engine/search.h"

#include <algorithm>
#include <utility>

namespace kirin {

// A person's choice needs more than a best move: what every move is worth at a glance, against each reply, and at
// depth.
void Search::lookAround(int deepest) {
  scoreEveryMove(1, 1);
  for (const RootMove& root : rootMoves_)
    outlook_.choices.push_back({root.move, root.score, root.score, kInfinite, {}});
  for (Outlook::Choice& choice : outlook_.choices) {
    if (!enter()) break;
    const Position next = play(root_, choice.move, 0);
    // In check nothing stands as it is.
    if (!next.inCheck()) choice.standing = -evaluate(sums_, next);
    choice.replies = repliesTo(next);
    leave();
  }
  scoreEveryMove(2, deepest);
  for (Outlook::Choice& choice : outlook_.choices)
    for (const RootMove& root : rootMoves_)
      if (root.move == choice.move && root.score != -kInfinite) choice.value = root.score;
  std::stable_sort(outlook_.choices.begin(), outlook_.choices.end(),
                   [](const auto& a, const auto& b) { return a.value > b.value; });
}

// Each with the captures after it. A budget that ends among them leaves none: half of them would be a wrong picture.
std::vector<Outlook::Reply> Search::repliesTo(const Position& position) {
  std::vector<Outlook::Reply> replies;
  for (const Move m : legalMoves(position)) {
    if (!enter()) return {};
    const Position next = play(position, m, 1);
    const int value = quiesce(next, -kInfinite, kInfinite, 2);
    leave();
    if (stopped_) return {};
    replies.push_back({m, value});
  }
  std::stable_sort(replies.begin(), replies.end(), [](const auto& a, const auto& b) { return a.value < b.value; });
  if (replies.size() > kRepliesKept) replies.resize(kRepliesKept);
  return replies;
}

void Search::chooseAsPerson(const GameLine& line, const Temperament& temperament) {
  const Scene scene = sceneOf(line, outlook_);
  const Move chosen = outlook_.choices[choiceOf(scene, temperament, settings_.seed)].move;
  const auto found =
      std::find_if(rootMoves_.begin(), rootMoves_.end(), [&](const RootMove& root) { return root.move == chosen; });
  std::swap(rootMoves_.front(), *found);
}

}  // namespace kirin
