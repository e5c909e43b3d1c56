// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/feed_server.h"

#include "base/log.h"

#include <QAbstractHttpServer>
#include <QFile>
#include <QHttpServerRequest>
#include <QHttpServerResponder>
#include <QNetworkInterface>
#include <QRandomGenerator>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTimer>
#include <QUrl>
#include <algorithm>
#include <utility>
#include <vector>

namespace kirin {
namespace {

using Status = QHttpServerResponder::StatusCode;

constexpr qint64 kMostUnsent = 256 * 1024;  // bytes a reader may be behind
constexpr int kHeartbeat = 15'000;          // ms; a stream of silence is taken for dead by what lies between

/// The whole folder in memory, so that a request never reads a file.
QByteArray resource(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Takes the same time however much of it is right.
bool same(const QByteArray& a, const QByteArray& b) {
  if (a.size() != b.size()) return false;
  int differs = 0;
  for (qsizetype i = 0; i < a.size(); ++i) differs |= a[i] ^ b[i];
  return differs == 0;
}

/// The machine's address as its neighbours have it: the first of an interface that is up.
QHostAddress networkAddress() {
  for (const QNetworkInterface& each : QNetworkInterface::allInterfaces()) {
    const auto flags = each.flags();
    if (!(flags & QNetworkInterface::IsUp) || (flags & QNetworkInterface::IsLoopBack)) continue;
    for (const QNetworkAddressEntry& entry : each.addressEntries())
      if (entry.ip().protocol() == QAbstractSocket::IPv4Protocol) return entry.ip();
  }
  return QHostAddress::LocalHost;
}

}  // namespace

// Qt 6.4 hands the socket to whoever handles a request; later versions keep it, and this file would change with them.
class FeedServer::Http : public QAbstractHttpServer {
 public:
  Http(Config config, std::function<void()> watchersChanged)
      : config_(std::move(config)), watchersChanged_(std::move(watchersChanged)) {
    for (const char* name : {"/feed.html", "/feed.js", "/feed.css"})
      files_.push_back({name, resource(QStringLiteral(":/feed") + QLatin1String(name))});
    for (const char side : {'w', 'b'})
      for (const char piece : {'K', 'Q', 'R', 'B', 'N', 'P'}) {
        const QByteArray name = QByteArray(1, side) + piece + ".svg";
        files_.push_back({"/pieces/" + name, resource(config_.pieces + QLatin1Char('/') + QLatin1String(name))});
      }
    heartbeat_.setInterval(kHeartbeat);
    QObject::connect(&heartbeat_, &QTimer::timeout, this, [this] { sendAll(": still here\n\n"); });
  }
  ~Http() override {
    watchersChanged_ = {};
    for (QTcpSocket* socket : std::exchange(watchers_, {})) socket->abort();
  }

  bool begin() {
    const QHostAddress where = config_.reach == Reach::Network ? QHostAddress::Any : QHostAddress::LocalHost;
    return listen(where, config_.port) != 0 || (config_.port != 0 && listen(where, 0) != 0);
  }

  void publish(const QByteArray& game) {
    if (game == game_) return;
    game_ = game;
    sendAll(message());
  }
  quint16 port() const { return servers().isEmpty() ? quint16{0} : servers().first()->serverPort(); }
  int watchers() const { return static_cast<int>(watchers_.size()); }
  QString link() const {
    const QHostAddress host = config_.reach == Reach::Network ? networkAddress() : QHostAddress::LocalHost;
    return QStringLiteral("http://%1:%2/%3/").arg(host.toString()).arg(port()).arg(QString::fromLatin1(config_.token));
  }

 protected:
  bool handleRequest(const QHttpServerRequest& request, QTcpSocket* socket) override {
    answer(request, socket);
    return true;
  }
  void missingHandler(const QHttpServerRequest&, QTcpSocket*) override {}

 private:
  struct Served {
    QByteArray name, content;
  };

  void answer(const QHttpServerRequest& request, QTcpSocket* socket) {
    if (request.method() != QHttpServerRequest::Method::Get) {
      makeResponder(request, socket).write({{"Allow", "GET"}}, Status::MethodNotAllowed);
      return;
    }
    const QByteArray path = request.url().path().toUtf8();
    const qsizetype slash = path.indexOf('/', 1);
    if (!same(path.mid(1, slash < 0 ? -1 : slash - 1), config_.token)) return refuse(request, socket, Status::NotFound);
    if (slash < 0) {
      makeResponder(request, socket)
          .write({{"Location", "/" + config_.token + "/"}, {"Cache-Control", "no-store"}}, Status::PermanentRedirect);
      return;
    }
    const QByteArray name = path.mid(slash);
    if (name == "/events") return watch(request, socket);
    if (name == "/game.json") return send(request, socket, game_, "application/json");
    const QByteArray wanted = name == "/" ? QByteArray("/feed.html") : name;
    for (const Served& file : files_)
      if (file.name == wanted && !file.content.isEmpty())
        return send(request, socket, file.content, contentType(wanted));
    refuse(request, socket, Status::NotFound);
  }

