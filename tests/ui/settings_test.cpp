// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings_bridge.h"

#include <QSignalSpy>
#include <catch2/catch.hpp>

namespace kirin {
namespace {

struct Changed {
  std::vector<Settings> saved;
  SettingsBridge settings{
      {}, {QStringLiteral("en"), QStringLiteral("de")}, [this](const Settings& s) { saved.push_back(s); }};
  QSignalSpy changed{&settings, &SettingsBridge::changed};
};

}  // namespace

TEST_CASE("a setting that changes is signalled and saved once, one that doesn't is not") {
  Changed c;
  c.settings.setTheme(QStringLiteral("contrast"));
  REQUIRE(c.settings.theme() == QStringLiteral("contrast"));
  c.settings.setTheme(QStringLiteral("contrast"));
  c.settings.setSound(true);
  REQUIRE(c.saved.size() == 1);
  REQUIRE(c.saved.back().theme == Theme::HighContrast);
  REQUIRE(c.changed.count() == 1);
}

TEST_CASE("a value that is none of those allowed changes nothing") {
  Changed c;
  c.settings.setTheme(QStringLiteral("pink"));
  c.settings.setTextScale(110);
  c.settings.setOrientation(QStringLiteral("sideways"));
  c.settings.setLanguage(QStringLiteral("tlh"));
  c.settings.setLastColor(QStringLiteral("red"));
  c.settings.setLastTime(QStringLiteral("soon"));
  c.settings.setLastOdds(QStringLiteral("king"));
  REQUIRE(c.saved.empty());
  REQUIRE(c.settings.value() == Settings());
}

TEST_CASE("what was chosen last is kept as it is spelled") {
  Changed c;
  c.settings.setLastColor(QStringLiteral("random"));
  c.settings.setLastTime(QStringLiteral("5+3"));
  c.settings.setLastOdds(QStringLiteral("rook"));
  c.settings.setLastOpponent(QStringLiteral("kirin"));
  REQUIRE(c.settings.lastColor() == QStringLiteral("random"));
  REQUIRE(c.settings.lastTime() == QStringLiteral("5+3"));
  REQUIRE(c.settings.lastOdds() == QStringLiteral("rook"));
  REQUIRE(c.settings.lastOpponent() == QStringLiteral("kirin"));
  REQUIRE(c.saved.size() == 4);
}

TEST_CASE("a language is the system's, or one there is a file for") {
  Changed c;
  QSignalSpy language(&c.settings, &SettingsBridge::languageChanged);
  c.settings.setLanguage(QStringLiteral("de"));
  c.settings.setLanguage(QStringLiteral("de"));
  c.settings.setLanguage(QString());
  REQUIRE(language.count() == 2);
  REQUIRE(c.settings.language() == QString());
}

}  // namespace kirin
