// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time.h"
#include "ui/session_bridge.h"

#include <initializer_list>
#include <string_view>

namespace kirin {

/// Time that stands still, so that every picture is the same every time.
class FrozenTime final : public ITime {
 public:
  Instant now() const override { return Instant(std::chrono::hours(1)); }
  WallTime wallNow() const override { return WallTime(std::chrono::sys_days(std::chrono::year(2026) / 5 / 17)); }
  void waitUntil(InboxSignal&, std::optional<Instant>) override {}
};

/// Says to a bridge what a session would say, for pictures of a game at any moment.
class SampleGame {
 public:
  explicit SampleGame(SessionBridge& bridge) : bridge_(bridge) {}

  void begin(const NewGameConfig& config);
  /// In SAN, by both sides in turn.
  void play(std::initializer_list<std::string_view> sans);
  void showClocks(Duration white, Duration black);
  void state(SessionState state, bool paused = false) { bridge_.apply(StateChanged{state, paused}); }
  void end(GameResult result, EndReason reason);
  void leave() { state(SessionState::Idle); }

 private:
  void beginTurn();
  void sayClocks();

  SessionBridge& bridge_;
  NewGameConfig config_;
  Position position_;
  PieceTracker tracker_;
  std::array<Duration, 2> clocks_{};
  int ply_ = 0;
};

}  // namespace kirin
