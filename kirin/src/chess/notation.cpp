// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/notation.h"

#include "chess/movegen.h"

#include <optional>

namespace kirin {

namespace {

constexpr std::string_view kPieceLetters = "PNBRQK";

char letterOf(PieceType type) { return kPieceLetters[static_cast<std::size_t>(index(type))]; }

std::optional<PieceType> typeOf(char letter) {
  const auto at = kPieceLetters.find(letter);
  if (at == std::string_view::npos) return std::nullopt;
  return static_cast<PieceType>(at);
}

constexpr bool isFile(char c) { return c >= 'a' && c <= 'h'; }
constexpr bool isRank(char c) { return c >= '1' && c <= '8'; }

/// Where the king arrives when it castles.
Square castledKing(Move m) { return (m.from() & ~7) + (m.to() > m.from() ? 6 : 2); }

/// What SAN says about a move; what it leaves out matches anything.
struct SanPattern {
  PieceType piece = PieceType::Pawn;
  int fromFile = -1, fromRank = -1;
  Square to = kNoSquare;
  PieceType promotion = PieceType::None;
  int castlingSide = -1;

  bool matches(const Position& position, Move m) const {
    if (castlingSide >= 0) return m.kind() == Move::Kind::Castling && (m.to() > m.from()) == (castlingSide == 1);
    return m.kind() != Move::Kind::Castling && position.at(m.from()).type == piece && m.to() == to &&
           m.promotion() == promotion && (fromFile < 0 || fileOf(m.from()) == fromFile) &&
           (fromRank < 0 || rankOf(m.from()) == fromRank);
  }
};

std::optional<SanPattern> parsePattern(std::string_view text) {
  while (!text.empty() && std::string_view("+#!?").find(text.back()) != std::string_view::npos) text.remove_suffix(1);
  SanPattern pattern;
  if (text == "O-O" || text == "0-0" || text == "o-o") {
    pattern.castlingSide = 1;
    return pattern;
  }
  if (text == "O-O-O" || text == "0-0-0" || text == "o-o-o") {
    pattern.castlingSide = 0;
    return pattern;
  }
  if (text.empty()) return std::nullopt;
  if (const auto piece = typeOf(text.front())) {
    pattern.piece = *piece;
    text.remove_prefix(1);
  }
  // A last letter that is a piece is what a pawn becomes; 'b' too, for a rank stands before it, never a file.
  if (text.size() >= 3 && (isRank(text[text.size() - 2]) || text[text.size() - 2] == '=')) {
    const char last = text.back();
    const auto promotion = typeOf(last >= 'a' && last <= 'z' ? static_cast<char>(last - 'a' + 'A') : last);
    if (promotion) {
      if (*promotion == PieceType::Pawn || *promotion == PieceType::King) return std::nullopt;
      pattern.promotion = *promotion;
      text.remove_suffix(1);
      if (text.back() == '=') text.remove_suffix(1);
    }
  }
  if (text.size() < 2) return std::nullopt;
  const auto to = parseSquare(text.substr(text.size() - 2));
  if (!to) return std::nullopt;
  pattern.to = *to;
  text.remove_suffix(2);
  if (!text.empty() && (text.back() == 'x' || text.back() == '-' || text.back() == ':')) text.remove_suffix(1);
  if (!text.empty() && isFile(text.front())) {
    pattern.fromFile = text.front() - 'a';
    text.remove_prefix(1);
  }
  if (!text.empty() && isRank(text.front())) {
    pattern.fromRank = text.front() - '1';
    text.remove_prefix(1);
  }
  if (!text.empty()) return std::nullopt;
  return pattern;
}

bool looksLikeUci(std::string_view text) {
  return (text.size() == 4 || text.size() == 5) && parseSquare(text.substr(0, 2)) && parseSquare(text.substr(2, 2)) &&
         (text.size() == 4 || std::string_view("nbrqNBRQ").find(text[4]) != std::string_view::npos);
}

}  // namespace

std::string toUci(const Position& position, Move move) {
  if (move.none()) return "0000";
  const bool classic = move.kind() == Move::Kind::Castling && !position.chess960();
  std::string text = squareName(move.from()) + squareName(classic ? castledKing(move) : move.to());
  if (move.promotion() != PieceType::None) text += static_cast<char>(letterOf(move.promotion()) - 'A' + 'a');
  return text;
}

Result<Move> parseUci(const Position& position, std::string_view text) {
  if (!looksLikeUci(text)) return Error{"move.syntax", {std::string(text)}};
  const Square from = *parseSquare(text.substr(0, 2));
  const Square to = *parseSquare(text.substr(2, 2));
  PieceType promotion = PieceType::None;
  if (text.size() == 5) promotion = *typeOf(text[4] >= 'a' ? static_cast<char>(text[4] - 'a' + 'A') : text[4]);
  std::optional<Move> castling;
  for (const Move m : legalMoves(position)) {
    if (m.from() != from || m.promotion() != promotion) continue;
    if (m.to() == to) return m;
    // Or where the king arrives, unless a plain king move goes there too.
    if (m.kind() == Move::Kind::Castling && castledKing(m) == to) castling = m;
  }
  if (castling) return *castling;
  return Error{"move.illegal", {std::string(text)}};
}

std::string toSan(const Position& position, Move move) {
  std::string text;
  if (move.kind() == Move::Kind::Castling) {
    text = move.to() > move.from() ? "O-O" : "O-O-O";
  } else {
    const PieceType type = position.at(move.from()).type;
    const bool capture = position.isCapture(move);
    if (type == PieceType::Pawn) {
      if (capture) text += static_cast<char>('a' + fileOf(move.from()));
    } else {
      text += letterOf(type);
      bool ambiguous = false, sameFile = false, sameRank = false;
      for (const Move other : legalMoves(position)) {
        if (other.to() != move.to() || other.from() == move.from() || other.kind() == Move::Kind::Castling) continue;
        if (position.at(other.from()).type != type) continue;
        ambiguous = true;
        sameFile |= fileOf(other.from()) == fileOf(move.from());
        sameRank |= rankOf(other.from()) == rankOf(move.from());
      }
      if (ambiguous && (!sameFile || sameRank)) text += static_cast<char>('a' + fileOf(move.from()));
      if (ambiguous && sameFile) text += static_cast<char>('1' + rankOf(move.from()));
    }
    if (capture) text += 'x';
    text += squareName(move.to());
    if (move.promotion() != PieceType::None) {
      text += '=';
      text += letterOf(move.promotion());
    }
  }
  const Position next = position.after(move);
  if (next.inCheck()) text += hasLegalMove(next) ? '+' : '#';
  return text;
}

Result<Move> parseSan(const Position& position, std::string_view text) {
  if (looksLikeUci(text)) {
    if (auto move = parseUci(position, text)) return move;
  }
  const auto pattern = parsePattern(text);
  if (!pattern) return Error{looksLikeUci(text) ? "move.illegal" : "move.syntax", {std::string(text)}};
  std::optional<Move> found;
  for (const Move m : legalMoves(position)) {
    if (!pattern->matches(position, m)) continue;
    if (found) return Error{"move.ambiguous", {std::string(text)}};
    found = m;
  }
  if (!found) return Error{"move.illegal", {std::string(text)}};
  return *found;
}

}  // namespace kirin
