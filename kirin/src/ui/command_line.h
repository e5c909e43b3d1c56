// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session_values.h"
#include "base/result.h"

#include <QString>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace kirin {

class PersonalityRegistry;

/// What the command line of `kirin` asks for. Nothing has been touched yet.
struct Options {
  bool help = false;
  bool version = false;
  bool console = false;
  std::string logLevel = "info";
  std::optional<std::filesystem::path> data;           ///< absent: DataFolder::standardPath()
  std::optional<std::filesystem::path> personalities;  ///< instead of the user's folder

  // The board to play on: "sim", "twin" (a simulated machine), "gantry" (the real one).
  std::string board = "sim";
  std::optional<std::string> port;               ///< gantry: the controller's serial port; absent: looked for
  std::optional<std::filesystem::path> profile;  ///< twin, gantry: a board.json instead of the one in the data folder
  std::optional<std::string> faults;             ///< twin: what is to go wrong

  // A game to begin without the menus, if any of these is given.
  std::optional<std::string> opponent;
  std::optional<std::string> color;
  std::optional<std::string> time;
  std::optional<std::string> odds;
  std::optional<std::string> fen;

  bool startsGame() const { return opponent || color || time || odds || fen; }
};

/// Reads `--option value` and `--option=value`. Every value is checked as far as that needs no file but the folder of
/// --personalities. Errors: "option.*" (args: the option, the value, what it takes), "option.board" (args: the option,
/// the boards it goes with).
Result<Options> parseCommandLine(const std::vector<std::string>& arguments);

/// The game those options start: novice, White for the person, untimed, unless they say otherwise. `dice` decides a
/// random colour. Errors: "option.value" (args: the option, its value, what it takes), "option.position" (args: the
/// FEN, what is wrong with it, as a sentence).
Result<NewGameConfig> gameToStart(const Options& options, const PersonalityRegistry& registry, std::uint64_t dice);

/// What --help prints.
QString helpText();

}  // namespace kirin
