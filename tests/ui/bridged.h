// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session_bridge.h"
#include "ui/session_events.h"

#include <QStringList>

namespace kirin::testing {

inline Square at(const char* name) { return *parseSquare(name); }

/// A bridge over a session in virtual time.
struct Bridged {
  SessionFixture session;
  SessionEvents events{session};
  int sent = 0;
  SessionBridge bridge{[this](SessionCommand command) {
                         ++sent;
                         session.inbox.post(std::move(command));
                       },
                       session.time, session.personalities};
  QStringList sounds, notices;

  Bridged() {
    QObject::connect(&bridge, &SessionBridge::sound, [this](const QString& name) { sounds << name; });
    QObject::connect(&bridge, &SessionBridge::notice, [this](const QString& text) { notices << text; });
  }

  /// What the worker does without time passing, and what it said.
  void look() {
    do {
      session.settle();
      events.takeAll([this](const SessionEvent& event) { bridge.apply(event); });
    } while (!session.inbox.empty());
  }
  void untilYourTurn() {
    look();
    session.untilHumanTurn();
    look();
  }
  void begin(const NewGameConfig& config = {}) {
    session.send(command::NewGame{config});
    untilYourTurn();
  }
  void move(const char* from, const char* to) {
    bridge.move(at(from), at(to));
    look();
  }
};

}  // namespace kirin::testing
