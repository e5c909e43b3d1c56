// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "twin/opponent.h"

#include "chess/movegen.h"

namespace kirin::twin {

void Opponent::select(std::uint64_t searchId, const Personality& personality) {
  inbox_.post(OpponentReady{searchId, choice_ ? Result<void>{} : engines_.select(personality)});
}

void Opponent::start(std::uint64_t searchId, const Personality& personality, std::uint64_t seed, bool freshGame,
                     const GameLine& line, const SearchLimits& limits) {
  SearchDone done{searchId, SearchResult{}};
  Duration spent = std::chrono::milliseconds(200);
  if (choice_) {
    done.result->move = choice_(line);
  } else {
    done.result = engines_.search({personality, seed, freshGame, line, limits}, {});
    if (done.result) spent = std::chrono::microseconds(done.result->nodes);
  }
  done.at = time_.now() + spent;
  time_.schedule(*done.at, [this, done, alive = std::weak_ptr<bool>(alive_)] {
    if (alive.lock()) inbox_.post(done);
  });
}

Move randomMove(const Position& position, Rng& rng) {
  const MoveList moves = legalMoves(position);
  return moves[static_cast<int>(rng.below(static_cast<std::uint32_t>(moves.size())))];
}

}  // namespace kirin::twin
