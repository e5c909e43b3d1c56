// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "self_play.h"

#include <algorithm>
#include <cstdlib>

namespace kirin {

namespace {

/// The result for White by the rules alone, claims included; nothing while the game goes on.
std::optional<int> resultByRule(const GameLine& line) {
  if (line.isCheckmate()) return line.current().sideToMove() == Color::White ? 0 : 2;
  if (line.automaticDraw() != DrawRule::None || line.claimableDraw() != DrawRule::None) return 1;
  return std::nullopt;
}

}  // namespace

std::optional<int> Adjudicator::see(int score, int ply) {
  if (std::abs(score) < rules_.wonScore) {
    won_ = 0;
  } else if (score > 0) {
    won_ = std::max(won_, 0) + 1;
  } else {
    won_ = std::min(won_, 0) - 1;
  }
  drawn_ = ply >= rules_.drawnFrom && std::abs(score) <= rules_.drawnScore ? drawn_ + 1 : 0;
  if (won_ >= rules_.wonPlies) return 2;
  if (won_ <= -rules_.wonPlies) return 0;
  if (drawn_ >= rules_.drawnPlies || ply >= rules_.longest) return 1;
  return std::nullopt;
}

Result<LabelledGame> playGame(IEngine& engine, const SelfPlayRules& rules, std::uint64_t number) {
  Rng rng(Rng(rules.seed).next() ^ number * 0xD1342543DE82EF95ULL);
  SearchLimits limits;
  limits.softNodes = rules.softNodes;
  limits.nodes = rules.hardNodes;

  for (;;) {
    Start start = drawStart(rules.shares, rng);
    if (const auto fresh = engine.newGame(); !fresh) return fresh.error();
    GameLine& line = start.line;
    LabelledGame game;
    game.start = line.start();
    game.randomPlies = line.plies();
    Adjudicator adjudicator(rules);
    std::optional<int> result;
    while (!(result = resultByRule(line))) {
      const Result<SearchResult> found = engine.search(line, limits, {}, {});
      if (!found) return found.error();
      if (line.plies() == game.randomPlies && !start.accepts(found->score.cp)) break;
      const int score = line.current().sideToMove() == Color::White ? found->score.cp : -found->score.cp;
      game.scores.push_back(static_cast<std::int16_t>(score));
      line.play(found->move);
      result = adjudicator.see(score, line.plies() - 1);
      if (result) break;
    }
    if (!result || game.scores.empty()) continue;
    game.moves = line.moves();
    game.result = *result;
    return game;
  }
}

}  // namespace kirin
