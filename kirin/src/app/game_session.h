// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/game_clock.h"
#include "app/game_recorder.h"
#include "app/game_store.h"
#include "app/manners.h"
#include "app/personality.h"
#include "app/session_game.h"
#include "app/session_values.h"
#include "base/inbox.h"
#include "base/rng.h"

#include <deque>
#include <functional>
#include <optional>
#include <variant>
#include <vector>

namespace kirin {

/// What the search thread answers.
struct SearchDone {
  std::uint64_t searchId = 0;
  Result<SearchResult> result;
  std::optional<Instant> at = std::nullopt;  ///< when the move was known; absent: when this is handled
};

/// What the search thread says of a personality that was selected.
struct OpponentReady {
  std::uint64_t searchId = 0;
  Result<void> result;
};

/// Posted by the session to itself when it stops the board: what the board said before is void.
struct BoardStopped {};

using SessionInput = std::variant<SessionCommand, BackendEvent, SearchDone, OpponentReady, BoardStopped, MachineEvent>;
using SessionInbox = Inbox<SessionInput>;
using SessionListener = std::function<void(const SessionEvent&)>;

/// Runs searches for the session and posts SearchDone to its Inbox: on a thread of its own in real time
/// (ThreadedSearches), in virtual time at once with the answer due nodes / 1e6 seconds later.
class ISearches {
 public:
  virtual ~ISearches() = default;
  /// Before a game: the personality's options are applied to its engine. Answers OpponentReady.
  virtual void select(std::uint64_t searchId, const Personality& personality) = 0;
  /// Starts one; at most one runs at a time, so the one before must be done or cancelled. `seed` is the game's;
  /// `freshGame`: the first search of a game in this process.
  virtual void start(std::uint64_t searchId, const Personality& personality, std::uint64_t seed, bool freshGame,
                     const GameLine& line, const SearchLimits& limits) = 0;
  /// Returns at once. Its answer, if still to come, carries the old id and is ignored by the session.
  virtual void cancel() = 0;
};

/// One game at a time, from set-up to result, on one worker thread. Owns the clock, the tracker and the running game's
/// row; everything reaches it through its Inbox; everything it says goes to the listener, on the worker, on state
/// changes only. It never reads a clock, sleeps or touches a file but through what it is given.
class GameSession {
 public:
  struct Parts {
    const ITime& time;
    SessionInbox& inbox;
    IBoardBackend& backend;
    ISearches& searches;
    const PersonalityRegistry& personalities;
    IGameStore& store;
    SessionListener listener;
    std::uint64_t seed = 0;  ///< of the generator that draws game seeds
    bool manners = false;    ///< opponents take their time, resign and offer draws (app/manners.h)
  };

  explicit GameSession(Parts parts);
  GameSession(const GameSession&) = delete;
  GameSession& operator=(const GameSession&) = delete;

  /// Takes inputs and deadlines until Quit has been carried out. The worker's main function.
  void run(ITime& time);

  /// Handles one input, after whatever was due before it; for tests and for run().
  void handle(SessionInput input);
  /// Does what is due by now (a flag, a reply's half second, the machine's own).
  void handleDeadlines();
  /// When handleDeadlines() should be called next.
  std::optional<Instant> nextDeadline() const;
  bool quitDone() const { return quitDone_; }

  SessionState state() const { return needsOperator_ ? SessionState::NeedsOperator : phase_; }
  bool paused() const { return paused_; }
  /// The running or just finished game.
  const std::optional<SessionGame>& game() const { return game_; }
  const Placement& placement() const { return tracker_.placement(); }

 private:
  /// What the board has been asked for.
  enum class Errand { None, SelectOpponents, SetUpGame, CarryMove, CarryTakeback, ResetBoard, Service, CarryPiece };
  /// Why the board was asked what it sees.
  enum class Scan { None, Question, Operator, Recovery };
  /// What the engine has found, while it seems to think on.
  struct Thought {
    SearchResult found;
    Instant until;
  };
  /// The engine's move, known but not shown yet.
  struct Reply {
    Move move;
    Instant due;
  };

  // What comes in: game_session.cpp
  Instant momentOf(const SessionInput& input) const;
  void doWhatIsDue(Instant by);
  std::optional<Instant> ownDeadline() const;
  void tell(SessionEvent event) const { parts_.listener(event); }
  void tellState() const { tell(StateChanged{state(), paused_}); }
  /// A game that is still being set up has no clocks to show.
  void tellClocks() const {
    if (clock_ && phase_ != SessionState::Preparing) tell(clock_->info());
  }
  void refuse(std::string code, std::vector<std::string> args = {}) const;

  void on(const SearchDone& done);
  void answer(const SearchResult& found, Instant at);
  void on(const OpponentReady& ready);
  void on(const BackendEvent& event);
  void on(const backend_event::Prepared& prepared);
  void on(const backend_event::Performed& performed);
  void on(const backend_event::Scanned& scanned);
  void on(const backend_event::Serviced&);
  void on(const backend_event::HumanMove& made);
  void on(const backend_event::MoveTakenBack&);
  void on(const backend_event::NeedsOperator& needs);
  void on(const backend_event::Fault& fault);
  void on(const backend_event::AllRight&);
  void on(const backend_event::PromotionChosen& chosen);
  void on(const backend_event::TakebackOffered&);
  void on(const backend_event::GameOverOffered&);
  void ask(HandsQuestion question);

