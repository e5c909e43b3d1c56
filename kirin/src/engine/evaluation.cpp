// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/evaluation.h"

#include "chess/attacks.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdlib>

namespace kirin {

namespace {

/// A value in the middlegame and in the endgame, mixed by what is left on the board.
struct Tapered {
  int mid = 0;
  int end = 0;

  constexpr Tapered& operator+=(Tapered other) { return mid += other.mid, end += other.end, *this; }
  constexpr Tapered& operator-=(Tapered other) { return mid -= other.mid, end -= other.end, *this; }
  friend constexpr Tapered operator*(Tapered t, int n) { return {t.mid * n, t.end * n}; }
  friend constexpr Tapered operator+(Tapered a, Tapered b) { return {a.mid + b.mid, a.end + b.end}; }
};

constexpr std::array<Tapered, 6> kMaterial{{{82, 104}, {330, 305}, {345, 320}, {470, 535}, {1000, 980}, {0, 0}}};
constexpr std::array<int, 6> kPhase{0, 1, 1, 2, 4, 0};
constexpr int kFullPhase = 24;

constexpr Tapered kBishopPair{28, 52};
constexpr Tapered kRookOpen{26, 10};
constexpr Tapered kRookHalfOpen{11, 8};
constexpr Tapered kIsolated{-12, -14};
constexpr Tapered kDoubled{-7, -18};
constexpr Tapered kBackward{-8, -9};
constexpr Tapered kOutpost{24, 16};
constexpr Tapered kPawnThreat{48, 40};
constexpr Tapered kMinorThreat{34, 30};
constexpr Tapered kLoose{12, 14};
constexpr int kTempo = 16;
constexpr std::array<Tapered, 8> kPassed{{{0, 0}, {2, 12}, {4, 18}, {8, 34}, {28, 60}, {58, 104}, {90, 160}, {0, 0}}};
constexpr std::array<Tapered, 8> kConnected{{{0, 0}, {4, 0}, {9, 4}, {12, 8}, {24, 18}, {45, 40}, {70, 70}, {0, 0}}};
// Mobility: per square more than what is usual for the piece.
constexpr std::array<Tapered, 6> kMobility{{{0, 0}, {5, 5}, {5, 5}, {3, 5}, {2, 4}, {0, 0}}};
constexpr std::array<int, 6> kUsualMobility{0, 4, 6, 6, 12, 0};
// Danger of each attack on the squares around the king, and of how it adds up.
constexpr std::array<int, 6> kAttackWeight{0, 22, 20, 28, 42, 0};
constexpr std::array<int, 8> kShield{34, 0, 8, 22, 28, 30, 32, 34};  // by rank of the nearest own pawn; 0: none

/// Piece-square values by a few rules instead of tables: advance, centre, back rank.
constexpr Tapered squareValue(PieceType type, Square s) {
  const int file = std::min(fileOf(s), 7 - fileOf(s));
  const int rank = rankOf(s);
  const int centre = file + std::min(rank, 7 - rank);
  switch (type) {
    case PieceType::Pawn: {
      constexpr std::array<int, 8> kMid{0, -3, -2, 6, 16, 30, 50, 0};
      constexpr std::array<int, 8> kEnd{0, -4, -4, 2, 14, 34, 60, 0};
      const int middle = file == 3 && rank >= 2 && rank <= 4 ? 14 : file == 2 && rank >= 3 ? 5 : 0;
      return {kMid[static_cast<std::size_t>(rank)] + middle, kEnd[static_cast<std::size_t>(rank)]};
    }
    case PieceType::Knight: return {centre * 8 - 30 + (rank >= 3 && rank <= 5 ? 10 : 0), centre * 7 - 26};
    case PieceType::Bishop: return {centre * 4 - 10 - (rank == 0 ? 10 : 0), centre * 3 - 9};
    case PieceType::Rook: return {file * 4 - 8 + (rank == 6 ? 14 : 0), (rank == 6 ? 12 : 0) + (rank > 3 ? 4 : 0)};
    case PieceType::Queen: return {centre * 2 - 6, centre * 6 - 20};
    case PieceType::King: {
      constexpr std::array<int, 8> kMid{0, -22, -48, -70, -80, -90, -100, -110};
      constexpr std::array<int, 4> kFile{18, 26, 2, -10};
      return {kMid[static_cast<std::size_t>(rank)] + kFile[static_cast<std::size_t>(file)],
              centre * 10 - 34 + rank * 2};
    }
    case PieceType::None: break;
  }
  return {};
}

constexpr auto kSquares = [] {
  std::array<std::array<std::array<Tapered, 64>, 6>, 2> table{};
  for (PieceType type : kPieceTypes)
    for (Square s = 0; s < 64; ++s) {
      const auto t = static_cast<std::size_t>(index(type));
      table[0][t][static_cast<std::size_t>(s)] = kMaterial[t] + squareValue(type, s);
      table[1][t][static_cast<std::size_t>(s)] = kMaterial[t] + squareValue(type, s ^ 56);
    }
  return table;
}();

constexpr Bitboard besides(Bitboard b) { return shiftedEast(b) | shiftedWest(b); }
constexpr Bitboard northFill(Bitboard b) {
  b |= b << 8;
  b |= b << 16;
  return b | b << 32;
}
constexpr Bitboard southFill(Bitboard b) {
  b |= b >> 8;
  b |= b >> 16;
  return b | b >> 32;
}
constexpr Bitboard forwardFill(Color c, Bitboard b) { return c == Color::White ? northFill(b) : southFill(b); }
/// Every square in front, without the squares themselves.
constexpr Bitboard ahead(Color c, Bitboard b) { return forwardFill(c, shiftedForward(c, b)); }

constexpr int distance(Square a, Square b) {
  return std::max(std::abs(fileOf(a) - fileOf(b)), std::abs(rankOf(a) - rankOf(b)));
}

/// One side's part of the evaluation. Both sides' pieces are looked at once; `attacks` is what the other side needs.
class Side {
 public:
  Side(const Position& position, Color us)
      : position_(position),
        us_(us),
        pawns_(position.pieces(us, PieceType::Pawn)),
        enemyPawns_(position.pieces(!us, PieceType::Pawn)),
        pawnAttacks_(pawnAttacks(us, pawns_)),
        enemyPawnAttacks_(pawnAttacks(!us, enemyPawns_)) {}

