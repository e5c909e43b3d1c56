// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace kirin {

class GameView;
class PersonalityRegistry;

/// What the strip on top of every screen says: a kind (its colour and icon), one sentence, at most one action. The
/// console says the same sentence. Value.
struct StateStrip {
  enum class Kind { Neutral, YourTurn, Thinking, Moving, Attention };
  enum class Action { None, Pause, Resume, ShowMe, Fix, Answer };

  Kind kind = Kind::Neutral;
  QString text;
  Action action = Action::None;

  friend bool operator==(const StateStrip&, const StateStrip&) = default;
};

StateStrip stateStrip(const GameView& game, const PersonalityRegistry& registry);

}  // namespace kirin
