// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sqlite_game_store.h"
#include "testing/qt_application.h"

#include <catch2/catch.hpp>

namespace kirin::testing {

/// The test fails where the store can't be opened, or its file is set aside.
inline std::unique_ptr<SqliteGameStore> openOrFail(const std::filesystem::path& file) {
  needQtApplication();
  auto opened = SqliteGameStore::open(file);
  if (!opened) FAIL(opened.error().debugText());
  REQUIRE_FALSE(opened->setAside);
  return std::move(opened->store);
}

}  // namespace kirin::testing
