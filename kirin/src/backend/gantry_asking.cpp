// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/gantry_backend.h"

#include <algorithm>
#include <iterator>
#include <utility>

// What a person is asked for, and what is made of the answer.
namespace kirin {
namespace {

/// So many sensors may be broken at once before it is more likely that they are right.
constexpr std::size_t kBrokenSensors = 2;
/// What is not as it should be for as long as this is not in a hand that is about to put it back.
constexpr Duration kHandsAway = std::chrono::seconds(4);

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

void GantryBackend::ask(std::vector<OperatorRequest> requests) {
  stage_ = Stage::Ask;
  if (limbo_) limbo_->exact = false;
  askedAbout_ = sight().seen;
  lookAgainIn(kHandsQuiet);
  if (requests.empty()) requests.push_back({});
  asked_ = requests;
  parts_.sink(backend_event::NeedsOperator{std::move(requests)});
}

/// The machine can't: a person is told what to move instead.
void GantryBackend::askByHand() {
  std::vector<OperatorRequest> requests;
  if (job_ == Job::Prepare) requests.push_back({OperatorRequest::Kind::SetUpBoard, {}, {}, {}});
  for (PieceId piece = 0; piece < kPieceCount; ++piece) {
    const Place from = table_.placement.places[piece], to = goal_.places[piece];
    if (from == to || to.isNowhere()) continue;
    requests.push_back({OperatorRequest::Kind::PlacePiece, piece, from, to});
  }
  ask(std::move(requests));
}

/// Asked once, a person is asked again only when the board has changed.
bool GantryBackend::changedSinceAsked() const {
  const Sight now = sight();
  return !askedAbout_ || ((now.seen ^ *askedAbout_) & now.trusted).any();
}

/// Nobody knows how this came about: it is put right towards what takes least, as it was or as it is to be. But first a
/// hand that has just taken something up may put it back.
void GantryBackend::askToRight(const Sight& now) {
  if (stage_ == Stage::Look && !sensorsDown_ && parts_.time.now() < quietSince() + kHandsAway) {
    quiet_ = kHandsAway;
    return;
  }
  const Table done = Table::of(parts_.profile, goal_, 0);
  const auto as = requestsFor(compare(table_, now), table_), toBe = requestsFor(compare(done, now), done);
  ask(!toBe.empty() && toBe.size() < as.size() ? toBe : as);
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

/// Each is asked for to storage, from where the machine brings it; or, where nothing else is left to do, to where it is
/// to go.
std::vector<OperatorRequest> GantryBackend::requestsForMissing(const std::vector<PieceId>& missing, bool last) const {
  const Sight now = sight();
  Placement standing = table_.placement;
  const auto isFree = [&](Place place) { return !standing.at(place) && !now.full(place); };
  std::vector<OperatorRequest> requests;
  for (const PieceId piece : missing) {
    Place to = goal_.places[static_cast<std::size_t>(piece)];
    if (!last || !isFree(to)) to = Place::inSlot(piece);
    for (Slot slot = 0; slot < kPieceCount && !isFree(to); ++slot) to = Place::inSlot(slot);
    standing.places[static_cast<std::size_t>(piece)] = to;
    requests.push_back({OperatorRequest::Kind::PlacePiece, piece, Place::nowhere(), to});
  }
  return requests;
}

/// A person says that what they were asked for is done. Where a sensor says it isn't, it is the sensor that is broken;
/// for more than one at once they are asked again first, and for many not believed. True if any is distrusted now.
bool GantryBackend::takeTheirWord(const Sight& now) {
  std::vector<OperatorRequest> denied;
  if (!askedAbout_ && !handsAsked_) return false;
  std::copy_if(asked_.begin(), asked_.end(), std::back_inserter(denied),
               [&now](const OperatorRequest& each) { return !isDone(each, now); });
  const auto seenToWait = [&now](const OperatorRequest& each) {
    return each.kind == OperatorRequest::Kind::PlacePiece && !each.from.isNowhere() && now.full(each.from);
  };
  if (std::any_of(denied.begin(), denied.end(), seenToWait)) return false;
  const bool insists = std::exchange(denied_, denied) == denied;
  if (denied.empty() || denied.size() > (insists ? kBrokenSensors : 1)) return false;
  for (const OperatorRequest& each : denied) {
    const bool placed = each.kind == OperatorRequest::Kind::PlacePiece;
    inference_.assure(placed ? each.to : each.from, placed);
    if (!placed || !each.piece || watching_) continue;
    table_.put(parts_.profile, *each.piece, each.to, byHand());
    if (limbo_ && limbo_->carry.operation.piece == *each.piece) limbo_.reset();
    carries_.clear();
  }
  return true;
}

/// Is it off the table, or was it when it was looked for last?
bool GantryBackend::isAway(PieceId piece, const Sight& now) const {
  const auto i = static_cast<std::size_t>(piece);
  const Place where = table_.placement.places[i];
  if (limbo_ && limbo_->carry.operation.piece == piece) return false;
  return where.isNowhere() ? !goal_.places[i].isNowhere() : !table_.standing[i] && !now.full(where);
}

/// Objects that were away and now stand where they were asked for, or in their own slots. False if there are none.
bool GantryBackend::welcomeBack(const Sight& now) {
  std::vector<Place> unexpected = compare(table_, now).unexpected;
  const auto seen = [&](PieceId piece, Place where) {
    const auto found = std::find(unexpected.begin(), unexpected.end(), where);
    if (found == unexpected.end() || !isAway(piece, now)) return false;
    unexpected.erase(found);
    table_.put(parts_.profile, piece, where, byHand());
    return true;
  };
  bool any = false;
  for (const OperatorRequest& request : asked_) {
    if (request.kind == OperatorRequest::Kind::PlacePiece && request.piece) any |= seen(*request.piece, request.to);
  }
  for (PieceId piece = 0; piece < kPieceCount; ++piece) any |= seen(piece, Place::inSlot(piece));
  // What was planned was planned without them; what is under way keeps clear of all that can be seen.
  if (any && !carries_.empty()) carries_.erase(carries_.begin() + (stage_ == Stage::Hands ? 1 : 0), carries_.end());
  return any;
}

}  // namespace kirin
