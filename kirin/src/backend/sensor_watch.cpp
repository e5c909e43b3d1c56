// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/sensor_watch.h"

#include "base/log.h"

#include <utility>

namespace kirin {
namespace {

constexpr Duration kRetry = std::chrono::seconds(1);

}  // namespace

SensorWatch::SensorWatch(OpenSensorLines open, Duration pause, ITime& time, MachineSink sink,
                         std::function<void()> hold)
    : open_(std::move(open)), pause_(pause), time_(time), sink_(std::move(sink)), hold_(std::move(hold)) {}

void SensorWatch::start() {
  last_.reset();
  openAndTell(true);
}

void SensorWatch::scan() {
  if (!next_) return;
  openAndTell(true);
}

void SensorWatch::guard(const Occupancy& sensors) {
  // What was told last may be a wrong reading, and the right one after it would look like a hand.
  if (lines_ && sensors.any()) {
    const Result<Occupancy> present = readSurely();
    if (!present) {
      fail(present.error(), false);
    } else if (*present != *last_) {
      tell(*present);
    }
  }
  guarded_ = sensors;
}

void SensorWatch::stop() {
  lines_.reset();
  down_.reset();
  next_.reset();
}

void SensorWatch::poll() {
  if (!lines_) return openAndTell(false);
  Result<Occupancy> present = read();
  // One wrong reading in ten thousand would stop the machine every few seconds: what stops it is read twice more.
  if (present && ((*present ^ *last_) & guarded_).any()) present = readSurely();
  if (!present) return fail(present.error(), false);
  if (*present != *last_) tell(*present);
  next_ = time_.now() + pause_;
}

void SensorWatch::openAndTell(bool repeat) {
  if (!lines_) {
    Result<std::unique_ptr<ISensorLines>> opened = open_();
    if (!opened) return fail(opened.error(), repeat);
    lines_ = std::move(*opened);
  }
  const Result<Occupancy> present = readSurely();
  if (!present) return fail(present.error(), repeat);
  if (down_) log::backend().info("the sensors are back");
  down_.reset();
  tell(*present);
  next_ = time_.now() + pause_;
}

Result<Occupancy> SensorWatch::read() {
  Occupancy present;
  for (int step = 0; step < kChannels; ++step) {
    // In this order each step changes one select line, so no other channel shows up for a moment in between.
    const int channel = step ^ step >> 1;
    const Result<std::bitset<kMultiplexers>> seen = lines_->read(channel);
    if (!seen) return seen.error();
    for (int multiplexer = 0; multiplexer < kMultiplexers; ++multiplexer) {
      present[static_cast<std::size_t>(wiredSensor(multiplexer, channel))] =
          (*seen)[static_cast<std::size_t>(multiplexer)];
    }
  }
  return present;
}

Result<Occupancy> SensorWatch::readSurely() {
  std::array<Occupancy, 3> readings;
  for (Occupancy& reading : readings) {
    const Result<Occupancy> present = read();
    if (!present) return present.error();
    reading = *present;
  }
  const auto& [a, b, c] = readings;
  return (a & b) | (b & c) | (a & c);
}

void SensorWatch::tell(const Occupancy& present) {
  const SensorFrame frame{time_.now(), present};
  const bool hand = last_ && ((present ^ *last_) & guarded_).any();
  last_ = present;
  if (hand) {
    hold_();
    sink_(machine_event::HandSeen{frame});
  } else {
    sink_(machine_event::Sensed{frame});
  }
}

void SensorWatch::fail(Error error, bool repeat) {
  lines_.reset();
  next_ = time_.now() + kRetry;
  if (!repeat && down_ == error) return;
  log::backend().warn("the sensors are down: {}", error.debugText());
  down_ = error;
  sink_(machine_event::SensorsDown{std::move(error)});
}

}  // namespace kirin
