// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/boards.h"

#include "backend/gantry_backend.h"
#include "backend/gpio_sensors.h"
#include "backend/serial_link.h"
#include "backend/sim_backend.h"
#include "backend/twin/real_twin.h"

namespace kirin {
namespace {

/// Of the faults of a twin that is played on: about one every so many lines of G-code, up to the last of them.
constexpr int kLinesApart = 120;
constexpr int kLastFaultLine = 100'000;

struct TwinMachine {
  TwinMachine(const ITime& time, Twin&& twin, MachineSink sink, BoardTelemetry* telemetry)
      : host(time, std::move(twin), std::move(sink), telemetry) {}
  RealTwin host;
  TwinLink link{host};
  TwinSensors sensors{host};
};

struct GantryMachine {
  GantryMachine(const SerialPortChoice& port, ITime& time, const MachineSink& sink) : link(port, time, sink) {}
  SerialLink link;
  std::unique_ptr<ISensorArray> sensors;  ///< holds the machine through the link
};

/// Where the pieces were when the board was last used.
Placement lastPlacement(ICarryJournal& journal) {
  const auto entry = journal.read();
  return entry && *entry ? (*entry)->placement : Placement::standard();
}

}  // namespace

SessionThread::BackendFactory simBoard() {
  return [](const BoardWiring& wiring) {
    return SessionThread::Board{nullptr, std::make_unique<SimBackend>(wiring.answers)};
  };
}

SessionThread::BackendFactory twinBoard(ITime& time, const BoardProfile& profile, const std::vector<FaultKind>& faults,
                                        std::uint64_t seed, BoardTelemetry* telemetry) {
  return [&time, profile, faults, seed, telemetry](const BoardWiring& wiring) {
    TwinConfig config;
    config.board = profile;
    config.faults = randomFaults(faults, seed, kLastFaultLine, kLinesApart);
    config.placement = lastPlacement(wiring.journal);
    config.seed = seed;
    auto machine = std::make_shared<TwinMachine>(time, Twin(config, time.now()), wiring.machine, telemetry);
    auto backend = std::make_unique<GantryBackend>(GantryBackend::Parts{
        time, machine->link, machine->sensors, wiring.journal, profile, wiring.answers, telemetry});
    return SessionThread::Board{std::move(machine), std::move(backend)};
  };
}

Result<SessionThread::BackendFactory> gantryBoard(ITime& time, const BoardProfile& profile,
                                                  const SerialPortChoice& port, BoardTelemetry* telemetry) {
  // Asked before anything is started; the sensors themselves are made on the worker.
  if (auto sensors = makeGpioSensors(
          profile.sensing, time, [](const MachineEvent&) {}, [] {});
      !sensors) {
    return sensors.error();
  }
  return SessionThread::BackendFactory([&time, profile, port, telemetry](const BoardWiring& wiring) {
    auto machine = std::make_shared<GantryMachine>(port, time, wiring.machine);
    machine->sensors =
        *makeGpioSensors(profile.sensing, time, wiring.machine, [&link = machine->link] { link.send("!"); });
    auto backend = std::make_unique<GantryBackend>(GantryBackend::Parts{
        time, machine->link, *machine->sensors, wiring.journal, profile, wiring.answers, telemetry});
    return SessionThread::Board{std::move(machine), std::move(backend)};
  });
}

}  // namespace kirin
