// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <streambuf>
#include <thread>

namespace kirin {

/// SIGINT and SIGTERM as something to wait for instead of an end in the middle of things. Make it before any other
/// thread; one a process.
class Interrupts {
 public:
  Interrupts();
  ~Interrupts();
  Interrupts(const Interrupts&) = delete;
  Interrupts& operator=(const Interrupts&) = delete;

  /// Readable as soon as a signal came, and from then on.
  int descriptor() const { return signals_; }
  /// Calls `act` once, on a thread of its own, as soon as a signal comes.
  void watch(std::function<void()> act);

 private:
  int signals_ = -1;
  int stop_ = -1;
  std::thread watcher_;
};

/// Reads a descriptor; an interrupt is the end of the input, even while it waits for a line.
class InterruptibleInput final : public std::streambuf {
 public:
  InterruptibleInput(int descriptor, const Interrupts& interrupts) : input_(descriptor), interrupts_(interrupts) {}

 protected:
  int_type underflow() override;

 private:
  int input_;
  const Interrupts& interrupts_;
  char buffer_[4096] = {};
};

}  // namespace kirin
