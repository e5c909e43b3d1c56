// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/fen.h"
#include "chess/notation.h"
#include "chess/pgn.h"
#include "chess/pgn_commands.h"

#include <algorithm>
#include <array>

namespace kirin {

namespace {

constexpr int kDeepestVariation = 64;

constexpr bool isBlank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\v' || c == '\f'; }
constexpr bool isDigit(char c) { return c >= '0' && c <= '9'; }
constexpr bool isLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
constexpr bool isTagNameChar(char c) { return isLetter(c) || isDigit(c) || c == '_'; }
/// What moves, move numbers, results and null moves are made of.
constexpr bool isWordChar(char c) {
  return isLetter(c) || isDigit(c) || std::string_view("-=+#/:@").find(c) != std::string_view::npos;
}

/// A place in the text that knows its line.
class Cursor {
 public:
  Cursor(std::string_view text, std::size_t at, int line) : text_(text), at_(at), line_(line) {}

  std::size_t at() const { return at_; }
  int line() const { return line_; }
  bool atEnd() const { return at_ >= text_.size(); }
  bool atLineStart() const { return at_ == 0 || text_[at_ - 1] == '\n'; }
  /// 0 at the end.
  char peek() const { return atEnd() ? '\0' : text_[at_]; }
  std::string_view rest() const { return text_.substr(at_); }

  char take() {
    const char c = text_[at_++];
    if (c == '\n') ++line_;
    return c;
  }
  template <class Predicate>
  std::string_view takeWhile(Predicate wanted) {
    const std::size_t begin = at_;
    while (!atEnd() && wanted(peek())) take();
    return text_.substr(begin, at_ - begin);
  }
  void skipLine() {
    takeWhile([](char c) { return c != '\n'; });
    if (!atEnd()) take();
  }
  /// Blanks, and whole lines that a '%' in the first column hides.
  void skipBlanks() {
    for (;; take()) {
      while (atLineStart() && peek() == '%') skipLine();
      if (!isBlank(peek())) return;
    }
  }
  /// A line that opens with '[' and a letter: in the moves, where the next game begins.
  bool atTagLine() const {
    return atLineStart() && at_ + 1 < text_.size() && text_[at_] == '[' && isLetter(text_[at_ + 1]);
  }

 private:
  std::string_view text_;
  std::size_t at_;
  int line_;
};

class GameParser {
 public:
  explicit GameParser(Cursor cursor) : cursor_(cursor) {}

  PgnGame parse() {
    const bool whole = readTags() && setUp() && readMoves(game_.main, game_.start, 0);
    // Otherwise on to the next game.
    while (!whole && !cursor_.atEnd() && !cursor_.atTagLine()) cursor_.skipLine();
    return std::move(game_);
  }

  const Cursor& cursor() const { return cursor_; }

 private:
  /// Only the first break counts. Always false, for the caller to pass on.
  bool fail(const char* code, std::vector<std::string> args, int line) {
    if (!game_.broken) {
      args.push_back(std::to_string(line));
      game_.broken = Error{code, std::move(args)};
    }
    return false;
  }

  bool readTags() {
    for (cursor_.skipBlanks(); cursor_.peek() == '['; cursor_.skipBlanks()) {
      const int line = cursor_.line();
      if (!readTag()) {
        // What else stands in this tag section is this game's, too; it ends at an empty line.
        while (!cursor_.atEnd() && !(cursor_.atLineStart() && isBlank(cursor_.peek()))) cursor_.skipLine();
        return fail("pgn.tag", {}, line);
      }
    }
    return true;
  }

  bool readTag() {
    const auto blanks = [this] { cursor_.takeWhile([](char c) { return c == ' ' || c == '\t'; }); };
    cursor_.take();
    blanks();
    const std::string_view name = cursor_.takeWhile(isTagNameChar);
    blanks();
    if (name.empty() || cursor_.peek() != '"') return false;
    cursor_.take();
    std::string value;
    while (cursor_.peek() != '"') {
      if (cursor_.atEnd() || cursor_.peek() == '\n' || cursor_.peek() == '\r') return false;
      const char c = cursor_.take();
      const bool escaped = c == '\\' && (cursor_.peek() == '"' || cursor_.peek() == '\\');
      value += escaped ? cursor_.take() : c;
    }
    cursor_.take();
    blanks();
    if (cursor_.peek() != ']') return false;
    cursor_.take();
    game_.setTag(name, std::move(value));
    return true;
  }

  /// The start position and the result, as the tags have them.
  bool setUp() {
    std::string variant;
    for (const char c : game_.tag("Variant"))
      if (isLetter(c) || isDigit(c)) variant += static_cast<char>(isLetter(c) ? c | 0x20 : c);
    static constexpr std::array<std::string_view, 4> kOrdinary{"", "standard", "chess", "fromposition"};
    static constexpr std::array<std::string_view, 3> kFischer{"chess960", "fischerandom", "fischerrandom"};
    const bool chess960 = std::ranges::count(kFischer, variant) > 0;
    if (!chess960 && std::ranges::count(kOrdinary, variant) == 0)
      return fail("pgn.variant", {game_.tag("Variant")}, cursor_.line());

    if (const std::string fen = game_.tag("FEN"); !fen.empty()) {
      const auto position = parseFen(fen);
      if (!position) return fail("pgn.fen", {fen, position.error().code}, cursor_.line());
      game_.start = *position;
    }
    if (chess960) game_.start.setChess960(true);
    game_.result = parseGameResult(game_.tag("Result")).value_or(GameResult::Unknown);
    return true;
  }

