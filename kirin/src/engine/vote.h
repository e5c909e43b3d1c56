// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/engine.h"

#include <span>

namespace kirin {

/// Which of several searches of one position to believe; the first where nothing speaks for another. A search votes for
/// its move, the more strongly the deeper it looked and the better it thinks of it; a mate that was found needs no
/// votes. Not empty.
std::size_t mostTrusted(std::span<const SearchResult> results);

}  // namespace kirin
