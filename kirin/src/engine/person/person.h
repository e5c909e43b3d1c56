// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/person/fixed_math.h"
#include "engine/person/scene.h"
#include "engine/person/temperament.h"

#include <cstdint>
#include <vector>

namespace kirin {

/// How likely somebody of that temperament plays each of the scene's moves, in its order, given what is noticed and
/// what is overlooked in the game with that seed. In units of fixed::kOne; the sum is above 0.
std::vector<fixed::Fixed> likelihoodsOf(const Scene& scene, const Temperament& temperament, std::uint64_t gameSeed);

/// Which of the scene's moves is played: the same for the same scene, temperament and seed, everywhere.
std::size_t choiceOf(const Scene& scene, const Temperament& temperament, std::uint64_t gameSeed);

}  // namespace kirin