  /// Reads moves until the result (depth 0) or the closing parenthesis. False when nothing of this game can be read any
  /// more.
  bool readMoves(PgnVariation& into, Position position, int depth) {
    const int opened = cursor_.line();
    Position before = position;
    for (;;) {
      cursor_.skipBlanks();
      const int line = cursor_.line();
      if (cursor_.atEnd() || cursor_.atTagLine())
        return depth > 0 ? fail("pgn.variation", {}, opened) : fail("pgn.result", {}, line);
      switch (const char c = cursor_.peek()) {
        case '{':
        case ';':
          if (!readComment(into)) return fail("pgn.comment", {}, line);
          break;
        case '(':
          cursor_.take();
          if (into.moves.empty() || depth == kDeepestVariation) {
            fail(into.moves.empty() ? "pgn.variation" : "pgn.depth", {}, line);
            if (!skipVariation()) return false;
          } else if (!readVariation(into.moves.back().variations, before, depth + 1)) {
            return false;
          }
          break;
        case ')': cursor_.take(); return depth > 0 || fail("pgn.variation", {}, line);
        case '$':
        case '!':
        case '?': readNag(into); break;
        case '.': cursor_.take(); break;
        case '*':
          cursor_.take();
          if (depth > 0) break;
          game_.result = GameResult::Unknown;
          return true;
        default:
          const auto word = cursor_.takeWhile(isWordChar);
          if (const auto result = parseGameResult(word)) {
            if (depth > 0) break;
            game_.result = *result;
            return true;
          }
          if (isMoveNumber(word)) break;
          if (readMove(word.empty() ? std::string_view(&c, 1) : word, line, position, before, into)) break;
          return depth > 0 && skipVariation();
      }
    }
  }

  /// One of which nothing is left leaves no trace.
  bool readVariation(std::vector<PgnVariation>& among, const Position& position, int depth) {
    PgnVariation variation;
    const bool goesOn = readMoves(variation, position, depth);
    if (!variation.moves.empty() || !variation.comment.empty()) among.push_back(std::move(variation));
    return goesOn;
  }

  bool isMoveNumber(std::string_view word) {
    if (word == "e" && cursor_.rest().starts_with(".p.")) {  // "exd6 e.p."
      cursor_.takeWhile([](char c) { return c == '.' || c == 'p'; });
      return true;
    }
    return !word.empty() && std::ranges::all_of(word, isDigit) && word != "0000";
  }

  bool readMove(std::string_view word, int line, Position& position, Position& before, PgnVariation& into) {
    static constexpr std::array<std::string_view, 5> kNull{"--", "Z0", "0000", "@@@@", "null"};
    if (std::ranges::count(kNull, word) > 0) return fail("pgn.null-move", {}, line);
    const auto move = parseSan(position, word);
    if (!move) return fail("pgn.move", {std::string(word)}, line);
    before = position;
    position.play(*move);
    into.moves.emplace_back(*move);
    return true;
  }

  /// In braces, or from a semicolon to the end of the line. Nothing, and only its first character taken, if it never
  /// ends.
  std::optional<std::string_view> takeComment() {
    const char closing = cursor_.take() == ';' ? '\n' : '}';
    if (closing == '}' && cursor_.rest().find(closing) == std::string_view::npos) return std::nullopt;
    const auto text = cursor_.takeWhile([closing](char c) { return c != closing; });
    if (!cursor_.atEnd()) cursor_.take();
    return text;
  }

  bool readComment(PgnVariation& into) {
    const auto taken = takeComment();
    if (!taken) return false;
    PgnMove* const move = into.moves.empty() ? nullptr : &into.moves.back();
    std::string& comment = move ? move->comment : into.comment;
    comment += ' ';
    comment += *taken;
    const PgnCommands commands = takeCommands(comment);
    if (move && commands.clock) move->clock = commands.clock;
    if (move && commands.evalCp) move->evalCp = commands.evalCp;
    return true;
  }

  void readNag(PgnVariation& into) {
    static constexpr std::array<std::string_view, 7> kGlyphs{"", "!", "?", "!!", "??", "!?", "?!"};
    int nag = 0;
    if (cursor_.peek() == '$') {
      cursor_.take();
      for (const char digit : cursor_.takeWhile(isDigit)) nag = std::min(nag * 10 + (digit - '0'), 1000);
    } else {
      const auto glyph = cursor_.takeWhile([](char c) { return c == '!' || c == '?'; });
      nag = static_cast<int>(std::ranges::find(kGlyphs, glyph) - kGlyphs.begin()) % static_cast<int>(kGlyphs.size());
    }
    if (nag > 0 && nag < 256 && !into.moves.empty()) into.moves.back().nags.push_back(nag);
  }

  /// To behind the parenthesis that closes the variation we are in. False if there is none.
  bool skipVariation() {
    for (int open = 1; open > 0;) {
      cursor_.skipBlanks();
      if (cursor_.atEnd() || cursor_.atTagLine()) return false;
      const char c = cursor_.peek();
      if (c == '{' || c == ';') {
        if (!takeComment()) return false;
        continue;
      }
      if (c == '(') ++open;
      if (c == ')') --open;
      cursor_.take();
    }
    return true;
  }

  Cursor cursor_;
  PgnGame game_;
};

}  // namespace

std::optional<PgnGame> PgnReader::next() {
  static constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
  if (at_ == 0 && text_.starts_with(kByteOrderMark)) text_.remove_prefix(kByteOrderMark.size());
  Cursor cursor(text_, at_, line_);
  cursor.skipBlanks();
  std::optional<PgnGame> game;
  if (!cursor.atEnd()) {
    GameParser parser(cursor);
    game = parser.parse();
    cursor = parser.cursor();
  }
  at_ = cursor.at();
  line_ = cursor.line();
  return game;
}

}  // namespace kirin
