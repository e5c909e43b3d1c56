// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "sample_game.h"

#include "chess/fen.h"
#include "chess/notation.h"

namespace kirin {

void SampleGame::begin(const NewGameConfig& config) {
  config_ = config;
  const Color engine = config.players[0].human ? Color::Black : Color::White;
  const HandicapStart start = buildHandicapStart(config.odds, engine);
  position_ = start.position;
  Placement placement = start.placement;
  if (!config.startFen.empty()) {
    position_ = *parseFen(config.startFen);
    placement = *Placement::guessedFor(position_);
  }
  tracker_ = PieceTracker(placement);
  ply_ = 0;
  bridge_.apply(GameStarted{1, config, position_, placement, {}, {}, placement.known});
  clocks_ = {config.timeControl.base, config.timeControl.base};
  beginTurn();
}

void SampleGame::beginTurn() {
  const Color side = position_.sideToMove();
  state(config_.players[index(side)].human ? SessionState::HumanTurn : SessionState::EngineTurn);
  bridge_.apply(TurnBegan{side, ply_, position_, DrawRule::None});
  sayClocks();
}

void SampleGame::play(std::initializer_list<std::string_view> sans) {
  for (const std::string_view san : sans) {
    const Move move = *parseSan(position_, san);
    const PlyEffects effects = tracker_.effectsOf(position_, move);
    tracker_.apply(effects);
    bridge_.apply(MoveDecided{move, ply_, position_.sideToMove(), position_, position_.after(move), effects});
    bridge_.apply(MoveCarriedOut{ply_, tracker_.placement()});
    position_.play(move);
    ++ply_;
    beginTurn();
  }
}

void SampleGame::showClocks(Duration white, Duration black) {
  clocks_ = {white, black};
  sayClocks();
}

void SampleGame::sayClocks() {
  ClockInfo clock{config_.timeControl, clocks_, std::nullopt, FrozenTime().now()};
  if (!bridge_.view().end()) clock.runningSide = position_.sideToMove();
  bridge_.apply(clock);
}

void SampleGame::end(GameResult result, EndReason reason) {
  state(SessionState::GameOver);
  bridge_.apply(GameOver{{result, reason}, 1, RatingChange{{1130, 96, 0.06}, {1166, 91, 0.06}}});
  sayClocks();
}

}  // namespace kirin
