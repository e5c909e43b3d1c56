// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings.h"

#include "app/data_folder.h"
#include "testing/child_process.h"
#include "testing/temp_folder.h"

#include <catch2/catch.hpp>

namespace kirin {
using namespace kirin::testing;

TEST_CASE("settings come back as they were saved, with keys of another version") {
  TempFolder folder;
  const auto file = folder.write("settings.json", R"({"theme": "maple", "tomorrow": {"a": [1, 2]}})");
  Settings settings = loadSettings(file)->settings;
  REQUIRE(settings.theme == Theme::Maple);
  REQUIRE(settings.sound);
  settings.theme = Theme::HighContrast;
  settings.sound = settings.coordinates = settings.animation = false;
  settings.textScale = 150;
  settings.language = "de";
  settings.orientation = BoardOrientation::Black;
  settings.lastOpponent = "master";
  settings.lastColor = ColorChoice::Random;
  settings.lastTime = {std::chrono::minutes(5), std::chrono::seconds(3)};
  settings.lastOdds = Odds::Rook;
  REQUIRE(saveSettings(file, settings).ok());
  const auto loaded = loadSettings(file);
  REQUIRE(loaded->settings == settings);
  REQUIRE(loaded->settings.unknown["tomorrow"]["a"][1] == 2);
}

TEST_CASE("a missing settings file, and values that mean nothing, give the defaults") {
  TempFolder folder;
  REQUIRE(loadSettings(folder / "settings.json")->settings == Settings{});
  const auto file = folder.write("settings.json", R"({"theme": 3, "sound": "loud", "textScale": 9000, "language": null,
    "lastTime": "forever", "lastOdds": "king", "lastColor": "red", "orientation": "sideways"})");
  REQUIRE(loadSettings(file)->settings == Settings{});
}

TEST_CASE("a corrupt settings file is set aside") {
  TempFolder folder;
  const char* content = GENERATE("{\"theme\": ", "[]", "{\"a\": 1, \"a\": 2}");
  const auto file = folder.write("settings.json", content);
  const auto loaded = loadSettings(file);
  REQUIRE(loaded.ok());
  REQUIRE(loaded->settings == Settings{});
  REQUIRE(loaded->setAside == folder / "settings.json.corrupt");
  REQUIRE(folder.read("settings.json.corrupt") == content);
  REQUIRE_FALSE(std::filesystem::exists(file));
}

TEST_CASE("settings that can't be written say so") {
  TempFolder folder;
  REQUIRE(saveSettings(folder / "nowhere/settings.json", {}).error().code == "file.unwritable");
}

TEST_CASE("the data folder is made on first use and locked against a second Kirin") {
  TempFolder folder;
  auto data = DataFolder::open(folder / "a/b");
  REQUIRE(data.ok());
  REQUIRE(std::filesystem::is_directory(data->personalities()));
  REQUIRE(std::filesystem::is_directory(data->logs()));
  REQUIRE(data->games() == folder / "a/b/games.sqlite");
  REQUIRE(data->settings() == folder / "a/b/settings.json");
  const auto elsewhere = [&] {
    return runChild([&] {
      const auto second = DataFolder::open(folder / "a/b");
      return second ? 0 : second.error().code == "lock.taken" ? 1 : 2;
    });
  };
  REQUIRE(elsewhere() == 1);
  { const auto gone = std::move(data); }
  REQUIRE(elsewhere() == 0);
}

TEST_CASE("a data folder that can't be made says so") {
  TempFolder folder;
  folder.write("file", "");
  REQUIRE(DataFolder::open(folder / "file/data").error().code == "file.unwritable");
}

TEST_CASE("the standard data folder is Kirin's own") {
  REQUIRE(DataFolder::standardPath().is_absolute());
  REQUIRE(DataFolder::standardPath().filename() == "kirin");
}

}  // namespace kirin
