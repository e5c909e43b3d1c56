// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/nnue/accumulator_stack.h"

namespace kirin {

/// Static evaluation in centipawns from the side to move, for quiet positions: what the net says, drawn towards zero as
/// the fiftieth move without progress comes near. `position` is the one at the end of the line of `sums`.
int evaluate(AccumulatorStack& sums, const Position& position);

/// The same for one position by itself: slow.
int evaluate(const Network& network, const Position& position);

}  // namespace kirin
