// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/evaluation.h"

#include "engine/score.h"

#include <algorithm>

namespace kirin {

namespace {

int faded(int score, const Position& position) {
  return std::clamp(score * (200 - std::min(position.halfmoveClock(), 100)) / 200, -kMateBound + 1, kMateBound - 1);
}

}  // namespace

int evaluate(AccumulatorStack& sums, const Position& position) { return faded(sums.evaluate(position), position); }

int evaluate(const Network& network, const Position& position) { return faded(network.evaluate(position), position); }

}  // namespace kirin
