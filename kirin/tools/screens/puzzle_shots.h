// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shot.h"

#include "ui/puzzle_bridge.h"

#include <memory>
#include <vector>

namespace kirin {

/// Before the puzzles that ship, for somebody who has solved some; nothing is kept. `time` outlives it.
std::unique_ptr<PuzzleDesk> pictureDesk(const ITime& time);

/// The choice of puzzles, and an attempt in all of its states.
std::vector<Shot> puzzleShots(PuzzleBridge& puzzles);

}  // namespace kirin
