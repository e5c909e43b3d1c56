// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/game_session.h"

#include "base/log.h"
#include "chess/notation.h"

#include <algorithm>

// What reaches the session, and in which order it counts. Commands are in session_commands.cpp, the course of a game in
// session_flow.cpp.
namespace kirin {
namespace {

/// A reply comes no sooner than this after the move before it: an answer that appears with the move can't be followed.
constexpr Duration kReplyPause = std::chrono::milliseconds(500);

/// Hands that were at work when the flag fell may have finished in time: it is known once they are still.
constexpr Duration kHandsMayHaveMoved = std::chrono::seconds(3);

}  // namespace

GameSession::GameSession(Parts parts) : parts_(std::move(parts)), seeds_(parts_.seed), recorder_(parts_.store) {}

void GameSession::run(ITime& time) {
  while (!quitDone_) {
    while (auto input = parts_.inbox.take()) {
      handle(std::move(*input));
      if (quitDone_) return;
    }
    handleDeadlines();
    time.waitUntil(parts_.inbox, nextDeadline());
  }
}

void GameSession::handle(SessionInput input) {
  // A move made in time counts even where it is handled after the flag's deadline, and the other way round.
  doWhatIsDue(momentOf(input));
  struct {
    GameSession& session;
    void operator()(const SessionCommand& each) const {
      std::visit([this](const auto& command) { session.on(command); }, each);
    }
    void operator()(const BackendEvent& event) const { session.on(event); }
    void operator()(const SearchDone& done) const { session.on(done); }
    void operator()(const OpponentReady& ready) const { session.on(ready); }
    void operator()(const BoardStopped&) const { --session.boardStops_; }
    void operator()(const MachineEvent& event) const { session.parts_.backend.handle(event); }
  } const dispatch{*this};
  std::visit(dispatch, input);
}

void GameSession::handleDeadlines() {
  const bool nothingWaits = parts_.inbox.empty();
  parts_.backend.handleDeadlines();
  // What the board has just said may have happened before what is due now.
  if (nothingWaits && !parts_.inbox.empty()) return;
  doWhatIsDue(parts_.time.now());
}

std::optional<Instant> GameSession::nextDeadline() const {
  const auto machine = parts_.backend.nextDeadline();
  const auto own = ownDeadline();
  if (!machine || !own) return machine ? machine : own;
  return std::min(*machine, *own);
}

/// The machine's deadlines run always, these only while a turn does.
std::optional<Instant> GameSession::ownDeadline() const {
  if (paused_ || needsOperator_ || !clock_) return std::nullopt;
  if (reply_) return reply_->due;
  auto flag = clock_->flagDeadline();
  if (thought_) return flag ? std::min(*flag, thought_->until) : thought_->until;
  if (flag && phase_ == SessionState::HumanTurn) {
    const auto hands = parts_.backend.handsSince();
    if (hands && *hands <= *flag) *flag += kHandsMayHaveMoved;
  }
  return flag;
}

/// When an input happened, as far as it says; never later than now.
Instant GameSession::momentOf(const SessionInput& input) const {
  const Instant now = parts_.time.now();
  std::optional<Instant> at;
  if (const auto* command = std::get_if<SessionCommand>(&input)) {
    if (const auto* move = std::get_if<command::PlayMove>(command)) at = move->at;
  } else if (const auto* done = std::get_if<SearchDone>(&input)) {
    at = done->at;
  } else if (const auto* event = std::get_if<BackendEvent>(&input)) {
    if (const auto* made = std::get_if<backend_event::HumanMove>(event)) at = made->lastEdge;
    if (const auto* undone = std::get_if<backend_event::MoveTakenBack>(event)) at = undone->lastEdge;
  }
  return std::min(at.value_or(now), now);
}

void GameSession::doWhatIsDue(Instant by) {
  if (paused_ || needsOperator_ || !clock_) return;
  if (reply_) {
    if (reply_->due > by) return;
    const Move move = reply_->move;
    reply_.reset();
    decide(move, parts_.time.now());
    return;
  }
  const auto due = ownDeadline();
  if (!due || *due > by) return;
  const auto flag = clock_->flagDeadline();
  if (thought_ && (!flag || thought_->until <= *flag)) {
    const Thought thought = *std::exchange(thought_, std::nullopt);
    answer(thought.found, thought.until);
    return;
  }
  const Color flagged = *clock_->runningSide();
  clock_->stop(*flag);
  endGame(game_->endByFlag(flagged));
}

void GameSession::refuse(std::string code, std::vector<std::string> args) const {
  tell(Notice{{std::move(code), std::move(args)}});
}

void GameSession::on(const SearchDone& done) {
  if (hinting_ && done.searchId == searchId_) {
    giveHint(done);
    return;
  }
  if (!searching_ || done.searchId != searchId_) return;
  const Color side = game_->sideToMove();
  const std::string& name = game_->stored().names[index(side)];
  std::optional<Error> failure;
  if (!done.result) {
    failure = done.result.error();
  } else if (!game_->position().isLegal(done.result->move)) {
    failure = Error{"engine.illegal-move", {name, toUci(game_->position(), done.result->move)}};
  }
  if (failure) {
    log::session().warn("{} failed: {}", name, failure->debugText());
    tell(Notice{*failure});
    pauseGame();
    return;
  }

  const SearchResult& found = *done.result;
  if (found.timeBound) log::session().info("ply {}: the clock bound {} at {} nodes", game_->plies(), name, found.nodes);
  Instant until = std::clamp(done.at.value_or(parts_.time.now()), turnBeganAt_, parts_.time.now());
  if (parts_.manners) {
    const Duration thinks =
        thinkingTime(game_->line(), found.move, eloOf(side), timeLeft(), *game_->stored().config.seed);
    until = std::max(until, turnBeganAt_ + thinks);
  }
  thought_ = Thought{found, until};
  handleDeadlines();
}

/// Its thought is over: the turn is decided.
void GameSession::answer(const SearchResult& found, Instant at) {
  const Color side = game_->sideToMove();
  searching_ = false;
  clock_->completeTurn(at);
  tellClocks();
  engineScore_[index(side)] = found.score;
  if (parts_.manners) {
    auto& mood = moods_[index(side)];
    if (!mood) mood.emplace(eloOf(side), *game_->stored().config.seed);
    mood->turn(game_->position(), found.score, timeLeft());
    if (mood->resigns()) {
      endGame(wonBy(!side, EndReason::Resignation));
      return;
    }
  }
  // A person's offer was answered at once: this one is another opponent's.
  if (drawOffer_ == !side && agreesToDraw(game_->position(), found.score)) {
    endGame({GameResult::Draw, EndReason::Agreement});
    return;
  }
  reply_ = Reply{found.move, std::max(at, lastMoveAt_ + kReplyPause)};
  handleDeadlines();
}

void GameSession::on(const OpponentReady& ready) {
  if (errand_ != Errand::SelectOpponents || errandCut_ || needsOperator_ || ready.searchId != searchId_) return;
  if (ready.result) {
    toSelect_.pop_front();
    selectNext();
    return;
  }
  // Without this opponent there is no game; one that is continued stays in the library.
  log::session().warn("{} can't play: {}", toSelect_.front()->id, ready.result.error().debugText());
  tell(Notice{ready.result.error()});
  leaveGame();
  tellState();
}

void GameSession::on(const BackendEvent& event) {
  if (boardStops_ > 0) return;
  std::visit([this](const auto& each) { on(each); }, event);
}

void GameSession::on(const backend_event::Prepared& prepared) {
  if (errand_ == Errand::SetUpGame || errand_ == Errand::ResetBoard) finishErrand(prepared.placement);
}

void GameSession::on(const backend_event::Performed& performed) {
  if (errand_ != Errand::None) finishErrand(performed.placement);
}

void GameSession::on(const backend_event::Serviced&) {
  if (errand_ == Errand::Service) endService();
}

void GameSession::on(const backend_event::Scanned& scanned) {
  const Scan why = std::exchange(scan_, Scan::None);
  if (why == Scan::None) return;
  if (why != Scan::Recovery) tell(BoardScanned{scanned.matches});
  if (why == Scan::Question) return;
  if (errand_ != Errand::None) {
    if (scanned.matches && errand_ != Errand::SelectOpponents) {
      finishErrand(scanned.placement);
    } else {
      recover();
    }
  } else if (scanned.matches) {
    needsOperator_ = false;
    tellState();
    runTurn();
  }
}

/// An errand was cut short: whatever stands where now, it is brought to where it was to go.
void GameSession::recover() {
  if (std::exchange(needsOperator_, false)) tellState();
  if (errand_ == Errand::SelectOpponents) {
    selectOpponents();
    return;
  }
  if (errand_ == Errand::SetUpGame) {
    askForSetUp();
  } else {
    carry(errand_, {{}, errandTarget_});
  }
}

void GameSession::on(const backend_event::HumanMove& made) {
  if (phase_ != SessionState::HumanTurn || paused_ || needsOperator_ || !game_->position().isLegal(made.move)) {
    log::session().info("a move made by hand came when none was due");
    return;
  }
  if (made.move.kind() == Move::Kind::Promotion) {
    on(command::BeginPromotion{made.move.from(), made.move.to()});
  } else {
    playHuman(made.move, made.lastEdge);
  }
}

/// Hands have changed their mind: nothing is carried, for they may have moved again already.
void GameSession::on(const backend_event::MoveTakenBack&) {
  if (promotion_) {
    on(command::Cancel{});
  } else if (mayUndo()) {
    takeBackPlies(1, false);
  }
}

void GameSession::on(const backend_event::NeedsOperator& needs) {
  if (needs.byHands && needs.holdsUp) {
    ask({needs.requests, HandsQuestion::Offer::None});
  } else if (needs.holdsUp) {
    callOperator(needs.requests);
  } else {
    tell(OperatorNeeded{needs.requests});
  }
}

/// A mess that hands make on their own turn costs their own time: the clock runs on.
void GameSession::ask(HandsQuestion question) {
  if (phase_ != SessionState::HumanTurn || paused_ || needsOperator_) return;
  handsAsked_ = !question.empty();
  tell(std::move(question));
}

void GameSession::on(const backend_event::AllRight&) {
  if (std::exchange(handsAsked_, false)) {
    ask({});
    return;
  }
  if (!needsOperator_ || errand_ != Errand::None || scan_ != Scan::None) return;
  needsOperator_ = false;
  tellState();
  runTurn();
}

void GameSession::on(const backend_event::PromotionChosen& chosen) {
  if (promotion_) on(command::ChoosePromotion{chosen.piece});
}

/// An offer: whoever put the pieces back says on the screen that it was meant.
void GameSession::on(const backend_event::TakebackOffered& offered) {
  if (phase_ != SessionState::HumanTurn) return;
  const int plies = game_->takebackPlies();
  if (const auto why = whyNoTakeback(plies)) {
    tell(Notice{*why});
  } else if (offered.plies == plies) {
    ask({{}, HandsQuestion::Offer::Takeback});
  }
}

void GameSession::on(const backend_event::GameOverOffered&) { ask({{}, HandsQuestion::Offer::GameOver}); }

void GameSession::on(const backend_event::Fault& fault) {
  log::session().warn("the board failed: {}", fault.error.debugText());
  tell(Notice{fault.error});
  if (errand_ == Errand::Service) {
    stopBoard();  // it would do what is asked when it is back, and nobody expects that
    endService();
    return;
  }
  if (game_ || errand_ != Errand::None) callOperator({{OperatorRequest::Kind::NoAnswer, {}, {}, {}}});
}

}  // namespace kirin
