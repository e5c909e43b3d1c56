// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/game_session.h"
#include "app/judge.h"
#include "chess/movegen.h"
#include "chess/notation.h"

// What can be asked of the session. Whatever can't be done now is refused with its reason and changes nothing.
namespace kirin {
namespace {

/// Who shows a move: the engine at its best, for well under a second.
const Personality& hintGiver() {
  static const Personality kGiver = [] {
    Personality giver;
    giver.options = judgingOptions();
    giver.limits.nodes = 200'000;
    return giver;
  }();
  return kGiver;
}

}  // namespace

std::string GameSession::whyNotPlaying() const {
  if (!game_) return "session.no-game";
  if (game_->over()) return "session.not-now";
  if (phase_ == SessionState::Preparing || needsOperator_) return "session.busy";
  if (paused_) return "session.paused";
  return {};
}

bool GameSession::requirePlaying() const {
  const std::string why = whyNotPlaying();
  if (!why.empty()) refuse(why);
  return why.empty();
}

bool GameSession::requireHumanTurn() const {
  if (!requirePlaying()) return false;
  if (phase_ == SessionState::HumanTurn) return true;
  refuse(phase_ == SessionState::Acting ? "session.busy" : "session.not-your-turn");
  return false;
}

void GameSession::on(const command::NewGame& c) {
  auto made = makeGame(c.config, parts_.personalities, seeds_.next());
  if (!made) {
    tell(Notice{made.error()});
    return;
  }
  if (c.config.kept) lastConfig_ = c.config;
  prepare({std::move(*made), GameClock(parts_.time, c.config.timeControl).snapshot().remaining}, c.config.resetMode);
}

void GameSession::on(const command::Continue& c) {
  if (game_ && game_->stored().id == c.id && !game_->over()) {
    refuse("session.game-running");
    return;
  }
  auto stored = parts_.store.load(c.id);
  if (!stored) {
    tell(Notice{stored.error()});
    return;
  }
  if (stored->end) {
    refuse("session.finished", {std::to_string(c.id)});
    return;
  }
  for (const PlayerConfig& player : stored->config.players) {
    if (player.human || parts_.personalities.find(player.personalityId)) continue;
    refuse("session.personality", {player.personalityId});
    return;
  }
  lastConfig_ = stored->config;
  lastConfig_->seed.reset();
  const BothClocks initial = GameClock(parts_.time, stored->config.timeControl).snapshot().remaining;
  prepare({std::move(*stored), initial}, c.mode);
}

void GameSession::on(const command::PlayMove& c) {
  if (!requirePlaying()) return;
  if (c.ply != game_->plies()) {
    refuse("session.stale", {std::to_string(c.ply), std::to_string(game_->plies())});
    return;
  }
  if (!requireHumanTurn()) return;
  if (!game_->position().isLegal(c.move)) {
    refuse("move.illegal", {toUci(game_->position(), c.move)});
    return;
  }
  playHuman(c.move, c.at.value_or(parts_.time.now()));
}

void GameSession::on(const command::BeginPromotion& c) {
  if (!requireHumanTurn()) return;
  const Move queening(c.from, c.to, Move::Kind::Promotion, PieceType::Queen);
  if (!game_->position().isLegal(queening)) {
    refuse("move.illegal", {squareName(c.from) + squareName(c.to)});
    return;
  }
  promotion_ = PromotionPending{c.from, c.to};
  tell(*promotion_);
}

void GameSession::on(const command::ChoosePromotion& c) {
  if (!requireHumanTurn()) return;
  if (!promotion_) {
    refuse("session.not-now");
    return;
  }
  const bool piece = c.piece != PieceType::Pawn && c.piece != PieceType::King && c.piece != PieceType::None;
  if (!piece) {
    refuse("move.illegal", {squareName(promotion_->from) + squareName(promotion_->to)});
    return;
  }
  playHuman(Move(promotion_->from, promotion_->to, Move::Kind::Promotion, c.piece), parts_.time.now());
}

void GameSession::on(const command::Cancel&) {
  if (promotion_) {
    promotion_.reset();
    if (phase_ == SessionState::HumanTurn && !paused_) {
      parts_.backend.watch(game_->position(), legalMoves(game_->position()), tracker_.placement());
    }
  } else {
    refuse(std::exchange(takebackWaits_, false) ? "session.takeback-dropped" : "session.not-now");
  }
}

void GameSession::takeback() {
  if (game_ && game_->over()) {
    refuse("session.takeback-over");
    return;
  }
  if (!requirePlaying()) return;
  const int plies = game_->takebackPlies();
  if (phase_ == SessionState::HumanTurn) {
    if (const auto why = whyNoTakeback(plies)) {
      tell(Notice{*why});
    } else {
      takeBackPlies(plies);
    }
    return;
  }
  // By your next turn one more ply will have been played; what is refused even then can be refused at once.
  if (const auto why = whyNoTakeback(plies - 1)) {
    tell(Notice{*why});
    return;
  }
  takebackWaits_ = true;
  refuse("session.takeback-waits");
}

bool GameSession::mayUndo() const {
  if (!requirePlaying()) return false;
  const bool unanswered = phase_ == SessionState::EngineTurn && !reply_ && game_->plies() > 0 && game_->humans() == 1;
  if (!unanswered) {
    refuse("session.undo-late");
    return false;
  }
  const auto why = whyNoTakeback(1);
  if (why) tell(Notice{*why});
  return !why;
}

void GameSession::on(const command::UndoMove&) {
  if (mayUndo()) takeBackPlies(1);
}

void GameSession::on(const command::Resign&) {
  if (!game_ || game_->over() || phase_ == SessionState::Preparing) {
    refuse(game_ ? "session.not-now" : "session.no-game");
  } else if (game_->humans() == 0) {
    refuse("session.not-your-turn");
  } else {
    endGame(wonBy(!game_->person(), EndReason::Resignation));
  }
}

void GameSession::on(const command::Hint&) {
  if (!requireHumanTurn() || std::exchange(hinting_, true)) return;
  parts_.searches.start(++searchId_, hintGiver(), *game_->stored().config.seed, true, game_->line(),
                        hintGiver().limits);
}

void GameSession::on(const command::OfferDraw&) {
  if (!requirePlaying()) return;
  if (game_->humans() == 0) {
    refuse("session.not-your-turn");
    return;
  }
  if (phase_ == SessionState::Acting) {
    refuse("session.busy");
    return;
  }
  const Color by = game_->person();
  if (drawOffer_ == !by) {
    on(command::AcceptDraw{});
    return;
  }
  if (game_->humans() == 2) {
    if (drawOffer_) {
      refuse("session.draw-repeated");
    } else {
      drawOffer_ = by;
      tell(DrawOffered{by});
    }
    return;
  }
  if (drawDeclinedAt_ == game_->plies()) {
    refuse("session.draw-repeated");
    return;
  }
  tell(DrawOffered{by});
  const auto& score = engineScore_[index(!by)];
  if (score && agreesToDraw(game_->position(), *score)) {
    endGame({GameResult::Draw, EndReason::Agreement});
  } else {
    drawDeclinedAt_ = game_->plies();
    tell(DrawDeclined{!by});
  }
}

void GameSession::on(const command::AcceptDraw&) {
  if (!requirePlaying()) return;
  if (drawOffer_) {
    endGame({GameResult::Draw, EndReason::Agreement});
  } else {
    refuse("session.draw-none");
  }
}

void GameSession::on(const command::DeclineDraw&) {
  if (!requirePlaying()) return;
  if (drawOffer_) {
    tell(DrawDeclined{!*std::exchange(drawOffer_, std::nullopt)});
  } else {
    refuse("session.draw-none");
  }
}

void GameSession::on(const command::ClaimDraw& c) {
  if (!requireHumanTurn()) return;
  if (c.intended && !game_->position().isLegal(c.intended)) {
    refuse("move.illegal", {toUci(game_->position(), c.intended)});
    return;
  }
  switch (game_->line().claimableDraw(c.intended)) {
    case DrawRule::Threefold: endGame({GameResult::Draw, EndReason::Threefold}); break;
    case DrawRule::FiftyMoves: endGame({GameResult::Draw, EndReason::FiftyMoves}); break;
    default: refuse("session.claim-unfounded");
  }
}

void GameSession::on(const command::DeclareResult& c) {
  if (!requirePlaying()) return;
  const bool result = c.result != GameResult::Unknown;
  if (game_->humans() != 2 || !result) {
    refuse("session.not-now");
  } else if (c.result == GameResult::Draw) {
    endGame({GameResult::Draw, EndReason::Agreement});
  } else {
    endGame({c.result, EndReason::Resignation});
  }
}

void GameSession::on(const command::Abort&) {
  if (!game_ || game_->over()) {
    refuse(game_ ? "session.not-now" : "session.no-game");
  } else if (phase_ == SessionState::Preparing) {
    leaveGame();
    tellState();
  } else {
    endGame({GameResult::Unknown, EndReason::Aborted});
  }
}

void GameSession::on(const command::Pause&) {
  const bool running = game_ && !game_->over();
  if (serving() || (running && !paused_ && errand_ != Errand::None)) {
    on(command::Stop{});
  } else if (requirePlaying()) {
    pauseGame();
  }
}

void GameSession::on(const command::Stop&) {
  const Errand cut = errand_;
  const bool served = serving();
  stopBoard();
  if (served) {
    endService();
  } else if (cut == Errand::ResetBoard) {
    phase_ = phaseBeforeReset_;
    needsOperator_ = false;
    tellState();
  } else if (game_ && (!game_->over() || phase_ == SessionState::Acting)) {
    errand_ = cut;
    errandCut_ = cut != Errand::None;
    if (!paused_) pauseGame();
  }
}

void GameSession::on(const command::Resume&) {
  if (!paused_) {
    if (needsOperator_) {
      on(command::OperatorDone{});
    } else {
      refuse("session.not-now");
    }
    return;
  }
  paused_ = needsOperator_ = false;
  tellState();
  if (!std::exchange(errandCut_, false)) {
    runTurn();
  } else if (errand_ == Errand::SelectOpponents) {
    selectOpponents();
  } else if (errand_ == Errand::SetUpGame) {
    askForSetUp();
  } else {
    scan_ = Scan::Recovery;
    parts_.backend.rescan(errandTarget_);
  }
}

void GameSession::restart(ResetMode mode) {
  if (!lastConfig_) {
    refuse("session.no-game");
    return;
  }
  if (game_ && !game_->over() && phase_ != SessionState::Preparing) {
    haltTurn();
    finishGame({GameResult::Unknown, EndReason::Aborted});
    record();
  }
  NewGameConfig config = *lastConfig_;
  config.resetMode = mode;
  on(command::NewGame{std::move(config)});
}

void GameSession::resetBoard(ResetMode mode) {
  if (errand_ != Errand::None || scan_ != Scan::None) {
    refuse("session.busy");
    return;
  }
  if (game_ && !game_->over()) {
    refuse("session.game-running");
    return;
  }
  phaseBeforeReset_ = phase_;
  phase_ = SessionState::Preparing;
  tellState();
  errand_ = Errand::ResetBoard;
  errandTarget_ = Placement::standard();
  if (mode == ResetMode::Auto) {
    const SetupPlan plan = planSetup(tracker_.placement(), errandTarget_, true);
    if (plan.missing.empty()) {
      carry(errand_, plan.motion);
      return;
    }
  }
  parts_.backend.prepareNewGame(game_ && !game_->isHuman(Color::White), mode, errandTarget_);
}

void GameSession::rescan() {
  if (errand_ != Errand::None || scan_ != Scan::None) {
    refuse("session.busy");
    return;
  }
  scan_ = Scan::Question;
  parts_.backend.rescan(tracker_.placement());
}

void GameSession::on(const command::OperatorDone&) {
  if (!needsOperator_ && !handsAsked_) {
    refuse("session.not-now");
    return;
  }
  scan_ = Scan::Operator;
  parts_.backend.rescan(errand_ == Errand::None ? tracker_.placement() : errandTarget_);
}

void GameSession::on(const command::Leave&) {
  leaveGame();
  tellState();
}

void GameSession::on(const command::Quit&) {
  leaveGame();
  quitDone_ = true;
  tellState();
}

}  // namespace kirin
