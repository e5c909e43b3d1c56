// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/waits.h"

#include <atomic>
#include <utility>

namespace kirin {
namespace {

std::atomic<bool> watching = false;
std::thread::id watched;
std::function<void(const char*)> told;

}  // namespace

void mayWait(const char* what) {
  if (watching.load(std::memory_order_acquire) && std::this_thread::get_id() == watched) told(what);
}

void forbidWaits(std::thread::id thread, std::function<void(const char*)> tell) {
  watching = false;
  watched = thread;
  told = std::move(tell);
  watching.store(static_cast<bool>(told), std::memory_order_release);
}

}  // namespace kirin
