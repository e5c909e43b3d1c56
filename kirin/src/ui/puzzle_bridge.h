// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/puzzle_desk.h"
#include "app/puzzle_session.h"
#include "ui/models.h"
#include "ui/puzzle_board.h"
#include "ui/puzzle_on_board.h"
#include "ui/puzzle_theme_model.h"
#include "ui/qml_shared.h"

#include <QObject>
#include <QString>
#include <QThreadPool>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>
#include <atomic>
#include <deque>
#include <functional>
#include <memory>
#include <optional>

namespace kirin {

/// QML's `Puzzles`: the choice of puzzles, and the attempt at one. What takes time is asked of the PuzzleDesk, on its
/// own thread, and comes back queued; what was asked for before the last change of mind is dropped. What is to be seen
/// one after another waits (`waiting`) until the page, at its pace, calls goOn(). GUI thread. Squares are 0..63.
class PuzzleBridge : public QObject, public QmlShared<PuzzleBridge> {
  Q_OBJECT
  QML_NAMED_ELEMENT(Puzzles)
  QML_SINGLETON

  // The choice
  Q_PROPERTY(bool known READ known NOTIFY overviewChanged)  ///< the rest of these is
  Q_PROPERTY(int count READ count NOTIFY overviewChanged)
  Q_PROPERTY(kirin::PuzzleThemeModel* themes READ themes CONSTANT)
  Q_PROPERTY(QString ratingText READ ratingText NOTIFY overviewChanged)  ///< "1520 ± 90"; empty before the first
  Q_PROPERTY(int solvedCount READ solvedCount NOTIFY overviewChanged)
  Q_PROPERTY(int bestStreak READ bestStreak NOTIFY overviewChanged)
  Q_PROPERTY(int bestTimed READ bestTimed NOTIFY overviewChanged)
  Q_PROPERTY(
      QString importText READ importText NOTIFY importChanged)  ///< what became of the last table; or how far it is
  Q_PROPERTY(bool importing READ importing NOTIFY importChanged)

  // The attempt
  Q_PROPERTY(Phase phase READ phase NOTIFY attemptChanged)
  Q_PROPERTY(QString mode READ mode NOTIFY attemptChanged)  ///< "level", "theme", "streak", "timed"
  Q_PROPERTY(QString goalText READ goalText NOTIFY attemptChanged)
  Q_PROPERTY(QString verdictText READ verdictText NOTIFY attemptChanged)  ///< on the last move; empty
  Q_PROPERTY(Verdict verdict READ verdict NOTIFY attemptChanged)
  Q_PROPERTY(QString detailText READ detailText NOTIFY attemptChanged)  ///< when it is over: its rating and themes
  Q_PROPERTY(QString changeText READ changeText NOTIFY attemptChanged)  ///< what it did to the rating; empty
  Q_PROPERTY(bool inRun READ inRun NOTIFY attemptChanged)  ///< a streak or a timed run: no help, no second try
  Q_PROPERTY(int runSolved READ runSolved NOTIFY attemptChanged)
  Q_PROPERTY(int mistakesLeft READ mistakesLeft NOTIFY attemptChanged)  ///< in a timed run
  Q_PROPERTY(int hintSquare READ hintSquare NOTIFY positionChanged)     ///< -1: none
  Q_PROPERTY(bool waiting READ waiting NOTIFY attemptChanged)           ///< goOn() shows the next move
  Q_PROPERTY(bool onBoard READ onBoard NOTIFY attemptChanged)           ///< it stands on the board itself
  Q_PROPERTY(bool canStepBack READ canStepBack NOTIFY positionChanged)  ///< through the line, once it is over
  Q_PROPERTY(bool canStepOn READ canStepOn NOTIFY positionChanged)

