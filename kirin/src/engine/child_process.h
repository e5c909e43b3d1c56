// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "base/time.h"

#include <optional>
#include <string>
#include <string_view>
#include <sys/types.h>
#include <vector>

namespace kirin {

/// A file descriptor and its end.
class Descriptor {
 public:
  Descriptor() = default;
  explicit Descriptor(int fd) : fd_(fd) {}
  Descriptor(Descriptor&& other) noexcept : fd_(other.release()) {}
  Descriptor& operator=(Descriptor&& other) noexcept;
  ~Descriptor() { close(); }

  int get() const { return fd_; }
  void close();

 private:
  int release();
  int fd_ = -1;
};

/// Another program, its standard input and output in our hands; its errors go where ours go. One thread. However it
/// ends, it is reaped and a write to it raises no signal. On destruction it, and what it started, is killed.
class ChildProcess {
 public:
  /// The program is looked for in PATH. Errors: "engine.start" (args: program, what the system says).
  static Result<ChildProcess> start(const std::vector<std::string>& command, const ITime& time);

  ChildProcess(ChildProcess&& other) noexcept;
  ChildProcess& operator=(ChildProcess&&) = delete;
  ~ChildProcess() { kill(); }

  /// All of it; false when the deadline passed first or the program no longer reads.
  bool write(std::string_view text, Instant deadline);

  enum class Read { Line, Deadline, Closed, Woken };
  /// One line without its end; the rest of an overlong one is dropped. `wake` is a descriptor (or -1) that ends the
  /// wait when it becomes readable. What has arrived goes before everything else.
  Read readLine(std::string& line, std::optional<Instant> deadline, int wake = -1);

  /// Closes its input and gives it until the deadline to end by itself.
  void finish(Instant deadline);
  void kill();

  /// How it ended: "exit code 3", "signal 11"; after Closed it is waited for a moment, then killed.
  std::string fate();

 private:
  static constexpr std::size_t kLongestLine = 1 << 16;

  ChildProcess(const ITime& time, pid_t pid, Descriptor in, Descriptor out);
  bool takeLine(std::string& line);
  int timeout(std::optional<Instant> deadline) const;
  bool reap(Instant deadline);

  const ITime& time_;
  pid_t pid_;
  Descriptor in_;
  Descriptor out_;
  std::string buffer_;
  bool dropping_ = false;  ///< inside an overlong line
  int status_ = 0;
};

}  // namespace kirin
