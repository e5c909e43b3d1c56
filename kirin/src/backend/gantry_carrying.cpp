// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/carry_program.h"
#include "backend/gantry_backend.h"
#include "base/log.h"
#include "board/disturbance.h"
#include "chess/attacks.h"

#include <algorithm>
#include <iterator>
#include <utility>

// What the sensors show of the board, and what is carried next because of it.
namespace kirin {
namespace {

/// So often the head waits for a hand with one piece before it homes.
constexpr int kMostHolds = 5;

/// Nothing has happened yet in such a placement, so equal pieces may stand in for each other.
bool isBeginning(const Placement& placement) {
  for (PieceId piece = 0; piece < kPieceCount; ++piece) {
    const Place place = placement.places[piece];
    if (place != Place::onSquare(homeSquare(piece)) && place != Place::inSlot(piece)) return !placement.known;
  }
  return true;
}

/// Could it, from where they stand?
bool couldTake(PieceId taker, PieceId victim, const Placement& placement) {
  const Place from = placement.places[static_cast<std::size_t>(taker)];
  const Place at = placement.places[static_cast<std::size_t>(victim)];
  if (colorOf(taker) == colorOf(victim) || !from.isSquare() || !at.isSquare()) return false;
  Bitboard occupied = 0;
  for (const Place place : placement.places) occupied |= place.isSquare() ? bit(place.square()) : 0;
  const PieceType type = placement.playsAs[static_cast<std::size_t>(taker)];
  const Bitboard attacks = type == PieceType::Pawn ? pawnAttacks(colorOf(taker), from.square())
                                                   : pieceAttacks(type, from.square(), occupied);
  return (attacks & bit(at.square())) != 0;
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

/// Where everybody is seen where they should be, nobody is left to stand where somebody else is seen: a sensor is
/// stuck. What is in limbo lies on its way, unless a person has been asked for it.
void GantryBackend::countHeads() {
  const Sight now = sight();
  const Discrepancy found = compare(table_, now);
  if (found.unexpected.empty() || (limbo_ && !asked_.empty())) return;
  for (PieceId piece = 0; piece < kPieceCount; ++piece) {
    if (limbo_ && limbo_->carry.operation.piece == piece) continue;
    if (!table_.standing[piece] || !now.full(table_.placement.places[piece])) return;
  }
  for (const Place place : found.unexpected) {
    if (!limbo_ || !liesOn(limbo_->carry.path, place)) inference_.assure(place, false);
  }
}

/// Of what hands have moved to where it is seen, or where a person had to say that it went, the sensor that still sees
/// it where it was is stuck.
void GantryBackend::missThoseWhoLeft() {
  const Sight now = sight();
  for (const PieceOperation& op : operations_) {
    const bool came = said_ || (wasTouched(op.to) && !table_.placement.at(op.to));
    if (op.to.isSquare() && came && now.full(op.from) && now.full(op.to)) inference_.assure(op.from, false);
  }
}

void GantryBackend::judgeJob() {
  if (byHands_) missThoseWhoLeft();
  countHeads();
  const Sight now = sight();
  if (limbo_) settleLimbo(now);
  const bool persons = stage_ == Stage::Ask || machineGone_ || (job_ == Job::Prepare && mode_ == ResetMode::Hand);
  if (persons && adoptGoal(now)) {
    finish();
    return;
  }
  const bool carried = carriesPlanned_ > 0 && carries_.empty() && !limbo_;
  if (job_ == Job::Perform && stage_ == Stage::Look && carried && table_.placement.places == goal_.places) {
    finish();  // whatever hands have begun meanwhile belongs to the next turn
    return;
  }
  // What can't be seen is asked about again.
  const auto isSeenDone = [&now](const OperatorRequest& each) { return isDone(each, now); };
  if (stage_ == Stage::Ask && !std::all_of(asked_.begin(), asked_.end(), isSeenDone)) return;
  if (job_ == Job::Prepare && !remembers_) guessPlacement(now);
  if (job_ == Job::Prepare && (mode_ == ResetMode::Hand || !remembers_)) {
    askForSetUp(now);
    return;
  }
  const bool understood = (!operations_.empty() && adoptHands(now)) || (!taken_ && explain(now));
  if (!understood) {
    askToRight(now);
    return;
  }
  if (limbo_) {
    carryAgain();
    return;
  }
  if (carries_.empty() && !planAhead()) return;
  if (!carries_.empty()) {
    carryNext();
  } else {
    finish();
  }
}

void GantryBackend::judgeRescan() {
  countHeads();
  const Sight now = sight();
  if (limbo_) settleLimbo(now);
  const bool matches = adoptGoal(now) || (takeTheirWord(now) && adoptGoal(sight()));
  if (matches) {
    remembers_ = true;
    remember();
    answer(backend_event::Scanned{goal_, true});
    return;
  }
  if (!watching_ || madeByHands_) explain(sight());  // on a person's turn the hands' edges tell what went where
  Placement standing = table_.placement;
  if (limbo_) standing.places[limbo_->carry.operation.piece] = limbo_->carry.operation.from;
  for (const PieceId piece : compare(table_, sight()).missing) standing.places[piece] = Place::nowhere();
  const auto asked = askedAbout_;
  answer(backend_event::Scanned{standing, false});
  askedAbout_ = asked;
}

/// Everything stands where it is wanted, whoever did it.
bool GantryBackend::adoptGoal(const Sight& now) {
  if (!compare(Table::of(parts_.profile, goal_, byHand()), now).none()) return false;
  for (PieceId piece = 0; piece < kPieceCount; ++piece) {
    // Nobody has come to where it only can't be seen that nobody did, unless a person was asked for it.
    const Place place = goal_.places[piece];
    if (table_.placement.places[piece] == place || place.isNowhere() || now.full(place)) continue;
    const auto asks = [&](const OperatorRequest& each) { return each.piece == piece && each.to == place; };
    if (std::none_of(asked_.begin(), asked_.end(), asks)) return false;
  }
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

/// Makes the table agree with what is seen, where only one explanation is possible.
bool GantryBackend::explain(const Sight& now) {
  if (welcomeBack(now)) operations_.clear();
  Discrepancy found = discrepancy(now);
  std::vector<PieceId> lost = found.missing;
  for (PieceId piece = 0; piece < kPieceCount; ++piece) {
    if (isAway(piece, now) || (limbo_ && limbo_->carry.operation.piece == piece)) lost.push_back(piece);
  }
  const auto place = [&](PieceId piece, Place where) {
    table_.put(parts_.profile, piece, where, byHand());
    std::erase(lost, piece);
    std::erase(found.unexpected, where);
    if (limbo_ && limbo_->carry.operation.piece == piece) limbo_.reset();
    carries_.clear();
    operations_.clear();
  };
  // Put where it was to go,
  for (const PieceId piece : std::vector(lost)) {
    const Place wanted = goal_.places[static_cast<std::size_t>(piece)];
    if (std::count(found.unexpected.begin(), found.unexpected.end(), wanted) > 0) place(piece, wanted);
  }
  // or it has taken somebody, who is in his slot now: it stands where he stood;
  for (const Place there : std::vector(found.unexpected)) {
    if (!there.isSlot() || lost.size() != 1) continue;
    const PieceId victim = there.slot(), taker = lost.front();
    const Place stood = table_.placement.places[static_cast<std::size_t>(victim)];
    if (!couldTake(taker, victim, table_.placement) || !now.full(stood)) continue;
    place(victim, there);
    place(taker, stood);
  }
  // or else one is gone and one is there: that is the one. What the head dropped lies on its way. Nobody puts a piece
  // into the other side's storage.
  if (found.unexpected.size() == 1) {
    const Place there = found.unexpected.front();
    std::vector<PieceId> able;
    std::copy_if(lost.begin(), lost.end(), std::back_inserter(able), [&](PieceId piece) {
      if (there.isSlot() && colorOf(there.slot()) != colorOf(piece)) return false;
      return !limbo_ || limbo_->carry.operation.piece != piece || liesOn(limbo_->carry.path, there);
    });
    if (able.size() == 1) place(able.front(), there);
  }
  return discrepancy(now).none();
}

/// What hands have done already of what was asked is no work. False if that is not all that has happened.
bool GantryBackend::adoptHands(const Sight& now) {
  std::vector<PieceOperation> operations = operations_;
  const Place victim = taken_ ? taken_->capturedAt : Place::nowhere();
  auto places = placesAfterHands(parts_.profile, table_, operations, now, victim, byHands_);
  if (!places) {
    // A pawn may stand on its last square itself, waiting to be changed for the piece it becomes.
    const auto pawn = std::find_if(operations.begin(), operations.end(), [](const PieceOperation& op) {
      return kindOf(op.piece) == PieceType::Pawn && op.from.isSquare() && op.to == Place::inSlot(op.piece);
    });
    const auto spare = std::find_if(operations.begin(), operations.end(),
                                    [](const PieceOperation& op) { return op.from.isSlot() && op.to.isSquare(); });
    if (pawn == operations.end() || spare == operations.end()) return false;
    pawn->to = spare->to;
    operations.erase(spare);
    places = placesAfterHands(parts_.profile, table_, operations, now, victim, byHands_);
    if (!places) return false;
  }
  putByHand(parts_.profile, table_, operations, *places);
  std::vector<OperatorRequest> strays;
  for (std::size_t i = 0; i < places->size(); ++i) {
    if (!(*places)[i].isNowhere()) continue;
    strays.push_back({OperatorRequest::Kind::PlacePiece, operations[i].piece, Place::nowhere(), operations[i].to});
  }
  // Its place waits for it, but the game doesn't.
  if (!strays.empty()) parts_.sink(backend_event::NeedsOperator{std::move(strays), false});
  operations_.clear();
  taken_.reset();
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

/// For planning: who is off the table may be put into his slot at any moment, or where he was asked for. That spot is
/// gone around as if he stood there already, and he is not reckoned with.
Table GantryBackend::withStrays() const {
  Table table = table_;
  for (PieceId piece = 0; piece < kPieceCount; ++piece) {
    Place& place = table.placement.places[piece];
    if (place.isNowhere() || table.standing[piece]) continue;
    table.standing[piece] = Standing{parts_.profile.where(place), byHand()};
    place = Place::nowhere();
  }
  for (const OperatorRequest& request : asked_) {
    if (!request.piece || request.to.isNowhere() || table.standing[*request.piece]) continue;
    table.standing[*request.piece] = Standing{parts_.profile.where(request.to), byHand()};
  }
  return table;
}

/// From where everything is to where it is to be. False when a person was asked instead.
bool GantryBackend::planAhead() {
  if (table_.placement.places == goal_.places) return true;
  if (driver_.head()) table_.head = *driver_.head();
  findStrays();
  const bool interchange = job_ == Job::Prepare && isBeginning(goal_);
  SetupPlan setup = planSetup(table_.placement, goal_, interchange, parts_.profile, table_.head);
  if (!setup.missing.empty()) {
    // A person may find them while all else is carried; only then they are waited for.
    setup = planSetup(table_.placement, goal_, false, parts_.profile, table_.head);
    auto requests = requestsForMissing(setup.missing, setup.motion.empty());
    if (setup.motion.empty()) {
      ask(std::move(requests));
      return false;
    }
    if (asked_ != requests) parts_.sink(backend_event::NeedsOperator{requests, false});
    asked_ = std::move(requests);
  }
  auto plan = planner_.plan(withStrays(), setup.motion);
  if (!plan) {
    log::backend().warn("no way: {}", plan.error().debugText());
    askByHand();
    return false;
  }
  if (setup.missing.empty()) goal_.places = plan->result.places;
  carries_.assign(plan->carries.begin(), plan->carries.end());
  carriesPlanned_ = static_cast<int>(carries_.size());
  return true;
}

/// Wherever a sensor changes that the machine is not near, a hand is at work: nobody there is sure to stand any more as
/// the machine left him.
void GantryBackend::noticeHands() {
  const Sight now = sight();
  Occupancy changed = (std::exchange(noticed_, now.seen) ^ now.seen) & now.trusted;
  if (changed.any() && limbo_)
    changed &= ~sensorsNear(carryAlong(limbo_->carry.path, parts_.profile.motion), parts_.profile);
  if (watching_) touched_ |= changed;
  for (SensorIndex sensor = 0; changed.any() && sensor < kSensorCount; ++sensor) {
    if (changed[static_cast<std::size_t>(sensor)]) disturb(table_, placeOfSensor(sensor), parts_.profile);
  }
}

/// Two quiet seconds after a hand was seen: where everything is as it should be, the head goes on. When it is seen
/// again and again, it may be no hand but a magnet that is not where it is believed to be.
void GantryBackend::checkHands() {
  if (driver_.ready()) {
    look();
    return;
  }
  const Occupancy guarded = ~blind_ & sight().trusted;
  welcomeBack({inference_.present(), guarded});
  const bool doubtful = limbo_ && ++limbo_->holds > kMostHolds;
  if (doubtful) {
    limbo_->holds = 0;
    limbo_->homedSince = false;
    limbo_->sweptTo.reset();
  }
  if (doubtful || !compare(table_, {inference_.present(), guarded}).none()) {
    stage_ = Stage::Machine;
    driver_.stop();
  } else if (driver_.held()) {
    parts_.sensors.guard(guarded);
    stage_ = Stage::Carry;
    driver_.resume();
  } else {
    waitsSince_ = parts_.time.now();  // it has not come to rest yet
  }
}

/// Where it can't be kept, play goes on without.
void GantryBackend::remember() {
  JournalEntry entry{table_.placement, std::nullopt, inference_.health().faults()};
  faultsKept_ = entry.faults;
  if (limbo_) {
    entry.underWay = limbo_->carry;
    entry.placement.places[limbo_->carry.operation.piece] = limbo_->carry.operation.from;
    // What has been searched already need not be searched again after a power cut.
    if (limbo_->sweptTo)
      entry.underWay->path = partOf(limbo_->carry.path, *limbo_->sweptTo, lengthOf(limbo_->carry.path));
  }
  if (const auto kept = parts_.journal.write(entry); !kept) {
    log::backend().error("the carry is not kept: {}", kept.error().debugText());
  }
}

}  // namespace kirin
