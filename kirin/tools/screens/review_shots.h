// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shot.h"

#include "ui/review_bridge.h"

#include <vector>

namespace kirin {

/// A bridge that shows what it is shown and keeps nothing. `time` outlives it.
ReviewBridge::Parts pictureReview(const ITime& time);

/// The review in all of its states.
std::vector<Shot> reviewShots(ReviewBridge& review);

}  // namespace kirin
