// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Bytes in and out, and the main program that reads lines.
#include "backend/twin/grbl_sim.h"

#include <algorithm>
#include <cctype>
#include <fmt/format.h>
#include <utility>

namespace kirin {
namespace {

constexpr Duration kTravelCheck = std::chrono::milliseconds(1);
constexpr std::size_t kRing = 128;  ///< bytes of the receive buffer
constexpr std::size_t kLongestLine = 79;
constexpr int kUartHolds = 2;  ///< bytes the hardware keeps while nobody looks
constexpr int kLocked = 9, kOverflow = 11;

bool isRealtime(unsigned char byte) {
  return byte == '?' || byte == '!' || byte == '~' || byte == 0x18 || byte >= 0x80;
}

void consider(std::optional<Instant>& next, std::optional<Instant> at) {
  if (at && (!next || *at < *next)) next = at;
}

bool endsLine(char byte) { return byte == '\n' || byte == '\r'; }

}  // namespace

GrblSim::GrblSim(GrblSettings settings, Build build, Instant now)
    : settings_(settings), build_(build), now_(now), offset_{build.head.x, build.head.y, 0} {}

void GrblSim::receive(std::string_view bytes) {
  if (!powered_) return;
  // What makes a difference when it arrives ends a piece; the rest may come in one.
  std::size_t begin = 0;
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    if (!endsLine(bytes[i]) && !isRealtime(static_cast<unsigned char>(bytes[i])) && i + 1 < bytes.size()) continue;
    toController_.put(bytes.substr(begin, i + 1 - begin), now_);
    begin = i + 1;
  }
}

std::string GrblSim::takeOutput() {
  std::string out;
  while (const auto chunk = toHost_.take(now_)) out += chunk->bytes;
  return out;
}

std::optional<Instant> GrblSim::nextEvent() const {
  auto next = nextOwnEvent();
  consider(next, toHost_.nextArrival());
  return next;
}

std::optional<Instant> GrblSim::nextOwnEvent() const {
  std::optional<Instant> next;
  if (!powered_) return next;
  consider(next, busyUntil_);
  consider(next, dwellEnds_);
  consider(next, queue_.nextEnd());
  consider(next, toController_.nextArrival());
  if (homing_) consider(next, homing_->ends);
  if (queue_.moving() && !known_) consider(next, now_ + kTravelCheck - now_.time_since_epoch() % kTravelCheck);
  return next;
}

void GrblSim::advance(Instant to) {
  for (auto next = nextOwnEvent(); next && *next <= to; next = nextOwnEvent()) {
    now_ = std::max(now_, *next);
    happen();
  }
  now_ = std::max(now_, to);
}

void GrblSim::happen() {
  queue_.advance(now_);
  settleMotion();
  if (queue_.moving() && !known_) checkTravel();
  if (dwellEnds_ && *dwellEnds_ <= now_) {
    dwellEnds_.reset();
    dwelt_ = true;
  }
  if (homing_ && homing_->ends <= now_) finishHoming();
  if (busyUntil_ && *busyUntil_ <= now_) finishBusy();
  while (const auto chunk = toController_.take(now_)) absorb(*chunk);
  work();
}

void GrblSim::finishBusy() {
  busyUntil_.reset();
  switch (std::exchange(busy_, Busy::No)) {
    case Busy::Booting: restart(); break;
    case Busy::Announcing:
      if (alarm_ > 2) {
        restart();
      } else {
        say("[MSG:Reset to continue]\r\n");
        busy_ = Busy::Critical;
      }
      break;
    case Busy::Stalled:
      if (std::exchange(statusWanted_, false)) say(statusReport());
      break;
    case Busy::No:
    case Busy::Critical:
    case Busy::Asleep: break;
  }
}

void GrblSim::absorb(const SerialWire::Chunk& chunk) {
  Instant arrival = chunk.arrives - SerialWire::kByte * static_cast<Duration::rep>(chunk.bytes.size());
  for (const char c : chunk.bytes) {
    arrival += SerialWire::kByte;
    if (busy_ == Busy::Booting || lost(arrival)) continue;
    const auto byte = static_cast<unsigned char>(c);
    if (isRealtime(byte)) {
      realtime(byte);
    } else if (ring_.size() < kRing) {
      ring_.push_back(c);
    }
    // A program that only waits for bytes takes each as it comes.
    work();
  }
}

bool GrblSim::lost(Instant arrival) {
  if (!stallBegan_ || arrival < *stallBegan_ || arrival >= *stallEnds_) return false;
  return ++heldByUart_ > kUartHolds;
}

void GrblSim::realtime(unsigned char byte) {
  if (byte == 0x18) return softReset();
  if (busy_ == Busy::Critical || busy_ == Busy::Announcing) return;
  switch (byte) {
    case '?':
      if (homing_ || busy_ == Busy::Stalled) {
        statusWanted_ = true;
      } else {
        say(statusReport());
      }
      break;
    case '!': feedHold(); break;
    case '~': cycleStart(); break;
    case 0x85: cancelJog(); break;
    default: break;  // overrides, and bytes GRBL does not know either
  }
}

void GrblSim::work() {
  while (powered_ && busy_ == Busy::No && !homing_ && !held_) {
    if (!actions_.empty()) {
      const GrblAction action = actions_.front();
      if (!perform(action)) return;
      // An alarm has forgotten them all.
      if (!actions_.empty()) actions_.pop_front();
    } else if (lineAtWork_) {
      answer(0);
    } else if (!ring_.empty()) {
      const char byte = ring_.front();
      ring_.pop_front();
      takeByte(byte);
    } else {
      return startCycle();
    }
  }
}

void GrblSim::takeByte(char byte) {
  if (endsLine(byte)) {
    endLine();
    return;
  }
  if (comment_ || tail_) {
    if (byte == ')') comment_ = false;
    return;
  }
  if (static_cast<unsigned char>(byte) <= ' ' || byte == '/') return;
  if (byte == '(') {
    comment_ = true;
  } else if (byte == ';') {
    tail_ = true;
  } else if (line_.size() >= kLongestLine) {
    overflow_ = true;
  } else {
    line_ += static_cast<char>(std::toupper(static_cast<unsigned char>(byte)));
  }
}

void GrblSim::endLine() {
  const std::string line = std::exchange(line_, {});
  comment_ = tail_ = false;
  lineAtWork_ = true;
  if (std::exchange(overflow_, false)) return answer(kOverflow);
  if (line.empty()) return answer(0);
  ++lines_;
  if (line[0] == '$') {
    if (const int error = command(line)) answer(error);
    return;
  }
  if (state_ == State::Alarm || state_ == State::Jog) return answer(kLocked);
  GrblBlock block = readGrblBlock(line, modes_, settings_);
  if (block.error) return answer(block.error);
  modes_ = block.modes;
  actions_.assign(block.actions.begin(), block.actions.end());
}

void GrblSim::answer(int error) {
  lineAtWork_ = false;
  if (error) return say(fmt::format("error:{}\r\n", error));
  if (lostOks_ > 0) {
    --lostOks_;
    return;
  }
  toHost_.put("ok\r\n", now_ + std::exchange(lateOk_, {}));
}

void GrblSim::say(std::string_view text) { toHost_.put(text, now_); }

}  // namespace kirin
