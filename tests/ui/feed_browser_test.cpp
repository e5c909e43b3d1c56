// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/browser.h"
#include "ui/feed_desk.h"

#include <QFile>
#include <catch2/catch.hpp>
#include <cstdlib>

namespace kirin {
using namespace kirin::testing;

TEST_CASE("a browser shows the running game, follows its moves and takes back what is taken back", "[.slow]") {
  FeedDesk desk(QStringLiteral(KIRIN_SOURCE_DIR) + "/qml/art/pieces");
  const auto browser = Browser::start();
  if (!browser) {
    WARN("no Chromium is installed here: the live page was not tried in a browser");
    return;
  }
  desk.on();
  browser->open(desk.feed->link());
  const QString moves = "[...document.querySelectorAll('#moves span')].map(s => s.textContent).join(' ').trim()";
  const QString says = "document.getElementById('says').textContent";
  CHECK(browser->comesTo(says, "No game is being played."));
  CHECK(browser->ask("document.getElementById('game').hidden") == "true");

  desk.game.session.script.replies = {"e5", "Nc6", "Nf6"};
  NewGameConfig blitz;
  blitz.timeControl = {std::chrono::minutes(5), std::chrono::seconds(3)};
  desk.game.begin(blitz);
  desk.move("e2", "e4");
  desk.move("g1", "f3");
  CHECK(browser->comesTo(moves, "1. e4 e5 2. Nf3 Nc6"));
  CHECK(browser->ask("document.querySelectorAll('#board img').length") == "32");
  CHECK(browser->comesTo("[...document.images].every(i => i.complete && i.naturalWidth > 0)", "true"));
  CHECK(browser->ask("document.querySelector('[data-square=f3] img').src.endsWith('wN.svg')") == "true");
  CHECK(browser->ask("[...document.querySelectorAll('.last')].map(d => d.dataset.square).join()") == "b8,c6");
  CHECK(browser->ask("document.querySelector('#below h2').textContent") == "Player");
  CHECK(browser->ask("document.querySelector('#below').classList.contains('running')") == "true");
  CHECK(browser->ask(says) == "Player to move");
  // It fits: nothing is scrolled sideways, wide or narrow.
  for (const auto& [width, height] : {std::pair(1280, 800), std::pair(390, 844)}) {
    const QByteArray png = browser->picture(width, height);
    CHECK(png.startsWith("\x89PNG"));
    CHECK(browser->ask("document.documentElement.scrollWidth <= innerWidth") == "true");
    if (const char* folder = std::getenv("KIRIN_PICTURES")) {
      QFile file(QStringLiteral("%1/feed-%2.png").arg(QString::fromUtf8(folder)).arg(width));
      if (file.open(QIODevice::WriteOnly)) file.write(png);
    }
  }

  desk.game.bridge.takeback();
  desk.game.untilYourTurn();
  CHECK(browser->comesTo(moves, "1. e4 e5"));
  CHECK(browser->ask("document.querySelector('[data-square=f3] img')") == "null");

  desk.settings.setFeed("off");
  CHECK(browser->comesTo(says, "Connection lost; trying again"));
}

}  // namespace kirin