  Tapered score() {
    pieces();
    pawns();
    shield();
    return score_;
  }

  /// What this side attacks, and so what of the other's is in danger. After score() of both.
  Tapered threatsAgainst(const Side& other) const {
    const Bitboard theirs = position_.pieces(other.us_) & ~position_.pieces(PieceType::King);
    const Bitboard officers = theirs & ~position_.pieces(PieceType::Pawn);
    const Bitboard majors = officers & (position_.pieces(PieceType::Rook) | position_.pieces(PieceType::Queen));
    return kPawnThreat * std::popcount(officers & pawnAttacks_) + kMinorThreat * std::popcount(majors & minorAttacks_) +
           kLoose * std::popcount(theirs & attacks_ & ~other.attacks_);
  }

  int phase() const { return phase_; }

 private:
  void pieces() {
    const Bitboard occupied = position_.pieces();
    const Bitboard safe = ~(enemyPawnAttacks_ | pawns_ | bit(position_.king(us_)));
    const Square theirKing = position_.king(!us_);
    const Bitboard zone = kingAttacks(theirKing) | bit(theirKing);
    const auto& squares = kSquares[static_cast<std::size_t>(index(us_))];
    int attackers = 0;
    int danger = 0;

    attacks_ = pawnAttacks_ | kingAttacks(position_.king(us_));
    for (PieceType type : {PieceType::Knight, PieceType::Bishop, PieceType::Rook, PieceType::Queen}) {
      const auto t = static_cast<std::size_t>(index(type));
      Bitboard pieces = position_.pieces(us_, type);
      if (type == PieceType::Bishop && std::popcount(pieces) > 1) score_ += kBishopPair;
      while (pieces != 0) {
        const Square s = popLowest(pieces);
        score_ += squares[t][static_cast<std::size_t>(s)];
        phase_ += kPhase[t];
        const Bitboard reach = pieceAttacks(type, s, occupied);
        attacks_ |= reach;
        if (type <= PieceType::Bishop) minorAttacks_ |= reach;
        score_ += kMobility[t] * (std::popcount(reach & safe) - kUsualMobility[t]);
        if ((reach & zone) != 0) {
          ++attackers;
          danger += kAttackWeight[t] + 6 * std::popcount(reach & zone & ~enemyPawnAttacks_);
        }
        if (type == PieceType::Rook && (fileMask(fileOf(s)) & pawns_) == 0)
          score_ += (fileMask(fileOf(s)) & enemyPawns_) == 0 ? kRookOpen : kRookHalfOpen;
        if (type == PieceType::Knight && (bit(s) & pawnAttacks_) != 0 && relativeRank(us_, s) >= 3 &&
            (besides(ahead(us_, bit(s))) & enemyPawns_) == 0)
          score_ += kOutpost;
      }
    }
    // One attacker rarely mates; without the queen hardly two do.
    if (attackers > 1) {
      danger = danger * (attackers + 1) / 4;
      if (position_.pieces(us_, PieceType::Queen) == 0) danger /= 3;
      score_ += {std::min(danger * danger / 128 + danger / 2, 700), danger / 8};
    }
    score_ += squares[static_cast<std::size_t>(index(PieceType::King))][static_cast<std::size_t>(position_.king(us_))];
  }

