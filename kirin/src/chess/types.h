// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace kirin {

/// 0..63, a1 = 0, b1 = 1, h8 = 63; kNoSquare where there is none.
using Square = int;
inline constexpr Square kNoSquare = 64;

/// Bit s is square s.
using Bitboard = std::uint64_t;

/// The identity of a position for repetition and tables: pieces, side, castling rights, usable en passant square.
using Key = std::uint64_t;

enum class Color : std::uint8_t { White, Black };
enum class PieceType : std::uint8_t { Pawn, Knight, Bishop, Rook, Queen, King, None };

inline constexpr std::array kColors{Color::White, Color::Black};
inline constexpr std::array kPieceTypes{PieceType::Pawn, PieceType::Knight, PieceType::Bishop,
                                        PieceType::Rook, PieceType::Queen,  PieceType::King};

constexpr int index(Color c) { return static_cast<int>(c); }
constexpr int index(PieceType t) { return static_cast<int>(t); }
constexpr Color operator!(Color c) { return c == Color::White ? Color::Black : Color::White; }

/// A coloured piece, or none (type None; then the colour means nothing and is White).
struct Piece {
  Color color = Color::White;
  PieceType type = PieceType::None;

  constexpr bool none() const { return type == PieceType::None; }
  friend constexpr bool operator==(Piece, Piece) = default;
};

constexpr int fileOf(Square s) { return s & 7; }
constexpr int rankOf(Square s) { return s >> 3; }
constexpr Square makeSquare(int file, int rank) { return rank * 8 + file; }
/// Rank counted from the colour's own side: 0 is its back rank.
constexpr int relativeRank(Color c, Square s) { return c == Color::White ? rankOf(s) : 7 - rankOf(s); }
constexpr Bitboard bit(Square s) { return Bitboard{1} << s; }

/// "e4"; kNoSquare gives "-".
std::string squareName(Square s);
/// Nothing unless the text is exactly a square's name.
std::optional<Square> parseSquare(std::string_view text);
/// 'P' for a white pawn, 'p' for a black one; '.' for none.
char pieceLetter(Piece p);
std::optional<Piece> parsePieceLetter(char c);

}  // namespace kirin
