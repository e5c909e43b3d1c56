// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ladder/profile.h"

#include "base/time.h"
#include "engine/person/scene.h"
#include "engine/person/temperament.h"

#include <array>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace kirin::ladder {

/// A position out of somebody's game, all that could be played in it, and what was.
struct HumanCase {
  Scene scene;
  std::vector<Answers> answers;  ///< to each of the scene's choices
  std::vector<int> lost;         ///< centipawns against the best, at most kMostLoss
  std::size_t played = 0;        ///< which of the scene's choices
  bool stillAGame = false;       ///< within kStillAGame
};

/// Looks at every sampled move with a budget of nodes, to a depth. Errors: none; what has no legal choice is left out.
std::vector<HumanCase> humanCases(const std::vector<SampledMove>& sample, std::uint64_t nodes, int lookAhead,
                                  const ITime& time, const std::function<void()>& each);

/// The columns that one move tells of: the questions of turn.h, then loss, blunders and first choice.
inline constexpr int kMoveColumns = kQuestions + 3;
std::string columnName(int column);

struct Rates {
  std::array<Ratio, kMoveColumns> columns;
};

/// What people did in these cases.
Rates humanRates(const std::vector<HumanCase>& cases);
/// And in all the moves that the cases are a sample of, where that needs no search.
Rates humanRates(const std::vector<HumanCase>& cases, const Profile& profile);
/// What somebody of that temperament does, to be expected over `seeds` games a case.
Rates expectedRates(const std::vector<HumanCase>& cases, const Temperament& temperament, int seeds);

/// In standard errors of both: positions are a sample, too.
double apart(const Ratio& rung, const Ratio& people);
/// Squared distances, summed over the columns.
double distance(const Rates& rung, const Rates& people);

}  // namespace kirin::ladder
