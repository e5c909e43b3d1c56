// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/movegen.h"

#include "chess/attacks.h"

namespace kirin {

namespace {

enum class Wanted { All, Noisy };

/// Takes moves into a list.
class Lister {
 public:
  explicit Lister(MoveList& list) : list_(list) {}
  void piece(Square from, Bitboard targets) {
    while (targets != 0) list_.add(Move(from, popLowest(targets)));
  }
  /// Pawns that came to `targets` from `step` squares back.
  void pawns(Bitboard targets, int step) {
    while (targets != 0) {
      const Square to = popLowest(targets);
      list_.add(Move(to - step, to));
    }
  }
  void promotions(Bitboard targets, int step, bool queenOnly) {
    while (targets != 0) {
      const Square to = popLowest(targets);
      list_.add(Move(to - step, to, Move::Kind::Promotion, PieceType::Queen));
      if (queenOnly) continue;
      for (const PieceType type : {PieceType::Rook, PieceType::Bishop, PieceType::Knight})
        list_.add(Move(to - step, to, Move::Kind::Promotion, type));
    }
  }
  void one(Move m) { list_.add(m); }

 private:
  MoveList& list_;
};

/// Only counts them.
class Counter {
 public:
  void piece(Square, Bitboard targets) { count_ += std::popcount(targets); }
  void pawns(Bitboard targets, int) { count_ += std::popcount(targets); }
  void promotions(Bitboard targets, int, bool) { count_ += 4 * std::popcount(targets); }
  void one(Move) { ++count_; }
  int count() const { return count_; }

 private:
  int count_ = 0;
};

/// Generates legal moves outright: pieces move within the squares that answer a check, and pinned ones stay on the line
/// of their pin.
template <Color us, class Out>
class Generator {
 public:
  Generator(const Position& position, Out out)
      : position_(position), out_(out), king_(position.king(us)), occupied_(position.pieces()) {}

  template <Wanted wanted>
  void run() {
    constexpr bool noisy = wanted == Wanted::Noisy;
    const Bitboard ours = position_.pieces(us);
    const Bitboard theirs = position_.pieces(them);
    const Bitboard wantedSquares = noisy ? theirs : ~ours;

    if (const Bitboard steps = kingAttacks(king_) & wantedSquares; steps != 0) out_.piece(king_, steps & ~danger());
    const Bitboard checkers = position_.checkers();
    if (moreThanOne(checkers)) return;
    answers_ = checkers != 0 ? checkers | between(king_, lowest(checkers)) : ~Bitboard{0};
    findPins();
    pawnMoves<noisy>(theirs);
    pieceMoves(wantedSquares & answers_);
    if constexpr (!noisy) {
      if (checkers == 0 && position_.castlingRook(us, 0) + position_.castlingRook(us, 1) != 2 * kNoSquare) castling();
    }
  }

  const Out& out() const { return out_; }

 private:
  static constexpr Color them = !us;

  Bitboard of(PieceType type) const { return position_.pieces(us, type); }
  Bitboard theirs(PieceType type) const { return position_.pieces(them, type); }

  /// What they attack, our king being no obstacle.
  Bitboard danger() const {
    const Bitboard seenThrough = occupied_ ^ bit(king_);
    Bitboard all = pawnAttacks(them, theirs(PieceType::Pawn)) | kingAttacks(position_.king(them));
    for (Bitboard b = theirs(PieceType::Knight); b != 0;) all |= knightAttacks(popLowest(b));
    for (Bitboard b = theirs(PieceType::Bishop) | theirs(PieceType::Queen); b != 0;)
      all |= bishopAttacks(popLowest(b), seenThrough);
    for (Bitboard b = theirs(PieceType::Rook) | theirs(PieceType::Queen); b != 0;)
      all |= rookAttacks(popLowest(b), seenThrough);
    return all;
  }

  void findPins() {
    const Bitboard blockers = position_.pieces(them);  // sliders look through our own men at the king
    const Bitboard diagonal = bishopAttacks(king_, blockers) & (theirs(PieceType::Bishop) | theirs(PieceType::Queen));
    const Bitboard straight = rookAttacks(king_, blockers) & (theirs(PieceType::Rook) | theirs(PieceType::Queen));
    for (Bitboard b = diagonal | straight; b != 0;) {
      const Bitboard ours = between(king_, popLowest(b)) & position_.pieces(us);
      if (!moreThanOne(ours)) pinned_ |= ours;
    }
  }

