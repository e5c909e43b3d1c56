// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/history.h"

#include <algorithm>

namespace kirin {

namespace {
constexpr int kCorrectionGrain = 128;  // history units a centipawn
}

std::size_t History::pawnSlot(const Position& position) {
  const Bitboard white = position.pieces(Color::White, PieceType::Pawn);
  const Bitboard black = position.pieces(Color::Black, PieceType::Pawn);
  const std::uint64_t mixed = (white * 0x9E3779B97F4A7C15ULL) ^ (black * 0xD6E8FEB86659FD93ULL);
  return static_cast<std::size_t>((mixed ^ (mixed >> 29)) * 0xBF58476D1CE4E5B9ULL >> 50);
}

int History::correction(const Position& position) const {
  return tables_->pawnCorrection[index(position.sideToMove())][pawnSlot(position)] / kCorrectionGrain;
}

void History::learnCorrection(const Position& position, int error, int depth) {
  const int bonus = std::clamp(error * depth * 4, -HistoryValue::kLimit / 8, HistoryValue::kLimit / 8);
  tables_->pawnCorrection[index(position.sideToMove())][pawnSlot(position)].update(bonus);
}

}  // namespace kirin
