// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/arguments.h"

#include "arena/parsing.h"

#include <algorithm>
#include <fmt/format.h>

namespace kirin::arena {

const char* const kUsage =
    "kirin-arena --engine SPEC --engine SPEC [--engine SPEC]... [options]: everybody plays everybody\n"
    "  SPEC              name=A[,cmd=PATH ARGS][,nodes=N][,depth=N][,option.NAME=VALUE]...; without cmd it is Kirin\n"
    "                    itself; a comma inside a value is written \\,\n"
    "                    or personality=ID[,name=A]: with its own options and budget, as the board plays it\n"
    "                    or yardstick=random|greedy|exchange[,name=A]: plays any move; takes the most it can; or "
    "looks\n"
    "                    one move ahead for exchanges\n"
    "  --gauntlet        only the first plays the others\n"
    "  --games N         of each two; even; each opening is played twice with colours reversed (100)\n"
    "  --nodes N, --depth N, --tc SECONDS+INCREMENT   what a move or a game may take\n"
    "  --book FILE       openings, EPD or PGN, in an order drawn by the seed; without: eight random plies\n"
    "  --personalities DIR   more of them than the seven\n"
    "  --concurrency N   games at a time (1)\n"
    "  --seed N          of openings and of the engines' Seed options (1)\n"
    "  --resign CP       ends a game once both sides have seen such a score for four moves each\n"
    "  --draw CP         ends a game after ply 80 once both have seen no larger score for ten plies\n"
    "  --sprt elo0=X,elo1=Y[,alpha=0.05][,beta=0.05]   ends the match once it is decided which Elo is true\n"
    "  --json FILE       results, after each pair; the same command goes on where it was cut (FILE.journal)\n"
    "  --pgn FILE        games, pair by pair\n"
    "kirin-arena rate --help: Elo of everybody in many files\n"
    "kirin-arena spsa --help: options tuned by playing\n"
    "Ends with 0, or 1 after an error, 2 after a wrong command line, 3 when games were lost by a crash, an illegal\n"
    "move or the clock, 130 when interrupted.\n";

namespace {

std::optional<Duration> seconds(std::string_view text) {
  const auto value = parseNumber<double>(text, 0.0, 1e6);
  if (!value) return std::nullopt;
  return std::chrono::duration_cast<Duration>(std::chrono::duration<double>(*value));
}

/// One option and its value into `arguments`.
Result<void> take(Arguments& arguments, std::string_view option, std::string_view value,
                  const PersonalityRegistry& personalities) {
  // Puts a number where it belongs, or says what it should have been.
  const auto number = [&](auto& into, auto low, auto high, const char* takes) -> Result<void> {
    const auto parsed = parseNumber<decltype(low)>(value, low, high);
    if (!parsed) return badArgument(option, takes);
    into = *parsed;
    return {};
  };
  if (option == "--engine") {
    auto contender = parseContender(value, personalities);
    if (!contender) return contender.error();
    arguments.contenders.push_back(std::move(*contender));
    return {};
  }
  if (option == "--games") {
    const auto games = parseNumber<int>(value, 2, 1'000'000);
    if (!games || *games % 2 != 0) return badArgument(option, "an even number of games");
    arguments.games = *games;
    return {};
  }
  if (option == "--tc") {
    const auto time = parseTimeControl(value);
    if (!time) return time.error();
    arguments.time = *time;
    return {};
  }
  if (option == "--sprt") {
    const auto sprt = parseSprt(value);
    if (!sprt) return sprt.error();
    arguments.sprt = *sprt;
    return {};
  }
  if (option == "--nodes") return number(arguments.nodes, std::uint64_t{1}, UINT64_MAX, "a positive number");
  if (option == "--depth") return number(arguments.depth, 1, 100, "a number from 1 to 100");
  if (option == "--concurrency") return number(arguments.concurrency, 1, 256, "a number from 1 to 256");
  if (option == "--seed") return number(arguments.seed, std::uint64_t{0}, UINT64_MAX, "a number");
  if (option == "--resign") return number(arguments.resignAt, 100, 10'000, "centipawns from 100 to 10000");
  if (option == "--draw") return number(arguments.drawAt, 0, 200, "centipawns from 0 to 200");
  for (const auto& [name, path] :
       {std::pair{"--personalities", &arguments.personalities}, std::pair{"--book", &arguments.book},
        std::pair{"--json", &arguments.json}, std::pair{"--pgn", &arguments.pgn}}) {
    if (option != name) continue;
    if (value.empty()) return badArgument(option, "a file");
    *path = value;
    return {};
  }
  return badArgument(option, "nothing: no such option; see --help");
}

Result<void> check(const Arguments& arguments) {
  const auto& contenders = arguments.contenders;
  if (contenders.size() < 2) return badArgument("--engine", "to be given twice or more often");
  if (contenders.size() > 100) return badArgument("--engine", "at most a hundred of them");
  if (arguments.sprt && contenders.size() != 2) return badArgument("--sprt", "two engines");
  for (std::size_t i = 0; i < contenders.size(); ++i) {
    const Contender& contender = contenders[i];
    if (!contender.personality && !contender.yardstick && !contender.nodes && !contender.depth && !arguments.nodes &&
        !arguments.depth && !arguments.time)
      return badArgument("--nodes, --depth or --tc", "to be given, or nodes= or depth= for each engine");
    for (std::size_t j = 0; j < i; ++j)
      if (contenders[j].name == contender.name) return badArgument("--engine", "a name of its own for each engine");
  }
  return {};
}

}  // namespace

Result<TimeControl> parseTimeControl(std::string_view text) {
  const std::size_t plus = text.find('+');
  const auto base = seconds(text.substr(0, plus));
  const auto increment = plus == std::string_view::npos ? std::optional(Duration{0}) : seconds(text.substr(plus + 1));
  if (!base || !increment || *base + *increment <= Duration{0})
    return badArgument("--tc", "seconds, or seconds+increment");
  return TimeControl{*base, *increment};
}

std::string toString(const TimeControl& time) {
  using Seconds = std::chrono::duration<double>;
  return fmt::format("{:.10g}+{:.10g}", Seconds(time.base).count(), Seconds(time.increment).count());
}

Result<Arguments> parseArguments(std::span<const std::string_view> words) {
  Arguments arguments;
  // Wherever it stands, engines named before it may be personalities of that folder.
  std::vector<std::filesystem::path> folders;
  for (std::size_t i = 0; i + 1 < words.size(); ++i)
    if (words[i] == "--personalities") folders.emplace_back(words[i + 1]);
  const PersonalityRegistry personalities(folders);
  for (const BrokenPersonality& broken : personalities.broken()) return broken.error;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (words[i] == "--gauntlet") {
      arguments.gauntlet = true;
      continue;
    }
    if (i + 1 == words.size()) return badArgument(words[i], "a value; see --help");
    if (auto taken = take(arguments, words[i], words[i + 1], personalities); !taken) return taken.error();
    ++i;
  }
  if (auto sound = check(arguments); !sound) return sound.error();
  return arguments;
}

}  // namespace kirin::arena