  // The board, as in SessionBridge
  Q_PROPERTY(kirin::PieceModel* pieces READ pieces CONSTANT)
  Q_PROPERTY(bool whiteToMove READ whiteToMove NOTIFY positionChanged)
  Q_PROPERTY(bool playerIsWhite READ playerIsWhite NOTIFY attemptChanged)
  Q_PROPERTY(int lastFrom READ lastFrom NOTIFY positionChanged)
  Q_PROPERTY(int lastTo READ lastTo NOTIFY positionChanged)
  Q_PROPERTY(int checkSquare READ checkSquare NOTIFY positionChanged)
  Q_PROPERTY(QString fen READ fen NOTIFY positionChanged)
  Q_PROPERTY(int promotionSquare READ promotionSquare NOTIFY promotionChanged)

 public:
  enum Phase {
    None,     ///< no attempt
    Loading,  ///< the next puzzle comes
    Showing,  ///< moves are being shown
    Yours,    ///< the solver is to move
    Judging,  ///< a wrong move is looked at
    Wrong,    ///< and this is what is wrong with it
    Over,     ///< solved, or the solution was shown
    RunOver,  ///< so is the streak, or the time
    Empty     ///< there is no puzzle of that kind
  };
  Q_ENUM(Phase)
  enum Verdict { Silent, Right, NotThis, Done };
  Q_ENUM(Verdict)

  /// `time` outlives it. No default: QML would make one of its own instead of asking create().
  PuzzleBridge(const ITime& time, std::unique_ptr<PuzzleDesk> desk, QObject* parent = nullptr);
  /// Waits for what the desk is at; an import ends after its batch.
  ~PuzzleBridge() override;

  /// From now on puzzles are set up on the board, but for those against the clock. What it says comes through hear().
  void useBoard(PuzzleOnBoard::Send send) { realBoard_.emplace(std::move(send)); }
  void hear(const kirin::SessionEvent& event);

  bool known() const { return overview_.has_value(); }
  int count() const { return overview_ ? overview_->shipped + overview_->record.imported : 0; }
  PuzzleThemeModel* themes() { return &themes_; }
  QString ratingText() const;
  int solvedCount() const { return overview_ ? overview_->record.solved : 0; }
  int bestStreak() const { return overview_ ? overview_->record.bestStreak : 0; }
  int bestTimed() const { return overview_ ? overview_->record.bestTimed : 0; }
  QString importText() const { return importText_; }
  bool importing() const { return importing_; }

  Phase phase() const { return phase_; }
  QString mode() const;
  QString goalText() const;
  QString verdictText() const { return verdictText_; }
  Verdict verdict() const { return verdict_; }
  QString detailText() const;
  QString changeText() const;
  bool inRun() const { return mode_ == PuzzleMode::Streak || mode_ == PuzzleMode::Timed; }
  int runSolved() const { return runSolved_; }
  int mistakesLeft() const { return mistakesLeft_; }
  int hintSquare() const { return hint_; }
  bool waiting() const { return !steps_.empty() && (!onBoard() || realBoard_->ready()); }
  bool onBoard() const { return realBoard_ && session_ && !refused_ && mode_ != PuzzleMode::Timed; }
  bool canStepBack() const { return phase_ == Over && board_.plies() > 0; }
  bool canStepOn() const { return phase_ == Over && board_.plies() < session_->line().plies(); }

  PieceModel* pieces() { return &pieces_; }
  bool whiteToMove() const { return board_.position().sideToMove() == Color::White; }
  bool playerIsWhite() const { return !session_ || session_->puzzle().solver() == Color::White; }
  int lastFrom() const { return square(board_.lastFrom()); }
  int lastTo() const { return square(board_.lastTo()); }
  int checkSquare() const { return square(board_.checkSquare()); }
  QString fen() const;
  int promotionSquare() const { return promotion_.empty() ? -1 : promotion_.front().to(); }