  // Commands: session_commands.cpp
  void on(const command::NewGame& c);
  void on(const command::Continue& c);
  void on(const command::PlayMove& c);
  void on(const command::BeginPromotion& c);
  void on(const command::ChoosePromotion& c);
  void on(const command::Cancel&);
  void on(const command::Takeback&) { takeback(); }
  void on(const command::UndoMove&);
  void on(const command::Hint&);
  void on(const command::Resign&);
  void on(const command::OfferDraw&);
  void on(const command::AcceptDraw&);
  void on(const command::DeclineDraw&);
  void on(const command::ClaimDraw& c);
  void on(const command::DeclareResult& c);
  void on(const command::Abort&);
  void on(const command::Pause&);
  void on(const command::Resume&);
  void on(const command::Restart& c) { restart(c.mode); }
  void on(const command::ResetBoard& c) { resetBoard(c.mode); }
  void on(const command::Rescan&) { rescan(); }
  void on(const command::OperatorDone&);
  void on(const command::Stop&);
  void on(const command::Leave&);
  void on(const command::Quit&);

  // What is asked of the machine itself: session_service.cpp
  void on(const command::Service& c);
  void on(const command::CarryPiece& c);
  void on(const command::Exercise& c);
  bool requireFreeBoard() const;
  bool serving() const { return errand_ == Errand::Service || errand_ == Errand::CarryPiece; }
  void beginService(Errand errand);
  void endService();
  void carryPiece(Place from, Place to);
  void carrySome();
  void pieceCarried(const Placement& placement);

  void takeback();
  void restart(ResetMode mode);
  /// Restores the starting position without beginning a game, from wherever the tracked pieces are.
  void resetBoard(ResetMode mode);
  /// Compares the board with what is believed of it; the game goes on.
  void rescan();
  /// Why a command about the running game can't be carried out now; empty when it can.
  std::string whyNotPlaying() const;
  bool requirePlaying() const;
  bool requireHumanTurn() const;
  bool mayUndo() const;

  // The course of a game: session_flow.cpp
  void prepare(SessionGame game, ResetMode mode);
  void selectOpponents();
  void selectNext();
  void askForSetUp();
  void startGame(const Placement& placement);
  void beginTurn();
  void runTurn();
  void startSearch();
  void cancelSearch();
  void giveHint(const SearchDone& done);
  std::optional<TimeLeft> timeLeft() const;
  int eloOf(Color side) const;
  void forgetScores();
  void playHuman(Move move, Instant at);
  void decide(Move move, Instant at);
  void recover();
  void carry(Errand errand, const MotionPlan& plan);
  void finishErrand(const Placement& placement);
  std::optional<Error> whyNoTakeback(int plies) const;
  void takeBackPlies(int plies, bool carries = true);
  void finishGame(const GameEnd& end);
  void loseRating(Unrated why);
  void endGame(const GameEnd& end);
  void announceEnd();
  void haltTurn();
  void keepClocks();
  void pauseGame();
  void stopBoard();
  void callOperator(std::vector<OperatorRequest> requests);
  void leaveGame();
  void record();

  Parts parts_;
  Rng seeds_;
  PieceTracker tracker_;
  GameRecorder recorder_;
  std::optional<SessionGame> game_;
  std::optional<GameClock> clock_;           ///< there is one whenever there is a game
  std::optional<NewGameConfig> lastConfig_;  ///< what Restart plays again

  SessionState phase_ = SessionState::Idle;  ///< never NeedsOperator
  bool paused_ = false;
  bool needsOperator_ = false;
  bool quitDone_ = false;
  bool storeFailing_ = false;
  /// Every object's identity is known, so a captured piece can be brought back out of its slot (D-25).
  bool takebackable_ = false;
  bool takebackWaits_ = false;
  bool freshGame_ = true;

  std::deque<const Personality*> toSelect_;  ///< before the board is set up; the first one's answer is awaited
  Errand errand_ = Errand::None;
  bool errandCut_ = false;  ///< stopped half way; Resume takes it up again
  Placement errandTarget_;
  ResetMode setUpMode_ = ResetMode::Auto;
  SessionState phaseBeforeReset_ = SessionState::Idle;  ///< or before a service
  Exercised exercise_;
  Scan scan_ = Scan::None;
  int boardStops_ = 0;  ///< BoardStopped still to come; until then the board's words are void

  std::uint64_t searchId_ = 0;
  bool searching_ = false;  ///< for an opponent, or it thinks on
  bool hinting_ = false;    ///< for the person on move
  std::optional<Thought> thought_;
  std::optional<Reply> reply_;
  std::array<std::optional<Score>, 2> engineScore_;
  std::array<std::optional<Mood>, 2> moods_;  ///< of opponents
  GameClock::Snapshot turnClocks_;            ///< when the turn began
  Instant turnBeganAt_{};
  Instant lastMoveAt_{};
  std::optional<PromotionPending> promotion_;
  bool handsAsked_ = false;  ///< a HandsQuestion stands
  std::optional<Color> drawOffer_;
  std::optional<int> drawDeclinedAt_;  ///< ply of the last offer a personality declined
};

}  // namespace kirin
