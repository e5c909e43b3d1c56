// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/position.h"

namespace kirin {

/// Static evaluation in centipawns from the side to move, for quiet positions. Until the net arrives: a tapered
/// placeholder behind the same call. Any thread, no state.
int evaluate(const Position& position);

}  // namespace kirin
