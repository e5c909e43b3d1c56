// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ending_rules.h"

#include "engine/score.h"

#include <algorithm>
#include <bit>

namespace kirin {

namespace {
int pieceCount(const Position& position) { return std::popcount(position.pieces()); }
}  // namespace

bool EndingRules::mayAsk(const Position& position) const {
  if (tables_ == nullptr || pieceCount(position) > most_) return false;
  for (const Color c : {Color::White, Color::Black})
    for (const int side : {0, 1})
      if (position.castlingRook(c, side) != kNoSquare) return false;
  return true;
}

Ending EndingRules::counted(Ending ending) const {
  if (ending == Ending::CursedWin) return fiftyMoveRule_ ? Ending::Draw : Ending::Win;
  if (ending == Ending::BlessedLoss) return fiftyMoveRule_ ? Ending::Draw : Ending::Loss;
  return ending;
}

std::optional<TableEntry> EndingRules::at(const Position& position, int depth, int ply) const {
  // The tables know nothing of moves made without progress: only right after some is their word final. The largest
  // endings are the slowest to look up, and are left alone where little depends on them.
  if (!mayAsk(position) || position.halfmoveClock() != 0) return std::nullopt;
  if (pieceCount(position) == most_ && depth < depth_) return std::nullopt;
  const auto known = tables_->probe(position);
  if (!known) return std::nullopt;
  TableEntry entry;
  entry.eval = kNoScore;
  entry.depth = std::min(depth + 6, kMaxPly - 1);  // deeper than this search would have found out
  switch (counted(*known)) {
    case Ending::Win:
      entry.score = kTableWin - ply;
      entry.bound = Bound::Lower;  // it may be a mate
      break;
    case Ending::Loss:
      entry.score = ply - kTableWin;
      entry.bound = Bound::Upper;
      break;
    default: entry.bound = Bound::Exact;
  }
  return entry;
}

std::optional<RootEnding> EndingRules::atRoot(const GameLine& line) const {
  const Position& position = line.current();
  if (!mayAsk(position)) return std::nullopt;
  const int first = std::max(0, line.plies() - position.halfmoveClock());
  bool repeated = false;
  for (int ply = first + 4; ply <= line.plies(); ++ply)
    for (int before = ply - 4; before >= first; before -= 2) repeated |= line.at(before).key() == line.at(ply).key();
  auto ending = tables_->probeRoot(position, repeated, fiftyMoveRule_);
  if (ending) ending->value = counted(ending->value);
  return ending;
}

Score knownScore(Score searched, Ending value) {
  if (searched.mateIn) return searched;
  if (value == Ending::Win) return {std::max(searched.cp, kTableWin - kMaxPly), std::nullopt};
  if (value == Ending::Loss) return {std::min(searched.cp, kMaxPly - kTableWin), std::nullopt};
  return {0, std::nullopt};
}

}  // namespace kirin
