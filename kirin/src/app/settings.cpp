// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings.h"

#include "base/files.h"
#include "base/log.h"
#include "base/strict_json.h"

namespace kirin {
namespace {

using nlohmann::json;

template <class Enum, std::size_t N>
using Names = std::array<std::pair<Enum, const char*>, N>;

constexpr Names<Theme, 3> kThemes{
    {{Theme::Walnut, "walnut"}, {Theme::Maple, "maple"}, {Theme::HighContrast, "high-contrast"}}};
constexpr Names<BoardOrientation, 3> kOrientations{
    {{BoardOrientation::Player, "player"}, {BoardOrientation::White, "white"}, {BoardOrientation::Black, "black"}}};
constexpr Names<FeedReach, 3> kFeedReaches{
    {{FeedReach::Off, "off"}, {FeedReach::ThisComputer, "computer"}, {FeedReach::Network, "network"}}};
constexpr Names<ColorChoice, 3> kColorChoices{
    {{ColorChoice::White, "white"}, {ColorChoice::Black, "black"}, {ColorChoice::Random, "random"}}};

/// Goes over every setting once, for reading and for writing alike, so that the two can't differ.
template <class Visitor, class SettingsType>
void eachSetting(Visitor&& visit, SettingsType& settings) {
  visit("theme", settings.theme, kThemes);
  visit("sound", settings.sound);
  visit("coordinates", settings.coordinates);
  visit("animation", settings.animation);
  visit("textScale", settings.textScale);
  visit("language", settings.language);
  visit("orientation", settings.orientation, kOrientations);
  visit("strengthAsked", settings.strengthAsked);
  visit("feed", settings.feed, kFeedReaches);
  visit("feedToken", settings.feedToken);
  visit("lastOpponent", settings.lastOpponent);
  visit("lastColor", settings.lastColor, kColorChoices);
  visit("lastTime", settings.lastTime);
  visit("lastOdds", settings.lastOdds);
}

/// Takes what is there and sensible out of the JSON; the rest stays in it.
class Reader {
 public:
  explicit Reader(json& object) : object_(object) {}

  void operator()(const char* key, bool& value) const {
    if (const json found = take(key); found.is_boolean()) value = found.get<bool>();
  }
  void operator()(const char* key, int& value) const {
    const json found = take(key);
    if (found == 100 || found == 125 || found == 150) value = found.get<int>();
  }
  void operator()(const char* key, std::string& value) const {
    if (const json found = take(key); found.is_string()) value = found.get<std::string>();
  }
  void operator()(const char* key, TimeControl& value) const {
    const json found = take(key);
    if (!found.is_string()) return;
    if (const auto control = parseTimeControl(found.get<std::string>())) value = *control;
  }
  void operator()(const char* key, Odds& value) const {
    const json found = take(key);
    if (found.is_string()) value = parseOdds(found.get<std::string>()).value_or(value);
  }
  template <class Enum, std::size_t N>
  void operator()(const char* key, Enum& value, const Names<Enum, N>& names) const {
    const json found = take(key);
    for (const auto& [each, name] : names) {
      if (found == name) value = each;
    }
  }

 private:
  json take(const char* key) const {
    const auto found = object_.find(key);
    if (found == object_.end()) return {};
    json value = std::move(*found);
    object_.erase(found);
    return value;
  }

  json& object_;
};

class Writer {
 public:
  explicit Writer(json& object) : object_(object) {}

  template <class Plain>
  void operator()(const char* key, const Plain& value) const {
    object_[key] = value;
  }
  void operator()(const char* key, const TimeControl& value) const { object_[key] = toString(value); }
  void operator()(const char* key, const Odds& value) const { object_[key] = toString(value); }
  template <class Enum, std::size_t N>
  void operator()(const char* key, const Enum& value, const Names<Enum, N>& names) const {
    for (const auto& [each, name] : names) {
      if (each == value) object_[key] = name;
    }
  }

 private:
  json& object_;
};

}  // namespace

Result<LoadedSettings> loadSettings(const std::filesystem::path& file) {
  LoadedSettings loaded;
  const auto text = readFile(file);
  if (!text) {
    if (text.error().code == "file.missing") return loaded;
    return text.error();
  }
  auto object = parseStrictJson(*text);
  if (!object || !object->is_object()) {
    log::storage().error("{} is no settings file", file.string());
    const auto aside = setAside(file);
    if (!aside) return aside.error();
    loaded.setAside = *aside;
    return loaded;
  }
  eachSetting(Reader(*object), loaded.settings);
  loaded.settings.unknown = std::move(*object);
  return loaded;
}

Result<void> saveSettings(const std::filesystem::path& file, const Settings& settings) {
  json object = settings.unknown;
  eachSetting(Writer(object), settings);
  return writeFileAtomically(file, object.dump(2) + "\n");
}

}  // namespace kirin
