// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shot.h"

#include "ui/library_bridge.h"
#include "ui/puzzle_bridge.h"
#include "ui/review_bridge.h"

#include <vector>

namespace kirin {

/// Every screen and dialog in every state, in an order in which each can follow the one before.
std::vector<Shot> allShots(SessionBridge& bridge, ReviewBridge& review, LibraryBridge& library, PuzzleBridge& puzzles);

}  // namespace kirin
