// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/grbl_reply.h"

#include <array>
#include <charconv>
#include <cmath>
#include <utility>

namespace kirin {
namespace {

using namespace grbl_reply;

/// Longer than anything GRBL 1.1 writes.
constexpr std::size_t kLongestLine = 256;

template <class T>
std::optional<T> number(std::string_view text) {
  T value{};
  const char* end = text.data() + text.size();
  const auto [stopped, error] = std::from_chars(text.data(), end, value);
  if (text.empty() || error != std::errc{} || stopped != end) return std::nullopt;
  return value;
}

/// Cuts off what stands before the mark, and the mark.
std::string_view cut(std::string_view& text, char mark) {
  const std::size_t at = text.find(mark);
  const std::string_view head = text.substr(0, at);
  text = at == std::string_view::npos ? std::string_view{} : text.substr(at + 1);
  return head;
}

std::optional<Point> point(std::string_view text) {
  const auto numbers = parseGrblNumbers(text);
  if (!numbers || numbers->size() < 2) return std::nullopt;
  return Point{(*numbers)[0], (*numbers)[1]};
}

template <class T>
GrblReply coded(std::string_view text) {
  const auto code = number<int>(text);
  return code ? GrblReply(T{*code}) : GrblReply(Garbage{});
}

GrblReply setting(std::string_view text) {
  const auto which = number<int>(cut(text, '='));
  const auto value = number<double>(text);
  if (!which || !value || !std::isfinite(*value)) return Garbage{};
  return Setting{*which, *value};
}

std::optional<Status::State> stateNamed(std::string_view name) {
  using enum Status::State;
  constexpr std::array<std::pair<std::string_view, Status::State>, 9> kNames{{{"Idle", Idle},
                                                                              {"Run", Run},
                                                                              {"Hold", Hold},
                                                                              {"Jog", Jog},
                                                                              {"Alarm", Alarm},
                                                                              {"Door", Door},
                                                                              {"Check", Check},
                                                                              {"Home", Home},
                                                                              {"Sleep", Sleep}}};
  for (const auto& [known, state] : kNames) {
    if (known == name) return state;
  }
  return std::nullopt;
}

GrblReply status(std::string_view text) {
  Status said;
  std::string_view state = cut(text, '|');
  const auto known = stateNamed(cut(state, ':'));
  if (!known) return Garbage{};
  said.state = *known;
  if (!state.empty()) {
    const auto sub = number<int>(state);
    if (!sub) return Garbage{};
    said.sub = *sub;
  }
  bool overrides = false, flood = false;
  while (!text.empty()) {
    std::string_view value = cut(text, '|');
    const std::string_view name = cut(value, ':');
    std::optional<Point>* spot = name == "MPos"   ? &said.machine
                                 : name == "WPos" ? &said.work
                                 : name == "WCO"  ? &said.offset
                                                  : nullptr;
    if (spot != nullptr) {
      *spot = point(value);
      if (!*spot) return Garbage{};
    }
    overrides = overrides || name == "Ov";
    if (name == "A") flood = value.find('F') != std::string_view::npos;
  }
  if (overrides) said.magnet = flood;
  return said;
}

}  // namespace

std::optional<std::vector<double>> parseGrblNumbers(std::string_view text) {
  std::vector<double> numbers;
  while (!text.empty()) {
    const auto value = number<double>(cut(text, ','));
    if (!value || !std::isfinite(*value)) return std::nullopt;
    numbers.push_back(*value);
  }
  return numbers;
}

GrblReply parseGrblReply(std::string_view line) {
  if (line == "ok") return Ok{};
  if (line.starts_with("error:")) return coded<ErrorCode>(line.substr(6));
  if (line.starts_with("ALARM:")) return coded<grbl_reply::Alarm>(line.substr(6));
  if (line.starts_with("Grbl ")) {
    line.remove_prefix(5);
    return Banner{std::string(cut(line, ' '))};
  }
  if (line.starts_with('$')) return setting(line.substr(1));
  if (line.size() >= 2 && line.starts_with('<') && line.ends_with('>')) return status(line.substr(1, line.size() - 2));
  if (line.size() >= 2 && line.starts_with('[') && line.ends_with(']')) {
    std::string_view value = line.substr(1, line.size() - 2);
    const std::string_view name = cut(value, ':');
    return Info{std::string(name), std::string(value)};
  }
  return Garbage{};
}

std::optional<std::string> GrblLines::next() {
  while (true) {
    const std::size_t end = pending_.find_first_of("\r\n");
    if (end == std::string::npos) {
      if (pending_.size() > kLongestLine) pending_.clear();
      return std::nullopt;
    }
    std::string line = pending_.substr(0, end);
    pending_.erase(0, end + 1);
    if (!line.empty()) return line;
  }
}

}  // namespace kirin
