// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/person/fixed_math.h"

#include <cstdint>
#include <span>
#include <vector>

namespace kirin {

/// Winning chances of a score, in permille: 500 for a level game. The weaker the players, the less steep (in 100,000ths
/// of a logit a centipawn): a piece decides little between beginners.
int winningChances(int score, int steepness);

/// How likely each of several moves is played by somebody who thinks them worth so much (permille of winning chances,
/// the best among them): p_i = p_0 ^ exp((d_i / spread) ^ curve), d_i being how much less than the best it is worth,
/// and p_0 such that they add up to one. Spread in permille, curve in percent. Units of fixed::kOne.
std::vector<fixed::Fixed> likelihoods(std::span<const int> worth, int spread, int curve);

}  // namespace kirin
