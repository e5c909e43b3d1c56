// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/puzzle_on_board.h"

#include "chess/fen.h"

#include <utility>

namespace kirin {

void PuzzleOnBoard::setUp(const Position& position) {
  token_ = ++tokens_;
  stands_ = watching_ = played_ = false;
  ply_.reset();
  NewGameConfig config;
  config.players = {PlayerConfig::person(), PlayerConfig::person()};
  config.startFen = toFen(position);
  config.kept = false;
  config.seed = token_;
  send_(command::NewGame{config});
}

void PuzzleOnBoard::play(Move legal) {
  played_ = true;
  send_(command::PlayMove{legal, *ply_});
}

void PuzzleOnBoard::leave() {
  if (std::exchange(token_, 0) != 0) send_(command::Leave{});
  stands_ = false;
}

bool PuzzleOnBoard::follows(const SessionEvent& event) {
  if (token_ == 0) return false;
  if (const auto* started = std::get_if<GameStarted>(&event)) {
    stands_ = !started->config.kept && started->config.seed == token_;
  } else if (const auto* state = std::get_if<StateChanged>(&event)) {
    watching_ = state->state == SessionState::HumanTurn && !state->paused;
  } else if (const auto* turn = std::get_if<TurnBegan>(&event); turn && stands_) {
    ply_ = turn->plyCount;
    played_ = false;
  } else if (std::holds_alternative<MoveDecided>(event)) {
    ply_.reset();
  } else if (std::holds_alternative<Notice>(event)) {
    played_ = false;  // it may have been refused: then it is to be asked for again
  }
  return stands_ || std::holds_alternative<Notice>(event);
}

}  // namespace kirin
