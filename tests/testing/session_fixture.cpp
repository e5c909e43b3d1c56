// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "testing/session_fixture.h"

#include "chess/fen.h"
#include "chess/notation.h"

#include <source_location>
#include <stdexcept>

namespace kirin::testing {
namespace {

/// Throws, so that it fails a test as well as a program that is none.
void require(bool holds, std::source_location where = std::source_location::current()) {
  if (!holds) throw std::logic_error("events contradict each other, line " + std::to_string(where.line()));
}

}  // namespace

void EventChecker::clock(const ClockInfo& info) {
  if (lastClock_ && !restored_) {
    const Duration passed = info.takenAt - lastClock_->takenAt;
    for (const Color side : kColors) {
      const Duration before = lastClock_->remaining[index(side)], after = info.remaining[index(side)];
      const Duration spent = lastClock_->runningSide == side ? passed : Duration{0};
      if (!info.control.timed()) {
        const bool late = movesComeLate && lastClock_->runningSide == side && !info.runningSide;
        require(late ? after >= before && after <= before + spent : after == before + spent);
        continue;
      }
      const Duration left = std::max(before - spent, Duration{0});
      const bool decided =
          lastClock_->runningSide == side && !info.runningSide && (left > Duration{0} || movesComeLate);
      if (after != left) {
        require(decided);
        const Duration charged = before + info.control.increment - after;
        require((movesComeLate ? charged >= Duration{0} && charged <= spent : charged == spent));
      }
    }
  }
  restored_ = false;
  lastClock_ = info;
}

void EventChecker::see(const SessionEvent& event, Instant now) {
  if (const auto* started = std::get_if<GameStarted>(&event)) {
    inGame_ = true;
    over_ = decided_ = false;
    restored_ = true;
    position_ = started->start;
    positions_ = {position_};
    moves_ = {};
    clocks_ = {};
    require(started->clocks.size() == started->moves.size());
    for (std::size_t i = 0; i < started->moves.size(); ++i) {
      require(position_.isLegal(started->moves[i]));
      position_.play(started->moves[i]);
      positions_.push_back(position_);
      moves_.push_back(started->moves[i]);
      clocks_.push_back(started->clocks[i].remaining);
    }
    require(started->placement.matches(position_));
  } else if (const auto* state = std::get_if<StateChanged>(&event)) {
    if (state->state == SessionState::Idle || state->state == SessionState::Preparing) inGame_ = false;
    state_ = state->state;
    if (state->state == SessionState::Acting) require((!lastClock_ || !lastClock_->runningSide));
  } else if (const auto* turn = std::get_if<TurnBegan>(&event)) {
    require(inGame_);
    require(!(over_));
    require(!(decided_));
    require(turn->plyCount == static_cast<int>(moves_.size()));
    require(turn->side == position_.sideToMove());
    require(turn->position == position_);
    require((state_ == SessionState::HumanTurn || state_ == SessionState::EngineTurn));
  } else if (const auto* move = std::get_if<MoveDecided>(&event)) {
    require(inGame_);
    require(!(over_));
    require(!(decided_));
    require(move->ply == static_cast<int>(moves_.size()));
    require(move->side == position_.sideToMove());
    require(move->before == position_);
    require(position_.isLegal(move->move));
    position_.play(move->move);
    require(move->after == position_);
    positions_.push_back(position_);
    moves_.push_back(move->move);
    decided_ = clocksDue_ = true;
  } else if (const auto* carried = std::get_if<MoveCarriedOut>(&event)) {
    require(decided_);
    require(carried->ply == static_cast<int>(moves_.size()) - 1);
    require(carried->placement.matches(position_));
    decided_ = false;
  } else if (const auto* back = std::get_if<TakebackInfo>(&event)) {
    require(inGame_);
    require(!(over_));
    require(back->plyCount < static_cast<int>(moves_.size()));
    moves_.resize(static_cast<std::size_t>(back->plyCount));
    clocks_.resize(moves_.size());
    positions_.resize(moves_.size() + 1);
    position_ = positions_.back();
    require(back->fen == toFen(position_));
    require(back->placement.matches(position_));
    restored_ = true;
  } else if (const auto* info = std::get_if<ClockInfo>(&event)) {
    require(info->takenAt <= now);
    // A search that is called off costs nothing: the engine will think again from the start.
    const bool calledOff = state_ == SessionState::EngineTurn && !info->runningSide && lastClock_ &&
                           lastClock_->runningSide && info->remaining == lastClock_->remaining;
    restored_ = restored_ || calledOff;
    clock(*info);
    if (std::exchange(clocksDue_, false)) {
      require(!(info->runningSide));
      clocks_.push_back(info->remaining);
    }
  } else if (std::get_if<GameOver>(&event)) {
    require(inGame_);
    require(!(over_));
    require((lastClock_ && !lastClock_->runningSide));
    over_ = true;
  }
}

SessionFixture::SessionFixture(Board kind, IGameStore* otherStore, bool manners)
    : store(otherStore ? *otherStore : memory),
      backend([&]() -> std::unique_ptr<IBoardBackend> {
        const BackendSink sink = [this](BackendEvent event) { inbox.post(std::move(event)); };
        if (kind == Board::Sim) return std::make_unique<SimBackend>(sink);
        auto scripted = std::make_unique<ScriptedBoard>(time, sink);
        board = scripted.get();
        return scripted;
      }()),
      searches(time, inbox, OpponentEngines(scriptedEngines(script))),
      session({time, inbox, *backend, searches, personalities, store,
               [this](const SessionEvent& event) {
                 events.push_back(event);
                 checker.see(event, time.now());
               },
               7, manners}) {}

void SessionFixture::settle() {
  do {
    while (auto input = inbox.take()) session.handle(std::move(*input));
    session.handleDeadlines();
  } while (!inbox.empty());
}

void SessionFixture::send(SessionCommand command) {
  inbox.post(std::move(command));
  settle();
}

void SessionFixture::advance(Duration duration) {
  const Instant end = time.now() + duration;
  settle();
  while (time.now() < end) {
    const auto deadline = session.nextDeadline();
    time.waitUntil(inbox, deadline ? std::min(*deadline, end) : end);
    settle();
  }
}

void SessionFixture::untilHumanTurn() {
  settle();
  const Instant end = time.now() + std::chrono::hours(1);
  while (state() != SessionState::HumanTurn && state() != SessionState::GameOver &&
         state() != SessionState::NeedsOperator && state() != SessionState::Idle && !session.paused() &&
         time.now() < end) {
    const auto deadline = session.nextDeadline();
    time.waitUntil(inbox, deadline ? std::min(*deadline, end) : end);
    settle();
  }
}

void SessionFixture::move(std::string_view san) {
  if (!session.game()) throw std::logic_error("no game");
  const auto parsed = parseSan(session.game()->position(), san);
  if (!parsed) throw std::logic_error(std::string(san) + " is no move here");
  send(command::PlayMove{*parsed, session.game()->plies()});
}

std::string SessionFixture::fen() const { return toFen(session.game()->position()); }

std::string SessionFixture::moves() const {
  std::string text;
  Position position = session.game()->line().start();
  for (const Move move : session.game()->line().moves()) {
    if (!text.empty()) text += ' ';
    text += toUci(position, move);
    position.play(move);
  }
  return text;
}

std::vector<std::string> SessionFixture::notices() {
  std::vector<std::string> codes;
  for (; noticed_ < events.size(); ++noticed_) {
    if (const auto* notice = std::get_if<Notice>(&events[noticed_])) codes.push_back(notice->error.code);
  }
  return codes;
}

StoredGame SessionFixture::stored() const {
  auto game = store.load(session.game()->stored().id);
  if (!game) throw std::logic_error(game.error().debugText());
  return *game;
}

NewGameConfig timedGame(Duration base, Duration increment) {
  NewGameConfig config;
  config.timeControl = {base, increment};
  return config;
}

NewGameConfig twoPeople(Duration base, Duration increment) {
  NewGameConfig config = timedGame(base, increment);
  config.players = {PlayerConfig::person(), PlayerConfig::person()};
  return config;
}

NewGameConfig asBlack(NewGameConfig config) {
  std::swap(config.players[0], config.players[1]);
  return config;
}

}  // namespace kirin::testing
