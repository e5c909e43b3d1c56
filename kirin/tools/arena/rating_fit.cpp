// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/rating_fit.h"

#include "arena/elo.h"
#include "common/linear_solve.h"

#include "base/rng.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <map>
#include <utility>

namespace kirin::arena {

namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();
const double kPerElo = std::log(10.0) / 400.0;

/// White's advantage is believed to be within so many Elo, as firmly as about one game would say it: enough to keep it
/// finite where, among few games, all that were won were won with White.
constexpr double kAdvantageDeviation = 400.0;

/// All games of one player with White against another: all that a fit needs of them.
struct Score {
  double games = 0.0, points = 0.0;
};
using Scores = std::map<std::pair<std::size_t, std::size_t>, Score>;

Scores scoresOf(const std::vector<const RatedPair*>& pairs) {
  Scores scores;
  for (const RatedPair* pair : pairs)
    for (const RatedGame& game : *pair) {
      Score& score = scores[{game.white, game.black}];
      score.games += 1.0;
      score.points += game.score;
    }
  return scores;
}

/// Who can be rated: 0, +-infinity or not a number, as Rating::elo says. A rating is finite for whom a chain of points
/// won leads to the base, and a chain of points lost too.
std::vector<double> boundsOf(std::size_t players, const Scores& scores,
                             const std::vector<std::optional<double>>& anchors) {
  std::vector<std::vector<std::size_t>> beat(players), beatenBy(players);
  std::vector<double> games(players);
  const auto won = [&](std::size_t winner, std::size_t loser) {
    beat[winner].push_back(loser);
    beatenBy[loser].push_back(winner);
  };
  for (const auto& [meeting, score] : scores) {
    const auto [white, black] = meeting;
    if (score.points > 0.0) won(white, black);
    if (score.points < score.games) won(black, white);
    games[white] += score.games;
    games[black] += score.games;
  }
  // All anchors are the base: they need not meet. Without any it is who played most.
  std::vector<std::size_t> base;
  for (std::size_t i = 0; i < players; ++i)
    if (anchors[i]) base.push_back(i);
  if (base.empty()) base.push_back(static_cast<std::size_t>(std::ranges::max_element(games) - games.begin()));

  const auto reachedFrom = [&](const std::vector<std::vector<std::size_t>>& steps) {
    std::vector<bool> reached(players);
    std::vector<std::size_t> open = base;
    for (const std::size_t start : base) reached[start] = true;
    while (!open.empty()) {
      const std::size_t at = open.back();
      open.pop_back();
      for (const std::size_t next : steps[at]) {
        if (!reached[next]) open.push_back(next);
        reached[next] = true;
      }
    }
    return reached;
  };
  const std::vector<bool> beatBase = reachedFrom(beatenBy), baseBeat = reachedFrom(beat);
  std::vector<double> bounds(players);
  for (std::size_t i = 0; i < players; ++i)
    bounds[i] = beatBase[i] ? (baseBeat[i] ? 0.0 : kInfinity) : (baseBeat[i] ? -kInfinity : std::nan(""));
  return bounds;
}

struct Solution {
  std::vector<double> elo;
  double whiteAdvantage = 0.0;
};

bool counts(const Solution& solution, std::size_t white, std::size_t black) {
  return std::isfinite(solution.elo[white]) && std::isfinite(solution.elo[black]);
}

bool metWithBothColours(const Scores& scores, const Solution& solution) {
  return std::ranges::any_of(scores, [&](const auto& entry) {
    const auto [white, black] = entry.first;
    return counts(solution, white, black) && scores.contains({black, white});
  });
}

/// Newton's way up the likelihood, which has one top.
Solution solveRatings(std::size_t players, const Scores& scores, const std::vector<std::optional<double>>& anchors) {
  Solution solution{boundsOf(players, scores, anchors), 0.0};
  const bool anchored = std::ranges::any_of(anchors, [](const auto& anchor) { return anchor.has_value(); });
  // The place of each player in what is solved for; the last one is White's advantage. Without anchors the first is
  // held, and the mean moved to 0 afterwards.
  constexpr std::size_t kFixed = std::numeric_limits<std::size_t>::max();
  std::vector<std::size_t> place(players, kFixed);
  std::size_t unknowns = 0;
  bool held = anchored;
  for (std::size_t i = 0; i < players; ++i) {
    if (anchors[i]) solution.elo[i] = *anchors[i];
    if (anchors[i] || !std::isfinite(solution.elo[i])) continue;
    if (std::exchange(held, true)) place[i] = unknowns++;
  }
  const std::size_t advantage = metWithBothColours(scores, solution) ? unknowns++ : kFixed;

  constexpr int kSteps = 100;
  constexpr double kLongestStep = 200.0, kExact = 1e-9;  // Elo
  for (int step = 0; step < kSteps && unknowns > 0; ++step) {
    std::vector<double> slope(unknowns), curve(unknowns * unknowns);
    for (const auto& [meeting, score] : scores) {
      const auto [white, black] = meeting;
      if (!counts(solution, white, black)) continue;
      const double expected = expectedScore(solution.elo[white] - solution.elo[black] + solution.whiteAdvantage);
      const double off = kPerElo * (score.points - score.games * expected);
      const double bend = kPerElo * kPerElo * score.games * expected * (1.0 - expected);
      const std::array<std::pair<std::size_t, double>, 3> parts{
          {{place[white], 1.0}, {place[black], -1.0}, {advantage, 1.0}}};
      for (const auto& [i, signI] : parts) {
        if (i == kFixed) continue;
        slope[i] += signI * off;
        for (const auto& [j, signJ] : parts)
          if (j != kFixed) curve[i * unknowns + j] += signI * signJ * bend;
      }
    }
    if (advantage != kFixed) {
      slope[advantage] -= solution.whiteAdvantage / (kAdvantageDeviation * kAdvantageDeviation);
      curve[advantage * unknowns + advantage] += 1.0 / (kAdvantageDeviation * kAdvantageDeviation);
    }
    // Far from the top the curve may all but vanish.
    for (std::size_t i = 0; i < unknowns; ++i) curve[i * unknowns + i] += 1e-12;
    const std::vector<double> change = solveSymmetric(std::move(curve), std::move(slope));
    double longest = 0.0;
    for (const double each : change) longest = std::max(longest, std::abs(each));
    const double scale = longest > kLongestStep ? kLongestStep / longest : 1.0;
    for (std::size_t i = 0; i < players; ++i)
      if (place[i] != kFixed) solution.elo[i] += scale * change[place[i]];
    if (advantage != kFixed) solution.whiteAdvantage += scale * change[advantage];
    if (longest < kExact) break;
  }

  if (!anchored) {
    double sum = 0.0, finite = 0.0;
    for (const double elo : solution.elo) {
      if (!std::isfinite(elo)) continue;
      sum += elo;
      finite += 1.0;
    }
    for (double& elo : solution.elo) elo -= sum / finite;
  }
  return solution;
}

/// Where a player's own games place it among the others.
double ownElo(std::size_t player, const Scores& scores, const Solution& solution) {
  double low = solution.elo[player] - 4000.0, high = solution.elo[player] + 4000.0;
  const double lowest = low, highest = high;
  while (high - low > 1e-6) {
    const double elo = (low + high) / 2.0;
    double more = 0.0;  // points beyond what this Elo would score
    for (const auto& [meeting, score] : scores) {
      const auto [white, black] = meeting;
      if ((white != player && black != player) || !counts(solution, white, black)) continue;
      const double whiteElo = white == player ? elo : solution.elo[white];
      const double blackElo = black == player ? elo : solution.elo[black];
      const double off = score.points - score.games * expectedScore(whiteElo - blackElo + solution.whiteAdvantage);
      more += white == player ? off : -off;
    }
    (more > 0.0 ? low : high) = elo;
  }
  if (high == highest) return kInfinity;
  if (low == lowest) return -kInfinity;
  return low;
}

void addScores(RatingFit& fit, const Scores& scores, const Solution& solution) {
  for (const auto& [meeting, score] : scores) {
    Rating& white = fit.ratings[meeting.first];
    Rating& black = fit.ratings[meeting.second];
    white.games += static_cast<int>(score.games);
    black.games += static_cast<int>(score.games);
    if (!counts(solution, meeting.first, meeting.second)) continue;
    const double expected = score.games * expectedScore(white.elo - black.elo + solution.whiteAdvantage);
    white.scored += score.points;
    black.scored += score.games - score.points;
    white.expected += expected;
    black.expected += score.games - expected;
  }
}

/// Draws pairs anew, as many for each two players as they have played.
class Resampling {
 public:
  explicit Resampling(const std::vector<RatedPair>& pairs) {
    for (const RatedPair& pair : pairs)
      if (!pair.empty()) groups_[std::minmax(pair[0].white, pair[0].black)].push_back(&pair);
  }
  std::vector<const RatedPair*> draw(Rng& rng) const {
    std::vector<const RatedPair*> drawn;
    for (const auto& [players, group] : groups_)
      for (std::size_t i = 0; i < group.size(); ++i)
        drawn.push_back(group[rng.below(static_cast<std::uint32_t>(group.size()))]);
    return drawn;
  }

