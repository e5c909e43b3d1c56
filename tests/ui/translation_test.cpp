// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/translation.h"

#include "testing/qt_application.h"
#include "ui/phrases.h"

#include <QCoreApplication>
#include <catch2/catch.hpp>

namespace kirin {

TEST_CASE("the languages are those of the files the program carries, and can be changed at any time") {
  testing::needQtApplication();
  REQUIRE(Translation::languages() == QStringList{QStringLiteral("en"), QStringLiteral("de")});
  Translation translation;
  translation.use(QStringLiteral("de"));
  REQUIRE(Phrases::color(Color::White) == QStringLiteral("Weiß"));
  REQUIRE(Phrases::error({"session.no-game", {}}) == QStringLiteral("Es gibt keine Partie."));
  translation.use(QStringLiteral("en"));
  REQUIRE(Phrases::color(Color::White) == QStringLiteral("White"));
  translation.use(QStringLiteral("xx"));
  REQUIRE(Phrases::color(Color::White) == QStringLiteral("White"));
}

}  // namespace kirin
