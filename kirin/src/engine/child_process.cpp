// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/child_process.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>

extern char** environ;

namespace kirin {

namespace {

/// Writing to a pipe nobody reads must be an error value, not a signal, and other threads' handling is not ours to
/// change: the signal is blocked for this thread and, if it came, taken away.
class NoBrokenPipeSignal {
 public:
  NoBrokenPipeSignal() {
    sigemptyset(&pipe_);
    sigaddset(&pipe_, SIGPIPE);
    sigset_t pending;
    sigpending(&pending);
    wasPending_ = sigismember(&pending, SIGPIPE) == 1;
    pthread_sigmask(SIG_BLOCK, &pipe_, &before_);
  }
  ~NoBrokenPipeSignal() {
    const timespec now{};
    if (!wasPending_)
      while (sigtimedwait(&pipe_, nullptr, &now) < 0 && errno == EINTR) {
      }
    pthread_sigmask(SIG_SETMASK, &before_, nullptr);
  }
  NoBrokenPipeSignal(const NoBrokenPipeSignal&) = delete;
  NoBrokenPipeSignal& operator=(const NoBrokenPipeSignal&) = delete;

 private:
  sigset_t pipe_;
  sigset_t before_;
  bool wasPending_ = false;
};

Error startError(const std::string& program, int error) { return {"engine.start", {program, std::strerror(error)}}; }

}  // namespace

Descriptor& Descriptor::operator=(Descriptor&& other) noexcept {
  if (this != &other) {
    close();
    fd_ = other.release();
  }
  return *this;
}

void Descriptor::close() {
  if (fd_ >= 0) ::close(fd_);
  fd_ = -1;
}

int Descriptor::release() { return std::exchange(fd_, -1); }

Result<ChildProcess> ChildProcess::start(const std::vector<std::string>& command, const ITime& time) {
  if (command.empty() || command[0].empty()) return Error{"engine.start", {"", "no program named"}};
  // Close-on-exec: no other child, started at the same time by another thread, may hold our ends open.
  int toChild[2];
  int fromChild[2];
  if (pipe2(toChild, O_CLOEXEC) != 0) return startError(command[0], errno);
  Descriptor childIn(toChild[0]);
  Descriptor in(toChild[1]);
  if (pipe2(fromChild, O_CLOEXEC) != 0) return startError(command[0], errno);
  Descriptor out(fromChild[0]);
  Descriptor childOut(fromChild[1]);
  fcntl(in.get(), F_SETFL, O_NONBLOCK);
  fcntl(out.get(), F_SETFL, O_NONBLOCK);

  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, childIn.get(), STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&actions, childOut.get(), STDOUT_FILENO);
  // Its own process group, so that a script and the engine it started end together; no signal mask or ignored SIGPIPE
  // of ours.
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
  sigset_t signals;
  sigemptyset(&signals);
  posix_spawnattr_setsigmask(&attributes, &signals);
  sigaddset(&signals, SIGPIPE);
  posix_spawnattr_setsigdefault(&attributes, &signals);

  std::vector<char*> arguments;
  for (const std::string& argument : command) arguments.push_back(const_cast<char*>(argument.c_str()));
  arguments.push_back(nullptr);
  pid_t pid = -1;
  const int error = posix_spawnp(&pid, arguments[0], &actions, &attributes, arguments.data(), environ);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  if (error != 0) return startError(command[0], error);
  return ChildProcess(time, pid, std::move(in), std::move(out));
}

ChildProcess::ChildProcess(const ITime& time, pid_t pid, Descriptor in, Descriptor out)
    : time_(time), pid_(pid), in_(std::move(in)), out_(std::move(out)) {}

ChildProcess::ChildProcess(ChildProcess&& other) noexcept
    : time_(other.time_),
      pid_(std::exchange(other.pid_, -1)),
      in_(std::move(other.in_)),
      out_(std::move(other.out_)),
      buffer_(std::move(other.buffer_)),
      dropping_(other.dropping_),
      status_(other.status_) {}

