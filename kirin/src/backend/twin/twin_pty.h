// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/twin/real_twin.h"
#include "base/result.h"

#include <atomic>
#include <filesystem>
#include <memory>
#include <mutex>
#include <string>
#include <thread>

namespace kirin {

/// A twin's controller behind a pseudo terminal, paced in real time, for whatever opens serial ports. Opening the
/// terminal resets the controller; a cable that goes ends the file, and the name is there again when it comes back.
class TwinPty {
 public:
  /// `name` becomes a link to the terminal. Errors: "pty.unavailable" (args: what the system said).
  static Result<std::unique_ptr<TwinPty>> open(const ITime& time, Twin twin, const std::filesystem::path& name);
  ~TwinPty();
  TwinPty(const TwinPty&) = delete;
  TwinPty& operator=(const TwinPty&) = delete;

  const std::filesystem::path& name() const { return name_; }
  /// For faults and hands, and to look.
  RealTwin& twin() { return *twin_; }

 private:
  explicit TwinPty(std::filesystem::path name) : name_(std::move(name)) {}
  Result<void> makeTerminal();
  void dropTerminal();
  void hear(const MachineEvent& event);
  void run(const std::stop_token& stop);

  std::filesystem::path name_;
  std::mutex mutex_;  ///< of what is at the other end of the terminal
  int master_ = -1;
  std::atomic<bool> cableOut_{false};
  std::unique_ptr<RealTwin> twin_;
  std::jthread thread_;
};

}  // namespace kirin
