// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/geometry.h"

namespace kirin {

/// Where a dragged object goes when the head goes along `head`: it stands still until the head is `lag` away, and is
/// pulled behind it from then on, as if on a leash, so that it cuts corners. The way has the object's first and last
/// point; it is as exact as a hundredth of a millimetre. An object that trails less runs between this and `head`.
void trailOf(const Path& head, double lag, Path& trail);

}  // namespace kirin
