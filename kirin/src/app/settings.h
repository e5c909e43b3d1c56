// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/handicap.h"
#include "app/time_control.h"
#include "base/result.h"

#include <filesystem>
#include <nlohmann/json.hpp>

namespace kirin {

enum class Theme : std::uint8_t { Walnut, Maple, HighContrast };
/// Which colour is at the bottom of the screen.
enum class BoardOrientation : std::uint8_t { Player, White, Black };
/// Who may watch the running game on the live page.
enum class FeedReach : std::uint8_t { Off, ThisComputer, Network };
enum class ColorChoice : std::uint8_t { White, Black, Random };

/// What a person has set, and what they chose last. A value; the file is JSON.
struct Settings {
  Theme theme = Theme::Walnut;
  bool sound = true;
  bool coordinates = true;
  bool animation = true;  ///< false: reduced motion
  int textScale = 100;    ///< percent: 100, 125 or 150
  std::string language;   ///< "de", "pt-BR"; empty: the system's
  BoardOrientation orientation = BoardOrientation::Player;
  FeedReach feed = FeedReach::Off;
  std::string feedToken;  ///< what a link to the live page has in it; empty: none was ever made

  bool strengthAsked = false;  ///< how well one plays was asked, and answered or passed over

  std::string lastOpponent = "novice";
  ColorChoice lastColor = ColorChoice::White;
  TimeControl lastTime;
  Odds lastOdds = Odds::None;

  /// Keys this version doesn't know, kept for the one that does.
  nlohmann::json unknown = nlohmann::json::object();

  friend bool operator==(const Settings&, const Settings&) = default;
};

struct LoadedSettings {
  Settings settings;
  std::optional<std::filesystem::path> setAside;  ///< where the file went that was no JSON object
};

/// A missing file gives the defaults, and so does each value that is none of those allowed. Errors: "file.unreadable".
Result<LoadedSettings> loadSettings(const std::filesystem::path& file);
/// In one step. Errors: "file.unwritable".
Result<void> saveSettings(const std::filesystem::path& file, const Settings& settings);

}  // namespace kirin
