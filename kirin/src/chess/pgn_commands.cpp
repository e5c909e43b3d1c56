// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/pgn_commands.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <fmt/format.h>

namespace kirin {

namespace {

constexpr int kMate = 32000;
constexpr int kLongestMate = 1000;
constexpr int kMostHours = 9999;

bool isDigit(char c) { return c >= '0' && c <= '9'; }

/// A number in front of `text`, digits only, at most `most`; takes it off.
std::optional<int> takeNumber(std::string_view& text, int most) {
  int value = 0;
  if (text.empty() || !isDigit(text.front())) return std::nullopt;
  const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (problem != std::errc{} || value > most) return std::nullopt;
  text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  return value;
}

bool takeChar(std::string_view& text, char c) {
  if (text.empty() || text.front() != c) return false;
  text.remove_prefix(1);
  return true;
}

/// ".5" as 500 with three digits, further ones dropped; nothing as 0.
std::optional<int> takeFraction(std::string_view& text, int digits) {
  if (!takeChar(text, '.')) return 0;
  if (text.empty() || !isDigit(text.front())) return std::nullopt;
  int value = 0;
  for (int i = 0; i < digits; ++i) {
    value *= 10;
    if (!text.empty() && isDigit(text.front())) {
      value += text.front() - '0';
      text.remove_prefix(1);
    }
  }
  while (!text.empty() && isDigit(text.front())) text.remove_prefix(1);
  return value;
}

std::optional<std::chrono::milliseconds> readClock(std::string_view text) {
  const auto hours = takeNumber(text, kMostHours);
  if (!hours || !takeChar(text, ':')) return std::nullopt;
  const auto minutes = takeNumber(text, 59);
  if (!minutes || !takeChar(text, ':')) return std::nullopt;
  const auto seconds = takeNumber(text, 59);
  if (!seconds) return std::nullopt;
  const auto milliseconds = takeFraction(text, 3);
  if (!milliseconds || !text.empty()) return std::nullopt;
  return std::chrono::hours(*hours) + std::chrono::minutes(*minutes) + std::chrono::seconds(*seconds) +
         std::chrono::milliseconds(*milliseconds);
}

std::optional<int> readEval(std::string_view text) {
  const bool mate = takeChar(text, '#');
  const bool negative = takeChar(text, '-');
  if (!negative) takeChar(text, '+');
  const auto whole = takeNumber(text, mate ? kLongestMate : (kMate - kLongestMate) / 100 - 1);
  if (!whole) return std::nullopt;
  int value = kMate - *whole;
  if (!mate) {
    const auto fraction = takeFraction(text, 2);
    if (!fraction) return std::nullopt;
    value = *whole * 100 + *fraction;
  }
  if (takeChar(text, ',') && !takeNumber(text, 999)) return std::nullopt;  // the depth it was searched to
  if (!text.empty()) return std::nullopt;
  return negative ? -value : value;
}

/// Removes the first well-formed "[%name value]" and gives what `read` made of the value.
template <class Read>
auto take(std::string& comment, std::string_view name, Read read) -> decltype(read(name)) {
  const std::string opening = fmt::format("[%{} ", name);
  for (auto begin = comment.find(opening); begin != std::string::npos; begin = comment.find(opening, begin + 1)) {
    const auto end = comment.find(']', begin);
    if (end == std::string::npos) break;
    const auto from = begin + opening.size();
    const auto value = read(std::string_view(comment).substr(from, end - from));
    if (!value) continue;
    comment.replace(begin, end + 1 - begin, 1, ' ');
    return value;
  }
  return std::nullopt;
}

void collapseBlanks(std::string& text) {
  std::string collapsed;
  for (const char c : text) {
    const bool blank = c == ' ' || c == '\t' || c == '\r' || c == '\n' || c == '\v' || c == '\f';
    if (!blank) {
      collapsed += c;
    } else if (!collapsed.empty() && collapsed.back() != ' ') {
      collapsed += ' ';
    }
  }
  if (!collapsed.empty() && collapsed.back() == ' ') collapsed.pop_back();
  text = std::move(collapsed);
}

}  // namespace

PgnCommands takeCommands(std::string& comment) {
  PgnCommands commands;
  // What is taken out may leave another command behind that it stood in.
  for (bool found = true; found;) {
    collapseBlanks(comment);
    const auto clock = take(comment, "clk", readClock);
    const auto evalCp = take(comment, "eval", readEval);
    if (!commands.clock) commands.clock = clock;
    if (!commands.evalCp) commands.evalCp = evalCp;
    found = clock || evalCp;
  }
  return commands;
}

std::string writeCommands(const PgnMove& move) {
  std::string text;
  if (move.evalCp) {
    const int size = std::abs(*move.evalCp);
    const char* sign = *move.evalCp < 0 ? "-" : "";
    text = size >= kMate - kLongestMate ? fmt::format("[%eval #{}{}]", sign, kMate - size)
                                        : fmt::format("[%eval {}{}.{:02}]", sign, size / 100, size % 100);
  }
  if (move.clock) {
    const auto left = std::max(move.clock->count(), std::chrono::milliseconds::rep{0});
    std::string seconds = fmt::format("{:02}.{:03}", left / 1000 % 60, left % 1000);
    seconds.erase(seconds.find_last_not_of('0') + 1);
    if (seconds.back() == '.') seconds.pop_back();
    if (!text.empty()) text += ' ';
    text += fmt::format("[%clk {}:{:02}:{}]", left / 3600000, left / 60000 % 60, seconds);
  }
  return text;
}

}  // namespace kirin
