// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/person/person.h"

#include "engine/person/choice.h"
#include "engine/person/oversight.h"

#include <algorithm>

namespace kirin {

using fixed::Fixed;
using fixed::kOne;

namespace {

constexpr Fixed kWithoutLooking = kOne * 4 / 10;  // how often one takes back and thinks of nothing else
constexpr int kPlausible = 150;  // permille of winning chances: what a move made without thinking may cost at a glance

// What is drawn for a move as a whole, told from each other.
constexpr std::uint64_t kOfTheChoice = 1, kOfTakingBack = 2;

/// What one person makes of a scene.
class Look {
 public:
  Look(const Scene& scene, const Temperament& temperament, std::uint64_t gameSeed)
      : temperament_(temperament), memory_(gameSeed, scene.ply, temperament.memory) {}

  bool thinksOf(const Scene::Choice& choice) const { return sees(choice, temperament_.chanceSight); }

  /// The value a move seems to have: that against the best reply noticed.
  int perceived(const Scene::Choice& choice) const {
    if (choice.replies.empty()) return choice.value;
    const auto seen = std::find_if(choice.replies.begin(), choice.replies.end(),
                                   [&](const Scene::Sighting& reply) { return sees(reply, temperament_.sight); });
    // What could be won after the reply isn't won yet: nobody counts on it, or a free piece would be left for later.
    if (seen == choice.replies.end()) return std::min(choice.replies.back().value, choice.standing);
    // Who has seen the best reply may see beyond it.
    const bool beyond = seen == choice.replies.begin() &&
                        memory_.notices(PieceType::None, choice.move, fixed::logistic(temperament_.deepSight));
    return beyond ? choice.value : std::min(seen->value, choice.standing);
  }

 private:
  bool sees(const Scene::Sighting& sighting, int sight) const {
    if (sighting.obvious) return true;
    const int sum = sight + sighting.visibility + (sighting.mates ? temperament_.mateSight : 0);
    return memory_.notices(sighting.mover, sighting.move, fixed::logistic(sum));
  }

  const Temperament& temperament_;
  Memory memory_;
};

/// The moves thought of; where there is none, the one easiest to see.
std::vector<std::size_t> candidates(const Scene& scene, const Look& look, bool takeBackAlone) {
  std::vector<std::size_t> thought;
  for (std::size_t i = 0; i < scene.choices.size(); ++i) {
    const Scene::Choice& choice = scene.choices[i];
    if (takeBackAlone ? choice.obvious : look.thinksOf(choice)) thought.push_back(i);
  }
  if (thought.empty()) {
    const auto easiest = std::max_element(scene.choices.begin(), scene.choices.end(),
                                          [](const auto& a, const auto& b) { return a.visibility < b.visibility; });
    thought.push_back(static_cast<std::size_t>(easiest - scene.choices.begin()));
  }
  return thought;
}

/// Moves that look sound at a glance share what is made without thinking.
void addLapses(const Scene& scene, const Temperament& temperament, std::vector<Fixed>& likelihoods) {
  int best = 0;
  for (const Scene::Choice& choice : scene.choices)
    best = std::max(best, winningChances(choice.glance, temperament.steepness));
  const auto plausible = [&](const Scene::Choice& choice) {
    return winningChances(choice.glance, temperament.steepness) >= best - kPlausible;
  };
  const auto many = std::count_if(scene.choices.begin(), scene.choices.end(), plausible);
  for (std::size_t i = 0; i < likelihoods.size(); ++i) {
    likelihoods[i] = likelihoods[i] * (1000 - temperament.lapse) / 1000;
    if (plausible(scene.choices[i])) likelihoods[i] += kOne * temperament.lapse / 1000 / many;
  }
}

}  // namespace

std::vector<Fixed> likelihoodsOf(const Scene& scene, const Temperament& temperament, std::uint64_t gameSeed) {
  const Look look(scene, temperament, gameSeed);
  const auto ply = static_cast<std::uint64_t>(scene.ply);
  const bool takeBackAlone = scene.takeBack && drawn(gameSeed, ply, kOfTakingBack) < kWithoutLooking;
  const std::vector<std::size_t> thought = candidates(scene, look, takeBackAlone);
  std::vector<int> worth;
  worth.reserve(thought.size());
  for (const std::size_t i : thought)
    worth.push_back(winningChances(look.perceived(scene.choices[i]), temperament.steepness));
  const std::vector<Fixed> shares = kirin::likelihoods(worth, temperament.spread, temperament.curve);
  std::vector<Fixed> all(scene.choices.size(), 0);
  for (std::size_t i = 0; i < thought.size(); ++i) all[thought[i]] = shares[i];
  if (!scene.takeBack) addLapses(scene, temperament, all);
  return all;
}

std::size_t choiceOf(const Scene& scene, const Temperament& temperament, std::uint64_t gameSeed) {
  const std::vector<Fixed> shares = likelihoodsOf(scene, temperament, gameSeed);
  Fixed sum = 0;
  for (const Fixed share : shares) sum += share;
  Fixed left = drawn(gameSeed, static_cast<std::uint64_t>(scene.ply), kOfTheChoice) * sum / kOne;
  for (std::size_t i = 0; i < shares.size(); ++i) {
    if (left < shares[i]) return i;
    left -= shares[i];
  }
  return 0;  // unreachable: what is drawn lies below the sum
}

}  // namespace kirin
