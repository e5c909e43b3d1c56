// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "trainer.h"

#include <span>
#include <string>

namespace kirin {

/// A picture of the losses by epoch, on a logarithmic scale, as SVG. `title` stands above it.
std::string plotLosses(std::span<const EpochLoss> losses, const std::string& title);

}  // namespace kirin
