// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <stop_token>
#include <thread>
#include <vector>

namespace kirin {

/// Threads that wait for work, so that a search need not make any. One thread owns them and starts their jobs.
class HelperThreads {
 public:
  /// Throws std::system_error where the system gives no more threads.
  explicit HelperThreads(int count);

  int count() const { return static_cast<int>(threads_.size()); }
  /// Every thread calls `job` once, with its number from 0. The job before is over.
  void start(std::function<void(int)> job);
  /// Until all have returned from it.
  void wait();

 private:
  void work(std::stop_token end, int number);

  std::mutex mutex_;
  std::condition_variable_any changed_;
  std::function<void(int)> job_;
  std::uint64_t jobs_ = 0;  ///< started so far
  int busy_ = 0;
  std::vector<std::jthread> threads_;  // last: they end before what they use
};

}  // namespace kirin
