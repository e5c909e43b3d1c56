// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <signal.h>
#include <stop_token>
#include <thread>

namespace kirin::arena {

/// Turns SIGINT and SIGTERM into a stop request for as long as it lives. Made before any other thread, which inherit
/// that they are not disturbed.
class Interrupts {
 public:
  Interrupts();
  Interrupts(const Interrupts&) = delete;
  Interrupts& operator=(const Interrupts&) = delete;
  ~Interrupts();

  std::stop_token token() const { return stop_.get_token(); }

 private:
  sigset_t before_;
  std::stop_source stop_;
  std::jthread waiting_;
};

}  // namespace kirin::arena
