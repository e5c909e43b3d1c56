// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/personality.h"
#include "ui/board_choices.h"
#include "ui/move_words.h"
#include "ui/phrases.h"
#include "ui/session_bridge.h"
#include "ui/start_choice.h"

#include <algorithm>

// What QML asks for.
namespace kirin {
void SessionBridge::send(SessionCommand command) { sink_(std::move(command)); }

/// Out of turn a lone person may say what to answer; two share a board and wait.
bool SessionBridge::premovesAllowed() const {
  return view_.playing() && view_.onlyPerson() && !view_.humanToMove() && !view_.paused() &&
         (view_.state() == SessionState::EngineTurn || view_.state() == SessionState::Acting);
}

bool SessionBridge::canMoveFrom(int square) const { return !targetsFrom(square).isEmpty(); }

QVariantList SessionBridge::targetsFrom(int square) const {
  QVariantList squares;
  if (!onBoard(square)) return squares;
  std::vector<Square> targets;
  if (view_.humanToMove()) {
    targets = kirin::targetsFrom(view_.position(), square);
  } else if (premovesAllowed()) {
    targets = premoveTargets(view_.position(), *view_.onlyPerson(), square);
  }
  for (const Square target : targets) squares << target;
  return squares;
}

bool SessionBridge::isCaptureTarget(int from, int to) const {
  if (!onBoard(from) || !onBoard(to)) return false;
  if (!view_.humanToMove()) {
    const Piece there = view_.position().at(to);
    return !there.none() && there.color != view_.position().at(from).color;
  }
  const auto moves = movesBetween(view_.position(), from, to);
  return !moves.empty() && view_.position().isCapture(moves.front());
}

void SessionBridge::move(int from, int to) {
  if (!onBoard(from) || !onBoard(to)) return;
  if (view_.humanToMove()) {
    if (moveSent_) return;
    play(movesBetween(view_.position(), from, to));
  } else if (targetsFrom(from).contains(to)) {
    setPremove(Premove{from, to});
  } else {
    emit sound(QStringLiteral("illegal"));
  }
}

void SessionBridge::play(const std::vector<Move>& choices) {
  if (choices.empty()) {
    emit sound(QStringLiteral("illegal"));
  } else if (choices.size() == 1) {
    moveSent_ = true;
    send(command::PlayMove{choices.front(), view_.line().plies(), time_.now()});
  } else {
    // Shown at once; the worker will say the same.
    const PromotionPending pending{choices.front().from(), choices.front().to()};
    send(command::BeginPromotion{pending.from, pending.to});
    show(pending);
    ++promotionsAsked_;
  }
}

void SessionBridge::choosePromotion(const QString& letter) {
  const auto piece = promotionPiece(letter);
  if (!piece || !view_.promotion() || moveSent_) return;
  moveSent_ = true;
  send(command::ChoosePromotion{*piece});
}

void SessionBridge::cancelPromotion() {
  if (!view_.promotion() || moveSent_) return;
  send(command::Cancel{});
  promotionsCalledOff_ = promotionsAsked_;
  view_.cancelPromotion();
  publish();
}

void SessionBridge::setPremove(std::optional<Premove> premove) {
  if (!premove && !premove_) return;
  premove_ = premove;
  emit premoveChanged();
}

void SessionBridge::clearPremove() { setPremove(std::nullopt); }

void SessionBridge::playPremove() {
  if (!premove_ || !view_.humanToMove()) return;
  const auto choices = movesBetween(view_.position(), premove_->from, premove_->to);
  setPremove(std::nullopt);
  if (!choices.empty()) play(choices);
}

QString SessionBridge::squareName(int square) const {
  return onBoard(square) ? QString::fromStdString(kirin::squareName(square)) : QString();
}

QString SessionBridge::describeSquare(int square) const {
  return onBoard(square) ? Phrases::square(square, view_.position().at(square)) : QString();
}

void SessionBridge::newGame(const QString& opponent, const QString& color, const QString& time, const QString& odds) {
  const auto config = gameFromWords(opponent.toStdString(), color.toStdString(), time.toStdString(), odds.toStdString(),
                                    static_cast<std::uint64_t>(time_.now().time_since_epoch().count()));
  if (config) {
    send(command::NewGame{*config});
  } else {
    emit notice(Phrases::error(config.error()));
  }
}

void SessionBridge::continueGame() {
  if (library_.unfinished) send(command::Continue{library_.unfinished->id, ResetMode::Auto});
}

void SessionBridge::continueStored(qlonglong game) { send(command::Continue{game, ResetMode::Auto}); }

void SessionBridge::takeback() { send(command::Takeback{}); }
void SessionBridge::hint() { send(command::Hint{}); }
void SessionBridge::resign() { send(command::Resign{}); }
void SessionBridge::offerDraw() { send(command::OfferDraw{}); }
void SessionBridge::acceptDraw() { send(command::AcceptDraw{}); }
void SessionBridge::declineDraw() { send(command::DeclineDraw{}); }
void SessionBridge::claimDraw() { send(command::ClaimDraw{}); }
void SessionBridge::declareResult(const QString& result) {
  for (const GameResult each : {GameResult::WhiteWins, GameResult::BlackWins, GameResult::Draw})
    if (result == QLatin1String(toString(each).data())) send(command::DeclareResult{each});
}
void SessionBridge::abortGame() { send(command::Abort{}); }
void SessionBridge::pause() { send(command::Pause{}); }
void SessionBridge::stop() { send(command::Stop{}); }
void SessionBridge::resume() { send(command::Resume{}); }
void SessionBridge::rescan() { send(command::Rescan{}); }
void SessionBridge::operatorDone() { send(command::OperatorDone{}); }
void SessionBridge::leaveGame() { send(command::Leave{}); }

void SessionBridge::restartGame(bool byHand) { send(command::Restart{byHand ? ResetMode::Hand : ResetMode::Auto}); }
void SessionBridge::resetBoard(bool byHand) { send(command::ResetBoard{byHand ? ResetMode::Hand : ResetMode::Auto}); }

QString SessionBridge::pgn() const {
  if (!view_.inGame()) return {};
  std::array<std::string, 2> names;
  for (const Color side : kColors) names[index(side)] = pgnName(view_.config().players[index(side)], registry_);
  return QString::fromStdString(writePgn(toPgn(view_.record(names))));
}

QString SessionBridge::bucketName(const QString& time) const {
  const auto control = parseTimeControl(time.toStdString());
  return control ? Phrases::bucket(bucketOf(*control)) : QString();
}

}  // namespace kirin
