// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/fen.h"

#include "chess/position_builder.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <vector>

namespace kirin {

namespace {

/// The largest either clock may be in text: a game played on from there goes on counting, and writes this.
constexpr int kLargestClock = 999999;

std::vector<std::string_view> splitFields(std::string_view text) {
  constexpr std::string_view kBlank = " \t\r\n";
  std::vector<std::string_view> fields;
  for (auto begin = text.find_first_not_of(kBlank); begin != std::string_view::npos;) {
    const auto end = std::min(text.find_first_of(kBlank, begin), text.size());
    fields.push_back(text.substr(begin, end - begin));
    begin = text.find_first_not_of(kBlank, end);
  }
  return fields;
}

Error fieldError(const char* code, std::string_view field, const char* what) {
  return {code, {std::string(field), what}};
}

Result<void> readBoard(std::string_view field, PositionBuilder& builder) {
  const auto error = [&](const char* what) { return fieldError("fen.board", field, what); };
  int rank = 7;
  int file = 0;
  bool digitBefore = false;
  for (const char c : field) {
    if (c == '/') {
      if (file != 8) return error("rank");
      if (--rank < 0) return error("ranks");
      file = 0;
      digitBefore = false;
    } else if (c >= '1' && c <= '8') {
      if (digitBefore) return error("digits");
      file += c - '0';
      digitBefore = true;
      if (file > 8) return error("rank");
    } else {
      const auto piece = parsePieceLetter(c);
      if (!piece) return error("piece");
      if (file > 7) return error("rank");
      builder.put(*piece, makeSquare(file++, rank));
      digitBefore = false;
    }
  }
  if (file != 8) return error("rank");
  if (rank != 0) return error("ranks");
  return {};
}

/// The rook a letter means, king and rook standing right or not; kNoSquare if there is none.
Square rookMeant(char letter, Color c, const PositionBuilder& builder) {
  const int backRank = c == Color::White ? 0 : 7;
  const Square king = lowest(builder.pieces(c, PieceType::King));
  const Bitboard rooks = builder.pieces(c, PieceType::Rook) & rankMask(backRank);
  if (king == kNoSquare) return kNoSquare;
  if (letter == 'K') {
    const Bitboard right = rooks & ~(bit(king) | (bit(king) - 1));
    return right == 0 ? kNoSquare : 63 - std::countl_zero(right);
  }
  if (letter == 'Q') return lowest(rooks & (bit(king) - 1));
  return makeSquare(letter - 'A', backRank);
}

Result<void> readCastling(std::string_view field, PositionBuilder& builder) {
  if (field == "-") return {};
  const auto error = [&](const char* what) { return fieldError("fen.castling", field, what); };
  bool chess960 = false;
  for (const char c : field) {
    const bool lower = c >= 'a' && c <= 'z';
    const char letter = lower ? static_cast<char>(c - 'a' + 'A') : c;
    const Color color = lower ? Color::Black : Color::White;
    const bool byFile = letter >= 'A' && letter <= 'H';
    if (!byFile && letter != 'K' && letter != 'Q') return error("letter");
    const Square rook = rookMeant(letter, color, builder);
    if (rook == kNoSquare || !builder.allowCastling(color, rook)) return error("right");
    const Square king = lowest(builder.pieces(color, PieceType::King));
    chess960 |= byFile || fileOf(king) != 4 || (fileOf(rook) != 0 && fileOf(rook) != 7);
  }
  builder.setChess960(chess960);
  return {};
}

/// Digits only, no leading zero.
std::optional<int> readNumber(std::string_view field, int least) {
  int value = 0;
  const auto [end, problem] = std::from_chars(field.data(), field.data() + field.size(), value);
  if (problem != std::errc{} || end != field.data() + field.size() || value < least || value > kLargestClock) return {};
  if (field.front() == '-' || (field.front() == '0' && field.size() > 1)) return {};
  return value;
}

std::string castlingField(const Position& position) {
  std::string field;
  for (const Color c : kColors) {
    for (const int side : {1, 0}) {
      const Square rook = position.castlingRook(c, side);
      if (rook == kNoSquare) continue;
      const char letter = position.chess960() ? static_cast<char>('A' + fileOf(rook)) : side == 1 ? 'K' : 'Q';
      field += c == Color::White ? letter : static_cast<char>(letter - 'A' + 'a');
    }
  }
  return field.empty() ? "-" : field;
}

}  // namespace

Result<Position> parseFen(std::string_view text) {
  const auto fields = splitFields(text);
  if (fields.size() != 4 && fields.size() != 6) return fieldError("fen.fields", text, "count");

  PositionBuilder builder;
  if (const auto board = readBoard(fields[0], builder); !board) return board.error();
  if (fields[1] != "w" && fields[1] != "b") return fieldError("fen.side", fields[1], "letter");
  builder.setSideToMove(fields[1] == "w" ? Color::White : Color::Black);
  for (const Color c : kColors)
    if (std::popcount(builder.pieces(c, PieceType::King)) != 1) return fieldError("fen.position", fields[0], "kings");
  if (const auto castling = readCastling(fields[2], builder); !castling) return castling.error();
  if (fields[3] != "-") {
    const auto square = parseSquare(fields[3]);
    if (!square) return fieldError("fen.en-passant", fields[3], "square");
    if (!builder.setEnPassant(*square)) return fieldError("fen.en-passant", fields[3], "pawn");
  }
  if (fields.size() == 6) {
    const auto halfmoves = readNumber(fields[4], 0);
    if (!halfmoves) return fieldError("fen.halfmove", fields[4], "number");
    const auto fullmove = readNumber(fields[5], 1);
    if (!fullmove) return fieldError("fen.fullmove", fields[5], "number");
    builder.setClocks(*halfmoves, *fullmove);
  }
  return builder.build(fields[0]);
}

std::string toFen(const Position& position) {
  std::string fen;
  for (int rank = 7; rank >= 0; --rank) {
    int empty = 0;
    for (int file = 0; file < 8; ++file) {
      const Piece piece = position.at(makeSquare(file, rank));
      if (piece.none()) {
        ++empty;
        continue;
      }
      if (empty > 0) fen += std::to_string(empty);
      empty = 0;
      fen += pieceLetter(piece);
    }
    if (empty > 0) fen += std::to_string(empty);
    if (rank > 0) fen += '/';
  }
  fen += position.sideToMove() == Color::White ? " w " : " b ";
  fen += castlingField(position) + ' ' + squareName(position.enPassant());
  const auto clock = [](int count) { return std::to_string(std::min(count, kLargestClock)); };
  return fen + ' ' + clock(position.halfmoveClock()) + ' ' + clock(position.fullmoveNumber());
}

}  // namespace kirin
