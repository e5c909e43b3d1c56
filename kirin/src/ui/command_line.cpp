// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/command_line.h"

#include "app/personality.h"
#include "app/session_game.h"
#include "ui/phrases.h"
#include "ui/start_choice.h"

#include <algorithm>
#include <array>
#include <functional>
#include <set>
#include <string_view>

namespace kirin {
namespace {

/// What each option takes, said when its value is missing or wrong. These are the words one types: not translated.
struct Option {
  std::string_view name;
  std::string_view takes;  ///< empty: no value
  std::function<bool(std::string_view)> accepts;
  std::function<void(Options&, std::string)> store;
};

bool oneOf(std::string_view value, std::initializer_list<std::string_view> words) {
  return std::find(words.begin(), words.end(), value) != words.end();
}

bool notEmpty(std::string_view value) { return !value.empty(); }

const std::vector<Option>& allOptions() {
  static const std::vector<Option> options{
      {"--odds", "queen, rook or knight",
       [](auto v) {
         return oneOf(v, {"queen", "rook", "knight"});
       },
       [](Options& o, std::string v) { o.odds = std::move(v); }},
      {"--opponent", "the id of an opponent, such as novice", notEmpty,
       [](Options& o, std::string v) { o.opponent = std::move(v); }},
      {"--color", "white, black or random",
       [](auto v) {
         return oneOf(v, {"white", "black", "random"});
       },
       [](Options& o, std::string v) { o.color = std::move(v); }},
      {"--time", "minutes+seconds, such as 5+3, or none", [](auto v) { return parseTimeControl(v).ok(); },
       [](Options& o, std::string v) { o.time = std::move(v); }},
      {"--fen", "a start position in FEN", notEmpty, [](Options& o, std::string v) { o.fen = std::move(v); }},
      {"--board", "sim, twin or gantry",
       [](auto v) {
         return oneOf(v, {"sim", "twin", "gantry"});
       },
       [](Options& o, std::string v) { o.board = std::move(v); }},
      {"--port", "a serial port, such as /dev/ttyUSB0", notEmpty,
       [](Options& o, std::string v) { o.port = std::move(v); }},
      {"--profile", "a file that describes a board",
       [](auto v) {
         std::error_code ignored;
         return std::filesystem::is_regular_file(v, ignored);
       },
       [](Options& o, std::string v) { o.profile = std::move(v); }},
      {"--faults", "names of faults, with commas between", notEmpty,
       [](Options& o, std::string v) { o.faults = std::move(v); }},
      {"--personalities", "a folder of opponents",
       [](auto v) {
         std::error_code ignored;
         return std::filesystem::is_directory(v, ignored);
       },
       [](Options& o, std::string v) { o.personalities = std::move(v); }},
      {"--data", "a folder to keep games and settings in",
       [](auto v) {
         std::error_code ignored;
         return notEmpty(v) && (!std::filesystem::exists(v, ignored) || std::filesystem::is_directory(v, ignored));
       },
       [](Options& o, std::string v) { o.data = std::move(v); }},
      {"--log", "trace, debug, info, warn, error or off",
       [](auto v) {
         return oneOf(v, {"trace", "debug", "info", "warn", "error", "off"});
       },
       [](Options& o, std::string v) { o.logLevel = std::move(v); }},
      {"--console", "", {}, [](Options& o, const std::string&) { o.console = true; }},
      {"--version", "", {}, [](Options& o, const std::string&) { o.version = true; }},
      {"--help", "", {}, [](Options& o, const std::string&) { o.help = true; }},
  };
  return options;
}

Error badValue(const Option& option, std::string value) {
  return {"option.value", {std::string(option.name), std::move(value), std::string(option.takes)}};
}

}  // namespace

Result<Options> parseCommandLine(const std::vector<std::string>& arguments) {
  Options options;
  std::set<std::string_view> seen;
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const std::string& argument = arguments[i];
    const std::size_t equals = argument.rfind("--", 0) == 0 ? argument.find('=') : std::string::npos;
    const std::string name = argument.substr(0, equals);
    const auto& all = allOptions();
    const auto option = std::find_if(all.begin(), all.end(), [&](const Option& each) { return each.name == name; });
    if (option == all.end()) return Error{"option.unknown", {name}};
    if (!seen.insert(option->name).second) return Error{"option.twice", {name}};

    std::string value;
    if (option->takes.empty()) {
      if (equals != std::string::npos) return Error{"option.no-value", {name}};
    } else if (equals != std::string::npos) {
      value = argument.substr(equals + 1);
    } else if (i + 1 < arguments.size() && arguments[i + 1].rfind("--", 0) != 0) {
      value = arguments[++i];
    } else {
      return Error{"option.missing", {name, std::string(option->takes)}};
    }
    if (option->accepts && !option->accepts(value)) return badValue(*option, value);
    option->store(options, std::move(value));
  }
  if (options.odds && options.fen) return Error{"option.odds-fen", {}};
  if (options.port && options.board != "gantry") return Error{"option.board", {"--port", "gantry"}};
  if (options.faults && options.board != "twin") return Error{"option.board", {"--faults", "twin"}};
  if (options.profile && options.board == "sim") return Error{"option.board", {"--profile", "twin, gantry"}};
  return options;
}

Result<NewGameConfig> gameToStart(const Options& options, const PersonalityRegistry& registry, std::uint64_t dice) {
  const std::string opponent = options.opponent.value_or("novice");
  if (!registry.find(opponent)) {
    std::string known;
    for (const Personality& each : registry.all()) known.append(known.empty() ? "" : ", ").append(each.id);
    return Error{"option.value", {"--opponent", opponent, known}};
  }
  auto config = gameFromWords(opponent, options.color.value_or("white"), options.time.value_or("none"),
                              options.odds.value_or("none"), dice);
  if (!config) return config.error();
  config->startFen = options.fen.value_or("");
  // What the session would refuse is refused here, where nothing has been started.
  const auto playable = makeGame(*config, registry, dice);
  if (!playable && options.fen) {
    const std::string why = Phrases::error(playable.error()).toStdString();
    return Error{"option.position", {*options.fen, why}};
  }
  if (!playable) return playable.error();
  return config;
}

QString helpText() {
  return Phrases::tr(
      "Usage: kirin [options]\n"
      "\n"
      "A chess board that moves its own pieces. Any option of the first group starts a game at once.\n"
      "\n"
      "  --odds queen|rook|knight   the opponent plays without this piece\n"
      "  --opponent ID              novice, pupil, scholar, challenger, expert, master, kirin, or yours\n"
      "  --color white|black|random your colour (white)\n"
      "  --time MIN+SEC|none        such as 5+3 (none)\n"
      "  --fen FEN                  a start position, not with --odds\n"
      "\n"
      "  --console                  play in this terminal, without a window\n"
      "  --board sim|twin|gantry    on the screen alone, with a simulated machine, or the real one (sim)\n"
      "  --port DEV                 the machine's serial port; looked for otherwise\n"
      "  --profile FILE             a board.json: what this board is like\n"
      "  --faults NAME,...          what is to go wrong with the simulated machine\n"
      "  --personalities DIR        a folder of opponents, instead of your own\n"
      "  --data DIR                 where games and settings are kept\n"
      "  --log LEVEL                trace, debug, info, warn, error or off (info)\n"
      "  --version, --help\n");
}

}  // namespace kirin