  static QByteArray contentType(const QByteArray& name) {
    if (name.endsWith(".svg")) return "image/svg+xml";
    if (name.endsWith(".js")) return "text/javascript; charset=utf-8";
    return name.endsWith(".css") ? "text/css; charset=utf-8" : "text/html; charset=utf-8";
  }

  // The link is the key: no other page may show this one, and none that it leads to learns where it came from.
  static void send(const QHttpServerRequest& request, QTcpSocket* socket, const QByteArray& content,
                   const QByteArray& type) {
    makeResponder(request, socket)
        .write(content, {{"Content-Type", type},
                         {"Cache-Control", "no-store"},
                         {"Content-Security-Policy",
                          "default-src 'none'; script-src 'self'; style-src 'self'; img-src "
                          "'self'; connect-src 'self'; frame-ancestors 'none'"},
                         {"Referrer-Policy", "no-referrer"},
                         {"X-Content-Type-Options", "nosniff"}});
  }

  static void refuse(const QHttpServerRequest& request, QTcpSocket* socket, Status status) {
    makeResponder(request, socket).write(QByteArray(), QByteArray("text/plain"), status);
  }

  void watch(const QHttpServerRequest& request, QTcpSocket* socket) {
    if (watchers() >= config_.mostWatchers) return refuse(request, socket, Status::ServiceUnavailable);
    if (std::find(watchers_.begin(), watchers_.end(), socket) != watchers_.end()) return;  // asked while it is told
    socket->write(
        "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream; charset=utf-8\r\nCache-Control: no-store\r\n"
        "X-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\nretry: 2000\n");
    socket->write(message());
    watchers_.push_back(socket);
    QObject::connect(socket, &QTcpSocket::disconnected, this, [this, socket] { forget(socket); });
    QObject::connect(socket, &QObject::destroyed, this, [this, socket] { forget(socket); });
    heartbeat_.start();
    if (watchersChanged_) watchersChanged_();
  }

  void forget(QTcpSocket* socket) {
    const auto found = std::find(watchers_.begin(), watchers_.end(), socket);
    if (found == watchers_.end()) return;
    watchers_.erase(found);
    if (watchers_.empty()) heartbeat_.stop();
    if (watchersChanged_) watchersChanged_();
  }

  QByteArray message() const { return "data: " + game_ + "\n\n"; }

  void sendAll(const QByteArray& text) {
    const auto watchers = watchers_;  // to drop one is to change the list
    for (QTcpSocket* socket : watchers) {
      if (socket->bytesToWrite() > kMostUnsent) {
        log::ui().info("a reader of the live feed was too slow and is dropped");
        socket->abort();
      } else {
        socket->write(text);
      }
    }
  }

  Config config_;
  std::function<void()> watchersChanged_;
  std::vector<Served> files_;
  std::vector<QTcpSocket*> watchers_;  ///< each leaves the list before it is gone
  QByteArray game_ = "{}";
  QTimer heartbeat_;
};

std::unique_ptr<FeedServer> FeedServer::start(Config config, std::function<void()> watchersChanged) {
  auto http = std::make_unique<Http>(std::move(config), std::move(watchersChanged));
  if (!http->begin()) return nullptr;
  return std::unique_ptr<FeedServer>(new FeedServer(std::move(http)));
}

FeedServer::FeedServer(std::unique_ptr<Http> http) : http_(std::move(http)) {}
FeedServer::~FeedServer() = default;

void FeedServer::publish(const QByteArray& game) { http_->publish(game); }
quint16 FeedServer::port() const { return http_->port(); }
int FeedServer::watchers() const { return http_->watchers(); }
QString FeedServer::link() const { return http_->link(); }

QByteArray newFeedToken() {
  static constexpr char kSigns[] = "abcdefghijkmnpqrstuvwxyz23456789";  // none that is taken for another
  QByteArray token;
  for (int i = 0; i < 20; ++i) token += kSigns[QRandomGenerator::system()->bounded(32)];
  return token;
}

}  // namespace kirin
