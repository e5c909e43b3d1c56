// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

namespace kirin::testing {

/// How many ioctls this process has made.
long ioctlsMade();

/// Called after each ioctl that sets lines, on the thread that makes it; an empty one ends that. Not while one is made.
void onLinesSet(std::function<void()> what);

}  // namespace kirin::testing
