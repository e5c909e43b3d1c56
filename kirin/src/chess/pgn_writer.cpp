// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/fen.h"
#include "chess/notation.h"
#include "chess/pgn.h"
#include "chess/pgn_commands.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace kirin {

namespace {

constexpr std::size_t kLongestLine = 80;

void writeTag(std::string& text, std::string_view name, std::string_view value) {
  text += fmt::format("[{} \"", name);
  for (const char c : value) {
    if (c == '"' || c == '\\') text += '\\';
    text += static_cast<unsigned char>(c) < ' ' || c == '\x7F' ? ' ' : c;
  }
  text += "\"]\n";
}

void writeTags(std::string& text, const PgnGame& game) {
  static constexpr std::array<std::string_view, 6> kRoster{"Event", "Site", "Date", "Round", "White", "Black"};
  static constexpr std::array<std::string_view, 4> kOurs{"Result", "Variant", "SetUp", "FEN"};
  for (const auto name : kRoster) {
    const std::string value = game.tag(name);
    writeTag(text, name, !value.empty() ? value : name == "Date" ? "????.??.??" : "?");
  }
  writeTag(text, "Result", toString(game.result));
  if (game.start.chess960()) writeTag(text, "Variant", "Chess960");
  if (game.start != Position()) {
    writeTag(text, "SetUp", "1");
    writeTag(text, "FEN", toFen(game.start));
  }
  for (const auto& [name, value] : game.tags)
    if (std::ranges::count(kRoster, name) + std::ranges::count(kOurs, name) == 0) writeTag(text, name, value);
}

/// Puts words into lines. The last one is held back, since a parenthesis may still close behind it.
class MoveText {
 public:
  explicit MoveText(std::string& text) : text_(text) {}
  MoveText(const MoveText&) = delete;
  MoveText& operator=(const MoveText&) = delete;
  ~MoveText() { flush(); }

  void word(std::string_view word) {
    flush();
    last_ = opening_ + std::string(word);
    opening_.clear();
  }
  void open() { opening_ += '('; }
  void close() { last_ += ')'; }

 private:
  void flush() {
    if (last_.empty()) return;
    if (column_ > 0) {
      const bool fits = column_ + 1 + last_.size() <= kLongestLine;
      text_ += fits ? ' ' : '\n';
      column_ = fits ? column_ + 1 : 0;
    }
    text_ += last_;
    column_ += last_.size();
    last_.clear();
  }

  std::string& text_;
  std::size_t column_ = 0;
  std::string opening_;
  std::string last_;
};

void writeComment(MoveText& out, std::string_view commands, std::string_view comment) {
  if (commands.empty() && comment.empty()) return;
  std::string text = "{ ";
  text += commands;
  if (!commands.empty() && !comment.empty()) text += ' ';
  for (const char c : comment) text += c == '}' ? ')' : c;
  text += " }";
  constexpr std::string_view kBlanks = " \t\r\n\v\f";
  for (std::size_t begin = 0; begin != std::string::npos;) {
    const std::size_t end = std::min(text.find_first_of(kBlanks, begin), text.size());
    out.word(std::string_view(text).substr(begin, end - begin));
    begin = text.find_first_not_of(kBlanks, end);
  }
}

void writeVariation(MoveText& out, const PgnVariation& variation, Position position) {
  writeComment(out, {}, variation.comment);
  bool numbered = true;  // what stands between two moves makes the number needed again
  for (const PgnMove& each : variation.moves) {
    const bool white = position.sideToMove() == Color::White;
    if (white || numbered) out.word(fmt::format("{}{}", position.fullmoveNumber(), white ? "." : "..."));
    out.word(toSan(position, each.move));
    for (const int nag : each.nags) out.word(fmt::format("${}", nag));
    const std::string commands = writeCommands(each);
    writeComment(out, commands, each.comment);
    numbered = !commands.empty() || !each.comment.empty();
    for (const PgnVariation& alternative : each.variations) {
      if (alternative.moves.empty() && alternative.comment.empty()) continue;
      out.open();
      writeVariation(out, alternative, position);
      out.close();
      numbered = true;
    }
    position.play(each.move);
  }
}

}  // namespace

std::string writePgn(const PgnGame& game) {
  std::string text;
  writeTags(text, game);
  text += '\n';
  {
    MoveText out(text);
    writeVariation(out, game.main, game.start);
    out.word(toString(game.result));
  }
  return text + "\n\n";
}

}  // namespace kirin
