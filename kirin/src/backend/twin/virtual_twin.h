// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/twin/recording.h"
#include "backend/twin/twin.h"
#include "backend/twin/twin_host.h"
#include "base/virtual_time.h"

#include <memory>
#include <optional>

namespace kirin {

/// A twin in virtual time: what happens to it next is an event of the clock, and at rest there is none. One thread, the
/// clock's; the clock, the sink and the telemetry outlive it.
class VirtualTwin final : public ITwinHost {
 public:
  VirtualTwin(VirtualTime& time, Twin twin, MachineSink sink, BoardTelemetry* telemetry = nullptr);
  void act(TwinInput input) override;

  /// As it is now.
  const Twin& twin();
  /// Writes down from now on what is done to it. The recording's beginning is the caller's.
  void recordInto(TwinRecording* recording) { recording_ = recording; }

 private:
  void catchUp();
  void goOn();

  VirtualTime& time_;
  Twin twin_;
  MachineSink sink_;
  BoardTelemetry* telemetry_;
  TwinRecording* recording_ = nullptr;
  std::optional<Instant> scheduled_;
  std::shared_ptr<VirtualTwin*> self_;  ///< what is scheduled on the clock may outlive this
};

}  // namespace kirin
