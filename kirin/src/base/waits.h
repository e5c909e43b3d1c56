// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <thread>

namespace kirin {

/// Said by whatever may wait for a disk, a line or another thread, before it does. Costs one relaxed load. Any thread.
void mayWait(const char* what);

/// From now on that thread may not wait: `told` is called there with what it did, each time; an empty one ends it. For
/// tests of the GUI thread, which never waits. Not while threads that may wait come or go.
void forbidWaits(std::thread::id thread, std::function<void(const char* what)> told);

}  // namespace kirin
