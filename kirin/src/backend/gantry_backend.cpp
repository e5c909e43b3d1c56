// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/gantry_backend.h"

#include "base/log.h"

#include <algorithm>

// What the session asks for, what the machine and the sensors say, and who has to be told. What is seen of the board
// and done about it is in gantry_carrying.cpp.
namespace kirin {
namespace {

using namespace std::chrono_literals;

/// How long a machine may be gone before a person is asked to move in its place.
constexpr Duration kPatience = 30s;
constexpr int kFailures = 4;
/// After so many carries the head looks where it is: nobody tells a machine of the steps that it has lost.
constexpr int kCarriesUntilHome = 8;

/// The profile says how far off a hand puts a piece as a rule. Nothing may be touched by the exceptions either.
GantryBackend::Parts careful(GantryBackend::Parts parts) {
  parts.profile.pieces.placedByHand *= 3;
  return parts;
}

}  // namespace

GantryBackend::GantryBackend(Parts parts)
    : parts_(careful(std::move(parts))),
      planner_(parts_.profile),
      driver_(parts_.time, parts_.link, parts_.profile,
              [this](const GrblEvent& event) { std::visit([this](const auto& each) { on(each); }, event); }) {
  table_ = Table::of(parts_.profile, Placement::standard(), byHand());
  auto entry = parts_.journal.read();
  const bool kept = entry && *entry;
  faultsKept_ = kept ? (*entry)->faults : SensorFaults{};
  inference_ = MoveInference(parts_.profile.sensing, faultsKept_);
  if (!entry) {
    log::backend().error("where the pieces were is not known any more: {}", entry.error().debugText());
  } else if (*entry) {
    remembers_ = true;
    table_ = Table::of(parts_.profile, (*entry)->placement, byHand());
    if (const auto& carry = (*entry)->underWay) {
      limbo_.emplace(*carry);
      table_.put(parts_.profile, carry->operation.piece, Place::nowhere(), 0);
    }
  }
  parts_.sensors.start();
  driver_.connect();
}

GantryBackend::~GantryBackend() {
  driver_.shutDown();
  parts_.sensors.stop();
}

void GantryBackend::begin(Job job, const Placement& goal) {
  if (job != Job::Rescan) {
    said_ = std::exchange(whichAsked_, false) && job == Job::Perform;
    byHands_ = taken_ || said_;
  }
  if (job != Job::Rescan) madeByHands_ = job == Job::Perform && taken_ && !madeByHands_;
  if (job != Job::Rescan && !madeByHands_) {
    inference_.end();
    watching_ = handsAsked_ = false;
  }
  const bool moves = job == Job::Prepare || job == Job::Perform || job == Job::Service;
  if (moves && machineGone_ && driver_.connected()) driver_.home();  // it may work again
  job_ = job;
  // A rescan asks about what was ordered last; who stands in for whom is settled since.
  if (job != Job::Rescan || goal.places != ordered_.places) goal_ = goal;
  ordered_ = goal;
  operations_.clear();
  carries_.clear();
  carriesPlanned_ = 0;
  if (limbo_) limbo_.emplace(Carry(limbo_->carry));
  setUpAsked_ = false;
  if (job != Job::Rescan) asked_.clear();
}

void GantryBackend::prepareNewGame(bool, ResetMode mode, const Placement& placement) {
  inference_.forgetTurns();
  begin(Job::Prepare, placement);
  mode_ = mode;
  stage_ = Stage::Machine;
  proceed();
}

void GantryBackend::watch(const Position& position, const MoveList& legalMoves, const Placement& placement) {
  watching_ = true;
  handsAsked_ = whichAsked_ = false;
  touched_.reset();
  taken_.reset();
  if (std::exchange(madeByHands_, false)) {
    // If hands have undone their move, nothing is carried back.
    for (PieceId piece = 0; piece < kPieceCount; ++piece) {
      const Place place = placement.places[piece];
      if (table_.placement.places[piece] != place) table_.put(parts_.profile, piece, place, byHand());
    }
  }
  inference_.begin(position, legalMoves, placement, parts_.time.now());
  hearHands();
}

void GantryBackend::perform(const MotionPlan& plan) {
  begin(Job::Perform, plan.result);
  operations_ = plan.operations;
  for (const PieceOperation& op : operations_) byHands_ |= wasTouched(op.from) || wasTouched(op.to);
  if (plan.empty()) taken_.reset();
  look();
}

bool GantryBackend::wasTouched(Place place) const {
  return !place.isNowhere() && touched_[static_cast<std::size_t>(sensorOf(place))];
}

void GantryBackend::rescan(const Placement& expected) {
  begin(Job::Rescan, expected);
  driver_.stop();
  look();
}

void GantryBackend::stop() {
  begin(Job::None, table_.placement);
  stage_ = Stage::Rest;
  driver_.stop();
  seeAll();
  publish();
}

/// The magnet is off: every sensor counts again, and none means danger.
void GantryBackend::seeAll() {
  parts_.sensors.guard({});
  blind_.reset();
}

void GantryBackend::answer(BackendEvent event) {
  job_ = Job::None;
  stage_ = Stage::Rest;
  askedAbout_.reset();
  parts_.sink(std::move(event));
}

void GantryBackend::finish() {
  // After a move of the machine a person thinks, and nobody waits for this.
  if (carriesPlanned_ > 0 && carriesSinceHome_ >= kCarriesUntilHome && driver_.ready()) driver_.home();
  touched_.reset();
  table_.placement.playsAs = goal_.playsAs;
  table_.placement.known = goal_.known;
  remembers_ = true;
  remember();
  if (job_ == Job::Prepare) {
    answer(backend_event::Prepared{table_.placement});
  } else {
    answer(backend_event::Performed{table_.placement});
  }
}

void GantryBackend::nobodyComes() {
  giveUpAt_.reset();
  machineGone_ = true;
  log::backend().warn("the machine does not come back: a person has to move");
  if (stage_ == Stage::Machine && job_ != Job::None) proceed();
}

void GantryBackend::look() {
  stage_ = Stage::Look;
  lookAgainIn(2 * parts_.profile.sensing.debounce);
}

void GantryBackend::lookAgainIn(Duration quiet) {
  quiet_ = quiet;
  frameSince_ = false;
  waitsSince_ = parts_.time.now();
  parts_.sensors.scan();
}

/// The machine is doing something, or would but for a hand.
bool GantryBackend::underWay() const {
  return stage_ == Stage::Carry || stage_ == Stage::Hands || stage_ == Stage::Service;
}

bool GantryBackend::settled() const {
  return (frameSince_ || sensorsDown_) && parts_.time.now() >= quietSince() + quiet_;
}

Instant GantryBackend::quietSince() const { return std::max(waitsSince_, inference_.changedAt()); }

/// Whatever is to be done next, if it can be done now.
void GantryBackend::proceed() {
  hearHands();
  if (remembers_ && inference_.health().faults() != faultsKept_) remember();
  if (driver_.connected() && !sensorsDown_) giveUpAt_.reset();
  if (stage_ == Stage::Machine) {
    if (machineGone_ || driver_.ready()) {
      job_ == Job::Service ? serve() : look();
      return;
    }
    if (driver_.connected() && !driver_.homed()) driver_.home();
    if (!driver_.connected() && !giveUpAt_) giveUpAt_ = parts_.time.now() + kPatience;
  } else if (stage_ == Stage::Look && settled()) {
    judge();
  } else if (stage_ == Stage::Ask && settled() && changedSinceAsked()) {
    judge();
  } else if (stage_ == Stage::Hands && parts_.time.now() >= quietSince() + kHandsQuiet) {
    checkHands();
  }
}

void GantryBackend::handle(const MachineEvent& event) {
  if (const auto* sensed = std::get_if<machine_event::Sensed>(&event)) {
    on(sensed->frame);
  } else if (const auto* hand = std::get_if<machine_event::HandSeen>(&event)) {
    if (stage_ == Stage::Carry) {
      log::backend().info("a hand was seen while the machine moved");
      stage_ = Stage::Hands;
      driver_.handle(event);
    }
    on(hand->frame);
    waitsSince_ = parts_.time.now();
  } else if (const auto* down = std::get_if<machine_event::SensorsDown>(&event)) {
    sensorsDown_ = true;
    machineLost(down->error);
  } else {
    driver_.handle(event);
  }
  noticeHands();
  proceed();
  publish();
}

void GantryBackend::on(const SensorFrame& frame) {
  frame_ = frame;
  frameSince_ = true;
  sensorsDown_ = false;
  believed_ = (frame.present & ~blind_) | (believed_ & blind_);
  inference_.observe({frame.at, believed_});
}

std::optional<Instant> GantryBackend::nextDeadline() const {
  std::optional<Instant> next = driver_.nextDeadline();
  const auto sooner = [&next](std::optional<Instant> other) {
    if (other && (!next || *other < *next)) next = other;
  };
  sooner(inference_.nextDeadline());
  sooner(giveUpAt_);
  if ((stage_ == Stage::Look || stage_ == Stage::Ask) && frameSince_ && !settled()) sooner(quietSince() + quiet_);
  if (stage_ == Stage::Hands) sooner(quietSince() + kHandsQuiet);
  return next;
}

std::optional<Instant> GantryBackend::handsSince() const {
  const bool undecided = inference_.handsAtWork() || inference_.nextDeadline();
  if (!watching_ || !undecided) return std::nullopt;
  return inference_.changedAt();
}

void GantryBackend::handleDeadlines() {
  driver_.handleDeadlines();
  noticeHands();
  proceed();
  if (giveUpAt_ && *giveUpAt_ <= parts_.time.now()) nobodyComes();
  publish();
}

void GantryBackend::on(const grbl_event::Connected&) { driver_.home(); }

void GantryBackend::on(const grbl_event::Homed&) {
  carriesSinceHome_ = 0;
  failures_ = 0;
  machineGone_ = false;
  if (limbo_) limbo_->homedSince = true;
  giveUpAt_.reset();
  if (const auto head = driver_.head()) table_.head = *head;
  if (std::exchange(faultTold_, false) && job_ == Job::None) parts_.sink(backend_event::AllRight{});
  served();
  if (stage_ == Stage::Machine) proceed();
  if (stage_ == Stage::Ask) {
    asked_.clear();
    askedAbout_.reset();
    lookAgainIn(kHandsQuiet);
  }
}

void GantryBackend::on(const grbl_event::Done&) {
  if (limbo_) limbo_->exact = !limbo_->sweepingTo;
  seeAll();
  if (const auto head = driver_.head()) table_.head = *head;
  failures_ = 0;
  sweptOn();
  served();
  if (stage_ == Stage::Carry || stage_ == Stage::Hands) look();
}

void GantryBackend::on(const grbl_event::Held&) {
  if (stage_ != Stage::Carry) return;
  stage_ = Stage::Hands;
  waitsSince_ = parts_.time.now();
}

void GantryBackend::on(const grbl_event::Stopped&) {
  seeAll();
  if (underWay()) stage_ = Stage::Machine;
}

void GantryBackend::on(const grbl_event::Failed& failed) {
  seeAll();
  if (underWay() || stage_ == Stage::Look) stage_ = Stage::Machine;
  if (driver_.refused() || ++failures_ >= kFailures) {
    machineLost(failed.error);
    nobodyComes();
  } else {
    driver_.home();
  }
}

void GantryBackend::on(const grbl_event::Lost& lost) {
  seeAll();
  if (underWay()) stage_ = Stage::Machine;
  machineLost(lost.error);
}

void GantryBackend::machineLost(const Error& error) {
  if (!giveUpAt_ && !machineGone_) giveUpAt_ = parts_.time.now() + kPatience;
  if (!std::exchange(faultTold_, true)) parts_.sink(backend_event::Fault{error});
}

/// What the hands have done since it was asked last.
void GantryBackend::hearHands() {
  while (const auto heard = inference_.next(parts_.time.now())) {
    if (!watching_ || (madeByHands_ && !std::holds_alternative<hand_event::Revoked>(*heard))) continue;
    const auto* asks = std::get_if<hand_event::Ask>(&*heard);
    const auto* which = std::get_if<hand_event::WhichMove>(&*heard);
    const auto* back = std::get_if<hand_event::TakebackOffered>(&*heard);
    const bool kings = std::holds_alternative<hand_event::GameOverOffered>(*heard);
    // Something else than what was asked: that is settled, and the game waits for nothing any more.
    const bool another = (asks && asks->holdsUp) || which || back || kings;
    const bool settled = std::exchange(handsAsked_, another) && !another;
    whichAsked_ = which != nullptr;
    if (settled || std::holds_alternative<hand_event::AllRight>(*heard)) parts_.sink(backend_event::AllRight{});
    if (const auto* made = std::get_if<hand_event::Decided>(&*heard)) {
      taken_ = *made;
      parts_.sink(backend_event::HumanMove{made->move, made->lastEdge});
    } else if (const auto* undone = std::get_if<hand_event::Revoked>(&*heard)) {
      if (!madeByHands_) taken_.reset();
      parts_.sink(backend_event::MoveTakenBack{undone->lastEdge});
    } else if (const auto* lifted = std::get_if<hand_event::PromotionByLift>(&*heard)) {
      parts_.sink(backend_event::PromotionChosen{lifted->piece});
    } else if (asks) {
      if (asks->holdsUp) asked_ = asks->requests;
      parts_.sink(backend_event::NeedsOperator{asks->requests, asks->holdsUp, true});
    } else if (which) {
      std::vector<OperatorRequest> requests;
      for (const Move move : which->moves) {
        requests.push_back({OperatorRequest::Kind::WhichMove, table_.placement.at(Place::onSquare(move.from())),
                            Place::onSquare(move.from()), Place::onSquare(move.to())});
      }
      parts_.sink(backend_event::NeedsOperator{std::move(requests), true, true});
    } else if (back) {
      parts_.sink(backend_event::TakebackOffered{back->plies});
    } else if (kings) {
      parts_.sink(backend_event::GameOverOffered{});
    }
  }
}

void GantryBackend::publish() {
  if (parts_.telemetry == nullptr) return;
  MachineFacts facts;
  if (!driver_.connected()) {
    facts.state = driver_.lost() ? MachineState::Absent : MachineState::Connecting;
  } else if (driver_.homing()) {
    facts.state = MachineState::Homing;
  } else if (driver_.held()) {
    facts.state = MachineState::Held;
  } else if (driver_.ready()) {
    facts.state = MachineState::Ready;
  } else {
    facts.state = driver_.homed() ? MachineState::Moving : MachineState::Locked;
  }
  facts.head = driver_.head();
  facts.magnetOn = driver_.magnetMayBeOn();
  facts.sensors = frame_.present;
  facts.unhealthy = inference_.health().unhealthy();
  if (limbo_) facts.carrying = limbo_->carry.operation;
  facts.carriesToDo = carriesPlanned_;
  facts.carriesDone = carriesPlanned_ - static_cast<int>(carries_.size());
  facts.placement = table_.placement;
  parts_.telemetry->machine.put(std::move(facts));
}

}  // namespace kirin
