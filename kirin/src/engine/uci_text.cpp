// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/uci_text.h"

#include "chess/fen.h"
#include "chess/notation.h"
#include "engine/win_rate.h"

#include <algorithm>
#include <charconv>
#include <fmt/format.h>
#include <limits>

namespace kirin {

namespace {

bool isSpace(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n' || c == '\v' || c == '\f'; }

template <class T>
std::optional<T> number(std::string_view word) {
  T value{};
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
  if (word.empty() || error != std::errc{} || end != word.data() + word.size()) return std::nullopt;
  return value;
}

std::int64_t milliseconds(Duration d) { return std::chrono::duration_cast<std::chrono::milliseconds>(d).count(); }

constexpr int kMatedCp = 32000;

}  // namespace

std::string_view UciWords::next() {
  while (!text_.empty() && isSpace(text_.front())) text_.remove_prefix(1);
  std::size_t length = 0;
  while (length < text_.size() && !isSpace(text_[length])) ++length;
  const std::string_view word = text_.substr(0, length);
  text_.remove_prefix(length);
  return word;
}

std::string_view UciWords::rest() const {
  std::string_view left = text_;
  while (!left.empty() && isSpace(left.front())) left.remove_prefix(1);
  while (!left.empty() && isSpace(left.back())) left.remove_suffix(1);
  return left;
}

Result<GoCommand> parseGo(std::string_view text, const Position& position) {
  GoCommand go;
  SearchLimits& limits = go.limits;
  UciWords words(text);
  const auto bad = [](std::string_view word, std::string_view why) {
    return Error{"uci.go", {std::string(word), std::string(why)}};
  };
  for (std::string_view word = words.next(); !word.empty(); word = words.next()) {
    if (word == "infinite") {
      limits.infinite = true;
      continue;
    }
    if (word == "ponder") {
      go.ponder = true;
      continue;
    }
    if (word == "searchmoves") {
      while (!words.peek().empty()) {
        const auto move = parseUci(position, words.peek());
        if (!move) break;
        limits.searchMoves.push_back(*move);
        words.next();
      }
      if (limits.searchMoves.empty()) return bad(word, "takes legal moves");
      continue;
    }
    constexpr std::string_view kKnown[] = {"wtime", "btime", "winc",     "binc", "movestogo",
                                           "depth", "nodes", "movetime", "mate", "perft"};
    if (std::find(std::begin(kKnown), std::end(kKnown), word) == std::end(kKnown)) return bad(word, "unknown");
    const auto value = number<std::int64_t>(words.next());
    if (!value) return bad(word, "takes a number");
    constexpr std::int64_t kLongest = std::int64_t{1000} * 60 * 60 * 24 * 365;
    const auto time = [&] { return std::chrono::milliseconds(std::clamp<std::int64_t>(*value, 0, kLongest)); };
    const auto count = [&] { return static_cast<int>(std::clamp<std::int64_t>(*value, 1, 1000)); };
    if (word == "wtime") limits.whiteTime = time();
    if (word == "btime") limits.blackTime = time();
    if (word == "winc") limits.whiteIncrement = time();
    if (word == "binc") limits.blackIncrement = time();
    if (word == "movetime") limits.moveTime = time();
    if (word == "nodes") limits.nodes = static_cast<std::uint64_t>(std::max<std::int64_t>(*value, 0));
    if (word == "depth") limits.depth = count();
    if (word == "mate") limits.mateIn = count();
    // Zero has been seen to mean sudden death.
    if (word == "movestogo" && *value > 0) limits.movesToGo = count();
    if (word == "perft") {
      if (*value < 1 || *value > 20) return bad(word, "takes a depth from 1 to 20");
      go.perft = static_cast<int>(*value);
    }
  }
  return go;
}

std::string writeGo(const SearchLimits& limits, const Position& position) {
  std::string text = "go";
  const auto add = [&](std::string_view name, auto value) { text += fmt::format(" {} {}", name, value); };
  if (limits.whiteTime) add("wtime", milliseconds(*limits.whiteTime));
  if (limits.blackTime) add("btime", milliseconds(*limits.blackTime));
  if (limits.whiteIncrement > Duration::zero()) add("winc", milliseconds(limits.whiteIncrement));
  if (limits.blackIncrement > Duration::zero()) add("binc", milliseconds(limits.blackIncrement));
  if (limits.movesToGo) add("movestogo", *limits.movesToGo);
  if (limits.depth) add("depth", *limits.depth);
  if (limits.nodes) add("nodes", *limits.nodes);
  if (limits.mateIn) add("mate", *limits.mateIn);
  if (limits.moveTime) add("movetime", milliseconds(*limits.moveTime));
  if (limits.infinite || text == "go") text += " infinite";
  if (!limits.searchMoves.empty()) {
    text += " searchmoves";
    for (Move m : limits.searchMoves) text.append(" ").append(toUci(position, m));
  }
  return text;
}

Result<GameLine> parsePositionCommand(std::string_view text, bool chess960) {
  UciWords words(text);
  Position start;
  const std::string_view kind = words.next();
  if (kind == "fen") {
    std::string fen;
    while (!words.peek().empty() && words.peek() != "moves") {
      if (!fen.empty()) fen += ' ';
      fen += words.next();
    }
    auto parsed = parseFen(fen);
    if (!parsed) return parsed.error();
    start = *parsed;
  } else if (kind != "startpos") {
    return Error{"uci.position", {std::string(kind)}};
  }
  if (chess960) start.setChess960(true);

  GameLine line(start);
  const std::string_view moves = words.next();
  if (!moves.empty() && moves != "moves") return Error{"uci.position", {std::string(moves)}};
  for (std::string_view word = words.next(); !word.empty(); word = words.next()) {
    const auto move = parseUci(line.current(), word);
    if (!move) return move.error();
    line.play(*move);
  }
  return line;
}

std::string writePositionCommand(const GameLine& line) {
  static const Position kStandard;
  std::string text =
      line.start().sameAs(kStandard) && line.start().fullmoveNumber() == 1 && line.start().halfmoveClock() == 0
          ? "position startpos"
          : fmt::format("position fen {}", toFen(line.start()));
  if (line.plies() > 0) text += " moves";
  for (int ply = 0; ply < line.plies(); ++ply) {
    text += ' ';
    text += toUci(line.at(ply), line.moves()[static_cast<std::size_t>(ply)]);
  }
  return text;
}

Result<OptionCommand> parseSetOption(std::string_view text) {
  UciWords words(text);
  OptionCommand option;
  if (words.next() != "name") return Error{"uci.setoption", {std::string(text)}};
  while (!words.peek().empty() && words.peek() != "value") {
    if (!option.name.empty()) option.name += ' ';
    option.name += words.next();
  }
  if (option.name.empty()) return Error{"uci.setoption", {std::string(text)}};
  if (words.next() == "value") option.value = words.rest();
  return option;
}

std::uint64_t nodesPerSecond(std::uint64_t nodes, Duration elapsed) {
  if (elapsed <= Duration::zero()) return 0;
  return static_cast<std::uint64_t>(static_cast<double>(nodes) * 1e9 / static_cast<double>(elapsed.count()));
}

std::string writeInfo(const SearchInfo& info, const Position& root, bool showWdl) {
  std::string score =
      info.score.mateIn ? fmt::format("mate {}", *info.score.mateIn) : fmt::format("cp {}", info.score.cp);
  if (showWdl) {
    const WinDrawLoss chances = winDrawLoss(info.score, materialOf(root));
    score += fmt::format(" wdl {} {} {}", chances.win, chances.draw, chances.loss);
  }
  std::string text =
      fmt::format("info depth {} seldepth {} multipv {} score {} nodes {} nps {} hashfull {} tbhits {} time {} pv",
                  info.depth, info.selDepth, info.multiPv, score, info.nodes, nodesPerSecond(info.nodes, info.elapsed),
                  info.hashFull, info.tableHits, milliseconds(info.elapsed));
  for (Move m : info.pv) text.append(" ").append(toUci(root, m));
  return text;
}

std::optional<SearchInfo> parseInfo(std::string_view text, const Position& root) {
  SearchInfo info;
  bool scored = false;
  UciWords words(text);
  const auto read = [&](auto& target) {
    if (const auto value = number<std::decay_t<decltype(target)>>(words.next())) target = *value;
  };
  for (std::string_view word = words.next(); !word.empty(); word = words.next()) {
    if (word == "string") break;
    if (word == "depth") read(info.depth);
    if (word == "seldepth") read(info.selDepth);
    if (word == "multipv") read(info.multiPv);
    if (word == "nodes") read(info.nodes);
    if (word == "hashfull") read(info.hashFull);
    if (word == "time") {
      std::int64_t ms = 0;
      read(ms);
      info.elapsed = std::chrono::milliseconds(std::clamp<std::int64_t>(ms, 0, 1'000'000'000'000));
    }
    if (word == "score") {
      const std::string_view kind = words.next();
      int value = 0;
      read(value);
      if (kind == "cp") {
        info.score = {std::clamp(value, -kMatedCp + 1000, kMatedCp - 1000), std::nullopt};
        scored = true;
      } else if (kind == "mate") {
        value = std::clamp(value, -500, 500);
        info.score = {value > 0 ? kMatedCp - value : -kMatedCp - value, value};
        scored = true;
      }
    }
    if (word == "pv") {
      info.pv.clear();  // said twice, the last one counts
      Position position = root;
      for (std::string_view text_move = words.next(); !text_move.empty(); text_move = words.next()) {
        const auto move = parseUci(position, text_move);
        if (!move) break;
        info.pv.push_back(*move);
        position.play(*move);
      }
    }
  }
  if (!scored) return std::nullopt;
  return info;
}

}  // namespace kirin