  void pawns() {
    const Bitboard files = northFill(southFill(pawns_));
    const Bitboard enemyReach = ahead(!us_, enemyPawns_);
    const Bitboard stoppers = enemyReach | besides(enemyReach);
    const Bitboard supported = pawnAttacks_ | besides(pawns_);
    Bitboard left = pawns_;
    while (left != 0) {
      const Square s = popLowest(left);
      const Bitboard here = bit(s);
      const auto rank = static_cast<std::size_t>(relativeRank(us_, s));
      score_ += kSquares[static_cast<std::size_t>(index(us_))][0][static_cast<std::size_t>(s)];
      if ((besides(fileMask(fileOf(s))) & files) == 0) {
        score_ += kIsolated;
      } else if ((supported & here) != 0) {
        score_ += kConnected[rank];
      } else if ((shiftedForward(us_, here) & enemyPawnAttacks_) != 0 &&
                 (besides(here | ahead(!us_, here)) & pawns_) == 0) {
        score_ += kBackward;
      }
      if ((ahead(us_, here) & pawns_) != 0) {
        score_ += kDoubled;
      } else if ((here & stoppers) == 0) {
        passed(s, rank);
      }
    }
  }

  void passed(Square s, std::size_t rank) {
    score_ += kPassed[rank];
    if (rank < 3) return;
    const Bitboard next = shiftedForward(us_, bit(s));
    const Square stop = std::countr_zero(next);
    const int weight = static_cast<int>(rank) - 2;
    // In the endgame it is a race of kings, and a blocked passer is half a passer.
    score_ += {0, weight * (4 * distance(position_.king(!us_), stop) - 2 * distance(position_.king(us_), stop))};
    if ((next & position_.pieces(!us_)) != 0) score_ -= Tapered{kPassed[rank].mid / 2, kPassed[rank].end / 3};
  }

  // Pawns before the king, while the enemy has a queen to come through where they miss.
  void shield() {
    const Square king = position_.king(us_);
    const int middle = std::clamp(fileOf(king), 1, 6);
    int weakness = 0;
    for (int file = middle - 1; file <= middle + 1; ++file) {
      const Bitboard own = pawns_ & fileMask(file) & (ahead(us_, rankMask(rankOf(king))) | (rankMask(rankOf(king))));
      int nearest = 0;
      if (own != 0)
        nearest = relativeRank(us_, us_ == Color::White ? std::countr_zero(own) : 63 - std::countl_zero(own));
      weakness += kShield[static_cast<std::size_t>(nearest)];
      if ((enemyPawns_ & fileMask(file)) == 0) weakness += own == 0 ? 14 : 6;
    }
    if (position_.pieces(!us_, PieceType::Queen) == 0) weakness /= 2;
    score_ -= Tapered{weakness, 0};
  }

  const Position& position_;
  Color us_;
  Bitboard pawns_, enemyPawns_, pawnAttacks_, enemyPawnAttacks_;
  Bitboard attacks_ = 0;
  Bitboard minorAttacks_ = 0;
  Tapered score_;
  int phase_ = 0;
};

/// How much of an endgame advantage can be made to count, in 64ths.
int winnable(const Position& position, Color ahead) {
  const Bitboard pawns = position.pieces(ahead, PieceType::Pawn);
  const auto officers = [&](Color c) {
    int value = 0;
    for (PieceType type : {PieceType::Knight, PieceType::Bishop, PieceType::Rook, PieceType::Queen})
      value += std::popcount(position.pieces(c, type)) * kMaterial[static_cast<std::size_t>(index(type))].end;
    return value;
  };
  if (pawns == 0) {
    const int more = officers(ahead) - officers(!ahead);
    if (more <= kMaterial[static_cast<std::size_t>(index(PieceType::Bishop))].end) return 10;
  }
  const Bitboard bishops = position.pieces(PieceType::Bishop);
  const bool opposite = std::popcount(position.pieces(Color::White, PieceType::Bishop)) == 1 &&
                        std::popcount(position.pieces(Color::Black, PieceType::Bishop)) == 1 &&
                        std::popcount(bishops & kLightSquares) == 1;
  if (opposite) {
    const Bitboard others =
        position.pieces(PieceType::Knight) | position.pieces(PieceType::Rook) | position.pieces(PieceType::Queen);
    return others == 0 ? 30 : 50;
  }
  return std::min(64, 44 + 4 * std::popcount(pawns));
}

}  // namespace

int evaluate(const Position& position) {
  Side white(position, Color::White);
  Side black(position, Color::Black);
  Tapered score = white.score();
  score -= black.score();
  score += white.threatsAgainst(black);
  score -= black.threatsAgainst(white);

  const int phase = std::min(white.phase() + black.phase(), kFullPhase);
  const int end = score.end * winnable(position, score.end > 0 ? Color::White : Color::Black) / 64;
  const int mixed = (score.mid * phase + end * (kFullPhase - phase)) / kFullPhase;
  const int ours = (position.sideToMove() == Color::White ? mixed : -mixed) + kTempo;
  // What is not used by move fifty is lost.
  return ours * (220 - std::min(position.halfmoveClock(), 100)) / 220;
}

}  // namespace kirin
