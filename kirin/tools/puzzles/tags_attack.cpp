// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "puzzles/tags.h"

#include "chess/attacks.h"

#include <bit>

namespace kirin::puzzles {

namespace {

bool isSlider(PieceType type) {
  return type == PieceType::Bishop || type == PieceType::Rook || type == PieceType::Queen;
}

/// What the piece that moved forks, empty when it is no fork.
Bitboard forkedBy(const Position& after, Square mover) {
  const PieceType type = after.typeAt(mover);
  const Color victim = after.sideToMove();
  if (type == PieceType::King || isLoose(after, mover)) return 0;
  Bitboard forked = 0;
  for (Bitboard struck = strikes(after, mover) & after.pieces(victim); struck != 0;) {
    const Square square = popLowest(struck);
    const PieceType there = after.typeAt(square);
    const bool dearer = worth(there) > worth(type);
    const bool loose = there != PieceType::Pawn && isLoose(after, square) && (strikes(after, square) & bit(mover)) == 0;
    if (dearer || loose) forked |= bit(square);
  }
  return moreThanOne(forked) ? forked : 0;
}

/// Is one of the pieces that stand on `squares` at turn's end taken later?
bool falls(const Solution& s, int turn, Bitboard squares) {
  for (int later = turn + 1; later < s.turns(); ++later) {
    const Move reply = s.reply(later - 1);
    if ((squares & bit(reply.from())) != 0) squares = (squares & ~bit(reply.from())) | bit(reply.to());
    if (!s.taken(later).none() && (squares & bit(s.before(later).captureSquare(s.move(later)))) != 0) return true;
  }
  return false;
}

/// Once the solver has moved: does a man of the other side strike the mover, and may not take it for the pin?
bool pinProtects(const Position& after, Square mover, Bitboard pinned) {
  const Square king = after.king(after.sideToMove());
  for (Bitboard men = pinned; men != 0;) {
    const Square square = popLowest(men);
    const bool stuck = (lineThrough(king, square) & bit(mover)) == 0;
    if (stuck && (strikes(after, square) & bit(mover)) != 0) return true;
  }
  return false;
}

}  // namespace

bool hasFork(const Solution& s) {
  for (int turn = 0; turn < s.turns(); ++turn) {
    const Bitboard forked = forkedBy(s.after(turn), s.move(turn).to());
    if (forked == 0) continue;
    const bool last = turn + 1 == s.turns();
    if (last ? !s.endsInMate() : falls(s, turn, forked)) return true;
  }
  return false;
}

bool hasPin(const Solution& s) {
  for (int turn = 0; turn < s.turns(); ++turn) {
    const Color victim = !s.solver();
    const Bitboard pinned = pinnedMen(s.after(turn), victim);
    if (pinProtects(s.after(turn), s.move(turn).to(), pinned)) return true;
    const Bitboard pieces = pinned & ~s.after(turn).pieces(PieceType::Pawn);
    // Pinned now, and taken where it stands at the next turn.
    if (turn + 1 < s.turns() && (pieces & bit(s.move(turn + 1).to())) != 0 &&
        s.reply(turn).to() != s.move(turn + 1).to())
      return true;
  }
  return false;
}

bool hasSkewer(const Solution& s) {
  for (int turn = 1; turn < s.turns(); ++turn) {
    const Move strike = s.move(turn - 1), take = s.move(turn), gave = s.reply(turn - 1);
    if (take.from() != strike.to() || !isSlider(s.mover(turn)) || s.taken(turn).none()) continue;
    if ((between(take.from(), take.to()) & bit(gave.from())) == 0) continue;
    const PieceType front = s.after(turn - 1).typeAt(gave.from());
    const bool stoodBehind = s.after(turn - 1).typeAt(take.to()) == s.taken(turn).type;
    const bool dearer = worth(front) >= worth(s.taken(turn).type) && worth(front) >= worth(s.mover(turn));
    if (stoodBehind && dearer) return true;
  }
  return false;
}

bool hasDiscoveredAttack(const Solution& s) {
  for (int turn = 0; turn < s.turns(); ++turn) {
    const Move opener = s.move(turn);
    const Position& after = s.after(turn);
    if (opener.kind() == Move::Kind::Castling) continue;
    if ((after.checkers() & ~bit(opener.to())) != 0) return true;
    if (turn + 1 == s.turns()) continue;
    const Move take = s.move(turn + 1);
    if (take.from() == opener.to() || s.taken(turn + 1).none() || s.reply(turn).to() == take.to()) continue;
    if ((between(take.from(), take.to()) & bit(opener.from())) != 0) return true;
  }
  return false;
}

}  // namespace kirin::puzzles
