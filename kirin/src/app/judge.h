// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/review.h"
#include "base/result.h"

#include <stop_token>

namespace kirin {

/// The options under which an engine judges: it looks for the two best moves, alone.
EngineOptions judgingOptions();

/// What the engine, under those options, says of the line's last position within those limits; the rules are asked
/// first. It forgets what it knew before, so that the answer depends on line and limits alone. Blocks; a search that is
/// stopped says what it has. Errors: those of IEngine.
Result<Judgement> judge(IEngine& engine, const GameLine& line, const SearchLimits& limits, std::stop_token stop);

}  // namespace kirin
