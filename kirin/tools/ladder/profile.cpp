// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ladder/profile.h"

#include "ladder/reservoir.h"

#include <cstdlib>

namespace kirin::ladder {

namespace {

void maybeKeep(Profile& profile, const GameLine& line, int ply, std::size_t size, Rng& rng) {
  SampledMove* place = placeFor(profile.sample, profile.moves, size, rng);
  if (!place) return;
  SampledMove& kept = *place;
  kept.line = line;
  kept.line.truncate(ply);
  kept.move = line.moves()[static_cast<std::size_t>(ply)];
}

void addSide(Profile& profile, const PlayedGame& game, Color side, int fromPly, std::size_t sampleSize, Rng& rng) {
  const GameLine& line = game.line;
  std::array<double, kQuestions> asked{}, done{};
  double hangs = 0, moves = 0;
  for (int ply = fromPly - 1; ply < line.plies(); ++ply) {
    if (line.at(ply).sideToMove() != side) continue;
    const Answers answers = Turn(line, ply).judge(line.moves()[static_cast<std::size_t>(ply)]);
    for (std::size_t i = 0; i < answers.size(); ++i) {
      asked[i] += answers[i].asked ? 1 : 0;
      done[i] += answers[i].done ? 1 : 0;
    }
    const auto said = [&](Question q) { return answers[static_cast<std::size_t>(q)].done; };
    hangs += said(Question::MovedInto) || said(Question::Left) ? 1 : 0;
    ++moves;
    ++profile.moves;
    if (sampleSize > 0) maybeKeep(profile, line, ply, sampleSize, rng);
  }
  ++profile.games;
  for (std::size_t i = 0; i < asked.size(); ++i) profile.cheap[i].add(done[i], asked[i]);
  profile.hangs.add(hangs, moves);
  profile.plies.add(line.plies(), 1);
  profile.mate.add(line.isCheckmate() ? 1 : 0, 1);
}

}  // namespace

std::optional<std::string> bandOf(const PlayedGame& game, Color side, const ProfileFilter& filter) {
  const std::string& name = game.names[static_cast<std::size_t>(index(side))];
  if (filter.byPlayer) return name.empty() ? std::nullopt : std::optional(name);
  const auto own = game.ratings[static_cast<std::size_t>(index(side))];
  const auto other = game.ratings[static_cast<std::size_t>(index(!side))];
  if (!own || !other || std::abs(*own - *other) > filter.within) return std::nullopt;
  if (game.estimate.value_or(0) < filter.leastEstimate) return std::nullopt;
  if (*own < filter.least || *own > filter.most) return std::nullopt;
  return std::to_string(*own / filter.bandStep * filter.bandStep);
}

Result<void> profileGames(IGames& games, const ProfileFilter& filter, std::size_t sampleSize, Rng& rng,
                          Profiles& profiles) {
  for (int number = 0;; ++number) {
    const auto game = games.next();
    if (!game) return game.error();
    if (!*game) return {};
    if (number % filter.every != filter.offset) continue;
    for (const Color side : kColors)
      if (const auto band = bandOf(**game, side, filter))
        addSide(profiles[*band], **game, side, filter.fromPly, sampleSize, rng);
  }
}

}  // namespace kirin::ladder
