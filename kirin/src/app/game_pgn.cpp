// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/game_store.h"
#include "app/opening_table.h"

#include <fmt/format.h>

namespace kirin {
namespace {

std::string dateOf(WallTime at) {
  const std::chrono::year_month_day date(std::chrono::floor<std::chrono::days>(at));
  return fmt::format("{:04}.{:02}.{:02}", int(date.year()), unsigned(date.month()), unsigned(date.day()));
}

/// Seconds, with the increment if there is one; "-" for untimed.
std::string timeControlOf(const TimeControl& control) {
  if (!control.timed()) return "-";
  const auto seconds = [](Duration d) { return std::chrono::duration_cast<std::chrono::seconds>(d).count(); };
  const std::string base = std::to_string(seconds(control.base));
  return control.increment > Duration{0} ? fmt::format("{}+{}", base, seconds(control.increment)) : base;
}

std::string terminationOf(const std::optional<GameEnd>& end) {
  if (!end) return "unterminated";
  switch (end->reason) {
    case EndReason::Flag:
    case EndReason::FlagWithoutMate: return "time forfeit";
    case EndReason::Aborted: return "abandoned";
    default: return "normal";
  }
}

}  // namespace

GameLine lineOf(const StoredGame& game) {
  GameLine line(game.start);
  for (const StoredPly& ply : game.plies) line.play(ply.move);
  return line;
}

PgnGame toPgn(const StoredGame& game) {
  PgnGame pgn;
  pgn.start = game.start;
  pgn.result = game.end ? game.end->result : GameResult::Unknown;
  pgn.setTag("Event", "Kirin");
  pgn.setTag("Site", "?");
  pgn.setTag("Date", dateOf(game.startedAt));
  pgn.setTag("Round", "-");
  pgn.setTag("White", game.names[index(Color::White)]);
  pgn.setTag("Black", game.names[index(Color::Black)]);
  pgn.setTag("Result", std::string(toString(pgn.result)));
  pgn.setTag("TimeControl", timeControlOf(game.config.timeControl));
  pgn.setTag("Termination", terminationOf(game.end));
  if (const Opening* opening = OpeningTable::builtin().openingOf(lineOf(game))) {
    pgn.setTag("ECO", opening->eco);
    pgn.setTag("Opening", opening->name);
  }

  Color side = game.start.sideToMove();
  for (const StoredPly& ply : game.plies) {
    PgnMove& move = pgn.main.moves.emplace_back(ply.move);
    if (game.config.timeControl.timed()) {
      move.clock = std::chrono::duration_cast<std::chrono::milliseconds>(ply.remaining[index(side)]);
    }
    side = !side;
  }
  return pgn;
}

}  // namespace kirin
