// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/live_feed.h"

#include "ui/feed_desk.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QTcpSocket>
#include <QTest>
#include <catch2/catch.hpp>

namespace kirin {
using namespace kirin::testing;

namespace {

struct Answer {
  int status = 0;
  QByteArray body;
  QByteArray type;
  QByteArray policy;
};

Answer fetch(const QString& url, const QByteArray& verb = "GET") {
  QNetworkAccessManager network;
  QNetworkRequest request{QUrl(url)};
  request.setAttribute(QNetworkRequest::RedirectPolicyAttribute, QNetworkRequest::ManualRedirectPolicy);
  const std::unique_ptr<QNetworkReply> reply(network.sendCustomRequest(request, verb));
  REQUIRE(QTest::qWaitFor([&] { return reply->isFinished(); }, 10'000));
  return {reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt(), reply->readAll(),
          reply->rawHeader("Content-Type"), reply->rawHeader("Content-Security-Policy")};
}

/// One that reads the stream.
class Watcher {
 public:
  explicit Watcher(const QString& link) {
    reply_.reset(network_.get(QNetworkRequest(QUrl(link + QStringLiteral("events")))));
    QObject::connect(reply_.get(), &QNetworkReply::readyRead, reply_.get(), [this] { text_ += reply_->readAll(); });
  }
  /// The messages so far, once there are so many.
  QList<QJsonObject> messages(int atLeast) {
    QList<QJsonObject> found;
    REQUIRE(QTest::qWaitFor(
        [&] {
          found = parsed();
          return found.size() >= atLeast;
        },
        10'000));
    return found;
  }
  bool isOver() const { return reply_->isFinished(); }

 private:
  QList<QJsonObject> parsed() const {
    QList<QJsonObject> all;
    qsizetype from = 0;
    for (qsizetype end; (end = text_.indexOf("\n\n", from)) >= 0; from = end + 2) {
      const qsizetype data = text_.indexOf("data: ", from);
      if (data >= 0 && data < end)
        all << QJsonDocument::fromJson(text_.mid(data + 6, end - data - 6)).object()[u"game"_qs].toObject();
    }
    return all;
  }

  QNetworkAccessManager network_;
  std::unique_ptr<QNetworkReply> reply_;
  QByteArray text_;
};

FeedServer::Config plain(quint16 port = 0, int mostWatchers = 8) {
  return {FeedServer::Reach::ThisComputer, port, "secretsecretsecret", {}, mostWatchers};
}

QStringList movesOf(const QJsonObject& game) {
  QStringList moves;
  for (const auto& each : game[u"moves"_qs].toArray()) moves << each.toString();
  return moves;
}

}  // namespace

TEST_CASE("the live page is off until it is wanted, and gone when it is not") {
  FeedDesk desk;
  CHECK(desk.feed->link().isEmpty());
  CHECK(desk.feed->code().isEmpty());
  CHECK(desk.saved.feedToken.empty());
  desk.on();
  const QString link = desk.feed->link();
  CHECK(link.startsWith(QStringLiteral("http://127.0.0.1:")));
  CHECK(desk.saved.feedToken.size() == 20);
  CHECK(link.endsWith(QStringLiteral("/%1/").arg(desk.settings.feedToken())));
  CHECK(desk.feed->code()[QStringLiteral("modules")].toInt() > 20);
  CHECK(fetch(link).status == 200);
  desk.settings.setFeed(QStringLiteral("off"));
  CHECK(desk.feed->link().isEmpty());
  CHECK(fetch(link).status == 0);
  desk.settings.setFeed(QStringLiteral("anything"));
  CHECK(desk.settings.feed() == QStringLiteral("off"));
}

TEST_CASE("who has the link finds the page and its parts, and who hasn't finds nothing") {
  FeedDesk desk;
  desk.on();
  const QString link = desk.feed->link();
  const Answer page = fetch(link);
  CHECK(page.type == "text/html; charset=utf-8");
  CHECK(page.body.contains("feed.js"));
  CHECK(page.policy.contains("default-src 'none'"));
  CHECK(fetch(link + QStringLiteral("feed.js")).type.startsWith("text/javascript"));
  CHECK(fetch(link + QStringLiteral("feed.css")).type.startsWith("text/css"));
  CHECK(fetch(link + QStringLiteral("game.json")).type == "application/json");
  CHECK(fetch(link.chopped(1)).status == 308);

  const QString root = link.left(link.lastIndexOf(u'/', -2) + 1);
  for (const char* wrong :
       {"", "x", "x/", "feed.js", "favicon.ico", "../etc/passwd", "%2e%2e/", "aaaaaaaaaaaaaaaaaaaa/"})
    CHECK(fetch(root + QLatin1String(wrong)).status == 404);
  for (const char* wrong : {"nothing", "pieces/wK.svg", "feed.html/x", "events/"})
    CHECK(fetch(link + QLatin1String(wrong)).status == 404);
  for (const char* verb : {"POST", "PUT", "DELETE", "HEAD"}) CHECK(fetch(link, verb).status == 405);
}

TEST_CASE("a new link ends those given out, and a token that was tampered with is made anew") {
  FeedDesk desk;
  desk.on();
  const QString old = desk.feed->link();
  Watcher watcher(old);
  watcher.messages(1);
  desk.feed->newLink();
  CHECK(desk.feed->link() != old);
  CHECK(QTest::qWaitFor([&] { return watcher.isOver(); }, 10'000));
  CHECK(fetch(desk.feed->link()).status == 200);
  desk.settings.setFeed(QStringLiteral("off"));
  desk.settings.setFeedToken(QStringLiteral("../x"));
  desk.on();
  CHECK(desk.saved.feedToken.size() == 20);
}

TEST_CASE("the stream tells every turn, and a takeback shortens the moves") {
  FeedDesk desk;
  desk.game.session.script.replies = {"e5", "Nc6", "Nf6"};
  desk.on();
  Watcher watcher(desk.feed->link());
  CHECK(watcher.messages(1).last().isEmpty());
  CHECK(desk.feed->watchers() == 1);
  NewGameConfig blitz;
  blitz.timeControl = {std::chrono::minutes(5), std::chrono::seconds(3)};
  desk.game.begin(blitz);
  desk.move("e2", "e4");
  desk.move("g1", "f3");
  REQUIRE(QTest::qWaitFor([&] { return movesOf(watcher.messages(1).last()).size() == 4; }, 10'000));
  QJsonObject now = watcher.messages(1).last();
  CHECK(movesOf(now).join(u' ') == QStringLiteral("e4 e5 Nf3 Nc6"));
  CHECK(now[u"fen"_qs].toString() == desk.game.bridge.fen());
  CHECK(now[u"says"_qs].toString() == QStringLiteral("Player to move"));
  CHECK(now[u"bottom"_qs].toString() == QStringLiteral("white"));
  CHECK(now[u"running"_qs].toString() == QStringLiteral("white"));
  CHECK(now[u"white"_qs].toObject()[u"ms"_qs].toDouble() == std::round(desk.game.bridge.clockMs(true)));
  CHECK(now[u"black"_qs].toObject()[u"name"_qs].toString() == QStringLiteral("Novice"));
  CHECK(now[u"from"_qs].toInt() == 57);
  CHECK(now[u"to"_qs].toInt() == 42);
  CHECK(now[u"check"_qs].isNull());

  desk.game.bridge.takeback();
  desk.game.untilYourTurn();
  REQUIRE(QTest::qWaitFor([&] { return movesOf(watcher.messages(1).last()).size() == 2; }, 10'000));
  desk.game.bridge.resign();
  desk.game.look();
  REQUIRE(QTest::qWaitFor([&] { return watcher.messages(1).last()[u"result"_qs].toString() == QStringLiteral("0-1"); },
                          10'000));
  now = watcher.messages(1).last();
  CHECK(now[u"running"_qs].isNull());
  CHECK(now[u"says"_qs].toString() == QStringLiteral("The game is over: 0-1"));
}

TEST_CASE("one event of the session is one message") {
  FeedDesk desk;
  desk.game.session.script.replies = {"e5"};
  desk.on();
  Watcher watcher(desk.feed->link());
  watcher.messages(1);
  desk.game.begin();
  QCoreApplication::processEvents();
  const auto before = watcher.messages(2).size();
  desk.game.move("e2", "e4");
  watcher.messages(static_cast<int>(before) + 1);
  QTest::qWait(0);
  CHECK(watcher.messages(1).size() == before + 1);
}

TEST_CASE("more streams than there is room for are told so, and one that leaves makes room") {
  needQtApplication();
  const auto server = FeedServer::start(plain(0, 2));
  REQUIRE(server);
  server->publish("{\"game\":{}}");
  Watcher first(server->link());
  first.messages(1);
  {
    Watcher second(server->link());
    second.messages(1);
    CHECK(fetch(server->link() + QStringLiteral("events")).status == 503);
    CHECK(server->watchers() == 2);
  }
  REQUIRE(QTest::qWaitFor([&] { return server->watchers() == 1; }, 10'000));
  Watcher third(server->link());
  third.messages(1);
  server->publish("{\"game\":{\"moves\":[\"e4\"]}}");
  first.messages(2);
  third.messages(2);
}

TEST_CASE("a reader that never reads is dropped, and a request that is none changes nothing") {
  needQtApplication();
  const auto server = FeedServer::start(plain());
  REQUIRE(server);
  QTcpSocket lazy;
  lazy.setReadBufferSize(1);
  lazy.connectToHost(QStringLiteral("127.0.0.1"), server->port());
  REQUIRE(QTest::qWaitFor([&] { return lazy.state() == QAbstractSocket::ConnectedState; }, 10'000));
  lazy.write("GET /secretsecretsecret/events HTTP/1.1\r\nHost: x\r\n\r\n");
  REQUIRE(QTest::qWaitFor([&] { return server->watchers() == 1; }, 10'000));
  QByteArray large(128 * 1024, 'x');
  for (int i = 0; i < 200 && server->watchers() == 1; ++i) {
    large[0] = static_cast<char>('a' + i % 26);
    server->publish(large);
    QCoreApplication::processEvents();
  }
  CHECK(server->watchers() == 0);

  for (const QByteArray& rubbish : {QByteArray("\x16\x03\x01\x02"), QByteArray("GET\r\n\r\n"), QByteArray(9'000, '\n'),
                                    QByteArray("GET /secretsecretsecret/ HTTP/9.9\r\nContent-Length: -5\r\n\r\n")}) {
    QTcpSocket socket;
    socket.connectToHost(QStringLiteral("127.0.0.1"), server->port());
    REQUIRE(QTest::qWaitFor([&] { return socket.state() == QAbstractSocket::ConnectedState; }, 10'000));
    socket.write(rubbish);
    socket.flush();
    socket.disconnectFromHost();
    QCoreApplication::processEvents();
  }
  CHECK(fetch(server->link()).status == 200);
}

TEST_CASE("a port that is taken is no reason not to be seen") {
  needQtApplication();
  const auto first = FeedServer::start(plain());
  REQUIRE(first);
  const auto second = FeedServer::start(plain(first->port()));
  REQUIRE(second);
  CHECK(second->port() != first->port());
}

}  // namespace kirin
