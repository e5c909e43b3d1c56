// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpio-vm/counted_ioctl.h"

#include <atomic>
#include <cstdarg>
#include <linux/gpio.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace kirin::testing {
namespace {

std::atomic<long> made = 0;
std::function<void()> whenSet;

}  // namespace

long ioctlsMade() { return made; }
void onLinesSet(std::function<void()> what) { whenSet = std::move(what); }

}  // namespace kirin::testing

// In place of the C library's, also for libgpiod: a program's own comes first. So the multiplexers that a test plays
// are as quick as real ones are to those who wait for them.
extern "C" int ioctl(int file, unsigned long request, ...) noexcept {
  va_list rest;
  va_start(rest, request);
  void* argument = va_arg(rest, void*);
  va_end(rest);
  const long result = ::syscall(SYS_ioctl, file, request, argument);
  ++kirin::testing::made;
  if (result == 0 && request == GPIOHANDLE_SET_LINE_VALUES_IOCTL && kirin::testing::whenSet) kirin::testing::whenSet();
  return static_cast<int>(result);
}
