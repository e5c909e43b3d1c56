// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <functional>
#include <memory>

namespace kirin {

/// Serves the running game over HTTP: one page, its parts, the game as JSON, and a stream of events with one message a
/// change. Read-only, and only under a path that begins with the token: whoever has no link finds nothing. GUI thread;
/// it never waits, and a reader too slow to follow is dropped.
class FeedServer {
 public:
  enum class Reach { ThisComputer, Network };
  struct Config {
    Reach reach = Reach::ThisComputer;
    quint16 port = 0;       ///< 0, or one that is taken: any that is free
    QByteArray token;       ///< letters and digits
    QString pieces;         ///< the folder of wK.svg and its like
    int mostWatchers = 32;  ///< streams at one time; one more is told to come later
  };

  /// Nothing: it can't listen. `watchersChanged` is told when a stream begins or ends.
  static std::unique_ptr<FeedServer> start(Config config, std::function<void()> watchersChanged = {});
  ~FeedServer();

  /// What is served from now on, one JSON object on one line; streams are told at once.
  void publish(const QByteArray& game);
  quint16 port() const;
  int watchers() const;
  /// Where the page is, as others of its reach get there.
  QString link() const;

 private:
  class Http;
  explicit FeedServer(std::unique_ptr<Http> http);
  std::unique_ptr<Http> http_;
};

/// Twenty letters and digits that nobody guesses.
QByteArray newFeedToken();

}  // namespace kirin
