// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "puzzles/tags.h"

#include "chess/attacks.h"
#include "chess/movegen.h"

namespace kirin::puzzles {

namespace {

bool guards(const Position& position, Square guard, Square square) {
  return (strikes(position, guard) & bit(square)) != 0;
}

bool isPiece(PieceType type) { return type != PieceType::Pawn && type != PieceType::None; }

/// Does what the solver moves strike a piece of the other side from where it goes?
bool strikesPiece(const Solution& s, int turn) {
  const Position& after = s.after(turn);
  return (strikes(after, s.move(turn).to()) & after.pieces(!s.solver()) & ~after.pieces(PieceType::Pawn)) != 0;
}

}  // namespace

bool winsHangingPiece(const Solution& s) {
  const Piece taken = s.taken(0);
  if (!isPiece(taken.type) || s.before(0).inCheck()) return false;
  const Square square = s.before(0).captureSquare(s.move(0));
  if ((s.before(0).attackersTo(square, s.before(0).pieces()) & s.before(0).pieces(!s.solver())) != 0) return false;
  // Nor does the answer take back elsewhere what it was worth.
  const auto ahead = [&](const Position& p) { return materialOf(p, s.solver()) - materialOf(p, !s.solver()); };
  return s.turns() == 1 || ahead(s.before(1)) >= ahead(s.after(0));
}

bool winsTrappedPiece(const Solution& s) {
  for (int turn = 1; turn < s.turns(); ++turn) {
    const PieceType type = s.taken(turn).type;
    if (!isPiece(type)) continue;
    const Move reply = s.reply(turn - 1);
    const Square end = s.move(turn).to();
    const Square stood = reply.to() == end ? reply.from() : end;
    const Position& attacked = s.after(turn - 1);
    if (attacked.typeAt(stood) != type || attacked.inCheck() || !isLoose(attacked, stood)) continue;
    if ((pinnedMen(attacked, !s.solver()) & bit(stood)) != 0) continue;
    // A piece taken at its very move may have sold itself; dear or not, it had nowhere to go.
    bool escape = false;
    for (const Move move : legalMoves(attacked)) {
      if (move.from() != stood) continue;
      const bool sells = attacked.isCapture(move) && worth(attacked.captured(move).type) >= worth(type);
      escape = escape || sells || !isLoose(attacked.after(move), move.to());
    }
    if (!escape) return true;
  }
  return false;
}

bool hasDeflection(const Solution& s) {
  for (int turn = 1; turn < s.turns(); ++turn) {
    const bool mates = turn + 1 == s.turns() && s.endsInMate();
    if (s.taken(turn).none() && !mates) continue;
    const Move bait = s.move(turn - 1), left = s.reply(turn - 1);
    const Square target = s.move(turn).to();
    // It was made to leave: by a check, or by what it could take.
    const bool made = s.after(turn - 1).inCheck() || left.to() == bait.to();
    if (!made || left.to() == target || left.from() == target) continue;
    if (guards(s.after(turn - 1), left.from(), target) && !guards(s.before(turn), left.to(), target)) return true;
  }
  return false;
}

bool hasAttraction(const Solution& s) {
  for (int turn = 1; turn < s.turns(); ++turn) {
    const Move bait = s.move(turn - 1), came = s.reply(turn - 1);
    if (came.to() != bait.to()) continue;
    const PieceType lured = s.before(turn).typeAt(came.to());
    const bool struck = (strikes(s.after(turn), s.move(turn).to()) & bit(came.to())) != 0;
    if (!struck) continue;
    if (lured == PieceType::King) return true;
    const bool dear =
        (lured == PieceType::Queen || lured == PieceType::Rook) && worth(lured) > worth(s.mover(turn - 1));
    const bool falls = turn + 1 < s.turns() && s.move(turn + 1).to() == came.to() && s.reply(turn).to() != came.to();
    if (dear && falls) return true;
  }
  return false;
}

bool hasIntermezzo(const Solution& s) {
  for (int turn = 1; turn < s.turns(); ++turn) {
    // What was taken just before the move between: by the mistake, or by a reply.
    const Move took = turn == 1 ? s.mistake() : s.reply(turn - 2);
    const Position& there = turn == 1 ? s.beforeMistake() : s.after(turn - 2);
    const Square square = took.to();
    if (!there.isCapture(took) || s.move(turn).to() != square || s.taken(turn).none()) continue;
    if (s.move(turn - 1).to() == square || s.reply(turn - 1).to() == square) continue;
    for (const Move move : legalMoves(s.before(turn - 1)))
      if (move.to() == square && move.from() == s.move(turn).from()) return true;
  }
  return false;
}

bool hasSacrifice(const Solution& s) {
  constexpr int kTwoPawns = 200;
  const auto balance = [&](const Position& p) { return materialOf(p, s.solver()) - materialOf(p, !s.solver()); };
  for (int turn = 1; turn < s.turns(); ++turn)
    if (balance(s.after(turn)) <= balance(s.before(0)) - kTwoPawns) return true;
  return false;
}

bool hasQuietMove(const Solution& s) {
  for (int turn = 0; turn + 1 < s.turns(); ++turn)
    if (!s.before(turn).inCheck() && isQuiet(s.before(turn), s.move(turn)) && !strikesPiece(s, turn)) return true;
  return false;
}

bool isDefence(const Solution& s) {
  if (s.goal() == PuzzleGoal::Hold) return true;
  const Position& start = s.before(0);
  if (s.goal() == PuzzleGoal::Mate || !isQuiet(start, s.move(0)) || strikesPiece(s, 0)) return false;
  if (start.inCheck()) return true;
  for (Bitboard own = start.pieces(s.solver()) & ~start.pieces(PieceType::Pawn); own != 0;) {
    const Square square = popLowest(own);
    if (start.typeAt(square) == PieceType::King || !isLoose(start, square)) continue;
    const Square later = square == s.move(0).from() ? s.move(0).to() : square;
    if (!isLoose(s.after(0), later)) return true;
  }
  return false;
}

}  // namespace kirin::puzzles
