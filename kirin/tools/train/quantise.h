// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gradient.h"

#include "engine/nnue/network.h"

#include <span>

namespace kirin {

/// The net in the engine's integers.
NetworkWeights quantise(const NetShape& shape, const float* net, double scale);

/// What the engine's own arithmetic makes of positions held out: the mean square error, as in training, against scores
/// alone.
double quantisedLoss(const Network& network, std::span<const PackedPosition> positions);

}  // namespace kirin
