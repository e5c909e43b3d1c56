// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/review_bridge.h"

#include "app/accuracy.h"
#include "base/log.h"
#include "chess/fen.h"
#include "ui/board_choices.h"
#include "ui/phrases.h"
#include "ui/review_words.h"

#include <QVariantMap>
#include <algorithm>

// The game and what is judged of it; what is asked on its board is in review_bridge_board.cpp.
namespace kirin {
namespace {

constexpr std::size_t kLineShown = 8, kShortLineShown = 4;

QVariantMap arrow(const Position& position, Move move, const QString& kind) {
  const int to = move.kind() == Move::Kind::Castling ? castledKing(position, move) : move.to();
  return {{QStringLiteral("from"), move.from()}, {QStringLiteral("to"), to}, {QStringLiteral("kind"), kind}};
}

/// What judgements of a kind have in common; others are made again.
std::string howMade(const GameReviewer::Config& config) {
  return "1 " + std::to_string(config.limits.nodes.value_or(0));
}

}  // namespace

ReviewBridge::ReviewBridge(Parts parts, QObject* parent)
    : QObject(parent), parts_(std::move(parts)), reviewer_(parts_.reviewer), analyst_(parts_.analyst) {
  review_ = reviewOf(game_.line(), Judgements(1), 0);
}

void ReviewBridge::openGame(int id) {
  closeGame();
  const int asked = asked_;
  parts_.run([this, asked, id, open = parts_.open, made = howMade(parts_.reviewer)] {
    Result<StoredGame> game = Error{"store.missing", {std::to_string(id)}};
    Judgements known;
    auto store = open();
    if (store) {
      game = (*store)->load(id);
    } else {
      game = store.error();
    }
    if (game) {
      known = keptJudgements(**store, id, lineOf(*game), made);
    }
    QMetaObject::invokeMethod(
        this, [this, asked, game, known] { opened(asked, game, known); }, Qt::QueuedConnection);
  });
}

void ReviewBridge::opened(int asked, Result<StoredGame> game, Judgements known) {
  if (asked != asked_) return;
  if (!game) {
    trouble_ = Phrases::error(game.error());
    emit gameChanged();
    return;
  }
  show(*std::move(game), std::move(known));
  judge();
}

void ReviewBridge::show(StoredGame game, Judgements known) {
  game_ = ReviewGame(std::move(game));
  known.resize(static_cast<std::size_t>(game_.plies()) + 1);
  review_ = reviewOf(game_.line(), std::move(known), game_.bookPlies());
  loaded_ = true;
  trouble_.clear();
  moves_.show(game_, review_);
  emit gameChanged();
  emit reviewChanged();
  place({game_, game_.plies()});
}

void ReviewBridge::closeGame() {
  stopJudging();
  analyst_.forget();
  ++asked_;
  ++questions_;
  loaded_ = false;
  trouble_.clear();
  game_ = ReviewGame();
  review_ = reviewOf(game_.line(), Judgements(1), 0);
  moves_.show(game_, review_);
  setRetry(std::nullopt);
  emit gameChanged();
  emit reviewChanged();
  place({game_, 0});
}

void ReviewBridge::judge() {
  if (!loaded_ || judging_) return;
  std::vector<int> plies;
  for (int ply = 0; ply <= game_.plies(); ++ply) {
    if (!review_.positions[static_cast<std::size_t>(ply)]) plies.push_back(ply);
  }
  if (plies.empty()) return;
  judging_ = true;
  const int asked = asked_;
  const auto queued = [this](auto call) { QMetaObject::invokeMethod(this, std::move(call), Qt::QueuedConnection); };
  reviewer_.start(game_.line(), std::move(plies),
                  {[this, asked, queued](int ply, const Judgement& judgement) {
                     queued([this, asked, ply, judgement] { judged(asked, ply, judgement); });
                   },
                   [this, asked, queued](const Result<void>& outcome) {
                     queued([this, asked, outcome] { judgingEnded(asked, outcome); });
                   }});
  emit reviewChanged();
}

void ReviewBridge::stopJudging() {
  reviewer_.cancel();
  keep();
  if (std::exchange(judging_, false)) emit reviewChanged();
}

void ReviewBridge::judged(int asked, int ply, const Judgement& judgement) {
  if (asked != asked_) return;
  Judgements positions = review_.positions;
  positions[static_cast<std::size_t>(ply)] = judgement;
  review_ = reviewOf(game_.line(), std::move(positions), game_.bookPlies());
  unkept_ = true;
  refreshReview();
}

void ReviewBridge::judgingEnded(int asked, const Result<void>& outcome) {
  if (asked != asked_) return;
  judging_ = false;
  keep();
  emit reviewChanged();
  if (!outcome) emit notice(Phrases::error(outcome.error()));
}

/// What was judged goes to the file, so that it need not be again.
void ReviewBridge::keep() {
  const GameId id = game_.stored().id;
  if (!std::exchange(unkept_, false) || id == 0) return;
  parts_.run(
      [id, line = game_.line(), judgements = review_.positions, open = parts_.open, made = howMade(parts_.reviewer)] {
        auto store = open();
        const auto kept = store ? keepJudgements(**store, id, line, judgements, made) : Result<void>(store.error());
        if (!kept) log::storage().warn("the review of game {} is not kept: {}", id, kept.error().debugText());
      });
}

void ReviewBridge::refreshReview() {
  moves_.show(game_, review_);
  emit reviewChanged();
  emit judgementChanged();
}

void ReviewBridge::retranslate() {
  emit gameChanged();
  refreshReview();
  emit retryChanged();
}

QString ReviewBridge::whiteName() const { return ReviewWords::player(game_, Color::White); }
QString ReviewBridge::blackName() const { return ReviewWords::player(game_, Color::Black); }
QString ReviewBridge::resultText() const { return ReviewWords::result(game_); }
QString ReviewBridge::openingText() const { return ReviewWords::opening(game_); }

double ReviewBridge::progress() const {
  return review_.positions.empty() ? 0 : static_cast<double>(review_.judged) / static_cast<double>(plies() + 1);
}

QVariantList ReviewBridge::chances() const {
  QVariantList chances;
  for (const auto& position : review_.positions) chances << (position ? winPercent(position->score) : -1.0);
  return chances;
}

QVariantList ReviewBridge::errors() const {
  QVariantList errors;
  for (int ply = 0; ply < game_.plies(); ++ply) {
    const auto& move = review_.moves[static_cast<std::size_t>(ply)];
    if (!move || !isError(move->mark)) continue;
    errors << QVariantMap{
        {QStringLiteral("ply"), ply + 1},
        {QStringLiteral("mark"), ReviewWords::markName(move->mark)},
        {QStringLiteral("chance"), winPercent(review_.positions[static_cast<std::size_t>(ply) + 1]->score)}};
  }
  return errors;
}

QVariantList ReviewBridge::accuracyRows() const { return ReviewWords::accuracyRows(review_); }
QVariantList ReviewBridge::markRows() const { return ReviewWords::markRows(review_); }

const std::optional<Judgement>& ReviewBridge::current() const {
  return trying() ? tried_ : review_.positions[static_cast<std::size_t>(ply())];
}

double ReviewBridge::chance() const {
  const auto& judgement = current();
  return judgement ? winPercent(judgement->score) : -1;
}

QString ReviewBridge::scoreText() const {
  const auto& judgement = current();
  return judgement ? ReviewWords::score(judgement->score) : QStringLiteral("…");
}

bool ReviewBridge::hidesAnswer() const { return retrying() && !retryAnswered() && !retryOver(); }

QString ReviewBridge::lineUpTo(std::size_t plies) const {
  const auto& judgement = current();
  if (!judgement || hidesAnswer()) return {};
  return ReviewWords::line(board_.position(), judgement->line, plies);
}

QString ReviewBridge::lineText() const { return lineUpTo(kLineShown); }
QString ReviewBridge::shortLineText() const { return lineUpTo(kShortLineShown); }

QString ReviewBridge::sentence() const {
  if (!loaded_) return {};
  if (retry_) return ReviewWords::ofRetry(game_, review_, *retry_);
  if (trying()) return ReviewWords::ofTry(board_.line(), board_.line().plies() - ply(), tried_);
  return ply() == 0 ? QString() : ReviewWords::ofMove(game_, review_, ply());
}

QString ReviewBridge::markName() const {
  if (retry_ && !retry_->over()) {
    if (retry_->state() == RetryRound::State::Right) return ReviewWords::markName(MoveMark::Best);
    if (retry_->state() == RetryRound::State::Wrong) return ReviewWords::markName(MoveMark::Mistake);
  }
  if (!loaded_ || trying() || retry_ || ply() == 0) return {};
  const auto& move = review_.moves[static_cast<std::size_t>(ply()) - 1];
  return move ? ReviewWords::markName(move->mark) : QString();
}

QVariantList ReviewBridge::arrows() const {
  QVariantList arrows;
  if (!loaded_ || hidesAnswer()) return arrows;
  const auto& judgement = current();
  if (judgement && !judgement->line.empty()) {
    arrows << arrow(board_.position(), judgement->line.front(), QStringLiteral("best"));
  }
  if (trying() || retry_ || ply() == 0) return arrows;
  const auto before = static_cast<std::size_t>(ply()) - 1;
  const auto& move = review_.moves[before];
  if (move && isError(move->mark) && !review_.positions[before]->line.empty()) {
    arrows << arrow(game_.line().at(ply() - 1), review_.positions[before]->line.front(), QStringLiteral("better"));
  }
  return arrows;
}

}  // namespace kirin
