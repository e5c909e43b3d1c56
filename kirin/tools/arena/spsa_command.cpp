// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/spsa_command.h"

#include "arena/journal.h"
#include "arena/match.h"
#include "arena/parsing.h"

#include "base/files.h"
#include "base/strict_json.h"

#include <fmt/format.h>

namespace kirin::arena {

const char* const kSpsaUsage =
    "kirin-arena spsa --engine SPEC --params FILE --state FILE [options]: tunes options of an engine by playing\n"
    "  --params FILE     a line for each option: name, start, low, high, step\n"
    "  --state FILE      values so far, after each iteration; the same command goes on from there\n"
    "  --iterations N    (1000)\n"
    "  --games N         of an iteration; even (2)\n"
    "  and of a match: --nodes, --depth, --tc, --book, --concurrency, --seed, --resign, --draw\n";

namespace {

using nlohmann::json;

json identityOf(const SpsaArguments& arguments, const std::vector<Parameter>& parameters, const Openings& openings) {
  json run{{"match", identityOf(arguments.match, openings)},
           {"games", arguments.match.games},
           {"iterations", arguments.iterations}};
  for (const Parameter& parameter : parameters)
    run["parameters"].push_back({parameter.name, parameter.start, parameter.low, parameter.high, parameter.step});
  return run;
}

Result<std::optional<SpsaState>> readState(const std::filesystem::path& file, const json& run, std::size_t values) {
  const auto text = readFile(file);
  if (!text && text.error().code == "file.missing") return std::optional<SpsaState>();
  if (!text) return text.error();
  const auto saved = parseStrictJson(*text);
  if (!saved) return saved.error();
  try {
    if (saved->at("run") != run) return Error{"arena.resume", {file.string(), "is of another run"}};
    SpsaState state{saved->at("iteration").get<int>(), saved->at("values").get<std::vector<double>>()};
    if (state.values.size() != values || state.iteration < 0) throw std::out_of_range("values");
    return std::optional(std::move(state));
  } catch (const std::exception& wrong) {
    return Error{"arena.resume", {file.string(), wrong.what()}};
  }
}

void setOptions(Contender& contender, const std::vector<Parameter>& parameters, const std::vector<int>& values) {
  for (std::size_t i = 0; i < parameters.size(); ++i) contender.options[parameters[i].name] = std::to_string(values[i]);
}

}  // namespace

Result<SpsaArguments> parseSpsaArguments(std::span<const std::string_view> words) {
  SpsaArguments arguments;
  std::string engine;
  std::vector<std::string_view> match{"--games", "2"};
  for (std::size_t i = 0; i < words.size(); i += 2) {
    const std::string_view option = words[i];
    if (i + 1 == words.size()) return badArgument(option, "a value; see spsa --help");
    const std::string_view value = words[i + 1];
    if (option == "--params") {
      arguments.parameters = value;
    } else if (option == "--state") {
      arguments.state = value;
    } else if (option == "--iterations") {
      const auto iterations = parseNumber<int>(value, 1, 10'000'000);
      if (!iterations) return badArgument(option, "a positive number");
      arguments.iterations = *iterations;
    } else if (option == "--engine") {
      if (!engine.empty()) return badArgument(option, "to be given once");
      engine = value;
    } else if (option == "--json" || option == "--pgn" || option == "--sprt" || option == "--gauntlet") {
      return badArgument(option, "nothing: not while tuning");
    } else {
      match.insert(match.end(), {option, value});
    }
  }
  if (engine.empty()) return badArgument("--engine", "to be given once");
  if (arguments.parameters.empty()) return badArgument("--params", "a file");
  if (arguments.state.empty()) return badArgument("--state", "a file");
  // The last name counts.
  const std::string first = engine + ",name=first", second = engine + ",name=second";
  match.insert(match.end(), {"--engine", first, "--engine", second});
  auto parsed = parseArguments(match);
  if (!parsed) return parsed.error();
  if (parsed->contenders[0].personality || parsed->contenders[0].yardstick)
    return badArgument("--engine", "no personality or yardstick: its play is its own");
  if (static_cast<std::int64_t>(parsed->games) * arguments.iterations > 2'000'000'000)
    return badArgument("--iterations", "at most two thousand million games in all");
  arguments.match = *std::move(parsed);
  return arguments;
}

Result<SpsaState> tune(const SpsaArguments& arguments, const ITime& time, std::stop_token stop,
                       const std::function<void(const SpsaState&, const std::vector<Parameter>&)>& progress) {
  const auto text = readFile(arguments.parameters);
  if (!text) return text.error();
  const auto parameters = parseParameters(*text);
  if (!parameters) return parameters.error();
  const std::uint64_t seed = arguments.match.seed;
  const auto openings =
      arguments.match.book.empty() ? Result<Openings>(Openings(seed)) : Openings::read(arguments.match.book, seed);
  if (!openings) return openings.error();
  const json run = identityOf(arguments, *parameters, *openings);
  auto saved = readState(arguments.state, run, parameters->size());
  if (!saved) return saved.error();

  Spsa spsa(*parameters, arguments.iterations, seed);
  if (*saved) spsa.restore(**std::move(saved));
  while (!spsa.done() && !stop.stop_requested()) {
    const auto played = spsa.iterate(
        [&](const std::vector<int>& first, const std::vector<int>& second, int iteration) -> Result<double> {
          Arguments match = arguments.match;
          setOptions(match.contenders[0], *parameters, first);
          setOptions(match.contenders[1], *parameters, second);
          // Pairs are numbered through all iterations, so that no opening comes twice before all have been played.
          const int pairs = match.games / 2, before = iteration * pairs;
          match.games *= iteration + 1;
          Tally tally;
          const auto done = playPairs(match, *openings, std::vector<bool>(static_cast<std::size_t>(before), true), time,
                                      stop, [&](PairRecord&& pair) -> Result<bool> {
                                        tally.add({pair.games[0].outcome, pair.games[1].outcome});
                                        return false;
                                      });
          if (!done) return done.error();
          if (tally.games() != 2 * pairs) return Error{"arena.stopped", {}};
          return static_cast<double>(tally.wins - tally.losses);
        });
    if (!played && stop.stop_requested()) break;
    if (!played) return played.error();
    const json state{{"run", run}, {"iteration", spsa.state().iteration}, {"values", spsa.state().values}};
    if (auto written = writeFileAtomically(arguments.state, state.dump(1) + "\n"); !written) return written.error();
    progress(spsa.state(), *parameters);
  }
  return spsa.state();
}

std::string toText(const SpsaState& state, const std::vector<Parameter>& parameters) {
  std::string text = fmt::format("iteration {}:", state.iteration);
  for (std::size_t i = 0; i < parameters.size(); ++i)
    text += fmt::format("{} {} {:.2f}", i == 0 ? "" : ",", parameters[i].name, state.values[i]);
  return text;
}

}  // namespace kirin::arena
