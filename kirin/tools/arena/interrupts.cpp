// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/interrupts.h"

namespace kirin::arena {

Interrupts::Interrupts() {
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, SIGINT);
  sigaddset(&signals, SIGTERM);
  pthread_sigmask(SIG_BLOCK, &signals, &before_);
  waiting_ = std::jthread([this, signals] {
    int number = 0;
    sigwait(&signals, &number);
    stop_.request_stop();
  });
}

Interrupts::~Interrupts() {
  // Ends the wait, if nobody else has; joining follows.
  pthread_kill(waiting_.native_handle(), SIGTERM);
  waiting_.join();
  pthread_sigmask(SIG_SETMASK, &before_, nullptr);
}

}  // namespace kirin::arena
