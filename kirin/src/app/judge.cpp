// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/judge.h"

namespace kirin {
namespace {

/// From White's side, as we have it, not from that of the side to move, as engines say it.
Score whites(Score score, Color toMove) {
  if (toMove == Color::White) return score;
  score.cp = -score.cp;
  if (score.mateIn) score.mateIn = -*score.mateIn;
  return score;
}

}  // namespace

EngineOptions judgingOptions() { return {{"Hash", "16"}, {"MultiPV", "2"}, {"Threads", "1"}}; }

Result<Judgement> judge(IEngine& engine, const GameLine& line, const SearchLimits& limits, std::stop_token stop) {
  if (auto over = judgementByRules(line)) return *std::move(over);
  if (auto done = engine.newGame(); !done) return done.error();
  const Color toMove = line.current().sideToMove();
  std::optional<Score> second;
  const auto found = engine.search(line, limits, std::move(stop), [&](const SearchInfo& info) {
    if (info.multiPv == 2) second = whites(info.score, toMove);
  });
  if (!found) return found.error();
  Judgement judgement{whites(found->score, toMove), found->pv, second};
  if (judgement.line.empty()) judgement.line.push_back(found->move);
  return judgement;
}

}  // namespace kirin
