// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wdl/samples.h"

#include "chess/pgn.h"
#include "engine/win_rate.h"

#include <cstdlib>

namespace kirin::wdl {

namespace {
constexpr int kBin = 10;        // centipawns
constexpr int kDecided = 1500;  // beyond, a score teaches nothing about the middle
constexpr std::size_t kWon = 0, kDrawn = 1, kLost = 2;
}  // namespace

int addGames(std::string_view pgn, int opening, Samples& samples) {
  int games = 0;
  PgnReader reader(pgn);
  while (const auto game = reader.next()) {
    if (game->result == GameResult::Unknown || game->broken) continue;
    Position position = game->start;
    bool any = false;
    int ply = 0;
    for (const PgnMove& move : game->main.moves) {
      if (ply++ >= opening && move.evalCp && std::abs(*move.evalCp) <= kDecided) {
        const bool white = position.sideToMove() == Color::White;
        const int score = white ? *move.evalCp : -*move.evalCp;
        const bool drawn = game->result == GameResult::Draw;
        const bool won = game->result == (white ? GameResult::WhiteWins : GameResult::BlackWins);
        const int bin = (score + (score < 0 ? -kBin / 2 : kBin / 2)) / kBin * kBin;
        ++samples[{materialOf(position), bin}].games[drawn ? kDrawn : won ? kWon : kLost];
        any = true;
      }
      position.play(move.move);
    }
    games += any;
  }
  return games;
}

}  // namespace kirin::wdl
