// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/game_session.h"
#include "base/rng.h"

#include <algorithm>

// What is asked of the machine itself, while no game is on. Where pieces are afterwards is known, so that the next
// set-up begins there.
namespace kirin {

bool GameSession::requireFreeBoard() const {
  if (game_ && !game_->over()) {
    refuse("session.game-running");
  } else if (errand_ != Errand::None || scan_ != Scan::None) {
    refuse("session.busy");
  } else if (!parts_.backend.capabilities().carries) {
    refuse("board.no-machine");
  } else {
    return true;
  }
  return false;
}

void GameSession::beginService(Errand errand) {
  phaseBeforeReset_ = phase_;
  phase_ = SessionState::Acting;
  errand_ = errand;
  tellState();
}

void GameSession::endService() {
  errand_ = Errand::None;
  exercise_ = {};
  phase_ = phaseBeforeReset_;
  needsOperator_ = false;
  tellState();
}

void GameSession::on(const command::Service& c) {
  if (!requireFreeBoard()) return;
  beginService(Errand::Service);
  parts_.backend.service(c.task);
}

void GameSession::on(const command::CarryPiece& c) {
  if (!requireFreeBoard()) return;
  const Placement& now = tracker_.placement();
  if (!now.at(c.from) || c.to.isNowhere() || now.at(c.to)) {
    refuse("service.carry");
    return;
  }
  beginService(Errand::CarryPiece);
  carryPiece(c.from, c.to);
}

void GameSession::on(const command::Exercise& c) {
  if (!requireFreeBoard()) return;
  const auto& places = tracker_.placement().places;
  if (c.carries < 1) {
    refuse("session.not-now");
    return;
  }
  if (std::all_of(places.begin(), places.end(), [](Place place) { return place.isNowhere(); })) {
    refuse("service.carry");
    return;
  }
  exercise_ = {0, c.carries};
  beginService(Errand::CarryPiece);
  carrySome();
}

void GameSession::carryPiece(Place from, Place to) {
  MotionPlan plan{{}, tracker_.placement()};
  const PieceId piece = *plan.result.at(from);
  plan.operations.push_back({piece, from, to});
  plan.result.places[piece] = to;
  carry(Errand::CarryPiece, plan);
}

void GameSession::carrySome() {
  const Placement& now = tracker_.placement();
  std::vector<Place> taken, free;
  for (PieceId piece = 0; piece < kPieceCount; ++piece)
    if (!now.places[piece].isNowhere()) taken.push_back(now.places[piece]);
  for (Square square = 0; square < 64; ++square)
    if (!now.at(Place::onSquare(square))) free.push_back(Place::onSquare(square));
  Rng rng(seeds_.next());
  const auto oneOf = [&rng](const std::vector<Place>& places) {
    return places[rng.below(static_cast<std::uint32_t>(places.size()))];
  };
  carryPiece(oneOf(taken), oneOf(free));
}

void GameSession::pieceCarried(const Placement& placement) {
  tracker_ = PieceTracker(placement);
  needsOperator_ = false;
  if (exercise_.wanted == 0) {
    endService();
    return;
  }
  ++exercise_.done;
  tell(exercise_);
  exercise_.done < exercise_.wanted ? carrySome() : endService();
}

}  // namespace kirin
