// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/review_game.h"

#include "chess/notation.h"

#include <algorithm>

namespace kirin {
namespace {

/// From both clocks after each ply: of a timed one what went off it, of an untimed one what came to it.
std::vector<std::optional<Duration>> timesOf(const StoredGame& game) {
  const TimeControl& control = game.config.timeControl;
  const Duration first = control.base > Duration{0} ? control.base : control.increment;
  std::array<Duration, 2> before{first, first};
  std::vector<std::optional<Duration>> times;
  Color side = game.start.sideToMove();
  for (const StoredPly& ply : game.plies) {
    const Duration now = ply.remaining[index(side)];
    const Duration spent = control.timed() ? before[index(side)] + control.increment - now : now - before[index(side)];
    times.push_back(std::max(spent, Duration{0}));
    before[index(side)] = now;
    side = !side;
  }
  // Games from elsewhere come without clocks: then nothing ever went off or came to them.
  const bool measured = std::any_of(times.begin(), times.end(), [](const auto& t) { return *t > Duration{0}; });
  if (!measured) std::fill(times.begin(), times.end(), std::nullopt);
  return times;
}

/// Standard numeric glyphs.
int nagOf(MoveMark mark) {
  switch (mark) {
    case MoveMark::OnlyMove: return 7;
    case MoveMark::Inaccuracy: return 6;
    case MoveMark::Mistake: return 2;
    case MoveMark::Blunder:
    case MoveMark::MissedWin: return 4;
    case MoveMark::Book:
    case MoveMark::Best:
    case MoveMark::Good: break;
  }
  return 0;
}

}  // namespace

StoredGame ReviewGame::standardStart() {
  StoredGame game;
  game.startPlacement = Placement::standard();
  return game;
}

ReviewGame::ReviewGame(StoredGame stored) : stored_(std::move(stored)), line_(stored_.start) {
  // A game from elsewhere need not say which piece is which; any dealing of them shows its positions.
  if (!stored_.startPlacement.matches(stored_.start)) {
    if (auto guessed = Placement::guessedFor(stored_.start)) stored_.startPlacement = *guessed;
  }
  PieceTracker tracker(stored_.startPlacement);
  placements_.push_back(tracker.placement());
  for (const StoredPly& ply : stored_.plies) {
    const Position& before = line_.current();
    sans_.push_back(toSan(before, ply.move));
    tracker.apply(tracker.effectsOf(before, ply.move));
    placements_.push_back(tracker.placement());
    line_.play(ply.move);
  }
  spent_ = timesOf(stored_);
  opening_ = OpeningTable::builtin().openingOf(line_);
  bookPlies_ = OpeningTable::builtin().bookPlies(line_);
}

std::optional<Color> ReviewGame::onlyPerson() const {
  const auto& players = stored_.config.players;
  if (players[0].human == players[1].human) return std::nullopt;
  return players[0].human ? Color::White : Color::Black;
}

PgnGame toPgn(const ReviewGame& game, const Review& review) {
  PgnGame pgn = toPgn(game.stored());
  if (review.judged > 0) pgn.setTag("Annotator", "Kirin");
  for (std::size_t ply = 0; ply < pgn.main.moves.size() && ply < review.moves.size(); ++ply) {
    PgnMove& move = pgn.main.moves[ply];
    if (const auto& after = review.positions[ply + 1]) move.evalCp = after->score.cp;  // mates are written alike
    if (const auto& judged = review.moves[ply]) {
      if (const int nag = nagOf(judged->mark)) move.nags.push_back(nag);
    }
  }
  return pgn;
}

}  // namespace kirin
