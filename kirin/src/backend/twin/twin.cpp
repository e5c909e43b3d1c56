// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/twin/twin.h"

#include "backend/twin/overloaded.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace kirin {
namespace {

constexpr const char* kName = "twin";  ///< in errors, where a port has its path

/// While a piece is dragged the plant is looked at this often: a tenth of a millimetre at the usual feed.
constexpr Duration kTick = std::chrono::milliseconds(1);

void consider(std::optional<Instant>& next, std::optional<Instant> at) {
  if (at && (!next || *at < *next)) next = at;
}

/// The first multiple of a period after a moment.
Instant nextOf(Instant after, Duration period) { return after + period - after.time_since_epoch() % period; }

}  // namespace

Twin::Twin(TwinConfig config, Instant start)
    : config_(std::move(config)),
      now_(start),
      rng_(config_.seed),
      controller_(config_.controller, config_.build, start),
      plant_(config_.board, config_.plant, config_.placement, rng_.next()),
      sensors_(config_.board, config_.plant, rng_.next()),
      steppedAt_(start) {
  controller_.powerUp();
  for (const PlannedFault& fault : config_.faults) {
    if (fault.line) {
      planned_.push_back(fault);
    } else {
      due_.push_back({start + fault.after, fault.fault});
    }
  }
}

std::optional<Instant> Twin::nextEvent() const {
  auto next = controller_.nextEvent();
  if (plant_.energised() && controller_.moving()) consider(next, nextOf(now_, kTick));
  if (!hands_.empty()) consider(next, hands_.front().at);
  for (const Due& due : due_) consider(next, due.at);
  for (const Mending& mending : mendings_) consider(next, mending.at);
  consider(next, portBackAt_);
  consider(next, powerBackAt_);
  if (scanning_) {
    consider(next, scanAt_);
    consider(next, wrongAt_);
    consider(next, sensors_.nextFlicker(now_));
  }
  return next;
}

void Twin::advance(Instant to) {
  for (auto next = nextEvent(); next && *next <= to; next = nextEvent()) {
    const bool flickers = scanning_ && sensors_.nextFlicker(now_) == next;
    now_ = std::max(now_, *next);
    if (flickers) sensorsMayHaveChanged();
    happen();
  }
  now_ = std::max(now_, to);
  controller_.advance(now_);
}

void Twin::happen() {
  controller_.advance(now_);
  stepPlant();
  while (!hands_.empty() && hands_.front().at <= now_) {
    moveHand(hands_.front());
    hands_.pop_front();
  }
  if (portBackAt_ && *portBackAt_ <= now_) portBackAt_.reset();
  if (powerBackAt_ && *powerBackAt_ <= now_) {
    powerBackAt_.reset();
    controller_.powerUp();
  }
  planFaults();
  mendSensors();
  if (wrongAt_ && *wrongAt_ <= now_) {
    wrongSensor_ = rng_.between(0, kSensorCount - 1);
    scanAt_ = now_;
    drawWrongReading();
  }
  scanIfDue();
  const std::string bytes = controller_.takeOutput();
  if (linkOpen_ && !bytes.empty()) said_.push_back(machine_event::Received{bytes, now_});
}

void Twin::stepPlant() {
  const bool on = controller_.magnet(), moving = controller_.moving();
  const Point head = controller_.head();
  if (plant_.energised()) plant_.moveHead(head, controller_.acceleration(), now_ - steppedAt_);
  if (plant_.energised() || on) sensorsMayHaveChanged();
  steppedAt_ = now_;
  if (on && !plant_.energised()) plant_.magnetOn(head);
  if (!on) plant_.magnetOff(velocity_);
  velocity_ = controller_.velocity();

  longestIdle_ = longestMagnetIdle();
  if (!on || moving) {
    idleSince_.reset();
  } else if (!idleSince_) {
    idleSince_ = now_;
  }
}

