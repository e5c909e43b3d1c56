// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sample_game.h"

#include "ui/settings_bridge.h"

#include <QObject>
#include <functional>

namespace kirin {

/// What a picture is taken of.
struct Shot {
  const char* name;
  const char* page;
  const char* prompt = "";
  std::function<void(SampleGame&)> prepare = [](SampleGame& game) { game.leave(); };
  std::function<void(SettingsBridge&)> set = {};            ///< where it is about one way to look only
  bool machine = false;                                     ///< there is one under the board
  std::function<void(QObject&)> arrange = [](QObject&) {};  ///< the app, once the page is shown
};

}  // namespace kirin
