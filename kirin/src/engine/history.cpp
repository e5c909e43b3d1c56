// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/history.h"

#include "engine/tunables.h"

#include <algorithm>

namespace kirin {

namespace {

constexpr int kCorrectionGrain = 128;  // history units a centipawn
constexpr int kSlotBits = 14;

/// Spreads what differs in any bit over kSlotBits.
std::size_t slotOf(std::uint64_t mixed) {
  return static_cast<std::size_t>((mixed ^ (mixed >> 29)) * 0xBF58476D1CE4E5B9ULL >> (64 - kSlotBits));
}

}  // namespace

std::size_t History::pawnSlot(const Position& position) {
  const Bitboard white = position.pieces(Color::White, PieceType::Pawn);
  const Bitboard black = position.pieces(Color::Black, PieceType::Pawn);
  return slotOf((white * 0x9E3779B97F4A7C15ULL) ^ (black * 0xD6E8FEB86659FD93ULL));
}

std::size_t History::pieceSlot(const Position& position, Color color) {
  std::uint64_t mixed = 0;
  for (PieceType type : {PieceType::Knight, PieceType::Bishop, PieceType::Rook, PieceType::Queen, PieceType::King})
    mixed = (mixed ^ position.pieces(color, type)) * 0x9E3779B97F4A7C15ULL;
  return slotOf(mixed);
}

int History::correction(const Position& position) const {
  const auto side = static_cast<std::size_t>(index(position.sideToMove()));
  int sum = tune::pawnCorrection * tables_->pawnCorrections[side][pawnSlot(position)];
  for (Color color : kColors)
    sum += tune::pieceCorrection *
           tables_->pieceCorrections[side][static_cast<std::size_t>(index(color))][pieceSlot(position, color)];
  return sum / (32 * kCorrectionGrain);
}

void History::learnCorrection(const Position& position, int error, int depth) {
  const auto side = static_cast<std::size_t>(index(position.sideToMove()));
  const int bonus = std::clamp(error * depth * 4, -HistoryValue::kLimit / 8, HistoryValue::kLimit / 8);
  tables_->pawnCorrections[side][pawnSlot(position)].update(bonus);
  for (Color color : kColors)
    tables_->pieceCorrections[side][static_cast<std::size_t>(index(color))][pieceSlot(position, color)].update(bonus);
}

}  // namespace kirin
