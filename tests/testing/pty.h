// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstdlib>
#include <fcntl.h>
#include <poll.h>
#include <stdexcept>
#include <string>
#include <string_view>
#include <termios.h>
#include <unistd.h>

namespace kirin::testing {

/// The far end of a serial port that is a file: what is written here can be read at path(), and the other way round.
class Pty {
 public:
  Pty() : master_(::posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC)) {
    if (master_ < 0 || ::grantpt(master_) != 0 || ::unlockpt(master_) != 0) throw std::runtime_error("no pty");
    path_ = ::ptsname(master_);
    // Nobody has opened the port yet, and it must not echo till then.
    termios settings{};
    ::tcgetattr(master_, &settings);
    ::cfmakeraw(&settings);
    ::tcsetattr(master_, TCSANOW, &settings);
  }
  ~Pty() { close(); }
  Pty(const Pty&) = delete;
  Pty& operator=(const Pty&) = delete;

  const std::string& path() const { return path_; }

  /// At most what the kernel holds for a reader, 4 KB.
  void write(std::string_view bytes) {
    if (::write(master_, bytes.data(), bytes.size()) != static_cast<ssize_t>(bytes.size())) {
      throw std::runtime_error("the pty takes no more");
    }
  }

  /// So many bytes, or what came within ten seconds.
  std::string read(std::size_t count) {
    const auto until = std::chrono::steady_clock::now() + std::chrono::seconds(10);
    std::string bytes;
    while (bytes.size() < count && std::chrono::steady_clock::now() < until) {
      pollfd ready{master_, POLLIN, 0};
      if (::poll(&ready, 1, 100) <= 0) continue;
      char buffer[4096];
      const ssize_t got = ::read(master_, buffer, std::min(sizeof buffer, count - bytes.size()));
      if (got > 0) {
        bytes.append(buffer, static_cast<std::size_t>(got));
      } else if (errno == EIO) {
        ::usleep(1000);  // nobody has the port open
      }
    }
    return bytes;
  }

  /// As when a cable is pulled.
  void close() {
    if (master_ >= 0) ::close(master_);
    master_ = -1;
  }

 private:
  int master_;
  std::string path_;
};

}  // namespace kirin::testing
