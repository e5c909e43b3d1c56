// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/position.h"

#include <array>
#include <cstdint>
#include <cstdlib>
#include <memory>

namespace kirin {

/// A number that follows the recent success of a move and never leaves +-kLimit: each update pulls it towards its sign
/// by a share of what is left.
class HistoryValue {
 public:
  static constexpr int kLimit = 16384;

  operator int() const { return value_; }
  void update(int bonus) { value_ = static_cast<std::int16_t>(value_ + bonus - value_ * std::abs(bonus) / kLimit); }

 private:
  std::int16_t value_ = 0;
};

constexpr int pieceIndex(Piece p) { return index(p.type) * 2 + index(p.color); }

/// How good moves were as the reply to one earlier move: [piece][to].
using ReplyHistory = std::array<std::array<HistoryValue, 64>, 12>;

/// What this game's searches have learned about moves and evaluations, used to order, prune and correct. One thread.
class History {
 public:
  History() : tables_(std::make_unique<Tables>()) {}

  void clear() { *tables_ = Tables{}; }

  HistoryValue& quiet(Color side, Move m) { return tables_->quiet[index(side)][m.from() * 64 + m.to()]; }
  int quiet(Color side, Move m) const { return tables_->quiet[index(side)][m.from() * 64 + m.to()]; }

  /// By moving piece, square and what is taken (None for promotions without capture).
  HistoryValue& capture(Piece mover, Square to, PieceType taken) {
    return tables_->capture[pieceIndex(mover)][to][index(taken)];
  }
  int capture(Piece mover, Square to, PieceType taken) const {
    return tables_->capture[pieceIndex(mover)][to][index(taken)];
  }

  ReplyHistory& repliesTo(Piece mover, Square to) { return tables_->replies[pieceIndex(mover)][to]; }
  /// For plies without a move before them.
  ReplyHistory& repliesToNothing() { return tables_->repliesToNothing; }

  /// How good moves were in positions with these pawns.
  ReplyHistory& pawnMoves(const Position& position) { return tables_->pawnMoves[pawnSlot(position) % kPawnSlots]; }

  /// Centipawns to add to the static evaluation, from how far searches of like positions strayed from it: with the same
  /// pawns, with the same other pieces of a side.
  int correction(const Position& position) const;
  void learnCorrection(const Position& position, int error, int depth);

 private:
  static constexpr std::size_t kPawnSlots = 256;
  static constexpr std::size_t kCorrectionSlots = 16384;
  using Corrections = std::array<HistoryValue, kCorrectionSlots>;

  struct Tables {
    std::array<std::array<HistoryValue, 64 * 64>, 2> quiet{};
    std::array<std::array<std::array<HistoryValue, 7>, 64>, 12> capture{};
    std::array<std::array<ReplyHistory, 64>, 12> replies{};
    ReplyHistory repliesToNothing{};
    std::array<ReplyHistory, kPawnSlots> pawnMoves{};
    std::array<Corrections, 2> pawnCorrections{};                  // by side to move
    std::array<std::array<Corrections, 2>, 2> pieceCorrections{};  // by side to move, and of whose pieces
  };

  static std::size_t pawnSlot(const Position& position);
  static std::size_t pieceSlot(const Position& position, Color color);

  std::unique_ptr<Tables> tables_;
};

}  // namespace kirin