Duration Twin::longestMagnetIdle() const {
  return idleSince_ ? std::max(longestIdle_, now_ - *idleSince_) : longestIdle_;
}

void Twin::moveHand(const HandAction& action) {
  if (action.to) {
    plant_.put(action.piece, *action.to);
  } else {
    plant_.lift(action.piece);
  }
  sensorsMayHaveChanged();
}

void Twin::apply(const TwinInput& input) {
  using namespace twin_input;
  std::visit(Overloaded{[this](const OpenLink&) {
                          linkOpen_ = cableIn();
                          if (!linkOpen_)
                            return said_.push_back(machine_event::LinkDown{Error{"link.missing", {kName}}});
                          controller_.powerUp();
                          stepPlant();
                          said_.push_back(machine_event::LinkUp{});
                        },
                        [this](const CloseLink&) { linkOpen_ = false; },
                        [this](const Send& send) {
                          if (linkOpen_) controller_.receive(send.bytes);
                        },
                        [this](const StartSensors&) {
                          scanning_ = true;
                          drawWrongReading();
                          lookAndSay();
                        },
                        [this](const Scan&) {
                          if (scanning_) lookAndSay();
                        },
                        [this](const Guard& guard) {
                          guard_ = guard.sensors;
                          unconfirmed_.reset();
                        },
                        [this](const StopSensors&) {
                          scanning_ = false;
                          scanAt_.reset();
                        },
                        [this](const Hand& hand) {
                          hands_.insert(hands_.end(), hand.actions.begin(), hand.actions.end());
                          std::stable_sort(hands_.begin(), hands_.end(),
                                           [](const HandAction& a, const HandAction& b) { return a.at < b.at; });
                        },
                        [this](const Break& fault) {
                          due_.push_back({now_, fault.fault});
                        }},
             input);
}

std::vector<MachineEvent> Twin::take() { return std::exchange(said_, {}); }

void Twin::planFaults() {
  for (auto it = planned_.begin(); it != planned_.end();) {
    if (controller_.lines() < *it->line) {
      ++it;
      continue;
    }
    due_.push_back({now_ + it->after, it->fault});
    it = planned_.erase(it);
  }
  for (std::size_t i = 0; i < due_.size();) {
    if (due_[i].at > now_) {
      ++i;
      continue;
    }
    const Fault fault = due_[i].fault;
    due_.erase(due_.begin() + static_cast<std::ptrdiff_t>(i));
    strike(fault);
  }
}

void Twin::strike(const Fault& fault) {
  ++faultsHappened_;
  switch (fault.kind) {
    case FaultKind::Alarm: controller_.alarm(fault.number); break;
    case FaultKind::EndOfFile: losePort(fault.lasts); break;
    case FaultKind::Unplugged:
    case FaultKind::PowerCut:
      losePort(fault.lasts);
      controller_.powerDown();
      powerBackAt_ = now_ + fault.lasts;
      break;
    case FaultKind::LostOk: controller_.loseNextOk(); break;
    case FaultKind::LateOk: controller_.delayNextOk(fault.lasts); break;
    case FaultKind::Garbage: {
      std::string bytes;
      for (int i = 0; i < fault.number; ++i) bytes += static_cast<char>(rng_.between(0, 255));
      controller_.babble(bytes);
      break;
    }
    case FaultKind::DroppedPiece: plant_.drop(); break;
    case FaultKind::FailedPickUp: plant_.failNextPickUp(); break;
    case FaultKind::LostSteps: controller_.slip(fault.by); break;
    case FaultKind::Hand: reachIn(fault.lasts); break;
    case FaultKind::StuckOn: breakSensor(fault, SensorField::Defect::StuckOn); break;
    case FaultKind::StuckOff: breakSensor(fault, SensorField::Defect::StuckOff); break;
    case FaultKind::Flicker: breakSensor(fault, SensorField::Defect::Flickering); break;
  }
  stepPlant();
  sensorsMayHaveChanged();
}

