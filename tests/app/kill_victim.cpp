// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Plays random games between two people on a session with the real store, for ever, and writes a line to stdout after
// each change that was confirmed: "<game> <moves so far, as numbers>". To be killed.
#include "app/sqlite_game_store.h"
#include "testing/qt_application.h"
#include "testing/session_fixture.h"

#include <cstdio>
#include <cstdlib>
#include <string>
#include <unistd.h>

using namespace kirin;
using namespace kirin::testing;

namespace {

void confirm(const SessionFixture& f) {
  std::string line = std::to_string(f.session.game()->stored().id);
  for (const Move move : f.session.game()->line().moves()) line += ' ' + std::to_string(move.bits());
  line += '\n';
  if (::write(STDOUT_FILENO, line.data(), line.size()) < 0) std::exit(1);
}

}  // namespace

int main(int count, char** arguments) {
  if (count != 3) return 2;
  needQtApplication();
  Rng rng(std::strtoull(arguments[2], nullptr, 10));
  auto opened = SqliteGameStore::open(arguments[1]);
  if (!opened) {
    std::fprintf(stderr, "%s\n", opened.error().debugText().c_str());
    return 1;
  }
  SessionFixture f(SessionFixture::Board::Sim, opened->store.get());
  const auto unfinished = opened->store->latestUnfinished();
  if (unfinished && *unfinished) f.send(command::Continue{**unfinished});
  for (;;) {
    if (f.state() != SessionState::HumanTurn || f.session.game()->plies() > 80) {
      f.send(command::NewGame{twoPeople(minutes(30), seconds(5))});
    }
    confirm(f);
    f.advance(milliseconds(rng.between(1, 3000)));
    if (rng.below(15) == 0 && f.session.game()->plies() > 0) {
      f.send(command::Takeback{});
    } else {
      f.send(command::PlayMove{randomMove(f.session.game()->position(), rng.next()), f.session.game()->plies()});
    }
    confirm(f);
    f.events.clear();
  }
}
