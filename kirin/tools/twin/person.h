// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "twin/playing_table.h"

#include "backend/twin/hand.h"

#include <deque>
#include <functional>
#include <optional>
#include <variant>
#include <vector>

namespace kirin::twin {

/// What there was to do for a person, and how Kirin read it.
struct PersonFigures {
  int moves = 0;
  int wrongCommits = 0;   ///< something was decided that they did not play
  int missedMoves = 0;    ///< they had played, and had to say so on the screen
  int straightened = 0;   ///< pieces they had put down where no sensor sees them
  int whichMove = 0;      ///< times they had to say what the sensors can't tell (a rook before its castling)
  int toPutAway = 0;      ///< times they were asked to, while the game went on
  int operatorAsked = 0;  ///< times that something had to be put right before it could go on
  int faultsShown = 0;    ///< times that the machine was said not to answer: it comes back by itself
  int takebacks = 0;
};

/// Sits at the table and plays with their hands: moves when it is their turn, does what they are asked to, and says
/// on the screen what the board cannot see.
class Person {
 public:
  /// What to do with a turn.
  using Wish = std::variant<Move, command::Takeback, command::Resign>;
  using Choice = std::function<Wish(const GameSession&)>;

  Person(PlayingTable& table, Choice choice, HandHabits habits, std::uint64_t seed);

  /// Takes in what the session said, and does what is due.
  void see(const SessionEvent& event);
  void act();
  std::optional<Instant> nextDeadline() const;

  const PersonFigures& figures() const { return figures_; }

 private:
  /// On their way to the board, and what was meant by it.
  struct Intent {
    Move move;
    int ply = 0;
    Instant straightenAt{};  ///< when they wonder why nothing happens, and put the piece into the middle
    Instant sayAt{};         ///< when they lose patience and say it on the screen
  };

  void beginTurn();
  void hear(const std::vector<OperatorRequest>& requests, bool holdsUp);
  bool isDone(const OperatorRequest& request) const;
  void obey(const OperatorRequest& request);
  Instant moveHands(std::vector<HandAction> actions);
  std::vector<OperatorRequest> whatIsWrong();

  PlayingTable& table_;
  Choice choice_;
  Hand hand_;
  Rng rng_;
  PersonFigures figures_;
  std::optional<Intent> intent_;
  struct Errand {
    OperatorRequest request;
    bool holdsUp = true;  ///< the game waits for it
  };
  std::vector<OperatorRequest> heard_;  ///< what held the game up last
  std::deque<Errand> toDo_;             ///< what they were asked for, one after the other
  bool preparing_ = false;              ///< a game is being set up
  Instant handsFreeAt_{};               ///< when the next can be begun
  std::optional<Instant> saysDoneAt_;   ///< "I've put it right"
  bool promotionAsked_ = false;
};

}  // namespace kirin::twin
