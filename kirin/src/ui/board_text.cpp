// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board_text.h"

#include <array>
#include <cstdlib>

namespace kirin {
namespace {

std::string letter(Piece piece, BoardLetters letters) {
  if (piece.none()) return ".";
  if (letters == BoardLetters::Ascii) return std::string(1, pieceLetter(piece));
  static constexpr std::array<std::array<const char*, 6>, 2> kPieces{
      {{"\u2659", "\u2658", "\u2657", "\u2656", "\u2655", "\u2654"},
       {"\u265F", "\u265E", "\u265D", "\u265C", "\u265B", "\u265A"}}};
  return kPieces[index(piece.color)][index(piece.type)];
}

}  // namespace

BoardLetters lettersOfLocale() {
  for (const char* variable : {"LC_ALL", "LC_CTYPE", "LANG"}) {
    const char* value = std::getenv(variable);
    if (value == nullptr || *value == '\0') continue;
    const std::string_view locale(value);
    const bool utf8 = locale.find("UTF-8") != locale.npos || locale.find("utf8") != locale.npos;
    return utf8 ? BoardLetters::Unicode : BoardLetters::Ascii;
  }
  return BoardLetters::Ascii;
}

std::string drawBoard(const Position& position, Color bottom, BoardLetters letters) {
  std::string text;
  const bool turned = bottom == Color::Black;
  for (int row = 0; row < 8; ++row) {
    const int rank = turned ? row : 7 - row;
    text += std::to_string(rank + 1) + " ";
    for (int column = 0; column < 8; ++column) {
      text += ' ';
      text += letter(position.at(makeSquare(turned ? 7 - column : column, rank)), letters);
    }
    text += "\n";
  }
  return text + (turned ? "   h g f e d c b a\n" : "   a b c d e f g h\n");
}

}  // namespace kirin
