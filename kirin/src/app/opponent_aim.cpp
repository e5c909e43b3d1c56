// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/opponent_aim.h"

#include <algorithm>
#include <cmath>

namespace kirin {
namespace {

constexpr double kUnmeasuredDeviation = 150;
constexpr double kWantedScore = 0.48;  ///< a little more lost than won: something to reach for
constexpr double kLowestScore = 0.40, kHighestScore = 0.55;
constexpr double kEdge = 0.02;    ///< how far the current one may stand outside of these
constexpr double kNearer = 0.06;  ///< by how much another must be nearer to take its place; some 25 points

struct Candidate {
  const RatedRung* rung;
  double score;

  double distance() const { return std::abs(score - kWantedScore); }
  bool close(double edge = 0) const { return score >= kLowestScore - edge && score <= kHighestScore + edge; }
};

}  // namespace

std::optional<RatedRung> ratedRung(const Personality& personality) {
  if (!personality.builtin) return std::nullopt;
  return RatedRung{personality.id, static_cast<double>(personality.elo), kUnmeasuredDeviation};
}

std::vector<RatedRung> ratedRungs(const PersonalityRegistry& registry) {
  std::vector<RatedRung> rungs;
  for (const Personality& each : registry.all()) {
    if (auto rung = ratedRung(each)) rungs.push_back(*std::move(rung));
  }
  return rungs;
}

Aim aimedRung(const PlayerRating& player, std::span<const RatedRung> rungs, std::string_view current) {
  std::optional<Candidate> best, before;
  for (const RatedRung& rung : rungs) {
    const Candidate each{&rung, expectedScore(player, rung.rating, rung.deviation)};
    if (!best || (each.close() && !best->close()) ||
        (each.close() == best->close() && each.distance() < best->distance())) {
      best = each;
    }
    if (rung.id == current) before = each;
  }
  if (!best) return {};
  if (before && (before->close(kEdge) || !best->close()) && before->distance() <= best->distance() + kNearer) {
    best = before;
  }

  Aim aim{best->rung->id, best->score, best->close(kEdge), {}};
  if (aim.close) return aim;
  // The weakest of those that are too strong: with a piece less it stands between the two.
  const RatedRung* above = nullptr;
  for (const RatedRung& rung : rungs) {
    if (expectedScore(player, rung.rating, rung.deviation) >= kLowestScore) continue;
    if (!above || rung.rating < above->rating) above = &rung;
  }
  if (above) aim.halfStep = above->id;
  return aim;
}

}  // namespace kirin
