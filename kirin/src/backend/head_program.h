// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time.h"
#include "board/geometry.h"

#include <variant>
#include <vector>

namespace kirin {

/// What the head is to do, step by step.
namespace head_step {
/// Straight there, in the work frame.
struct Go {
  Point to;
  double feed = 0;  ///< mm/s
};
/// Once it stands still: switches the magnet and waits.
struct Magnet {
  bool on = false;
  Duration settle{};
};
}  // namespace head_step

using HeadStep = std::variant<head_step::Go, head_step::Magnet>;
/// Ends with the magnet off, whatever its last step is.
using HeadProgram = std::vector<HeadStep>;

}  // namespace kirin