  void pieceMoves(Bitboard squares) {
    for (Bitboard b = of(PieceType::Knight) & ~pinned_; b != 0;) {  // a pinned knight never moves
      const Square from = popLowest(b);
      out_.piece(from, knightAttacks(from) & squares);
    }
    const Bitboard diagonal = of(PieceType::Bishop) | of(PieceType::Queen);
    const Bitboard straight = of(PieceType::Rook) | of(PieceType::Queen);
    for (Bitboard b = diagonal & ~straight & ~pinned_; b != 0;) {
      const Square from = popLowest(b);
      out_.piece(from, bishopAttacks(from, occupied_) & squares);
    }
    for (Bitboard b = straight & ~diagonal & ~pinned_; b != 0;) {
      const Square from = popLowest(b);
      out_.piece(from, rookAttacks(from, occupied_) & squares);
    }
    for (Bitboard b = straight & diagonal & ~pinned_; b != 0;) {
      const Square from = popLowest(b);
      out_.piece(from, queenAttacks(from, occupied_) & squares);
    }
    for (Bitboard b = (diagonal | straight) & pinned_; b != 0;) {
      const Square from = popLowest(b);
      out_.piece(from, pieceAttacks(position_.typeAt(from), from, occupied_) & squares & lineThrough(king_, from));
    }
  }

  template <bool noisy>
  void pawnMoves(Bitboard enemies) {
    constexpr int up = us == Color::White ? 8 : -8;
    constexpr Bitboard lastRank = us == Color::White ? kRank8 : kRank1;
    constexpr Bitboard thirdRank = rankMask(us == Color::White ? 2 : 5);
    const Bitboard pawns = of(PieceType::Pawn);
    // A pinned pawn may push only on the king's file, and take only along its own diagonal.
    const Bitboard pinnedPawns = pawns & pinned_;
    const Bitboard pushers = (pawns & ~pinnedPawns) | (pinnedPawns & fileMask(fileOf(king_)));
    const Bitboard single = shiftedForward(us, pushers) & ~occupied_;

    if constexpr (noisy) {
      out_.promotions(single & lastRank & answers_, up, true);
    } else {
      const Bitboard twice = shiftedForward(us, single & thirdRank) & ~occupied_;
      out_.pawns(single & answers_ & ~lastRank, up);
      out_.pawns(twice & answers_, 2 * up);
      if (const Bitboard last = single & lastRank & answers_; last != 0) out_.promotions(last, up, false);
    }

    const Bitboard victims = enemies & answers_;
    const auto take = [&](Bitboard targets, int step) {
      out_.pawns(targets & ~lastRank, step);
      if (const Bitboard last = targets & lastRank; last != 0) out_.promotions(last, step, noisy);
    };
    const Bitboard free = pawns & ~pinnedPawns;
    take(shiftedForward(us, shiftedWest(free)) & victims, up - 1);
    take(shiftedForward(us, shiftedEast(free)) & victims, up + 1);
    for (Bitboard b = pinnedPawns; b != 0;) {
      const Square from = popLowest(b);
      const Bitboard target = pawnAttacks(us, from) & victims & lineThrough(king_, from);
      if (target != 0) take(target, lowest(target) - from);
    }
    if (const Square behind = position_.enPassant(); behind != kNoSquare) enPassant(pawns, behind);
  }

  /// Two men leave one rank at once, so pins and answers say too little; each of the rare cases is looked at whole.
  void enPassant(Bitboard pawns, Square behind) {
    for (Bitboard b = pawnAttacks(them, behind) & pawns; b != 0;) {
      const Move m(popLowest(b), behind, Move::Kind::EnPassant);
      if (position_.isLegal(m)) out_.one(m);
    }
  }

  void castling() {
    for (const int side : {1, 0}) {
      const Square rook = position_.castlingRook(us, side);
      if (rook != kNoSquare && position_.castlingPathFree(us, side)) out_.one(Move(king_, rook, Move::Kind::Castling));
    }
  }

  const Position& position_;
  Out out_;
  const Square king_;
  const Bitboard occupied_;
  Bitboard answers_ = 0;
  Bitboard pinned_ = 0;
};

template <Wanted wanted>
MoveList list(const Position& position) {
  MoveList moves;
  if (position.sideToMove() == Color::White) {
    Generator<Color::White, Lister>(position, Lister(moves)).template run<wanted>();
  } else {
    Generator<Color::Black, Lister>(position, Lister(moves)).template run<wanted>();
  }
  return moves;
}

template <Color us>
int countFor(const Position& position) {
  Generator<us, Counter> generator(position, Counter{});
  generator.template run<Wanted::All>();
  return generator.out().count();
}

int count(const Position& position) {
  return position.sideToMove() == Color::White ? countFor<Color::White>(position) : countFor<Color::Black>(position);
}

}  // namespace

MoveList legalMoves(const Position& position) { return list<Wanted::All>(position); }

MoveList legalNoisyMoves(const Position& position) {
  return position.inCheck() ? list<Wanted::All>(position) : list<Wanted::Noisy>(position);
}

bool hasLegalMove(const Position& position) { return count(position) > 0; }

std::uint64_t perft(const Position& position, int depth) {
  if (depth == 0) return 1;
  if (depth == 1) return static_cast<std::uint64_t>(count(position));
  std::uint64_t leaves = 0;
  for (const Move m : legalMoves(position)) leaves += perft(position.after(m), depth - 1);
  return leaves;
}

}  // namespace kirin