void Twin::breakSensor(const Fault& fault, SensorField::Defect defect) {
  sensors_.setDefect(fault.number, defect);
  std::erase_if(mendings_, [&fault](const Mending& mending) { return mending.sensor == fault.number; });
  if (fault.lasts > Duration{0}) mendings_.push_back({now_ + fault.lasts, fault.number});
}

void Twin::mendSensors() {
  std::erase_if(mendings_, [this](const Mending& mending) {
    if (mending.at > now_) return false;
    sensors_.setDefect(mending.sensor, SensorField::Defect::None);
    sensorsMayHaveChanged();
    return true;
  });
}

void Twin::losePort(Duration lasts) {
  controller_.unplug();
  portBackAt_ = now_ + lasts;
  if (std::exchange(linkOpen_, false)) said_.push_back(machine_event::LinkDown{Error{"link.gone", {kName}}});
}

void Twin::reachIn(Duration lasts) {
  std::vector<PieceId> standing;
  for (PieceId id = 0; id < kPieceCount; ++id) {
    const BoardPlant::Piece& piece = plant_.pieces()[static_cast<std::size_t>(id)];
    if (!piece.inHand && !piece.toppled && plant_.carried() != id) standing.push_back(id);
  }
  if (standing.empty()) return;
  const PieceId id = standing[rng_.below(static_cast<std::uint32_t>(standing.size()))];
  const Point at = plant_.pieces()[static_cast<std::size_t>(id)].at;
  moveHand({now_, id, std::nullopt});
  apply(twin_input::Hand{{{now_ + lasts, id, at}}});
}

void Twin::sensorsMayHaveChanged() {
  if (scanning_ && !scanAt_) scanAt_ = nextOf(now_, config_.plant.scan);
}

void Twin::drawWrongReading() {
  wrongAt_.reset();
  const double each = config_.plant.wrongReading * kSensorCount;
  if (each <= 0 || !scanning_) return;
  const double u = static_cast<double>((rng_.next() >> 11) + 1) * 0x1.0p-53;
  const double scans = std::min(1 + std::floor(std::log(u) / std::log1p(-std::min(each, 0.999))), 1e9);
  wrongAt_ = nextOf(now_, config_.plant.scan) + config_.plant.scan * static_cast<Duration::rep>(scans);
}

Occupancy Twin::lookAtSensors() {
  sensors_.look(plant_, plant_.energised() ? std::optional(controller_.head()) : std::nullopt);
  Occupancy reading = sensors_.read(now_);
  if (const auto wrong = std::exchange(wrongSensor_, std::nullopt)) {
    reading.flip(static_cast<std::size_t>(*wrong));
    scanAt_ = nextOf(now_, config_.plant.scan);
  }
  return reading;
}

void Twin::lookAndSay() {
  reported_ = lookAtSensors();
  said_.push_back(machine_event::Sensed{{now_, reported_}});
}

void Twin::scanIfDue() {
  if (!scanAt_ || *scanAt_ > now_) return;
  scanAt_.reset();
  Occupancy reading = lookAtSensors();
  const Occupancy guarded = controller_.moving() ? (reading ^ reported_) & guard_ : Occupancy();
  // A hand is there for longer than one reading; a wrong reading is not.
  const bool hand = (guarded & unconfirmed_).any();
  unconfirmed_ = hand ? Occupancy() : guarded;
  if (unconfirmed_.any()) {
    reading = (reading & ~unconfirmed_) | (reported_ & unconfirmed_);
    scanAt_ = nextOf(now_, config_.plant.scan);
  }
  if (reading == reported_) return;
  reported_ = reading;
  if (!hand) return said_.push_back(machine_event::Sensed{{now_, reading}});
  if (linkOpen_) controller_.receive("!");
  said_.push_back(machine_event::HandSeen{{now_, reading}});
}

}  // namespace kirin
