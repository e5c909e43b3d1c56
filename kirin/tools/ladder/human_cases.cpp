// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ladder/human_cases.h"

#include "ladder/deep.h"

#include "engine/person/person.h"
#include "engine/search_engine.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <fmt/format.h>

namespace kirin::ladder {

namespace {

/// What one choice adds to each column: done, and occasions.
using Tally = std::array<std::pair<double, double>, kMoveColumns>;

/// A rung that has overlooked something goes on doing so for a while, which can't be told from one position alone: the
/// fit is for what stands there newly, and `Temperament::memory` for what doesn't.
Answers askedOnce(Answers answers) {
  for (const Question mixed : {Question::FreeTaken, Question::FreeTakenFar, Question::FreeTakenAgain})
    answers[static_cast<std::size_t>(mixed)] = {};
  return answers;
}

void add(Tally& tally, const HumanCase& each, std::size_t choice, double weight) {
  for (std::size_t q = 0; q < kQuestions; ++q) {
    const Answer& answer = each.answers[choice][q];
    tally[q].first += answer.done ? weight : 0;
    tally[q].second += answer.asked ? weight : 0;
  }
  if (!each.stillAGame) return;
  const int lost = each.lost[choice];
  tally[kQuestions].first += weight * lost;
  tally[kQuestions + 1].first += lost >= kBlunder ? weight : 0;
  tally[kQuestions + 2].first += choice == 0 ? weight : 0;
  for (std::size_t c = kQuestions; c < kMoveColumns; ++c) tally[c].second += weight;
}

void add(Rates& rates, const Tally& tally) {
  for (std::size_t c = 0; c < tally.size(); ++c) rates.columns[c].add(tally[c].first, tally[c].second);
}

}  // namespace

std::string columnName(int column) {
  if (column < kQuestions) return std::string(nameOf(static_cast<Question>(column)));
  static constexpr std::array<std::string_view, 3> kNames{"acpl", "blunders", "first-choice"};
  return std::string(kNames[static_cast<std::size_t>(column - kQuestions)]);
}

std::vector<HumanCase> humanCases(const std::vector<SampledMove>& sample, std::uint64_t nodes, int lookAhead,
                                  const ITime& time, const std::function<void()>& each) {
  SearchEngine engine(time);
  // Options of the engine of this process, all valid. No ending is sure here: people play those too.
  (void)engine.applyOptions(
      {{"Blunders", "true"}, {"Hash", "4"}, {"Look Ahead", std::to_string(lookAhead)}, {"Sure Endings", "0"}});
  SearchLimits limits;
  limits.nodes = nodes;
  std::vector<HumanCase> cases;
  for (const SampledMove& sampled : sample) {
    (void)engine.newGame();
    const Outlook outlook = engine.lookAround(sampled.line, limits);
    each();
    if (outlook.choices.size() < 2) continue;
    HumanCase found;
    found.scene = sceneOf(sampled.line, outlook);
    const Turn turn(sampled.line);
    const int best = outlook.choices.front().value;
    found.stillAGame = std::abs(best) <= kStillAGame;
    for (std::size_t i = 0; i < outlook.choices.size(); ++i) {
      const Outlook::Choice& choice = outlook.choices[i];
      found.answers.push_back(askedOnce(turn.judge(choice.move)));
      found.lost.push_back(std::min(best - choice.value, kMostLoss));
      if (choice.move == sampled.move) found.played = i;
    }
    cases.push_back(std::move(found));
  }
  return cases;
}

Rates humanRates(const std::vector<HumanCase>& cases, const Profile& profile) {
  Rates rates = humanRates(cases);
  for (std::size_t q = 0; q < kQuestions; ++q)
    if (rates.columns[q].occasions() > 0) rates.columns[q] = profile.cheap[q];
  return rates;
}

Rates humanRates(const std::vector<HumanCase>& cases) {
  Rates rates;
  for (const HumanCase& each : cases) {
    Tally tally{};
    add(tally, each, each.played, 1);
    add(rates, tally);
  }
  return rates;
}

Rates expectedRates(const std::vector<HumanCase>& cases, const Temperament& temperament, int seeds) {
  Rates rates;
  for (std::size_t i = 0; i < cases.size(); ++i) {
    Tally tally{};
    for (int s = 0; s < seeds; ++s) {
      const auto seed = static_cast<std::uint64_t>(i) * 1000 + static_cast<std::uint64_t>(s);
      const auto shares = likelihoodsOf(cases[i].scene, temperament, seed);
      double sum = 0;
      for (const auto share : shares) sum += static_cast<double>(share);
      for (std::size_t c = 0; c < shares.size(); ++c)
        if (shares[c] > 0) add(tally, cases[i], c, static_cast<double>(shares[c]) / sum / seeds);
    }
    add(rates, tally);
  }
  return rates;
}

double apart(const Ratio& rung, const Ratio& people) {
  // Where nobody did it even once, the error would be none: as if one more had.
  const double error = std::hypot(rung.error(), std::fmax(people.error(), 1 / people.occasions()));
  return (rung.value() - people.value()) / error;
}

double distance(const Rates& rung, const Rates& people) {
  double sum = 0;
  for (std::size_t c = 0; c < kMoveColumns; ++c) {
    const Ratio& wanted = people.columns[c];
    if (wanted.occasions() == 0) continue;
    const double away = apart(rung.columns[c], wanted);
    sum += away * away;
  }
  return sum;
}

}  // namespace kirin::ladder
