// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/helper_threads.h"

#include <utility>

namespace kirin {

HelperThreads::HelperThreads(int count) {
  for (int number = 0; number < count; ++number)
    threads_.emplace_back([this, number](std::stop_token end) { work(std::move(end), number); });
}

void HelperThreads::start(std::function<void(int)> job) {
  std::lock_guard lock(mutex_);
  job_ = std::move(job);
  ++jobs_;
  busy_ = count();
  changed_.notify_all();
}

void HelperThreads::wait() {
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [this] { return busy_ == 0; });
}

void HelperThreads::work(std::stop_token end, int number) {
  std::uint64_t done = 0;
  std::unique_lock lock(mutex_);
  while (changed_.wait(lock, end, [&] { return jobs_ != done; })) {
    done = jobs_;
    lock.unlock();
    job_(number);
    lock.lock();
    if (--busy_ == 0) changed_.notify_all();
  }
}

}  // namespace kirin
