// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table.h"

#include "app/boards.h"

namespace kirin {

namespace {

Settings still() {
  Settings settings;
  settings.animation = false;
  return settings;
}

}  // namespace

TestTable::TestTable()
    : bridge_([this](SessionCommand command) { worker_->post(std::move(command)); }, time_, registry_),
      settings_(still(), {QStringLiteral("en"), QStringLiteral("de")}, [](const Settings&) {}),
      thread_(std::make_unique<SessionThread>(SessionThread::Config{
          folder_.path() / "games.sqlite", registry_, time_, simBoard(), realEngines(time_), bridge_.listener(), 7})) {
  worker_ = thread_.get();
  SessionBridge::setInstance(&bridge_);
  SettingsBridge::setInstance(&settings_);
  thread_->start();
  thread_->post(command::Leave{});
}

TestTable::~TestTable() { thread_.reset(); }

void TestTable::twoPeople(const QString& fen) {
  NewGameConfig config;
  config.players = {PlayerConfig::person(), PlayerConfig::person()};
  config.startFen = fen.toStdString();
  config.seed = 1;
  thread_->post(command::NewGame{config});
}

}  // namespace kirin
