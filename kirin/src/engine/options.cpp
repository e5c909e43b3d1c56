// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/options.h"

#include "engine/people_book.h"
#include "engine/transposition_table.h"
#include "engine/tunables.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <fmt/format.h>

namespace kirin {

namespace {

constexpr int kMostLines = 218;
constexpr int kMostThreads = 256;
constexpr int kLongestOverhead = 5000;
constexpr std::string_view kEmbedded = "<embedded>";
constexpr std::string_view kNoPath = "<empty>";

template <class T>
Result<T> parseNumber(std::string_view name, std::string_view value, T low, T high) {
  T number{};
  const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), number);
  if (error != std::errc{} || end != value.data() + value.size() || number < low || number > high)
    return Error{"engine.option",
                 {std::string(name), std::string(value), fmt::format("a number from {} to {}", low, high)}};
  return number;
}

Result<bool> parseSwitch(std::string_view name, std::string_view value) {
  if (value == "true") return true;
  if (value == "false") return false;
  return Error{"engine.option", {std::string(name), std::string(value), "true or false"}};
}

Result<std::shared_ptr<const Network>> loadNetwork(std::string_view name, std::string_view value) {
  if (value.empty() || value == kEmbedded) return Network::embedded();
  auto network = Network::load(value);
  if (!network) return Error{"engine.option", {std::string(name), std::string(value), network.error().debugText()}};
  return std::shared_ptr<const Network>(std::make_shared<const Network>(std::move(*network)));
}

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

}  // namespace

std::optional<Temperament> SearchSettings::person() const {
  if (limitStrength) return rungFor(elo).temperament;
  return blunders ? std::optional(temperament) : std::nullopt;
}

// Ratings on Lichess are that much above the Elo of the rungs (docs/the-ladder.md).
constexpr int kLichessAbove = 400;

std::optional<int> SearchSettings::openingBand() const {
  if (!ownBook) return std::nullopt;
  return PeopleBook::bandOf(limitStrength ? elo + kLichessAbove : bookBand);
}

std::span<const std::string_view> optionDeclarations() {
  static constexpr auto kDeclarations = std::to_array<std::string_view>(
      {"name Hash type spin default 16 min 1 max 65536", "name Clear Hash type button",
       "name Threads type spin default 1 min 1 max 256", "name MultiPV type spin default 1 min 1 max 218",
       "name Ponder type check default false", "name Move Overhead type spin default 10 min 0 max 5000",
       "name Skill Level type spin default 2 min 0 max 2",
       // A string, since a spin cannot hold 64 bits in every program.
       "name Seed type string default 0", "name EvalFile type string default <embedded>",
       "name UCI_Chess960 type check default false", "name UCI_ShowWDL type check default false",
       "name SyzygyPath type string default <empty>", "name SyzygyProbeDepth type spin default 1 min 1 max 100",
       "name SyzygyProbeLimit type spin default 7 min 0 max 7", "name Syzygy50MoveRule type check default true",
       "name UCI_LimitStrength type check default false", "name UCI_Elo type spin default 1500 min 400 max 2800",
       "name OwnBook type check default false", "name Book Band type spin default 1400 min 1000 max 2000",
       "name Blunders type check default false",
#define KIRIN_DECLARED(field, name, initial, lowest, highest) \
  "name " name " type spin default " #initial " min " #lowest " max " #highest,
       KIRIN_TEMPERAMENT(KIRIN_DECLARED)
#undef KIRIN_DECLARED
#ifdef KIRIN_TUNE
#define KIRIN_DECLARED(name, value, lowest, highest) \
  "name " #name " type spin default " #value " min " #lowest " max " #highest,
           KIRIN_TUNABLES(KIRIN_DECLARED)
#undef KIRIN_DECLARED
#endif
      });
  return kDeclarations;
}

bool sameOptionName(std::string_view a, std::string_view b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](char x, char y) { return lower(x) == lower(y); });
}

