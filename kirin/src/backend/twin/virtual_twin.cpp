// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/twin/virtual_twin.h"

#include <algorithm>
#include <utility>

namespace kirin {

VirtualTwin::VirtualTwin(VirtualTime& time, Twin twin, MachineSink sink, BoardTelemetry* telemetry)
    : time_(time),
      twin_(std::move(twin)),
      sink_(std::move(sink)),
      telemetry_(telemetry),
      self_(std::make_shared<VirtualTwin*>(this)) {
  goOn();
}

void VirtualTwin::act(TwinInput input) {
  twin_.advance(time_.now());
  if (recording_) recording_->inputs.push_back({time_.now(), input});
  twin_.apply(input);
  goOn();
}

const Twin& VirtualTwin::twin() {
  catchUp();
  return twin_;
}

void VirtualTwin::catchUp() {
  twin_.advance(time_.now());
  for (MachineEvent& event : twin_.take()) sink_(std::move(event));
  if (telemetry_) telemetry_->plant.put(plantFacts(twin_));
}

void VirtualTwin::goOn() {
  catchUp();
  const auto next = twin_.nextEvent();
  // What is scheduled cannot be taken back; one that comes too early finds nothing to do and schedules the next.
  if (!next || (scheduled_ && *scheduled_ <= *next)) return;
  const Instant at = std::max(*next, time_.now());
  scheduled_ = at;
  time_.schedule(at, [weak = std::weak_ptr(self_), at] {
    const auto self = weak.lock();
    if (!self || (*self)->scheduled_ != at) return;
    (*self)->scheduled_.reset();
    (*self)->goOn();
  });
}

}  // namespace kirin
