// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/twin/twin_pty.h"

#include <array>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <poll.h>
#include <unistd.h>
#include <utility>
#include <variant>

namespace kirin {
namespace {

constexpr int kPollMilliseconds = 10;

Error systemError() { return {"pty.unavailable", {std::strerror(errno)}}; }

}  // namespace

Result<std::unique_ptr<TwinPty>> TwinPty::open(const ITime& time, Twin twin, const std::filesystem::path& name) {
  std::unique_ptr<TwinPty> pty(new TwinPty(name));
  if (auto made = pty->makeTerminal(); !made) return made.error();
  TwinPty* self = pty.get();
  pty->twin_ =
      std::make_unique<RealTwin>(time, std::move(twin), [self](const MachineEvent& event) { self->hear(event); });
  pty->thread_ = std::jthread([self](const std::stop_token& stop) { self->run(stop); });
  return pty;
}

TwinPty::~TwinPty() {
  thread_.request_stop();
  if (thread_.joinable()) thread_.join();
  twin_.reset();
  dropTerminal();
}

Result<void> TwinPty::makeTerminal() {
  const int master = ::posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK);
  std::array<char, 128> path{};
  if (master < 0 || ::grantpt(master) != 0 || ::unlockpt(master) != 0 ||
      ::ptsname_r(master, path.data(), path.size()) != 0) {
    const Error error = systemError();
    if (master >= 0) ::close(master);
    return error;
  }
  // Opened once, it reports from then on when nobody has it open.
  const int slave = ::open(path.data(), O_RDWR | O_NOCTTY | O_CLOEXEC);
  if (slave < 0) {
    const Error error = systemError();
    ::close(master);
    return error;
  }
  ::close(slave);
  std::error_code failed;
  std::filesystem::remove(name_, failed);
  std::filesystem::create_symlink(path.data(), name_, failed);
  if (failed) {
    ::close(master);
    return Error{"pty.unavailable", {failed.message()}};
  }
  std::lock_guard lock(mutex_);
  master_ = master;
  return {};
}

void TwinPty::dropTerminal() {
  std::lock_guard lock(mutex_);
  const int master = std::exchange(master_, -1);
  if (master < 0) return;
  std::error_code ignored;
  std::filesystem::remove(name_, ignored);
  ::close(master);
}

/// On the twin's thread.
void TwinPty::hear(const MachineEvent& event) {
  if (const auto* received = std::get_if<machine_event::Received>(&event)) {
    // Nobody who reads so slowly that this fills up would get it from a real port either.
    std::lock_guard lock(mutex_);
    if (master_ >= 0 && ::write(master_, received->bytes.data(), received->bytes.size()) < 0) return;
  } else if (std::holds_alternative<machine_event::LinkDown>(event)) {
    cableOut_ = true;
  }
}

void TwinPty::run(const std::stop_token& stop) {
  bool inUse = false;
  while (!stop.stop_requested()) {
    if (cableOut_) {
      // Gone until the cable is back; found out as a host would, by trying.
      dropTerminal();
      inUse = false;
      std::this_thread::sleep_for(std::chrono::milliseconds(kPollMilliseconds));
      if (twin_->snapshot().cableIn() && makeTerminal()) cableOut_ = false;
      continue;
    }
    pollfd waiting{master_, POLLIN, 0};
    if (::poll(&waiting, 1, kPollMilliseconds) < 0) continue;
    const bool open = (waiting.revents & POLLHUP) == 0;
    if (open && !inUse) twin_->act(twin_input::OpenLink{});
    if (!open && inUse) twin_->act(twin_input::CloseLink{});
    inUse = open;
    if (waiting.revents & POLLIN) {
      std::array<char, 256> bytes{};
      const ssize_t got = ::read(waiting.fd, bytes.data(), bytes.size());
      if (got > 0) twin_->act(twin_input::Send{std::string(bytes.data(), static_cast<std::size_t>(got))});
    }
    // With nobody there poll returns at once.
    if (!open) std::this_thread::sleep_for(std::chrono::milliseconds(kPollMilliseconds));
  }
}

}  // namespace kirin
