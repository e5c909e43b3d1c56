// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/types.h"

namespace kirin {

namespace {

constexpr std::string_view kLetters = "PNBRQK";

}  // namespace

std::string squareName(Square s) {
  if (s == kNoSquare) return "-";
  return {static_cast<char>('a' + fileOf(s)), static_cast<char>('1' + rankOf(s))};
}

std::optional<Square> parseSquare(std::string_view text) {
  if (text.size() != 2 || text[0] < 'a' || text[0] > 'h' || text[1] < '1' || text[1] > '8') return std::nullopt;
  return makeSquare(text[0] - 'a', text[1] - '1');
}

char pieceLetter(Piece p) {
  if (p.none()) return '.';
  const char upper = kLetters[index(p.type)];
  return p.color == Color::White ? upper : static_cast<char>(upper - 'A' + 'a');
}

std::optional<Piece> parsePieceLetter(char c) {
  const bool lower = c >= 'a' && c <= 'z';
  const auto at = kLetters.find(lower ? static_cast<char>(c - 'a' + 'A') : c);
  if (at == std::string_view::npos) return std::nullopt;
  return Piece{lower ? Color::Black : Color::White, static_cast<PieceType>(at)};
}

}  // namespace kirin
