// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/person/attention.h"

namespace kirin {

Attention attentionBefore(const GameLine& line) {
  constexpr int kSettledPlies = 12;
  Attention attention;
  attention.settled = line.current().pieces();
  for (int back = 1; back <= kSettledPlies && back <= line.plies(); ++back) {
    const Move m = line.moves()[static_cast<std::size_t>(line.plies() - back)];
    attention.settled &= ~bit(m.to());
    if (back <= 2) attention.squares |= bit(m.from()) | bit(m.to());
    if (back == 1) {
      attention.lastFrom = m.from();
      attention.lastTo = m.to();
    }
  }
  if (line.plies() < kSettledPlies) attention.settled = 0;  // nobody has stood long yet
  return attention;
}

Attention attentionAfter(const Attention& before, Move move) {
  Attention after;
  after.squares = bit(move.from()) | bit(move.to());
  if (before.lastTo != kNoSquare) after.squares |= bit(before.lastTo);
  after.lastFrom = move.from();
  after.lastTo = move.to();
  after.settled = before.settled & ~bit(move.from()) & ~bit(move.to());
  return after;
}

}  // namespace kirin
