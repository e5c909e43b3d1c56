// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session_thread.h"
#include "backend/board_telemetry.h"
#include "backend/serial_port.h"
#include "backend/twin/faults.h"
#include "board/board_profile.h"

/// The boards a game can be played on, whole: what the session drives and the machine under it. Clock and telemetry
/// outlive the boards that come from these.
namespace kirin {

SessionThread::BackendFactory simBoard();

/// A machine that is simulated in real time. Its pieces stand where the last one's stood. `faults`: what goes wrong,
/// now and then.
SessionThread::BackendFactory twinBoard(ITime& time, const BoardProfile& profile, const std::vector<FaultKind>& faults,
                                        std::uint64_t seed, BoardTelemetry* telemetry);

/// The real one. Errors: "gpio.unavailable", where Kirin was built without what reads its sensors.
Result<SessionThread::BackendFactory> gantryBoard(ITime& time, const BoardProfile& profile,
                                                  const SerialPortChoice& port, BoardTelemetry* telemetry);

}  // namespace kirin
