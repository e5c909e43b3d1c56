// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/game_store.h"
#include "app/session_values.h"

#include <optional>
#include <string>
#include <vector>

namespace kirin {

/// What a session has said so far, folded into what is to be shown: a value that window and console share. It answers
/// nothing the last event did not say, and it knows no words.
class GameView {
 public:
  /// `wall` dates a game that begins.
  void apply(const SessionEvent& event, WallTime wall);

  /// Nothing the session answers to: it is asked and has always obeyed.
  void cancelPromotion() { promotion_.reset(); }

  SessionState state() const { return state_; }
  bool paused() const { return paused_; }
  /// There is a game to look at, over or not.
  bool inGame() const { return inGame_; }
  /// It is going on: begun and not over.
  bool playing() const { return inGame_ && !end_; }
  /// A person may move now.
  bool humanToMove() const { return playing() && state_ == SessionState::HumanTurn && turnBegan_ && !paused_; }

  // The game; of the last one, or of none, when not inGame().
  GameId id() const { return id_; }
  const NewGameConfig& config() const { return config_; }
  const GameLine& line() const { return line_; }
  const Position& position() const { return line_.current(); }
  const Placement& placement() const { return placement_; }
  /// In SAN, one a ply.
  const std::vector<std::string>& sans() const { return sans_; }
  Move lastMove() const { return line_.plies() == 0 ? Move{} : line_.moves().back(); }
  const ClockInfo& clock() const { return clock_; }
  DrawRule claimable() const { return claimable_; }
  std::optional<Color> drawOffer() const { return drawOffer_; }
  const std::optional<PromotionPending>& promotion() const { return promotion_; }
  const std::vector<OperatorRequest>& requests() const { return requests_; }
  /// What was shown to the person on move; none: nothing in this turn.
  Move hint() const { return hint_; }
  /// What the hands of this turn have left open.
  const HandsQuestion& handsQuestion() const { return handsQuestion_; }
  const std::optional<GameEnd>& end() const { return end_; }
  /// Why the game doesn't count for the Kirin rating; none: it does, or will.
  std::optional<Unrated> unrated() const { return unrated_; }
  /// What the finished game did to the rating.
  const std::optional<RatingChange>& ratingChange() const { return ratingChange_; }
  /// While pieces are carried: they go back, not on.
  bool takingBack() const { return takingBack_; }

  bool isHuman(Color side) const { return config_.players[index(side)].human; }
  int humans() const { return int{isHuman(Color::White)} + int{isHuman(Color::Black)}; }
  /// The only person that plays, if it is one.
  std::optional<Color> onlyPerson() const;
  /// Whose side is at the bottom: the only person's, else White's.
  Color bottom() const { return onlyPerson().value_or(Color::White); }
  /// Who speaks for the board: the only person, or of two the one on move.
  std::optional<Color> person() const;

  /// Whether a takeback asked for now would be done, at once or at your next turn; else the session's reason.
  std::optional<Error> whyNoTakeback() const;
  /// What that side has taken, in the order of taking.
  std::vector<Piece> capturedBy(Color side) const;
  /// In pawns' worth; 1 3 3 5 9.
  int materialFor(Color side) const;
  /// The clock of a side at that moment: time left, or used when untimed.
  Duration clockAt(Color side, Instant now) const;
  /// As the library would have it.
  StoredGame record(const std::array<std::string, 2>& names) const;

 private:
  void on(const GameStarted& started);
  void on(const StateChanged& changed);
  void on(const TurnBegan& turn);
  void on(const MoveDecided& decided);
  void on(const MoveCarriedOut& carried);
  void on(const ClockInfo& clock);
  void on(const TakebackInfo& takeback);
  void on(const DrawOffered& offered) { drawOffer_ = offered.by; }
  void on(const DrawDeclined&) { drawOffer_.reset(); }
  void on(const OperatorNeeded& needed) {
    if (state_ == SessionState::NeedsOperator) requests_ = needed.requests;
  }
  void on(const HandsQuestion& question) { handsQuestion_ = question; }
  void on(const PromotionPending& pending) { promotion_ = pending; }
  void on(const HintGiven& given) {
    if (given.ply == line_.plies()) hint_ = given.move;
  }
  void on(const RatingLost& lost) { unrated_ = lost.why; }
  void on(const GameOver& over);
  void on(const Notice&) {}
  void on(const BoardScanned&) {}
  void on(const Exercised&) {}
  void on(const BoardReset&);
  void play(Move move);
  void forgetTurn();

  SessionState state_ = SessionState::Idle;
  bool paused_ = false;
  bool inGame_ = false;
  bool turnBegan_ = false;
  bool takingBack_ = false;
  bool takebackable_ = false;

  GameId id_ = 0;
  NewGameConfig config_;
  std::optional<WallTime> startedAt_;
  GameLine line_;
  Placement placement_ = Placement::standard();
  std::vector<std::string> sans_;
  std::vector<StoredPly> plies_;
  ClockInfo clock_;
  DrawRule claimable_ = DrawRule::None;
  std::optional<Color> drawOffer_;
  std::optional<PromotionPending> promotion_;
  std::vector<OperatorRequest> requests_;
  HandsQuestion handsQuestion_;
  Move hint_;
  std::optional<GameEnd> end_;
  std::optional<Unrated> unrated_;
  std::optional<RatingChange> ratingChange_;
};

}  // namespace kirin
