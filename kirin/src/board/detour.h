// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/piece_tracker.h"

#include <vector>

namespace kirin {

/// Where a piece waits while its way is made free, and what that costs.
struct Detour {
  Place over;
  int cost = 0;  ///< steps of a king, a neighbour of the waiting place counting as one more
};

/// The cheapest way for a piece from where it is to `to` over a free square or its own slot, none of which is in
/// `wanted`. There always is one if no more is wanted than there are objects.
Detour cheapestDetour(const Placement& placement, PieceId piece, Place to, const std::vector<Place>& wanted = {});

}  // namespace kirin
