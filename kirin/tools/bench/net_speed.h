// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time.h"
#include "engine/nnue/network.h"

#include <memory>

namespace kirin::bench {

/// What one judgement costs, in nanoseconds.
struct NetSpeed {
  double sums = 0;     ///< of keeping both views' sums up to date with the move played
  double forward = 0;  ///< of going from them to a score
};

/// Plays `moves` moves of fixed random games with these kernels, judging every position.
NetSpeed measureNet(const std::shared_ptr<const Network>& network, const NetKernels& kernels, const ITime& time,
                    int moves);

}  // namespace kirin::bench
