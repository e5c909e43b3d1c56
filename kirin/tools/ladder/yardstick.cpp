// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ladder/yardstick.h"

#include "ladder/exchange.h"

#include "base/rng.h"
#include "chess/movegen.h"

#include <algorithm>
#include <limits>

namespace kirin::ladder {

namespace {

/// What a move puts on the board or takes off it, at once.
int takenBy(const Position& position, Move move) {
  const int promoted = move.kind() == Move::Kind::Promotion ? valueOf(move.promotion()) - valueOf(PieceType::Pawn) : 0;
  return valueOf(position.captured(move).type) + promoted;
}

int worthOf(Yardstick yardstick, const Position& position, Move move) {
  if (yardstick == Yardstick::Random) return 0;
  if (yardstick == Yardstick::Greedy) return takenBy(position, move);
  if (mates(position, move)) return std::numeric_limits<int>::max();
  return takenBy(position, move) - bestExchange(position.after(move)).value;
}

}  // namespace

std::optional<Yardstick> yardstickNamed(std::string_view name) {
  if (name == "random") return Yardstick::Random;
  if (name == "greedy") return Yardstick::Greedy;
  if (name == "exchange") return Yardstick::Exchange;
  return std::nullopt;
}

Move moveOf(Yardstick yardstick, const Position& position, std::uint64_t seed) {
  MoveList best;
  int most = std::numeric_limits<int>::min();
  for (const Move move : legalMoves(position)) {
    const int worth = worthOf(yardstick, position, move);
    if (worth > most) best.clear();
    if (worth >= most) best.add(move);
    most = std::max(most, worth);
  }
  if (best.empty()) return {};
  return best[static_cast<int>(Rng(seed).below(static_cast<std::uint32_t>(best.size())))];
}

}  // namespace kirin::ladder
