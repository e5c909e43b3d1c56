// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/carry_program.h"
#include "backend/gantry_backend.h"
#include "base/log.h"

#include <algorithm>

// What is in limbo: a carry from its beginning until the piece is seen to have arrived, and what is done where it
// isn't.
namespace kirin {
namespace {

/// So often the machine tries to get one piece to its place before it asks a person.
constexpr int kAttempts = 3;
/// No sensor further than this (mm) from the way of a piece that was dropped sees it.
constexpr double kDropped = 25;
/// Of a way on which a dropped piece lies so many millimetres are searched before the board is looked at again.
constexpr double kSweepPart = 80;

std::string nameOf(Place place) {
  if (place.isNowhere()) return "nowhere";
  return place.isSquare() ? squareName(place.square()) : "slot " + std::string(pieceLabel(place.slot()));
}

}  // namespace

/// The piece that was under way: has it arrived, is it where it was, or neither?
void GantryBackend::settleLimbo(const Sight& now) {
  const PieceOperation op = limbo_->carry.operation;
  const bool unseen = !now.trusts(op.to) && !now.full(op.from) && (limbo_->exact || limbo_->searched);
  const bool arrived = now.full(op.to) || unseen;
  // A sensor sees a dropped piece where it is nowhere near the middle: that is seen to while it is known of.
  limbo_->crooked = arrived && !limbo_->exact && stage_ == Stage::Look && job_ != Job::Rescan && !machineGone_ &&
                    limbo_->attempts < kAttempts;
  if (arrived) {
    // Dropped there, swept there, or put there by who was asked to, it stands no better than what a hand puts down.
    const double exactly = std::max(limbo_->carry.off, parts_.profile.pieces.placedByMachine);
    table_.put(parts_.profile, op.piece, op.to, limbo_->exact ? exactly : byHand());
    if (limbo_->crooked) return;
  } else if (now.full(op.from)) {
    table_.put(parts_.profile, op.piece, op.from, byHand());
  } else {
    return;
  }
  const bool planned = !carries_.empty() && carries_.front().operation == op;
  if (arrived) {
    limbo_.reset();
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

bool GantryBackend::liesOn(const Path& path, Place place) const {
  return approach(path, parts_.profile.where(place)).away <= kDropped;
}

/// But for what is in limbo, and is looked for.
Discrepancy GantryBackend::discrepancy(const Sight& now) const {
  Discrepancy found = compare(table_, now);
  const bool lies = limbo_ && table_.placement.places[limbo_->carry.operation.piece].isNowhere();
  if (lies && !machineGone_) std::erase_if(found.unexpected, [this](Place place) { return isLookedForAt(place); });
  return found;
}

void GantryBackend::carryNext() {
  if (!mayMove()) return;
  limbo_.emplace(carries_.front());
  limbo_->attempts = 1;
  run(carryAlong(limbo_->carry.path, parts_.profile.motion));
}

/// It did not arrive, or not by being let go there. Where it stands where it was, or at the end of its way, it is drawn
/// together and carried on from there; else it lies somewhere on the way, and the magnet is set down all along it, part
/// by part. What can't be trusted any more is where the head is.
void GantryBackend::carryAgain() {
  const PieceOperation op = limbo_->carry.operation;
  const Path& way = limbo_->carry.path;
  const bool stands = !table_.placement.places[op.piece].isNowhere();
  limbo_->sweepingTo.reset();  // what was cut short is searched anew
  if (stands) limbo_->sweptTo.reset();
  if (!limbo_->sweptTo) {
    if (limbo_->attempts >= kAttempts) {
      ask({{OperatorRequest::Kind::PlacePiece, op.piece, stands ? op.from : Place::nowhere(), op.to}});
      return;
    }
    if (!mayMove()) return;
    if (!limbo_->homedSince) {
      stage_ = Stage::Machine;
      driver_.home();
      return;
    }
    ++limbo_->attempts;
  } else if (!mayMove()) {
    return;
  }
  limbo_->homedSince = false;
  if (stands) {
    const double all = lengthOf(way), last = 4 * parts_.profile.pieces.lag;
    const Path left = limbo_->crooked ? partOf(way, std::max(0.0, all - last), all) : way;
    run(gatherAndCarry(left, parts_.profile.motion));
    return;
  }
  if (!limbo_->sweptTo) limbo_->sweptTo = std::max(0.0, seenOnWay().value_or(0) - kDropped);
  limbo_->sweepingTo = std::min(*limbo_->sweptTo + kSweepPart, lengthOf(way));
  run(sweepAlong(partOf(way, *limbo_->sweptTo, *limbo_->sweepingTo), parts_.profile.motion));
}

/// A part of the way has been searched.
void GantryBackend::sweptOn() {
  if (!limbo_ || !limbo_->sweepingTo) return;
  limbo_->sweptTo = std::exchange(limbo_->sweepingTo, std::nullopt);
  if (*limbo_->sweptTo < lengthOf(limbo_->carry.path)) return;
  limbo_->sweptTo.reset();
  limbo_->searched = true;
}

/// May it be what is in limbo that is seen there? Until its way has been searched it is believed to lie on it, where
/// the magnet finds it, and not in the middle of a square beside it.
bool GantryBackend::isLookedForAt(Place place) const {
  return limbo_ && !limbo_->searched && liesOn(limbo_->carry.path, place);
}

/// How far along its way something is seen that may be what is in limbo.
std::optional<double> GantryBackend::seenOnWay() const {
  for (const Place place : compare(table_, sight()).unexpected) {
    if (isLookedForAt(place)) return approach(limbo_->carry.path, parts_.profile.where(place)).along;
  }
  return std::nullopt;
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

/// Moves what is in limbo. Durable before anything does.
void GantryBackend::run(const HeadProgram& program) {
  const PieceOperation op = limbo_->carry.operation;
  if (std::exchange(madeByHands_, false)) {
    inference_.end();
    watching_ = false;
  }
  remember();
  limbo_->exact = false;
  table_.put(parts_.profile, op.piece, Place::nowhere(), 0);
  log::backend().debug("carries {} from {} to {}, try {}", pieceLabel(op.piece), nameOf(op.from), nameOf(op.to),
                       limbo_->attempts);
  ++carriesSinceHome_;
  stage_ = Stage::Carry;
  blind_ = sensorsNear(program, parts_.profile);
  parts_.sensors.guard(~blind_ & sight().trusted);
  driver_.run(program);
}

}  // namespace kirin
