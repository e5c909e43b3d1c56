// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/gantry_backend.h"
#include "base/log.h"

#include <algorithm>

// What the sensors show of the board, and what is carried next because of it.
namespace kirin {
namespace {

/// So often the machine tries to get one piece to its place before it asks a person.
constexpr int kAttempts = 3;
/// A second try goes slower.
constexpr double kCareful = 0.5;
/// Where a dropped piece may lie the magnet is set down this often: less than twice its reach.
constexpr double kSweepStep = 12;

/// Nothing has happened yet in such a placement, so equal pieces may stand in for each other.
bool isBeginning(const Placement& placement) {
  for (PieceId piece = 0; piece < kPieceCount; ++piece) {
    const Place place = placement.places[piece];
    if (place != Place::onSquare(homeSquare(piece)) && place != Place::inSlot(piece)) return !placement.known;
  }
  return true;
}

std::vector<OperatorRequest> requestsFor(const Discrepancy& found, const Table& table) {
  std::vector<OperatorRequest> requests;
  for (const PieceId piece : found.missing) {
    requests.push_back({OperatorRequest::Kind::PlacePiece, piece, Place::nowhere(), table.placement.places[piece]});
  }
  for (const Place place : found.unexpected) {
    requests.push_back({OperatorRequest::Kind::RemovePiece, std::nullopt, place, Place::nowhere()});
  }
  return requests;
}

}  // namespace

Sight GantryBackend::sight() const {
  if (sensorsDown_) return {};
  return {inference_.present(), ~inference_.health().unhealthy()};
}

void GantryBackend::judge() {
  switch (job_) {
    case Job::None: stage_ = Stage::Rest; break;
    case Job::Rescan: judgeRescan(); break;
    default: judgeJob();
  }
}

void GantryBackend::judgeJob() {
  const Sight now = sight();
  if (limbo_) settleLimbo(now);
  const bool persons = stage_ == Stage::Ask || machineGone_ || (job_ == Job::Prepare && mode_ == ResetMode::Hand);
  if (persons && adoptGoal(now)) {
    finish();
    return;
  }
  if (job_ == Job::Prepare && !remembers_) guessPlacement(now);
  if (job_ == Job::Prepare && (mode_ == ResetMode::Hand || !remembers_)) {
    askForSetUp(now);
    return;
  }
  if (!operations_.empty()) {
    if (!adoptHands(now) && !explain(now)) {
      ask(requestsFor(compare(table_, now), table_));
      return;
    }
  } else if (!explain(now)) {
    ask(requestsFor(compare(table_, now), table_));
    return;
  }
  if (limbo_) {
    carryAgain();
    return;
  }
  if (carries_.empty() && !planAhead()) return;
  if (carries_.empty()) {
    finish();
  } else {
    carryNext();
  }
}

void GantryBackend::judgeRescan() {
  const Sight now = sight();
  if (limbo_) settleLimbo(now);
  bool matches = adoptGoal(now);
  if (!matches && askedAbout_ == now.seen && ++insisted_ > 1) {
    // A person was asked twice and says it is right: then it is the sensors that are wrong.
    const Discrepancy found = compare(Table::of(parts_.profile, goal_, 0), now);
    for (const PieceId piece : found.missing) inference_.assure(goal_.places[piece], true);
    for (const Place place : found.unexpected) inference_.assure(place, false);
    matches = adoptGoal(sight());
  }
  if (matches) {
    insisted_ = 0;
    remembers_ = true;
    remember();
    answer(backend_event::Scanned{goal_, true});
    return;
  }
  explain(now);
  Placement found = table_.placement;
  if (limbo_) found.places[limbo_->operation.piece] = limbo_->operation.from;
  for (const PieceId piece : compare(table_, now).missing) found.places[piece] = Place::nowhere();
  const auto asked = askedAbout_;
  answer(backend_event::Scanned{found, false});
  askedAbout_ = asked;
}

/// Everything stands where it is wanted, whoever did it.
bool GantryBackend::adoptGoal(const Sight& now) {
  if (!compare(Table::of(parts_.profile, goal_, byHand()), now).none()) return false;
  for (PieceId piece = 0; piece < kPieceCount; ++piece) {
    const Place place = goal_.places[piece];
    if (table_.placement.places[piece] != place) table_.put(parts_.profile, piece, place, byHand());
  }
  limbo_.reset();
  return true;
}

/// Without a memory only the usual places can be told from what the sensors see.
void GantryBackend::guessPlacement(const Sight& now) {
  for (const Placement& usual : {goal_, Placement::standard(), Placement::stored()}) {
    const Table table = Table::of(parts_.profile, usual, byHand(), table_.head);
    if (!compare(table, now).none()) continue;
    table_ = table;
    limbo_.reset();
    remembers_ = true;
    return;
  }
}

void GantryBackend::askForSetUp(const Sight& now) {
  std::vector<OperatorRequest> requests{{OperatorRequest::Kind::SetUpBoard, {}, {}, {}}};
  if (setUpAsked_) {
    const Table wanted = Table::of(parts_.profile, goal_, 0);
    const auto differences = requestsFor(compare(wanted, now), wanted);
    requests.insert(requests.end(), differences.begin(), differences.end());
  }
  setUpAsked_ = true;
  ask(std::move(requests));
}

/// The piece that was under way: has it arrived, is it where it was, or neither?
void GantryBackend::settleLimbo(const Sight& now) {
  const PieceOperation op = limbo_->operation;
  const bool arrived = now.full(op.to) || (!now.trusts(op.to) && now.empty(op.from));
  if (arrived) {
    table_.put(parts_.profile, op.piece, op.to, parts_.profile.pieces.placedByMachine);
  } else if (now.full(op.from)) {
    table_.put(parts_.profile, op.piece, op.from, byHand());
  } else {
    return;
  }
  const bool planned = !carries_.empty() && carries_.front().operation == op;
  if (arrived) {
    limbo_.reset();
    attempts_ = 0;
    if (planned) {
      carries_.pop_front();
    } else {
      carries_.clear();
    }
  } else if (!planned || stage_ == Stage::Ask) {
    // It has not moved: whatever it was to do is planned anew.
    limbo_.reset();
    carries_.clear();
  }
}

/// Makes the table agree with what is seen, where only one explanation is possible.
bool GantryBackend::explain(const Sight& now) {
  Discrepancy found = compare(table_, now);
  std::vector<PieceId> lost = found.missing;
  for (PieceId piece = 0; piece < kPieceCount; ++piece) {
    if (table_.placement.places[piece].isNowhere() && !goal_.places[piece].isNowhere()) lost.push_back(piece);
  }
  const auto place = [&](PieceId piece, Place where) {
    table_.put(parts_.profile, piece, where, byHand());
    std::erase(lost, piece);
    std::erase(found.unexpected, where);
    if (limbo_ && limbo_->operation.piece == piece) {
      limbo_.reset();
      attempts_ = 0;
    }
    carries_.clear();
    operations_.clear();
  };
  // Put where it was asked for,
  for (const PieceId piece : std::vector(lost)) {
    const Place wanted = goal_.places[piece];
    if (std::count(found.unexpected.begin(), found.unexpected.end(), wanted) > 0) place(piece, wanted);
  }
  // or else one is gone and one is there: that is the one.
  if (found.unexpected.size() == 1 && lost.size() == 1) place(lost.front(), found.unexpected.front());
  found = compare(table_, now);
  return found.none();
}

/// What hands have taken they may have put into another slot than its own: it is fetched from there.
void GantryBackend::followVictim(const Sight& now) {
  if (!taken_ || !taken_->captured || !taken_->capturedAt.isSlot() || !now.full(taken_->capturedAt)) return;
  for (PieceOperation& op : operations_) {
    if (op.piece != *taken_->captured || op.to == taken_->capturedAt) continue;
    table_.put(parts_.profile, op.piece, taken_->capturedAt, byHand());
    op.from = taken_->capturedAt;
  }
  taken_.reset();
}

/// What hands have done already of what was asked is no work.
bool GantryBackend::adoptHands(const Sight& now) {
  followVictim(now);
  auto done = doneByHand(parts_.profile, table_, operations_, now);
  if (!done) {
    // A pawn may stand on its last square itself, waiting to be changed for the piece it becomes.
    const auto pawn = std::find_if(operations_.begin(), operations_.end(), [](const PieceOperation& op) {
      return kindOf(op.piece) == PieceType::Pawn && op.from.isSquare() && op.to == Place::inSlot(op.piece);
    });
    const auto spare = std::find_if(operations_.begin(), operations_.end(),
                                    [](const PieceOperation& op) { return op.from.isSlot() && op.to.isSquare(); });
    if (pawn == operations_.end() || spare == operations_.end()) return false;
    std::vector<PieceOperation> advanced{operations_.begin(), operations_.end()};
    advanced[static_cast<std::size_t>(pawn - operations_.begin())].to = spare->to;
    advanced.erase(advanced.begin() + (spare - operations_.begin()));
    done = doneByHand(parts_.profile, table_, advanced, now);
    if (!done) return false;
    apply(parts_.profile, table_, advanced, *done);
    operations_.clear();
    return true;
  }
  apply(parts_.profile, table_, operations_, *done);
  MotionPlan left{{}, goal_};
  std::vector<OperatorRequest> strays;
  for (std::size_t i = 0; i < done->size(); ++i) {
    const PieceOperation& op = operations_[i];
    if ((*done)[i] == ByHand::No) left.operations.push_back(op);
    if ((*done)[i] == ByHand::Gone) {
      strays.push_back({OperatorRequest::Kind::PlacePiece, op.piece, Place::nowhere(), op.to});
    }
  }
  // Its place waits for it, but the game doesn't.
  if (!strays.empty()) parts_.sink(backend_event::NeedsOperator{std::move(strays), false});
  operations_.clear();
  if (left.empty()) return true;
  if (driver_.head()) table_.head = *driver_.head();
  if (auto plan = planner_.plan(table_, left)) {
    carries_.assign(plan->carries.begin(), plan->carries.end());
    carriesPlanned_ = static_cast<int>(carries_.size());
  }
  return true;
}

/// Objects that hands took away instead of to their places: those that are wanted elsewhere now are there, or nobody
/// knows where they are.
void GantryBackend::findStrays() {
  const Sight now = sight();
  for (PieceId piece = 0; piece < kPieceCount; ++piece) {
    const auto i = static_cast<std::size_t>(piece);
    const Place place = table_.placement.places[i];
    if (place.isNowhere() || table_.standing[i] || place == goal_.places[i]) continue;
    table_.put(parts_.profile, piece, now.full(place) ? place : Place::nowhere(), byHand());
  }
}

/// From where everything is to where it is to be. False when a person was asked instead.
bool GantryBackend::planAhead() {
  if (table_.placement.places == goal_.places) return true;
  if (driver_.head()) table_.head = *driver_.head();
  findStrays();
  const bool interchange = job_ == Job::Prepare && isBeginning(goal_);
  const SetupPlan setup = planSetup(table_.placement, goal_, interchange, parts_.profile, table_.head);
  if (!setup.missing.empty()) {
    std::vector<OperatorRequest> requests;
    for (const PieceId piece : setup.missing) {
      requests.push_back({OperatorRequest::Kind::PlacePiece, piece, Place::nowhere(), goal_.places[piece]});
    }
    ask(std::move(requests));
    return false;
  }
  auto plan = planner_.plan(table_, setup.motion);
  if (!plan) {
    log::backend().warn("no way: {}", plan.error().debugText());
    askByHand();
    return false;
  }
  goal_.places = plan->result.places;
  carries_.assign(plan->carries.begin(), plan->carries.end());
  carriesPlanned_ = static_cast<int>(carries_.size());
  return true;
}

void GantryBackend::carryNext() {
  attempts_ = 0;
  if (mayMove()) run(carries_.front(), programOf(carries_.front(), 1));
}

/// It did not arrive. Where it still stands where it was, the same again, but slower; where it doesn't, it lies
/// somewhere on the way, and the magnet is set down all along it. What can't be trusted any more is where the head is.
void GantryBackend::carryAgain() {
  const Carry carry = *limbo_;
  const bool stands = !table_.placement.places[carry.operation.piece].isNowhere();
  if (attempts_ >= kAttempts) {
    ask({{OperatorRequest::Kind::PlacePiece, carry.operation.piece, stands ? carry.operation.from : Place::nowhere(),
          carry.operation.to}});
    return;
  }
  if (!mayMove()) return;
  if ((!stands || attempts_ > 1) && !homedSince_) {
    stage_ = Stage::Machine;
    driver_.home();
    return;
  }
  run(carry, stands ? programOf(carry, kCareful) : sweepOf(carry));
}

/// Is there a machine to move with? If not, it is waited for, or a person is asked.
bool GantryBackend::mayMove() {
  if (machineGone_) {
    askByHand();
  } else if (!driver_.ready()) {
    stage_ = Stage::Machine;
    proceed();
  } else {
    return true;
  }
  return false;
}

void GantryBackend::run(const Carry& carry, HeadProgram program) {
  const PieceOperation op = carry.operation;
  limbo_ = carry;
  remember();
  table_.put(parts_.profile, op.piece, Place::nowhere(), 0);
  ++attempts_;
  homedSince_ = false;
  stage_ = Stage::Carry;
  blind_ = near(carry.path);
  parts_.sensors.guard(~blind_ & sight().trusted);
  driver_.run(program);
}

HeadProgram GantryBackend::programOf(const Carry& carry, double haste) const {
  const BoardProfile::Motion& motion = parts_.profile.motion;
  HeadProgram program{head_step::Go{carry.path.front(), motion.emptyFeed}, head_step::Magnet{true, motion.settle}};
  for (std::size_t i = 1; i < carry.path.size(); ++i) {
    program.push_back(head_step::Go{carry.path[i], motion.carryFeed * haste});
  }
  program.push_back(head_step::Magnet{false, motion.settle});
  return program;
}

HeadProgram GantryBackend::sweepOf(const Carry& carry) const {
  const BoardProfile::Motion& motion = parts_.profile.motion;
  HeadProgram program{head_step::Go{carry.path.front(), motion.emptyFeed}, head_step::Magnet{true, motion.settle}};
  for (std::size_t i = 1; i < carry.path.size(); ++i) {
    const Point from = carry.path[i - 1], to = carry.path[i];
    const int steps = std::max(1, static_cast<int>(std::ceil(distance(from, to) / kSweepStep)));
    for (int step = 1; step <= steps; ++step) {
      program.push_back(head_step::Go{from + (to - from) * (double(step) / steps), motion.carryFeed * kCareful});
      if (i + 1 == carry.path.size() && step == steps) break;
      program.push_back(head_step::Magnet{false, motion.settle});
      program.push_back(head_step::Magnet{true, motion.settle});
    }
  }
  program.push_back(head_step::Magnet{false, motion.settle});
  return program;
}

/// Which sensors the magnet may trip on such a way.
Occupancy GantryBackend::near(const Path& path) const {
  Occupancy found;
  for (SensorIndex sensor = 0; sensor < kSensorCount; ++sensor) {
    const Point at = parts_.profile.where(placeOfSensor(sensor));
    for (std::size_t i = 1; i < path.size(); ++i) {
      if (distanceToSegment(at, path[i - 1], path[i]) > parts_.profile.magnet.blindRadius) continue;
      found.set(static_cast<std::size_t>(sensor));
      break;
    }
  }
  return found;
}

/// Two quiet seconds after a hand was seen: where everything is as it should be, the head goes on.
void GantryBackend::checkHands() {
  if (driver_.ready()) {
    look();
    return;
  }
  const Occupancy guarded = ~blind_ & sight().trusted;
  if (!compare(table_, {believed_, guarded}).none()) {
    stage_ = Stage::Machine;
    driver_.stop();
  } else if (driver_.held()) {
    parts_.sensors.guard(guarded);
    stage_ = Stage::Carry;
    driver_.resume();
  } else {
    changedAt_ = parts_.time.now();  // it has not come to rest yet
  }
}

/// Durable before anything moves. Where it can't be kept, play goes on without.
void GantryBackend::remember() {
  JournalEntry entry{table_.placement, limbo_};
  if (limbo_) entry.placement.places[limbo_->operation.piece] = limbo_->operation.from;
  if (const auto kept = parts_.journal.write(entry); !kept) {
    log::backend().error("the carry is not kept: {}", kept.error().debugText());
  }
}

}  // namespace kirin
