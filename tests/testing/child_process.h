// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <csignal>
#include <stdexcept>
#include <sys/wait.h>
#include <unistd.h>

namespace kirin::testing {

/// A copy of this process that runs `body` and exits with what it returns (99 after an exception).
template <class Body>
pid_t startChild(Body body) {
  const pid_t child = ::fork();
  if (child < 0) throw std::runtime_error("cannot fork");
  if (child > 0) return child;
  int code = 99;
  try {
    code = body();
  } catch (...) {
  }
  ::_exit(code);
}

/// Its exit code; 128 + the signal that ended it otherwise.
inline int waitForChild(pid_t child) {
  int status = 0;
  if (::waitpid(child, &status, 0) != child) throw std::runtime_error("no such child");
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

template <class Body>
int runChild(Body body) {
  return waitForChild(startChild(body));
}

}  // namespace kirin::testing