 private:
  std::map<std::pair<std::size_t, std::size_t>, std::vector<const RatedPair*>> groups_;
};

void addIntervals(RatingFit& fit, const std::vector<RatedPair>& pairs, const FitSettings& settings) {
  const std::size_t players = fit.ratings.size();
  const Resampling resampling(pairs);
  Rng rng(settings.seed);
  std::vector<std::vector<double>> seen(players);
  for (int sample = 0; sample < settings.samples; ++sample) {
    const Solution solution = solveRatings(players, scoresOf(resampling.draw(rng)), settings.anchors);
    for (std::size_t i = 0; i < players; ++i)
      if (!std::isnan(solution.elo[i])) seen[i].push_back(solution.elo[i]);
  }
  for (std::size_t i = 0; i < players; ++i) {
    if (settings.anchors[i] || seen[i].empty()) continue;
    std::ranges::sort(seen[i]);
    const auto last = static_cast<double>(seen[i].size() - 1);
    fit.ratings[i].low = seen[i][static_cast<std::size_t>(std::floor(0.025 * last))];
    fit.ratings[i].high = seen[i][static_cast<std::size_t>(std::ceil(0.975 * last))];
  }
}

}  // namespace

RatingFit fitRatings(std::size_t players, const std::vector<RatedPair>& pairs, const FitSettings& given) {
  FitSettings settings = given;
  settings.anchors.resize(players);
  RatingFit fit;
  fit.ratings.resize(players);
  if (players == 0) return fit;

  std::vector<const RatedPair*> all;
  for (const RatedPair& pair : pairs) all.push_back(&pair);
  const Scores scores = scoresOf(all);
  const Solution solution = solveRatings(players, scores, settings.anchors);
  fit.whiteAdvantage = solution.whiteAdvantage;
  for (std::size_t i = 0; i < players; ++i) fit.ratings[i].elo = solution.elo[i];
  addScores(fit, scores, solution);
  for (std::size_t i = 0; i < players; ++i)
    if (settings.anchors[i] && fit.ratings[i].games > 0)
      fit.ratings[i].residual = ownElo(i, scores, solution) - solution.elo[i];
  addIntervals(fit, pairs, settings);
  return fit;
}

}  // namespace kirin::arena
