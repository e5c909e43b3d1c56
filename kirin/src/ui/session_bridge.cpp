// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session_bridge.h"

#include "app/personality.h"
#include "ui/board_choices.h"
#include "ui/move_words.h"
#include "ui/phrases.h"

#include <algorithm>

// What comes from the session and how it is shown; what is asked of it is in session_bridge_commands.cpp.
namespace kirin {
namespace {

constexpr Duration kLowTime = std::chrono::seconds(20);

}  // namespace

SessionBridge::SessionBridge(CommandSink sink, const ITime& time, const PersonalityRegistry& registry, QObject* parent)
    : QObject(parent), sink_(std::move(sink)), time_(time), registry_(registry) {
  facts_ = bridgeFacts(view_, registry_);
  opponents_.show(registry_, library_.records);
}

std::function<void(const SessionEvent&)> SessionBridge::listener() {
  return [this](const SessionEvent& event) {
    QMetaObject::invokeMethod(
        this, [this, event] { apply(event); }, Qt::QueuedConnection);
  };
}

bool SessionBridge::isOfPromotionCalledOff(const SessionEvent& event) {
  if (std::holds_alternative<TurnBegan>(event)) promotionsAsked_ = promotionsCalledOff_ = 0;
  if (!std::holds_alternative<PromotionPending>(event) || promotionsAsked_ == 0) return false;
  --promotionsAsked_;
  if (promotionsCalledOff_ == 0) return false;
  --promotionsCalledOff_;
  return true;
}

void SessionBridge::apply(const SessionEvent& event) {
  if (!isOfPromotionCalledOff(event)) show(event);
}

void SessionBridge::show(const SessionEvent& event) {
  view_.apply(event, time_.wallNow());
  if (!std::holds_alternative<ClockInfo>(event)) moveSent_ = false;
  publish();
  react(event);
  emit heard(event);
}

void SessionBridge::publish() {
  pieces_.show(view_.placement());
  moves_.show(view_.line().start(), view_.sans());
  for (const Color side : kColors) captured_[index(side)].show(view_.capturedBy(side));

  const BridgeFacts before = std::exchange(facts_, bridgeFacts(view_, registry_));
  if (facts_.game != before.game) emit gameChanged();
  if (facts_.board != before.board) emit positionChanged();
  if (facts_.promotion != before.promotion) emit promotionChanged();
  if (facts_.clock != before.clock) emit clocksChanged();
  if (facts_.draw != before.draw) emit drawChanged();
  if (facts_.hands != before.hands) emit handsQuestionChanged();
  if (facts_.end != before.end) emit gameOverChanged();
  if (facts_.state != before.state) emit stateChanged();
  if (facts_.strip != before.strip) emit stripChanged();
}

/// What an event means beyond what is shown from now on.
void SessionBridge::react(const SessionEvent& event) {
  if (std::holds_alternative<GameStarted>(event)) {
    lowTimeSaid_ = false;
    setPremove(std::nullopt);
    emit gameBegan();
  } else if (std::holds_alternative<TurnBegan>(event)) {
    playPremove();
  } else if (const auto* decided = std::get_if<MoveDecided>(&event)) {
    emit sound(soundOf(decided->before, decided->move));
  } else if (const auto* clock = std::get_if<ClockInfo>(&event)) {
    const auto running = clock->runningSide;
    const bool low =
        running && clock->control.timed() && view_.isHuman(*running) && clock->remaining[index(*running)] < kLowTime;
    if (low && !std::exchange(lowTimeSaid_, true)) emit sound(QStringLiteral("lowTime"));
  } else if (std::holds_alternative<TakebackInfo>(event)) {
    setPremove(std::nullopt);
  } else if (std::holds_alternative<DrawOffered>(event)) {
    if (facts_.draw.offered) emit sound(QStringLiteral("notify"));
  } else if (const auto* needed = std::get_if<OperatorNeeded>(&event)) {
    const bool goesOn = view_.state() != SessionState::NeedsOperator;
    if (goesOn && !needed->requests.empty()) emit notice(Phrases::request(needed->requests.front()));
    emit sound(QStringLiteral("notify"));
  } else if (const auto* question = std::get_if<HandsQuestion>(&event)) {
    if (!question->empty()) emit sound(QStringLiteral("notify"));
  } else if (std::holds_alternative<GameOver>(event)) {
    setPremove(std::nullopt);
    emit sound(QStringLiteral("gameOver"));
    emit libraryWanted();
  } else if (const auto* given = std::get_if<HintGiven>(&event)) {
    if (view_.hint()) emit notice(Phrases::hint(view_.position(), given->move));
  } else if (std::holds_alternative<RatingLost>(event)) {
    emit notice(Phrases::ratingLost());
  } else if (const auto* refused = std::get_if<Notice>(&event)) {
    emit notice(Phrases::error(refused->error));
    emit sound(refused->error.code == "move.illegal" ? QStringLiteral("illegal") : QStringLiteral("notify"));
  } else if (const auto* progress = std::get_if<Exercised>(&event)) {
    emit exercised(*progress);
  } else if (const auto* scanned = std::get_if<BoardScanned>(&event)) {
    emit notice(Phrases::scanned(scanned->matches));
  } else if (const auto* changed = std::get_if<StateChanged>(&event)) {
    if (changed->state != SessionState::Idle) return;
    setPremove(std::nullopt);
    emit libraryWanted();
  }
}

void SessionBridge::setLibrary(const LibraryFacts& library) {
  if (library == library_) return;
  library_ = library;
  opponents_.show(registry_, library_.records);
  emit libraryChanged();
}

void SessionBridge::retranslate() {
  publish();
  opponents_.show(registry_, library_.records);
  emit libraryChanged();
}

QString SessionBridge::continueText() const {
  if (!library_.unfinished) return {};
  return Phrases::unfinished(library_.unfinished->players, library_.unfinished->plies, library_.unfinished->toMove,
                             registry_);
}

double SessionBridge::clockMs(bool white) const {
  const Duration shown = view_.clockAt(white ? Color::White : Color::Black, time_.now());
  return std::chrono::duration<double, std::milli>(shown).count();
}

}  // namespace kirin
