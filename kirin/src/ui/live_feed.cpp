// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/live_feed.h"

#include "ui/qr_picture.h"
#include "ui/session_bridge.h"
#include "ui/settings_bridge.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <cmath>

namespace kirin {
namespace {

QString sideName(bool white) { return white ? QStringLiteral("white") : QStringLiteral("black"); }

QJsonArray movesOf(const GameView& view) {
  QJsonArray moves;
  for (const std::string& san : view.sans()) moves.append(QString::fromStdString(san));
  return moves;
}

/// What a settings file edited by hand may say is not for every path of a link.
bool isFeedToken(const QString& token) {
  static const QRegularExpression kToken(QStringLiteral("^[A-Za-z0-9]{16,64}$"));
  return kToken.match(token).hasMatch();
}

/// As those see it who do not play: the only person is not "You".
QString nameFor(const SessionBridge& game, bool white) {
  const GameView& view = game.view();
  if (view.onlyPerson() == (white ? Color::White : Color::Black)) return LiveFeed::tr("Player");
  return white ? game.whiteName() : game.blackName();
}

QString sentenceFor(const SessionBridge& game) {
  if (!game.resultText().isEmpty()) return LiveFeed::tr("The game is over: %1").arg(game.resultText());
  if (game.paused()) return LiveFeed::tr("The game is paused");
  return LiveFeed::tr("%1 to move").arg(nameFor(game, game.whiteToMove()));
}

QJsonValue squareOr(int square) { return square < 0 ? QJsonValue() : QJsonValue(square); }

}  // namespace

QByteArray feedOf(const SessionBridge& game) {
  const GameView& view = game.view();
  QJsonObject feed{
      {u"words"_qs, QJsonObject{{u"language"_qs, LiveFeed::tr("en", "the language these words are in, as its code")},
                                {u"noGame"_qs, LiveFeed::tr("No game is being played.")},
                                {u"lost"_qs, LiveFeed::tr("Connection lost; trying again")},
                                {u"moves"_qs, LiveFeed::tr("Moves")},
                                {u"board"_qs, LiveFeed::tr("Chess board")}}}};
  if (!game.inGame()) return QJsonDocument(feed).toJson(QJsonDocument::Compact);
  const auto player = [&](bool white) {
    return QJsonObject{{u"name"_qs, nameFor(game, white)},
                       {u"detail"_qs, white ? game.whiteDetail() : game.blackDetail()},
                       {u"ms"_qs, std::round(game.clockMs(white))}};
  };
  const Position& start = view.line().at(0);
  feed[u"game"_qs] =
      QJsonObject{{u"fen"_qs, game.fen()},
                  {u"bottom"_qs, sideName(game.playerIsWhite())},
                  {u"white"_qs, player(true)},
                  {u"black"_qs, player(false)},
                  {u"timed"_qs, game.timed()},
                  {u"running"_qs, game.clockRunning() ? QJsonValue(sideName(game.whiteRunning())) : QJsonValue()},
                  {u"time"_qs, game.timeText()},
                  {u"opening"_qs, game.openingText()},
                  {u"firstNumber"_qs, start.fullmoveNumber()},
                  {u"firstSide"_qs, sideName(start.sideToMove() == Color::White)},
                  {u"moves"_qs, movesOf(view)},
                  {u"from"_qs, squareOr(game.lastFrom())},
                  {u"to"_qs, squareOr(game.lastTo())},
                  {u"check"_qs, squareOr(game.checkSquare())},
                  {u"result"_qs, game.resultText()},
                  {u"says"_qs, sentenceFor(game)}};
  return QJsonDocument(feed).toJson(QJsonDocument::Compact);
}

LiveFeed::LiveFeed(const SessionBridge& game, SettingsBridge& settings, QString pieces, quint16 port, QObject* parent)
    : QObject(parent), game_(game), settings_(settings), pieces_(std::move(pieces)), port_(port) {
  for (const auto signal :
       {&SessionBridge::stateChanged, &SessionBridge::stripChanged, &SessionBridge::positionChanged,
        &SessionBridge::gameChanged, &SessionBridge::gameOverChanged, &SessionBridge::clocksChanged})
    connect(&game_, signal, this, &LiveFeed::publishSoon);
  connect(&settings_, &SettingsBridge::changed, this, &LiveFeed::follow);
  follow();
}

QVariantMap LiveFeed::code() const {
  if (!server_) return {};
  const auto picture = qrPicture(link().toStdString());
  return picture ? *picture : QVariantMap();
}

void LiveFeed::newLink() {
  settings_.setFeedToken(QString::fromLatin1(newFeedToken()));
  restart();
}

void LiveFeed::follow() {
  if (settings_.feed() == reach_) return;
  reach_ = settings_.feed();
  restart();
}

void LiveFeed::restart() {
  server_.reset();
  failed_ = false;
  if (reach_ != QLatin1String("off")) {
    if (!isFeedToken(settings_.feedToken())) settings_.setFeedToken(QString::fromLatin1(newFeedToken()));
    const auto reach =
        reach_ == QLatin1String("network") ? FeedServer::Reach::Network : FeedServer::Reach::ThisComputer;
    server_ = FeedServer::start({reach, port_, settings_.feedToken().toLatin1(), pieces_}, [this] { emit changed(); });
    failed_ = !server_;
    if (server_) server_->publish(feedOf(game_));
  }
  emit changed();
}

void LiveFeed::publishSoon() {
  if (!server_ || soon_) return;
  soon_ = true;
  QMetaObject::invokeMethod(
      this,
      [this] {
        soon_ = false;
        if (server_) server_->publish(feedOf(game_));
      },
      Qt::QueuedConnection);
}

}  // namespace kirin
