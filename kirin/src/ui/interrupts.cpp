// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/interrupts.h"

#include <cerrno>
#include <csignal>
#include <cstdint>
#include <poll.h>
#include <pthread.h>
#include <sys/eventfd.h>
#include <sys/signalfd.h>
#include <unistd.h>

namespace kirin {
namespace {

/// Waits for either of two descriptors; true if the first is not the one (so the second is).
bool secondComes(int first, int second) {
  pollfd both[] = {{first, POLLIN, 0}, {second, POLLIN, 0}};
  while (::poll(both, 2, -1) < 0 && errno == EINTR) {
  }
  return (both[1].revents & POLLIN) != 0;
}

}  // namespace

Interrupts::Interrupts() {
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, SIGINT);
  sigaddset(&signals, SIGTERM);
  // Blocked here and in every thread made later, so that they only arrive at the descriptor.
  pthread_sigmask(SIG_BLOCK, &signals, nullptr);
  signals_ = ::signalfd(-1, &signals, SFD_CLOEXEC | SFD_NONBLOCK);
  stop_ = ::eventfd(0, EFD_CLOEXEC);
}

Interrupts::~Interrupts() {
  if (watcher_.joinable()) {
    const std::uint64_t one = 1;
    [[maybe_unused]] const auto written = ::write(stop_, &one, sizeof one);
    watcher_.join();
  }
  ::close(stop_);
  ::close(signals_);
}

void Interrupts::watch(std::function<void()> act) {
  watcher_ = std::thread([this, act = std::move(act)] {
    if (secondComes(stop_, signals_)) act();
  });
}

InterruptibleInput::int_type InterruptibleInput::underflow() {
  if (secondComes(input_, interrupts_.descriptor())) return traits_type::eof();
  ssize_t count = 0;
  do {
    count = ::read(input_, buffer_, sizeof buffer_);
  } while (count < 0 && errno == EINTR);
  if (count <= 0) return traits_type::eof();
  setg(buffer_, buffer_, buffer_ + count);
  return traits_type::to_int_type(buffer_[0]);
}

}  // namespace kirin