int ChildProcess::timeout(std::optional<Instant> deadline) const {
  if (!deadline) return -1;
  const auto left = std::chrono::ceil<std::chrono::milliseconds>(*deadline - time_.now()).count();
  return static_cast<int>(std::clamp<std::int64_t>(left, 0, 24 * 3600 * 1000));
}

bool ChildProcess::write(std::string_view text, Instant deadline) {
  const NoBrokenPipeSignal guard;
  while (!text.empty()) {
    const ssize_t written = ::write(in_.get(), text.data(), text.size());
    if (written > 0) {
      text.remove_prefix(static_cast<std::size_t>(written));
      continue;
    }
    if (errno == EINTR) continue;
    if (errno != EAGAIN) return false;
    pollfd wait{in_.get(), POLLOUT, 0};
    if (poll(&wait, 1, timeout(deadline)) == 0) return false;
  }
  return true;
}

bool ChildProcess::takeLine(std::string& line) {
  for (;;) {
    const std::size_t end = buffer_.find('\n');
    if (end == std::string::npos) {
      if (!dropping_ && buffer_.size() < kLongestLine) return false;
      const bool first = !std::exchange(dropping_, true);
      line = std::exchange(buffer_, {});
      return first;
    }
    const bool tail = std::exchange(dropping_, false);
    line.assign(buffer_, 0, end);
    buffer_.erase(0, end + 1);
    if (!tail) return true;
  }
}

ChildProcess::Read ChildProcess::readLine(std::string& line, std::optional<Instant> deadline, int wake) {
  for (;;) {
    if (takeLine(line)) return Read::Line;
    pollfd waits[2] = {{out_.get(), POLLIN, 0}, {wake, POLLIN, 0}};
    const int ready = poll(waits, 2, timeout(deadline));
    if (ready < 0 && errno == EINTR) continue;
    if (ready == 0) return Read::Deadline;
    if (waits[0].revents == 0) return Read::Woken;
    char chunk[4096];
    const ssize_t got = ::read(out_.get(), chunk, sizeof chunk);
    if (got > 0) {
      buffer_.append(chunk, static_cast<std::size_t>(got));
    } else if (got == 0 || (errno != EINTR && errno != EAGAIN)) {
      return Read::Closed;
    }
    // A program that never stops talking must not keep us from the deadline or the wake-up.
    if ((waits[1].revents & POLLIN) != 0) return takeLine(line) ? Read::Line : Read::Woken;
    if (deadline && time_.now() >= *deadline) return takeLine(line) ? Read::Line : Read::Deadline;
  }
}

// There is no wait for a process with a deadline that is portable and cheap; its output closing is the sign to look.
bool ChildProcess::reap(Instant deadline) {
  if (pid_ < 0) return true;
  for (;;) {
    const pid_t ended = waitpid(pid_, &status_, WNOHANG);
    if (ended == pid_ || (ended < 0 && errno == ECHILD)) {
      ::kill(-pid_, SIGKILL);  // what it may have started
      pid_ = -1;
      return true;
    }
    if (time_.now() >= deadline) return false;
    poll(nullptr, 0, 2);
  }
}

void ChildProcess::finish(Instant deadline) {
  in_.close();
  std::string line;
  for (;;) {
    const Read read = readLine(line, deadline);
    if (read == Read::Closed) break;
    if (read == Read::Deadline || time_.now() >= deadline) break;
  }
  if (!reap(deadline)) kill();
}

void ChildProcess::kill() {
  if (pid_ < 0) return;
  ::kill(-pid_, SIGKILL);
  while (waitpid(pid_, &status_, 0) < 0 && errno == EINTR) {
  }
  pid_ = -1;
}

std::string ChildProcess::fate() {
  if (!reap(time_.now() + std::chrono::milliseconds(200))) {
    kill();
    return "closed its output";
  }
  if (WIFSIGNALED(status_)) return fmt::format("signal {}", WTERMSIG(status_));
  return fmt::format("exit code {}", WEXITSTATUS(status_));
}

}  // namespace kirin