Result<void> setOption(SearchSettings& settings, std::string_view name, std::string_view value) {
  const auto assign = [](auto& target, auto parsed) -> Result<void> {
    if (!parsed) return parsed.error();
    target = *parsed;
    return {};
  };
  if (sameOptionName(name, "Hash"))
    return assign(settings.hashMegabytes, parseNumber<int>(name, value, 1, TranspositionTable::kLargestMegabytes));
  if (sameOptionName(name, "Threads")) return assign(settings.threads, parseNumber<int>(name, value, 1, kMostThreads));
  if (sameOptionName(name, "MultiPV")) return assign(settings.multiPv, parseNumber<int>(name, value, 1, kMostLines));
  if (sameOptionName(name, "Skill Level")) return assign(settings.skillLevel, parseNumber<int>(name, value, 0, 2));
  if (sameOptionName(name, "Seed"))
    return assign(settings.seed, parseNumber<std::uint64_t>(name, value, 0, UINT64_MAX));
  if (sameOptionName(name, "EvalFile")) return assign(settings.network, loadNetwork(name, value));
  if (sameOptionName(name, "Ponder")) return assign(settings.ponder, parseSwitch(name, value));
  if (sameOptionName(name, "UCI_Chess960")) return assign(settings.chess960, parseSwitch(name, value));
  if (sameOptionName(name, "UCI_ShowWDL")) return assign(settings.showWdl, parseSwitch(name, value));
  if (sameOptionName(name, "SyzygyPath")) {
    settings.syzygyPath = value == kNoPath ? std::string_view() : value;
    return {};
  }
  if (sameOptionName(name, "SyzygyProbeDepth"))
    return assign(settings.syzygyProbeDepth, parseNumber<int>(name, value, 1, 100));
  if (sameOptionName(name, "SyzygyProbeLimit"))
    return assign(settings.syzygyProbeLimit, parseNumber<int>(name, value, 0, 7));
  if (sameOptionName(name, "Syzygy50MoveRule")) return assign(settings.syzygyFiftyMoveRule, parseSwitch(name, value));
  if (sameOptionName(name, "Move Overhead")) {
    int milliseconds = 0;
    const auto parsed = assign(milliseconds, parseNumber<int>(name, value, 0, kLongestOverhead));
    if (parsed) settings.moveOverhead = std::chrono::milliseconds(milliseconds);
    return parsed;
  }
  if (sameOptionName(name, "UCI_LimitStrength")) return assign(settings.limitStrength, parseSwitch(name, value));
  if (sameOptionName(name, "UCI_Elo"))
    return assign(settings.elo, parseNumber<int>(name, value, kLowestElo, kHighestElo));
  if (sameOptionName(name, "OwnBook")) return assign(settings.ownBook, parseSwitch(name, value));
  if (sameOptionName(name, "Book Band"))
    return assign(settings.bookBand, parseNumber<int>(name, value, PeopleBook::kLowestBand, PeopleBook::kHighestBand));
  if (sameOptionName(name, "Blunders")) return assign(settings.blunders, parseSwitch(name, value));
#define KIRIN_ASSIGNED(field, option, initial, lowest, highest) \
  if (sameOptionName(name, option))                             \
    return assign(settings.temperament.field, parseNumber<int>(name, value, lowest, highest));
  KIRIN_TEMPERAMENT(KIRIN_ASSIGNED)
#undef KIRIN_ASSIGNED
#ifdef KIRIN_TUNE
#define KIRIN_ASSIGNED(each, initial, lowest, highest) \
  if (sameOptionName(name, #each)) return assign(tune::each, parseNumber<int>(name, value, lowest, highest));
  KIRIN_TUNABLES(KIRIN_ASSIGNED)
#undef KIRIN_ASSIGNED
#endif
  return Error{"engine.option", {std::string(name), std::string(value), "no such option"}};
}

Result<SearchSettings> settingsFrom(const EngineOptions& options) {
  SearchSettings settings;
  for (const auto& [name, value] : options)
    if (auto done = setOption(settings, name, value); !done) return done.error();
  return settings;
}

}  // namespace kirin
