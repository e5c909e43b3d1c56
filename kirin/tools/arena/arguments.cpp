// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/arguments.h"

#include <charconv>
#include <cmath>

namespace kirin::arena {

const char* const kUsage =
    "kirin-arena --engine SPEC --engine SPEC [options]: a match between two engines\n"
    "  SPEC              name=A[,cmd=PATH ARGS][,nodes=N][,depth=N][,option.NAME=VALUE]...; without cmd it is Kirin "
    "itself\n"
    "  --games N         even; each opening is played twice with colours reversed (100)\n"
    "  --nodes N, --depth N, --tc SECONDS+INCREMENT   what a move or a game may take\n"
    "  --book FILE       openings, EPD or PGN; without: eight random plies by the seed\n"
    "  --concurrency N   games at a time (1)\n"
    "  --seed N          of openings and of the engines' Seed options (1)\n"
    "  --resign CP       ends a game once both sides have seen such a score for four moves\n"
    "  --json FILE, --pgn FILE   where results and games go\n";

namespace {

Error bad(std::string_view option, std::string_view takes) {
  return {"arena.argument", {std::string(option), std::string(takes)}};
}

template <class T>
std::optional<T> number(std::string_view text, T low, T high) {
  T value{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (text.empty() || error != std::errc{} || end != text.data() + text.size() || value < low || value > high)
    return std::nullopt;
  return value;
}

std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  for (;;) {
    const std::size_t at = text.find(separator);
    parts.push_back(text.substr(0, at));
    if (at == std::string_view::npos) return parts;
    text.remove_prefix(at + 1);
  }
}

std::optional<Duration> seconds(std::string_view text) {
  const auto value = number<double>(text, 0.0, 1e6);
  if (!value || !std::isfinite(*value)) return std::nullopt;
  return std::chrono::duration_cast<Duration>(std::chrono::duration<double>(*value));
}

constexpr std::string_view kSpecTakes = "name=A[,cmd=PATH][,nodes=N][,depth=N][,option.NAME=VALUE]";

}  // namespace

Result<TimeControl> parseTimeControl(std::string_view text) {
  const std::size_t plus = text.find('+');
  const auto base = seconds(text.substr(0, plus));
  const auto increment = plus == std::string_view::npos ? std::optional(Duration{0}) : seconds(text.substr(plus + 1));
  if (!base || !increment || *base + *increment <= Duration{0}) return bad("--tc", "seconds, or seconds+increment");
  return TimeControl{*base, *increment};
}

Result<Contender> parseContender(std::string_view text) {
  Contender contender;
  for (std::string_view part : split(text, ',')) {
    const std::size_t equals = part.find('=');
    if (equals == std::string_view::npos) return bad("--engine", kSpecTakes);
    const std::string_view key = part.substr(0, equals);
    const std::string_view value = part.substr(equals + 1);
    constexpr std::string_view kOption = "option.";
    if (key == "name") {
      contender.name = value;
    } else if (key == "cmd") {
      for (std::string_view word : split(value, ' '))
        if (!word.empty()) contender.command.emplace_back(word);
    } else if (key == "nodes") {
      contender.nodes = number<std::uint64_t>(value, 1, UINT64_MAX);
      if (!contender.nodes) return bad("--engine", "nodes= takes a positive number");
    } else if (key == "depth") {
      contender.depth = number<int>(value, 1, 100);
      if (!contender.depth) return bad("--engine", "depth= takes a number from 1 to 100");
    } else if (key.substr(0, kOption.size()) == kOption && key.size() > kOption.size()) {
      contender.options[std::string(key.substr(kOption.size()))] = value;
    } else {
      return bad("--engine", kSpecTakes);
    }
  }
  if (contender.name.empty()) return bad("--engine", kSpecTakes);
  return contender;
}

Result<Arguments> parseArguments(std::span<const std::string_view> words) {
  Arguments arguments;
  for (std::size_t i = 0; i < words.size(); i += 2) {
    const std::string_view option = words[i];
    if (i + 1 == words.size()) return bad(option, "a value; see --help");
    const std::string_view value = words[i + 1];
    if (option == "--engine") {
      auto contender = parseContender(value);
      if (!contender) return contender.error();
      arguments.contenders.push_back(std::move(*contender));
    } else if (option == "--games") {
      const auto games = number<int>(value, 2, 1'000'000);
      if (!games || *games % 2 != 0) return bad(option, "an even number of games");
      arguments.games = *games;
    } else if (option == "--nodes") {
      arguments.nodes = number<std::uint64_t>(value, 1, UINT64_MAX);
      if (!arguments.nodes) return bad(option, "a positive number");
    } else if (option == "--depth") {
      arguments.depth = number<int>(value, 1, 100);
      if (!arguments.depth) return bad(option, "a number from 1 to 100");
    } else if (option == "--tc") {
      const auto time = parseTimeControl(value);
      if (!time) return time.error();
      arguments.time = *time;
    } else if (option == "--book") {
      arguments.book = value;
    } else if (option == "--concurrency") {
      const auto count = number<int>(value, 1, 256);
      if (!count) return bad(option, "a number from 1 to 256");
      arguments.concurrency = *count;
    } else if (option == "--seed") {
      const auto seed = number<std::uint64_t>(value, 0, UINT64_MAX);
      if (!seed) return bad(option, "a number");
      arguments.seed = *seed;
    } else if (option == "--resign") {
      arguments.resignAt = number<int>(value, 100, 10'000);
      if (!arguments.resignAt) return bad(option, "centipawns from 100 to 10000");
    } else if (option == "--json") {
      arguments.json = value;
    } else if (option == "--pgn") {
      arguments.pgn = value;
    } else {
      return bad(option, "nothing: no such option; see --help");
    }
  }
  if (arguments.contenders.size() != 2) return bad("--engine", "to be given twice");
  for (const Contender& contender : arguments.contenders)
    if (!contender.nodes && !contender.depth && !arguments.nodes && !arguments.depth && !arguments.time)
      return bad("--nodes, --depth or --tc", "to be given, or nodes= or depth= for each engine");
  return arguments;
}

}  // namespace kirin::arena