  /// Asks what there is; overviewChanged says it.
  Q_INVOKABLE void open();
  /// A table in a file, as Lichess gives it out.
  Q_INVOKABLE void importTable(const QString& path);
  /// A first puzzle. `mode` as above; `theme` a key, for "theme".
  Q_INVOKABLE void begin(const QString& mode, const QString& theme);
  /// The next one.
  Q_INVOKABLE void next();
  /// Back to the choice.
  Q_INVOKABLE void leave();

  Q_INVOKABLE void goOn();
  Q_INVOKABLE void tryAgain();
  Q_INVOKABLE void hint();
  Q_INVOKABLE void solution();
  /// Through the line of a puzzle that is over: -1 back, 1 on.
  Q_INVOKABLE void step(int plies);
  /// Milliseconds that are left of a timed run; 0 elsewhere. A run whose time is up is over with this.
  Q_INVOKABLE int timeLeft();

  Q_INVOKABLE bool canMoveFrom(int square) const;
  Q_INVOKABLE QVariantList targetsFrom(int square) const;
  Q_INVOKABLE bool isCaptureTarget(int from, int to) const;
  Q_INVOKABLE QString describeSquare(int square) const;
  Q_INVOKABLE void move(int from, int to);
  Q_INVOKABLE void choosePromotion(const QString& piece);
  Q_INVOKABLE void cancelPromotion();

  void retranslate();
  /// Until the desk has done what it was asked for; its answers are queued then. For tests and pictures.
  void waitForDesk() { pool_.waitForDone(); }

 signals:
  void overviewChanged();
  void importChanged();
  void attemptChanged();
  void positionChanged();
  void promotionChanged();
  /// A puzzle has counted for the Kirin rating: read it again.
  void rated();
  /// What to play a sound for, as in SessionBridge.
  void sound(const QString& name);

 private:
  static int square(Square s) { return s == kNoSquare ? -1 : s; }

  void run(std::function<void(PuzzleDesk&)> work);
  /// Runs `work` on the desk and then `then` here with its answer.
  template <class Work, class Then>
  void tell(Work work, Then then);
  /// The same, unless something else was asked for meanwhile.
  template <class Work, class Then>
  void ask(Work work, Then then);
  void setPhase(Phase phase);
  void say(Verdict verdict, const QString& text);
  void showBoard();
  void playOnBoard(Move move);
  void place();
  void showStep();
  void decided(Move move);
  void propose(Move move);
  void beginAttempt(const std::optional<Puzzle>& puzzle);
  void tryMove(Move move);
  void lookForRefutation();
  void showRefutation(const Refutation& refutation);
  void settle(bool solved);
  void finishAttempt();
  void endRun();
  int level() const;
  bool timeIsUp() const;

  const ITime& time_;
  int asked_ = 0;

  std::optional<PuzzleOverview> overview_;
  PuzzleThemeModel themes_;
  QString importText_;
  bool importing_ = false;

  Phase phase_ = None;
  PuzzleMode mode_ = PuzzleMode::Level;
  std::optional<PuzzleTheme> theme_;
  std::optional<PuzzleSession> session_;
  PuzzleBoard board_;
  PieceModel pieces_;
  std::optional<PuzzleOnBoard> realBoard_;
  bool refused_ = false;         ///< this puzzle can't stand on the board
  bool promotedByHand_ = false;  ///< what is asked for is a pawn on the board itself
  std::deque<Move> steps_;       ///< to be shown
  std::vector<Move> promotion_;  ///< the choices while one is open
  int hint_ = -1;
  Verdict verdict_ = Silent;
  QString verdictText_;
  bool settled_ = false;
  std::optional<RatingChange> change_;
  std::optional<PlayerRating> rating_;

  int runSolved_ = 0;
  int mistakesLeft_ = 0;
  std::optional<Instant> runEnds_;

  std::atomic<bool> quitting_ = false;
  std::unique_ptr<PuzzleDesk> desk_;  ///< the pool's
  QThreadPool pool_;                  ///< of one thread, which stays the same
};

}  // namespace kirin
