// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "twin/games.h"

namespace kirin::twin {

/// A game of thirty plies with castling by the machine and by hand, en passant, a promotion with a capture, captures by
/// both, and the set-up before it.
Sitting scriptedSitting(const TwinConfig& twin, std::uint64_t seed);

/// Plays the scripted game once for each line of G-code that it takes, with that fault as the line is read. Everything
/// before the fault goes as in every other of these games. Of the lines the first is `first`, then each `step`th.
Figures faultAtEveryLine(const TwinConfig& twin, FaultKind fault, std::uint64_t seed, int first, int step,
                         const std::function<void(int line, int lines, const Figures&)>& progress);

}  // namespace kirin::twin
