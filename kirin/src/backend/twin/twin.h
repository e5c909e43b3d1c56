// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/machine.h"
#include "backend/twin/board_plant.h"
#include "backend/twin/faults.h"
#include "backend/twin/grbl_sim.h"
#include "backend/twin/sensor_field.h"
#include "backend/twin/twin_input.h"
#include "board/board_profile.h"
#include "board/piece_tracker.h"

#include <algorithm>
#include <cstdint>
#include <deque>
#include <optional>
#include <vector>

namespace kirin {

/// What a twin begins as. All chance in it follows from the seed.
struct TwinConfig {
  BoardProfile board;
  PlantProfile plant;
  GrblSettings controller = GrblSettings::forBoard(558.8, 558.8);
  GrblSim::Build build;
  FaultPlan faults;
  Placement placement = Placement::standard();
  std::uint64_t seed = 1;

  friend bool operator==(const TwinConfig&, const TwinConfig&) = default;
};

/// A whole board as a value: controller, gantry, magnet, pieces, sensors, the cable to it, and what goes wrong. A copy
/// is a snapshot, and goes on exactly as the original does. It has an instant of its own and no clock: whoever owns it
/// takes it forward, and how often, in what steps, makes no difference to what happens. One thread.
class Twin {
 public:
  Twin(TwinConfig config, Instant start);

  Instant now() const { return now_; }
  /// When something happens next unless something is done to it; nothing: never. At rest nothing does, but for the rare
  /// wrong reading of a sensor.
  std::optional<Instant> nextEvent() const;
  /// Only forward.
  void advance(Instant to);
  /// Does this now.
  void apply(const TwinInput& input);
  /// What the machine has said since it was asked last, for the sink of IMotionLink and ISensorArray. Errors of
  /// LinkDown: "link.missing" where there is nothing to open, "link.gone" (args: the twin's name).
  std::vector<MachineEvent> take();

  // The truth, which no host can see.
  const TwinConfig& config() const { return config_; }
  const GrblSim& controller() const { return controller_; }
  const BoardPlant& plant() const { return plant_; }
  const SensorField& sensors() const { return sensors_; }
  /// Not pulled out, and the power is on.
  bool cableIn() const { return !portBackAt_ && !powerBackAt_; }
  bool handBusy() const { return !hands_.empty(); }
  /// Is it in a hand that is about to put it down?
  bool holds(PieceId piece) const {
    return plant_.pieces()[static_cast<std::size_t>(piece)].inHand &&
           std::any_of(hands_.begin(), hands_.end(), [piece](const HandAction& each) { return each.piece == piece; });
  }
  /// The longest the magnet has been on without motion.
  Duration longestMagnetIdle() const;
  int faultsHappened() const { return faultsHappened_; }

  friend bool operator==(const Twin&, const Twin&) = default;

 private:
  struct Due {
    Instant at{};
    Fault fault;
    friend bool operator==(const Due&, const Due&) = default;
  };

  /// The end of a sensor's defect.
  struct Mending {
    Instant at{};
    SensorIndex sensor = 0;
    friend bool operator==(const Mending&, const Mending&) = default;
  };

  void happen();
  void stepPlant();
  void moveHand(const HandAction& action);
  void planFaults();
  void strike(const Fault& fault);
  void breakSensor(const Fault& fault, SensorField::Defect defect);
  void mendSensors();
  void losePort(Duration lasts);
  void reachIn(Duration lasts);
  void sensorsMayHaveChanged();
  void drawWrongReading();
  Occupancy lookAtSensors();
  void lookAndSay();
  void scanIfDue();

  TwinConfig config_;
  Instant now_;
  Rng rng_;
  GrblSim controller_;
  BoardPlant plant_;
  SensorField sensors_;
  std::vector<MachineEvent> said_;

  bool linkOpen_ = false;
  std::optional<Instant> portBackAt_;   ///< the cable is out until then
  std::optional<Instant> powerBackAt_;  ///< the controller is dark until then
  std::deque<HandAction> hands_;        ///< by instant
  std::vector<PlannedFault> planned_;
  std::vector<Due> due_;
  std::vector<Mending> mendings_;
  int faultsHappened_ = 0;

  bool scanning_ = false;
  Occupancy guard_, reported_;
  Occupancy unconfirmed_;  ///< guarded sensors that changed in the last scan, for the first time
  std::optional<Instant> scanAt_;
  std::optional<Instant> wrongAt_;          ///< the next wrong single reading
  std::optional<SensorIndex> wrongSensor_;  ///< while it is being read
  Instant steppedAt_;
  Point velocity_;                    ///< of the head, at that moment
  std::optional<Instant> idleSince_;  ///< magnet on, nothing moves
  Duration longestIdle_{};
};

}  // namespace kirin
