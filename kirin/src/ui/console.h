// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session_values.h"
#include "ui/board_text.h"
#include "ui/game_view.h"

#include <QString>
#include <functional>
#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>

namespace kirin {

class ITime;
class PersonalityRegistry;

/// A game in a terminal, on the same session as the window's. It reads a line only when it is your turn, the game is
/// over or it stands still, answers each line before it reads the next, and ends with the input; so a script can drive
/// it. A move is printed once the session has said that it happened, which is after it was stored. One thread.
class Console {
 public:
  struct Parts {
    std::istream& in;
    std::ostream& out;
    std::function<void(SessionCommand)> send;
    /// Waits for what the session says next; nothing when Kirin is to end.
    std::function<std::optional<SessionEvent>()> nextEvent;
    const ITime& time;
    const PersonalityRegistry& registry;
    BoardLetters letters = BoardLetters::Ascii;
    bool prompt = false;  ///< somebody sits at the terminal
  };

  explicit Console(Parts parts) : parts_(std::move(parts)) {}

  /// Plays from that NewGame or Continue until the input ends. False when the session refused to begin.
  bool run(SessionCommand start);

 private:
  using Answers = std::function<bool(const SessionEvent&)>;

  std::optional<std::string> readLine();
  void answer(const std::string& line);
  bool answerQuestion(std::string_view word, const std::string& line);
  void playMove(const std::string& text);
  void offerOrClaimDraw();
  void restart(const std::string& mode);

  /// Sends, then takes what the session says until it has answered and a line can be read again.
  bool ask(SessionCommand command, const Answers& answers);
  void take(const SessionEvent& event);
  bool ready() const;

  void sayGame();
  void sayTurn();
  void sayMove(const MoveDecided& decided);
  QString movesText() const;
  QString clockText() const;
  std::string pgnText() const;
  QString name(Color side) const;
  void say(const QString& line);

  Parts parts_;
  GameView view_;
  bool ended_ = false;
};

}  // namespace kirin
