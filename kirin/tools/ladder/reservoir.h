// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/rng.h"

#include <cstdint>
#include <vector>

namespace kirin::ladder {

/// Reservoir sampling: of all things seen so far, the latest among them, each is kept with the same chance. Where the
/// latest goes among the `most` (at least 1) that are kept; nullptr: it isn't.
template <class T>
T* placeFor(std::vector<T>& kept, std::uint64_t seen, std::size_t most, Rng& rng) {
  if (kept.size() < most) return &kept.emplace_back();
  const std::size_t place = rng.next() % seen;
  return place < most ? &kept[place] : nullptr;
}

}  // namespace kirin::ladder
