// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/game_view.h"

#include "chess/notation.h"

#include <algorithm>
#include <bit>

namespace kirin {

void GameView::apply(const SessionEvent& event, WallTime wall) {
  std::visit([this](const auto& each) { on(each); }, event);
  if (std::holds_alternative<GameStarted>(event)) startedAt_ = wall;
}

void GameView::on(const GameStarted& started) {
  inGame_ = true;
  takingBack_ = false;
  takebackable_ = started.takebackable;
  id_ = started.id;
  config_ = started.config;
  line_ = GameLine(started.start);
  placement_ = started.placement;
  sans_.clear();
  plies_.clear();
  clock_ = ClockInfo{started.config.timeControl, {}, std::nullopt, {}};
  requests_.clear();
  drawOffer_.reset();
  end_.reset();
  unrated_ = started.unrated;
  ratingChange_.reset();
  forgetTurn();
  for (std::size_t i = 0; i < started.moves.size(); ++i) {
    play(started.moves[i]);
    if (i < started.clocks.size()) plies_.back().remaining = started.clocks[i].remaining;
  }
}

void GameView::on(const StateChanged& changed) {
  state_ = changed.state;
  paused_ = changed.paused;
  if (state_ != SessionState::NeedsOperator) requests_.clear();
  if (state_ != SessionState::HumanTurn || paused_) handsQuestion_ = {};
  if (state_ == SessionState::Idle) {
    inGame_ = false;
    drawOffer_.reset();
    forgetTurn();
  }
}

void GameView::on(const TurnBegan& turn) {
  turnBegan_ = true;
  takingBack_ = false;
  promotion_.reset();
  claimable_ = turn.claimable;
}

void GameView::on(const MoveDecided& decided) {
  forgetTurn();
  takingBack_ = false;
  play(decided.move);
  plies_.back().effects = decided.effects;
  // Shown where it goes while it is carried there; MoveCarriedOut says where everything really is.
  PieceTracker tracker(placement_);
  tracker.apply(decided.effects);
  placement_ = tracker.placement();
}

void GameView::on(const MoveCarriedOut& carried) { placement_ = carried.placement; }

void GameView::on(const ClockInfo& clock) {
  clock_ = clock;
  // The one that follows a move is what the clocks showed after it.
  if (!clock.runningSide && !plies_.empty() && !turnBegan_ && !takingBack_) plies_.back().remaining = clock.remaining;
}

void GameView::on(const TakebackInfo& takeback) {
  forgetTurn();
  takingBack_ = true;
  drawOffer_.reset();
  line_.truncate(takeback.plyCount);
  sans_.resize(static_cast<std::size_t>(takeback.plyCount));
  plies_.resize(static_cast<std::size_t>(takeback.plyCount));
  placement_ = takeback.placement;
}

void GameView::on(const GameOver& over) {
  forgetTurn();
  drawOffer_.reset();
  end_ = over.end;
  unrated_ = over.unrated;
  ratingChange_ = over.rating;
}

void GameView::on(const BoardReset&) { placement_ = Placement::standard(); }

void GameView::play(Move move) {
  sans_.push_back(toSan(line_.current(), move));
  line_.play(move);
  plies_.push_back({move, {}, {}});
}

void GameView::forgetTurn() {
  turnBegan_ = false;
  claimable_ = DrawRule::None;
  promotion_.reset();
  handsQuestion_ = {};
  hint_ = {};
}

std::optional<Color> GameView::onlyPerson() const {
  if (humans() != 1) return std::nullopt;
  return isHuman(Color::White) ? Color::White : Color::Black;
}

std::optional<Color> GameView::person() const {
  if (humans() == 2) return position().sideToMove();
  return onlyPerson();
}

std::optional<Error> GameView::whyNoTakeback() const {
  if (!inGame_) return Error{"session.no-game", {}};
  if (end_) return Error{"session.takeback-over", {}};
  if (humans() == 0) return Error{"session.takeback-nobody", {}};
  if (!takebackable_) return Error{"session.takeback-identity", {}};
  if (paused_) return Error{"session.paused", {}};
  // During the other side's turn one more ply will have been played when it is yours again.
  const bool waits = state_ == SessionState::EngineTurn || (state_ == SessionState::Acting && !takingBack_);
  const int needed = (humans() == 2 ? 1 : 2) - int{waits};
  if (line_.plies() >= needed) return std::nullopt;
  return Error{"session.takeback-few", {std::to_string(line_.plies()), std::to_string(needed)}};
}

std::vector<Piece> GameView::capturedBy(Color side) const {
  std::vector<Piece> captured;
  for (int ply = 0; ply < line_.plies(); ++ply) {
    const Position& before = line_.at(ply);
    const Move move = line_.moves()[static_cast<std::size_t>(ply)];
    if (before.sideToMove() == side && before.isCapture(move)) captured.push_back(before.captured(move));
  }
  return captured;
}

int GameView::materialFor(Color side) const {
  constexpr std::array kWorth{1, 3, 3, 5, 9};
  int ahead = 0;
  for (int type = 0; type < static_cast<int>(kWorth.size()); ++type) {
    const auto count = [&](Color c) { return std::popcount(position().pieces(c, kPieceTypes[type])); };
    ahead += kWorth[type] * (count(side) - count(!side));
  }
  return ahead;
}

Duration GameView::clockAt(Color side, Instant now) const {
  const Duration shown = clock_.remaining[index(side)];
  if (clock_.runningSide != side) return shown;
  const Duration ran = std::max(Duration{0}, now - clock_.takenAt);
  return clock_.control.timed() ? std::max(Duration{0}, shown - ran) : shown + ran;
}

StoredGame GameView::record(const std::array<std::string, 2>& names) const {
  StoredGame game;
  game.id = id_;
  game.config = config_;
  game.start = line_.start();
  game.plies = plies_;
  game.end = end_;
  game.unrated = unrated_;
  game.startedAt = startedAt_.value_or(WallTime{});
  game.names = names;
  return game;
}

}  // namespace kirin
