// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/piece.h"

namespace kirin {

namespace {

struct Made {
  std::string_view label;
  PieceType kind;
  int file;
};

/// The storage column, top to bottom.
constexpr std::array<Made, 16> kColumn{{{"R1", PieceType::Rook, 0},
                                        {"R2", PieceType::Rook, 7},
                                        {"B1", PieceType::Bishop, 2},
                                        {"B2", PieceType::Bishop, 5},
                                        {"N1", PieceType::Knight, 1},
                                        {"N2", PieceType::Knight, 6},
                                        {"Q", PieceType::Queen, 3},
                                        {"K", PieceType::King, 4},
                                        {"P1", PieceType::Pawn, 0},
                                        {"P2", PieceType::Pawn, 1},
                                        {"P3", PieceType::Pawn, 2},
                                        {"P4", PieceType::Pawn, 3},
                                        {"P5", PieceType::Pawn, 4},
                                        {"P6", PieceType::Pawn, 5},
                                        {"P7", PieceType::Pawn, 6},
                                        {"P8", PieceType::Pawn, 7}}};

const Made& made(PieceId piece) { return kColumn[static_cast<std::size_t>(piece % 16)]; }

}  // namespace

PieceType kindOf(PieceId piece) { return made(piece).kind; }

Square homeSquare(PieceId piece) {
  const int fromOwnSide = kindOf(piece) == PieceType::Pawn ? 1 : 0;
  return makeSquare(made(piece).file, colorOf(piece) == Color::White ? fromOwnSide : 7 - fromOwnSide);
}

std::string_view pieceLabel(PieceId piece) { return made(piece).label; }

}  // namespace kirin
