// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings_bridge.h"

#include <array>

namespace kirin {
namespace {

template <class Enum>
using Names = std::array<std::pair<Enum, QLatin1String>, 3>;

const Names<Theme> kThemes{{{Theme::Walnut, QLatin1String("walnut")},
                            {Theme::Maple, QLatin1String("maple")},
                            {Theme::HighContrast, QLatin1String("contrast")}}};
const Names<BoardOrientation> kOrientations{{{BoardOrientation::Player, QLatin1String("player")},
                                             {BoardOrientation::White, QLatin1String("white")},
                                             {BoardOrientation::Black, QLatin1String("black")}}};
const Names<FeedReach> kFeedReaches{{{FeedReach::Off, QLatin1String("off")},
                                     {FeedReach::ThisComputer, QLatin1String("computer")},
                                     {FeedReach::Network, QLatin1String("network")}}};
const Names<ColorChoice> kColorChoices{{{ColorChoice::White, QLatin1String("white")},
                                        {ColorChoice::Black, QLatin1String("black")},
                                        {ColorChoice::Random, QLatin1String("random")}}};

template <class Enum>
QString nameOf(const Names<Enum>& names, Enum value) {
  for (const auto& [each, name] : names) {
    if (each == value) return name;
  }
  return {};
}

template <class Enum>
std::optional<Enum> valueOf(const Names<Enum>& names, const QString& text) {
  for (const auto& [each, name] : names) {
    if (name == text) return each;
  }
  return std::nullopt;
}

}  // namespace

SettingsBridge::SettingsBridge(Settings settings, QStringList languages, Saver save, QObject* parent)
    : QObject(parent), settings_(std::move(settings)), languages_(std::move(languages)), save_(std::move(save)) {}

QString SettingsBridge::theme() const { return nameOf(kThemes, settings_.theme); }
QString SettingsBridge::orientation() const { return nameOf(kOrientations, settings_.orientation); }
QString SettingsBridge::feed() const { return nameOf(kFeedReaches, settings_.feed); }
QString SettingsBridge::lastColor() const { return nameOf(kColorChoices, settings_.lastColor); }
QString SettingsBridge::lastTime() const { return QString::fromStdString(toString(settings_.lastTime)); }
QString SettingsBridge::lastOdds() const { return QString::fromUtf8(toString(settings_.lastOdds).data()); }

void SettingsBridge::replace(const Settings& settings) {
  settings_ = settings;
  emit changed();
  emit languageChanged();
}

void SettingsBridge::setTheme(const QString& name) {
  if (const auto theme = valueOf(kThemes, name)) set(&Settings::theme, *theme);
}

void SettingsBridge::setTextScale(int percent) {
  if (percent == 100 || percent == 125 || percent == 150) set(&Settings::textScale, percent);
}

void SettingsBridge::setLanguage(const QString& code) {
  if (code == language() || !(code.isEmpty() || languages_.contains(code))) return;
  set(&Settings::language, code.toStdString());
  emit languageChanged();
}

void SettingsBridge::setOrientation(const QString& name) {
  if (const auto orientation = valueOf(kOrientations, name)) set(&Settings::orientation, *orientation);
}

void SettingsBridge::setFeed(const QString& name) {
  if (const auto reach = valueOf(kFeedReaches, name)) set(&Settings::feed, *reach);
}

void SettingsBridge::setLastColor(const QString& name) {
  if (const auto color = valueOf(kColorChoices, name)) set(&Settings::lastColor, *color);
}

void SettingsBridge::setLastTime(const QString& text) {
  if (const auto time = parseTimeControl(text.toStdString())) set(&Settings::lastTime, *time);
}

void SettingsBridge::setLastOdds(const QString& name) {
  if (const auto odds = parseOdds(name.toStdString())) set(&Settings::lastOdds, *odds);
}

}  // namespace kirin
