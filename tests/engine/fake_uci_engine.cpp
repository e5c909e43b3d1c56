// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A UCI program that misbehaves as its argument says, for the tests of UciEngine.
#include "chess/movegen.h"
#include "chess/notation.h"
#include "engine/uci_text.h"

#include <iostream>
#include <signal.h>
#include <string>
#include <unistd.h>

using namespace kirin;

namespace {

[[noreturn]] void hang() {
  for (;;) pause();
}

}  // namespace

int main(int argc, char** argv) {
  const std::string fault = argc > 1 ? argv[1] : "";
  const auto say = [](std::string_view text) { std::cout << text << std::endl; };
  if (fault == "dies-at-start") return 3;
  if (fault == "silent") hang();
  if (fault == "deaf") {
    say("uciok\nreadyok\nreadyok\nreadyok");
    hang();
  }

  GameLine line;
  std::string level = "7";
  std::string style = "Calm";
  int games = 0;
  bool thinking = false;
  const auto answer = [&] {
    const MoveList moves = legalMoves(line.current());
    const std::string move = moves.empty() ? "(none)" : toUci(line.current(), moves[0]);
    say("info depth 3 seldepth 4 score cp " + level + " nodes " + std::to_string(games) + " hashfull " +
        std::to_string(style.size()) + " pv " + move);
    say("bestmove " + move + " ponder a1a1");
    thinking = false;
  };

  std::string text;
  while (std::getline(std::cin, text)) {
    UciWords words(text);
    const std::string_view word = words.next();
    if (word == "uci") {
      say("\x01\xff not UCI at all");
      say("id name Fake of Many Words");
      say("option name Level type spin default 7 min 0 max 20");
      say("option name Some Style type combo default Calm var Calm var Very Wild");
      say("option name Switch type check default true");
      say("option");
      say("option name");
      if (fault != "no-960") say("option name UCI_Chess960 type check default false");
      if (fault == "no-uciok") continue;
      say("uciok");
    } else if (word == "isready") {
      if (fault == "no-readyok") continue;
      say("readyok");
    } else if (word == "ucinewgame") {
      ++games;
    } else if (word == "setoption") {
      const auto option = parseSetOption(words.rest());
      if (option && option->name == "Level") level = option->value;
      if (option && option->name == "Some Style") style = option->value;
    } else if (word == "position") {
      auto parsed = parsePositionCommand(words.rest(), false);
      if (parsed) line = *parsed;
    } else if (word == "go") {
      if (fault == "dies") _exit(4);
      if (fault == "crashes") raise(SIGKILL);
      if (fault == "hangs") hang();
      if (fault == "illegal") say("bestmove e2e5");
      if (fault == "nonsense") say("bestmove");
      if (fault == "closes-input") {
        close(STDIN_FILENO);
        hang();
      }
      if (fault == "chatters")
        for (;;) say("info depth 1 score cp 1 pv e2e4");
      if (fault == "huge-line") say("info string " + std::string(3 << 20, 'x'));
      if (fault == "garbage") {
        say("info depth x score cp y pv z9");
        say("info score mate 999999999 nodes -5 pv e2e4 e2e4");
        say("bestmov" + std::string(1, '\0') + "e e2e4 \xc3\x28");
        say("");
      }
      if (fault == "dies-once" && games < 2 && access(argv[2], F_OK) != 0) {
        // The mark tells its next life that it has died.
        static_cast<void>(!freopen(argv[2], "w", stderr));
        _exit(5);
      }
      thinking = text.find("infinite") != std::string::npos;
      if (!thinking) answer();
    } else if (word == "stop") {
      if (fault == "never-stops") continue;
      if (thinking) answer();
    } else if (word == "quit") {
      if (fault == "never-quits") hang();
      return 0;
    }
  }
  if (fault == "never-quits") hang();
  return 0;
}
