// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/table.h"

namespace kirin {

/// A hand was at that place: what stands there it may have put down anew, and brushed what stands around. Nobody
/// becomes less sure by that than if a hand had put him where he is.
void disturb(Table& table, Place place, const BoardProfile& profile);

}  // namespace kirin
