// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time.h"

#include <condition_variable>
#include <deque>
#include <mutex>
#include <optional>
#include <utility>

namespace kirin {

/// The waiting half of an Inbox, without its type.
class InboxSignal {
 public:
  InboxSignal() = default;
  InboxSignal(const InboxSignal&) = delete;
  InboxSignal& operator=(const InboxSignal&) = delete;

  /// Any thread.
  bool empty() const {
    std::lock_guard lock(mutex_);
    return count_ == 0;
  }

  /// Blocks in real time until something is there or the deadline passed. For ITime implementations only.
  void blockUntil(std::optional<Instant> deadline) {
    std::unique_lock lock(mutex_);
    const auto arrived = [this] { return count_ > 0; };
    if (deadline) {
      changed_.wait_until(lock, *deadline, arrived);
    } else {
      changed_.wait(lock, arrived);
    }
  }

 protected:
  ~InboxSignal() = default;

  mutable std::mutex mutex_;
  std::condition_variable changed_;
  std::size_t count_ = 0;
};

/// What reaches a worker: values, in the order they were posted.
template <class T>
class Inbox final : public InboxSignal {
 public:
  /// Any thread; never blocks for long.
  void post(T value) {
    {
      std::lock_guard lock(mutex_);
      values_.push_back(std::move(value));
      count_ = values_.size();
    }
    changed_.notify_one();
  }

  /// The consumer's thread: the oldest value, or nothing.
  std::optional<T> take() {
    std::lock_guard lock(mutex_);
    if (values_.empty()) return std::nullopt;
    std::optional<T> value(std::move(values_.front()));
    values_.pop_front();
    count_ = values_.size();
    return value;
  }

 private:
  std::deque<T> values_;
};

}  // namespace kirin
