// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/game_session.h"
#include "app/opponent_aim.h"
#include "base/log.h"
#include "chess/fen.h"
#include "chess/movegen.h"

#include <algorithm>

// The course of a game: set-up, turns, carrying, taking back, the end.
namespace kirin {

void GameSession::prepare(SessionGame game, ResetMode mode) {
  leaveGame();
  game_ = std::move(game);
  clock_.emplace(parts_.time, game_->stored().config.timeControl);
  clock_->restore({game_->stored().clocks.value_or(game_->clocksAfter(game_->plies()))});
  recorder_.follow(*game_);
  setUpMode_ = mode;
  phase_ = SessionState::Preparing;
  tellState();
  selectOpponents();
}

/// Selecting a personality applies its options before the game starts, and before a piece is moved for it.
void GameSession::selectOpponents() {
  errand_ = Errand::SelectOpponents;
  errandTarget_ = game_->placement();
  toSelect_.clear();
  for (const PlayerConfig& player : game_->stored().config.players) {
    if (!player.human) toSelect_.push_back(parts_.personalities.find(player.personalityId));
  }
  selectNext();
}

void GameSession::selectNext() {
  if (toSelect_.empty()) {
    askForSetUp();
  } else {
    parts_.searches.select(++searchId_, *toSelect_.front());
  }
}

void GameSession::askForSetUp() {
  errand_ = Errand::SetUpGame;
  errandTarget_ = game_->placement();
  parts_.backend.prepareNewGame(!game_->isHuman(Color::White), setUpMode_, errandTarget_);
}

void GameSession::startGame(const Placement& placement) {
  const bool continued = game_->stored().id != 0;
  // What was recorded names certain objects: it can be undone only if just those stand there again.
  takebackable_ = placement.known && (!continued || placement == errandTarget_);
  tracker_ = PieceTracker(placement);
  freshGame_ = true;
  forgetScores();
  lastMoveAt_ = parts_.time.now();
  if (!continued) {
    game_->begin(placement, parts_.time.wallNow());
    record();
  }

  const StoredGame& stored = game_->stored();
  GameStarted started{stored.id, stored.config, stored.start,  placement, game_->line().moves(),
                      {},        takebackable_, stored.unrated};
  for (const StoredPly& ply : stored.plies) {
    started.clocks.push_back({stored.config.timeControl, ply.remaining, std::nullopt, parts_.time.now()});
  }
  tell(std::move(started));
  log::session().info("game {} {} at ply {}", stored.id, continued ? "goes on" : "begins", game_->plies());

  // The power may have gone between the last move and its result.
  if (const auto end = game_->endByRules()) {
    endGame(*end);
  } else {
    beginTurn();
  }
}

void GameSession::beginTurn() {
  const Color side = game_->sideToMove();
  const bool human = game_->isHuman(side);
  if (human && std::exchange(takebackWaits_, false)) {
    const int plies = game_->takebackPlies();
    const auto why = whyNoTakeback(plies);
    if (!why) {
      takeBackPlies(plies);
      return;
    }
    tell(Notice{*why});
  }
  phase_ = human ? SessionState::HumanTurn : SessionState::EngineTurn;
  tellState();
  tell(TurnBegan{side, game_->plies(), game_->position(), game_->line().claimableDraw()});
  runTurn();
}

/// Starts, or after a pause goes on with, the turn of the side on move.
void GameSession::runTurn() {
  if ((phase_ != SessionState::HumanTurn && phase_ != SessionState::EngineTurn) || reply_) return;
  turnClocks_ = clock_->snapshot();
  turnBeganAt_ = parts_.time.now();
  clock_->startTurn(game_->sideToMove());
  tellClocks();
  if (std::exchange(handsAsked_, false)) tell(HandsQuestion{});
  if (phase_ == SessionState::HumanTurn) {
    parts_.backend.watch(game_->position(), legalMoves(game_->position()), tracker_.placement());
  } else {
    startSearch();
  }
}

void GameSession::startSearch() {
  const NewGameConfig& config = game_->stored().config;
  const Personality& personality = *parts_.personalities.find(game_->player(game_->sideToMove()).personalityId);
  SearchLimits limits = personality.limits;
  if (config.timeControl.timed()) {
    limits.whiteTime = turnClocks_.remaining[index(Color::White)];
    limits.blackTime = turnClocks_.remaining[index(Color::Black)];
    limits.whiteIncrement = limits.blackIncrement = config.timeControl.increment;
  }
  searching_ = true;
  parts_.searches.start(++searchId_, personality, *config.seed, std::exchange(freshGame_, false), game_->line(),
                        limits);
}

void GameSession::cancelSearch() {
  thought_.reset();
  if (searching_ || hinting_) parts_.searches.cancel();
  searching_ = hinting_ = false;
}

void GameSession::giveHint(const SearchDone& done) {
  hinting_ = false;
  if (!done.result) {
    tell(Notice{done.result.error()});
    return;
  }
  loseRating(Unrated::Hint);
  record();
  tell(HintGiven{done.result->move, game_->plies()});
}

/// When the turn began, for the side on move.
std::optional<TimeLeft> GameSession::timeLeft() const {
  const TimeControl& control = game_->stored().config.timeControl;
  if (!control.timed()) return std::nullopt;
  const auto left = [&](Color side) { return turnClocks_.remaining[index(side)]; };
  return TimeLeft{left(game_->sideToMove()), control.increment, left(!game_->sideToMove())};
}

int GameSession::eloOf(Color side) const { return parts_.personalities.find(game_->player(side).personalityId)->elo; }

void GameSession::forgetScores() {
  engineScore_ = {};
  moods_ = {};
}

void GameSession::playHuman(Move move, Instant at) {
  cancelSearch();
  const Instant decided = std::clamp(at, turnBeganAt_, parts_.time.now());
  clock_->completeTurn(decided);
  decide(move, decided);
}

/// The clock of the turn has stopped: the move is recorded, told, and handed to the board.
void GameSession::decide(Move move, Instant at) {
  const Position before = game_->position();
  const Color side = before.sideToMove();
  // An opponent offers with its move, as the rules have it.
  auto& mood = moods_[index(side)];
  const bool offers = mood && mood->offersDraw() && !drawOffer_;
  // Read before the move is applied: afterwards nobody could say which slot the captured piece belongs to.
  const PlyEffects effects = tracker_.effectsOf(before, move);
  game_->play(move, effects, clock_->snapshot().remaining);
  if (const auto end = game_->endByRules()) finishGame(*end);
  record();

  promotion_.reset();
  lastMoveAt_ = at;
  if (drawOffer_ && *drawOffer_ != side) {
    drawOffer_.reset();
    tell(DrawDeclined{side});
  }
  tell(MoveDecided{move, game_->plies() - 1, side, before, game_->position(), effects});
  tellClocks();
  if (offers && !game_->over()) {
    mood->drawOffered();
    drawOffer_ = side;
    tell(DrawOffered{side});
  }
  phase_ = SessionState::Acting;
  tellState();
  carry(Errand::CarryMove, planMove(tracker_.placement(), effects));
}

void GameSession::carry(Errand errand, const MotionPlan& plan) {
  errand_ = errand;
  errandTarget_ = plan.result;
  parts_.backend.perform(plan);
}

void GameSession::finishErrand(const Placement& placement) {
  if (errand_ == Errand::CarryPiece) {
    pieceCarried(placement);
    return;
  }
  const Position expected = errand_ == Errand::ResetBoard ? Position{} : game_->position();
  if (!placement.matches(expected)) {
    log::session().warn("the board says it is done, but something else stands there");
    callOperator({OperatorRequest{}});
    return;
  }
  const Errand done = std::exchange(errand_, Errand::None);
  const bool repaired = std::exchange(needsOperator_, false);
  if (done == Errand::SetUpGame) {
    startGame(placement);
    return;
  }
  tracker_ = PieceTracker(placement);
  if (done == Errand::ResetBoard) {
    phase_ = phaseBeforeReset_;
    tell(BoardReset{});
    tellState();
    return;
  }
  if (done == Errand::CarryMove) tell(MoveCarriedOut{game_->plies() - 1, placement});
  if (phase_ != SessionState::Acting) {  // the game ended while its last move was carried
    if (repaired) tellState();
  } else if (game_->over()) {
    announceEnd();
  } else {
    beginTurn();
  }
}

std::optional<Error> GameSession::whyNoTakeback(int plies) const {
  if (game_->over()) return Error{"session.takeback-over", {}};
  if (game_->humans() == 0) return Error{"session.takeback-nobody", {}};
  if (!takebackable_) return Error{"session.takeback-identity", {}};
  if (game_->plies() < plies) {
    return Error{"session.takeback-few", {std::to_string(game_->plies()), std::to_string(plies)}};
  }
  return std::nullopt;
}

/// The undone moves did not happen: line, record, clocks and board go back to before them.
/// `carries`: else the board is as hands have left it, and they may be at work.
void GameSession::takeBackPlies(int plies, bool carries) {
  cancelSearch();
  takebackWaits_ = false;
  promotion_.reset();
  drawOffer_.reset();
  drawDeclinedAt_.reset();
  forgetScores();
  const int left = game_->plies() - plies;
  const MotionPlan plan = planTakeback(tracker_.placement(), game_->truncate(left));
  clock_->restore({game_->clocksAfter(left)});
  recorder_.truncated(left);
  // One ply of a lone person is a move changed before it was answered, which gives nothing away.
  if (plies > 1) loseRating(Unrated::Takeback);
  record();

  tell(TakebackInfo{left, toFen(game_->position()), plan.result});
  tellClocks();
  if (!carries) {
    tracker_ = PieceTracker(plan.result);
    beginTurn();
    return;
  }
  phase_ = SessionState::Acting;
  tellState();
  carry(Errand::CarryTakeback, plan);
}

/// The result, with what it means for the rating; the caller records it.
void GameSession::finishGame(const GameEnd& end) {
  if (end.result == GameResult::Unknown && !game_->stored().unrated) game_->markUnrated(Unrated::Abandoned);
  // What was a rung when the game began may have been overridden since.
  const auto why = whyUnrated(game_->stored().config, parts_.personalities);
  if (why && !game_->stored().unrated) game_->markUnrated(*why);
  if (game_->stored().unrated) {
    game_->finish(end);
    return;
  }
  const Color person = game_->person();
  const auto rung = ratedRung(*parts_.personalities.find(game_->player(!person).personalityId));
  const bool won = end.result == (person == Color::White ? GameResult::WhiteWins : GameResult::BlackWins);
  const double score = end.result == GameResult::Draw ? 0.5 : won ? 1 : 0;
  game_->finish(end, CountedGame{{rung->rating, rung->deviation, score}, rung->id, parts_.time.wallNow()});
}

void GameSession::loseRating(Unrated why) {
  if (game_->stored().unrated) return;
  game_->markUnrated(why);
  tell(RatingLost{why});
}

void GameSession::endGame(const GameEnd& end) {
  cancelSearch();
  reply_.reset();
  clock_->stop(parts_.time.now());
  if (needsOperator_ || errandCut_) stopBoard();
  finishGame(end);
  record();
  announceEnd();
}

void GameSession::announceEnd() {
  phase_ = SessionState::GameOver;
  paused_ = needsOperator_ = errandCut_ = false;
  promotion_.reset();
  drawOffer_.reset();
  if (std::exchange(takebackWaits_, false)) refuse("session.takeback-over");
  tellClocks();
  tellState();
  tell(GameOver{*game_->stored().end, game_->stored().id, game_->ratingChange(), game_->stored().unrated});
}

/// Nobody's clock runs any more. A person is charged until now; an engine will think again from the start, so it isn't.
void GameSession::haltTurn() {
  const bool engines = searching_;
  cancelSearch();
  if (engines) {
    clock_->restore(turnClocks_);
  } else if (clock_) {
    clock_->stop(parts_.time.now());
  }
}

/// Keeps what the clocks show, for a game that is left or paused within a turn.
void GameSession::keepClocks() {
  if (phase_ != SessionState::HumanTurn && phase_ != SessionState::EngineTurn) return;
  // A reply that was not shown yet has not happened.
  game_->keepClocks(reply_ ? turnClocks_.remaining : clock_->snapshot().remaining);
  record();
}

void GameSession::pauseGame() {
  haltTurn();
  keepClocks();
  paused_ = true;
  tellClocks();
  tellState();
}

/// The machine stops. What it said before is void: it may lie in the Inbox still, in front of the mark.
void GameSession::stopBoard() {
  parts_.backend.stop();
  ++boardStops_;
  parts_.inbox.post(BoardStopped{});
  errand_ = Errand::None;
  scan_ = Scan::None;
}

void GameSession::callOperator(std::vector<OperatorRequest> requests) {
  haltTurn();
  tellClocks();
  needsOperator_ = true;
  tellState();
  tell(OperatorNeeded{std::move(requests)});
}

/// Back to Idle without a word; an unfinished game stays in the library, but for one nobody has moved in.
void GameSession::leaveGame() {
  if (game_ && !game_->over() && phase_ != SessionState::Preparing) {
    haltTurn();
    if (game_->plies() == 0) {
      finishGame({GameResult::Unknown, EndReason::Aborted});
      record();
    } else {
      keepClocks();
    }
  }
  cancelSearch();
  stopBoard();
  reply_.reset();
  promotion_.reset();
  drawOffer_.reset();
  drawDeclinedAt_.reset();
  takebackWaits_ = paused_ = needsOperator_ = errandCut_ = takebackable_ = false;
  game_.reset();
  clock_.reset();
  phase_ = SessionState::Idle;
}

/// Brings the store up to date; where it can't be, that is said once and the game goes on.
void GameSession::record() {
  if (!game_->stored().config.kept) return;
  const auto done = recorder_.sync(*game_);
  if (!done && !storeFailing_) {
    log::storage().error("game {} is not kept: {}", game_->stored().id, done.error().debugText());
    tell(Notice{done.error()});
  }
  storeFailing_ = !done;
}

}  // namespace kirin
