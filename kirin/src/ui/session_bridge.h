// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session_values.h"
#include "ui/bridge_facts.h"
#include "ui/game_view.h"
#include "ui/models.h"
#include "ui/qml_shared.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>
#include <functional>

class QJSEngine;
class QQmlEngine;

namespace kirin {

class PersonalityRegistry;

/// What the library knows that Home and Opponents show; read off the GUI thread (ui/library.h).
struct LibraryFacts {
  struct Unfinished {
    GameId id = 0;
    std::array<PlayerConfig, 2> players;
    int plies = 0;
    Color toMove = Color::White;
    friend bool operator==(const Unfinished&, const Unfinished&) = default;
  };
  std::optional<Unfinished> unfinished;  ///< the newest
  OpponentRecords records;
  friend bool operator==(const LibraryFacts&, const LibraryFacts&) = default;
};

// Beyond the first contract: libraryWanted, lastMoveText, squares answered out of turn for premoves (canMoveFrom,
// targetsFrom), "guest" as the avatar of an opponent without one; avatars may be full paths.

/// The session as QML sees it: the current turn as properties that change at turn boundaries only, and commands that
/// are queued to the worker and return at once. GUI thread only. Squares are 0..63, a1 = 0; colours are booleans
/// "white".
///
/// It has no worker of its own: commands go to the sink it is given, events come in through apply(), so a test or a
/// picture drives it without a session. A premove is kept here, never in a queue: when the turn comes it is played if
/// it is legal then, else dropped.
class SessionBridge : public QObject, public QmlShared<SessionBridge> {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON

  // Where the game is
  Q_PROPERTY(State state READ state NOTIFY stateChanged)
  Q_PROPERTY(bool paused READ paused NOTIFY stateChanged)
  Q_PROPERTY(bool inGame READ inGame NOTIFY stateChanged)           ///< a game is on, over or not, until left
  Q_PROPERTY(Strip stripKind READ stripKind NOTIFY stripChanged)    ///< colour and icon of the state strip
  Q_PROPERTY(QString stripText READ stripText NOTIFY stripChanged)  ///< its one sentence
  Q_PROPERTY(StripAction stripAction READ stripAction NOTIFY stripChanged)

  // The position
  Q_PROPERTY(kirin::PieceModel* pieces READ pieces CONSTANT)  ///< 32 objects; they keep their identity
  Q_PROPERTY(kirin::MoveListModel* moves READ moves CONSTANT)
  Q_PROPERTY(kirin::CapturedModel* capturedByWhite READ capturedByWhite CONSTANT)
  Q_PROPERTY(kirin::CapturedModel* capturedByBlack READ capturedByBlack CONSTANT)
  Q_PROPERTY(
      int materialForWhite READ materialForWhite NOTIFY positionChanged)  ///< pawns' worth ahead, negative behind
  Q_PROPERTY(bool whiteToMove READ whiteToMove NOTIFY positionChanged)
  Q_PROPERTY(bool yourTurn READ yourTurn NOTIFY positionChanged)  ///< a person at the board is to move
  Q_PROPERTY(int lastFrom READ lastFrom NOTIFY positionChanged)   ///< -1: none
  Q_PROPERTY(int lastTo READ lastTo NOTIFY positionChanged)
  Q_PROPERTY(int checkSquare READ checkSquare NOTIFY positionChanged)  ///< the king in check, or -1
  Q_PROPERTY(int hintFrom READ hintFrom NOTIFY positionChanged)        ///< what Kirin would play in this turn, or -1
  Q_PROPERTY(int hintTo READ hintTo NOTIFY positionChanged)
  Q_PROPERTY(QString fen READ fen NOTIFY positionChanged)
  Q_PROPERTY(QString lastMoveText READ lastMoveText NOTIFY
                 positionChanged)  ///< "4. Qxf7#", "4... Kd8"; empty before the first
  Q_PROPERTY(QString openingText READ openingText NOTIFY positionChanged)  ///< empty where it has no name
  Q_PROPERTY(int gameId READ gameId NOTIFY gameChanged)                    ///< in the library; 0 while it is in none
  Q_PROPERTY(int premoveFrom READ premoveFrom NOTIFY premoveChanged)       ///< -1: none
  Q_PROPERTY(int premoveTo READ premoveTo NOTIFY premoveChanged)
  Q_PROPERTY(int promotionSquare READ promotionSquare NOTIFY promotionChanged)  ///< -1: no promotion waits
  Q_PROPERTY(bool promotionWhite READ promotionWhite NOTIFY promotionChanged)

  // The game
  /// What hands have left to answer: "takeback", "gameOver", "which" move it was, or empty.
  Q_PROPERTY(QString handsQuestion READ handsQuestion NOTIFY handsQuestionChanged)
  Q_PROPERTY(QVariantList handsMoves READ handsMoves NOTIFY handsQuestionChanged)  ///< of "which": from, to, text

  Q_PROPERTY(bool playerIsWhite READ playerIsWhite NOTIFY gameChanged)  ///< whose side is at the bottom
  Q_PROPERTY(QString whiteName READ whiteName NOTIFY gameChanged)
  Q_PROPERTY(QString blackName READ blackName NOTIFY gameChanged)
  Q_PROPERTY(QString whiteDetail READ whiteDetail NOTIFY gameChanged)  ///< "target 500", "without the queen", or empty
  Q_PROPERTY(QString blackDetail READ blackDetail NOTIFY gameChanged)
  Q_PROPERTY(QString whiteAvatar READ whiteAvatar NOTIFY gameChanged)  ///< a name for Portrait; empty for people
  Q_PROPERTY(QString blackAvatar READ blackAvatar NOTIFY gameChanged)
  Q_PROPERTY(QString timeText READ timeText NOTIFY gameChanged)        ///< "5+3 Blitz", "Untimed"
  Q_PROPERTY(bool drawOffered READ drawOffered NOTIFY drawChanged)     ///< the opponent offers
  Q_PROPERTY(bool drawPending READ drawPending NOTIFY drawChanged)     ///< you have offered
  Q_PROPERTY(QString claimText READ claimText NOTIFY positionChanged)  ///< "Claim a draw: threefold repetition"; empty
  Q_PROPERTY(bool canTakeBack READ canTakeBack NOTIFY positionChanged)
  Q_PROPERTY(QString takebackReason READ takebackReason NOTIFY positionChanged)  ///< why not; empty when it can
  Q_PROPERTY(QString resultText READ resultText NOTIFY gameOverChanged)          ///< "1-0"; empty while it goes on
  Q_PROPERTY(QString resultSentence READ resultSentence NOTIFY gameOverChanged)  ///< "You won by checkmate"

  /// It counts for the Kirin rating, unless something still makes it not count.
  Q_PROPERTY(bool counts READ counts NOTIFY gameChanged)
  /// What the finished game did to the rating, or why it did nothing; may be empty.
  Q_PROPERTY(QString ratingText READ ratingText NOTIFY gameOverChanged)

  // Clocks
  Q_PROPERTY(bool timed READ timed NOTIFY gameChanged)
  Q_PROPERTY(bool clockRunning READ clockRunning NOTIFY clocksChanged)
  Q_PROPERTY(bool whiteRunning READ whiteRunning NOTIFY clocksChanged)  ///< only if clockRunning

  // Before a game
  Q_PROPERTY(kirin::OpponentModel* opponents READ opponents CONSTANT)
  Q_PROPERTY(bool canContinue READ canContinue NOTIFY libraryChanged)
  Q_PROPERTY(QString continueText READ continueText NOTIFY libraryChanged)  ///< "Novice, 14 moves, your turn"

 public:
  enum class State { Idle, Preparing, HumanTurn, EngineTurn, Acting, GameOver, NeedsOperator };
  Q_ENUM(State)
  enum class Strip { Neutral, YourTurn, Thinking, Moving, Attention };
  Q_ENUM(Strip)
  enum class StripAction { None, Pause, Resume, ShowMe, Fix, Answer };
  Q_ENUM(StripAction)

  using CommandSink = std::function<void(SessionCommand)>;

  /// `time` and `registry` outlive it; the registry does not change.
  SessionBridge(CommandSink sink, const ITime& time, const PersonalityRegistry& registry, QObject* parent = nullptr);

  /// Takes in what the session said.
  void apply(const SessionEvent& event);
  /// For the session: may be called on any thread, and queues the event to apply(). The bridge outlives its caller.
  std::function<void(const SessionEvent&)> listener();
  void setLibrary(const LibraryFacts& library);
  /// Says everything again in the language that is set now.
  void retranslate();
  const GameView& view() const { return view_; }

  State state() const { return static_cast<State>(facts_.state.state); }
  bool paused() const { return facts_.state.paused; }
  bool inGame() const { return facts_.state.inGame; }
  Strip stripKind() const { return static_cast<Strip>(facts_.strip.kind); }
  QString stripText() const { return facts_.strip.text; }
  StripAction stripAction() const { return static_cast<StripAction>(facts_.strip.action); }

  PieceModel* pieces() { return &pieces_; }
  MoveListModel* moves() { return &moves_; }
  CapturedModel* capturedByWhite() { return &captured_[index(Color::White)]; }
  CapturedModel* capturedByBlack() { return &captured_[index(Color::Black)]; }
  int materialForWhite() const { return facts_.board.material; }
  bool whiteToMove() const { return facts_.board.whiteToMove; }
  bool yourTurn() const { return facts_.board.yourTurn; }
  int lastFrom() const { return facts_.board.lastFrom; }
  int lastTo() const { return facts_.board.lastTo; }
  int checkSquare() const { return facts_.board.checkSquare; }
  int hintFrom() const { return facts_.board.hintFrom; }
  int hintTo() const { return facts_.board.hintTo; }
  QString fen() const { return facts_.board.fen; }
  QString lastMoveText() const { return facts_.board.lastMove; }
  QString openingText() const { return facts_.board.opening; }
  int gameId() const { return static_cast<int>(facts_.game.id); }
  int premoveFrom() const { return premove_ ? premove_->from : -1; }
  int premoveTo() const { return premove_ ? premove_->to : -1; }
  int promotionSquare() const { return facts_.promotion.square; }
  bool promotionWhite() const { return facts_.promotion.white; }

  QString handsQuestion() const { return facts_.hands.question; }
  QVariantList handsMoves() const { return facts_.hands.moves; }

  bool playerIsWhite() const { return facts_.game.playerIsWhite; }
  QString whiteName() const { return player(Color::White).name; }
  QString blackName() const { return player(Color::Black).name; }
  QString whiteDetail() const { return player(Color::White).detail; }
  QString blackDetail() const { return player(Color::Black).detail; }
  QString whiteAvatar() const { return player(Color::White).avatar; }
  QString blackAvatar() const { return player(Color::Black).avatar; }
  QString timeText() const { return facts_.game.time; }
  bool drawOffered() const { return facts_.draw.offered; }
  bool drawPending() const { return facts_.draw.pending; }
  QString claimText() const { return facts_.board.claim; }
  bool canTakeBack() const { return facts_.board.takebackReason.isEmpty(); }
  QString takebackReason() const { return facts_.board.takebackReason; }
  QString resultText() const { return facts_.end.result; }
  QString resultSentence() const { return facts_.end.sentence; }

  bool counts() const { return facts_.game.counts; }
  QString ratingText() const { return facts_.end.rating; }

  bool timed() const { return facts_.game.timed; }
  bool clockRunning() const { return facts_.clock.runningSide.has_value(); }
  bool whiteRunning() const { return facts_.clock.runningSide == Color::White; }

  OpponentModel* opponents() { return &opponents_; }
  bool canContinue() const { return library_.unfinished.has_value(); }
  QString continueText() const;

  // Board. All answer from what the last event said; the worker still checks.
  Q_INVOKABLE bool canMoveFrom(int square) const;
  Q_INVOKABLE QVariantList targetsFrom(int square) const;  ///< squares; castling as the king's square too
  Q_INVOKABLE bool isCaptureTarget(int from, int to) const;
  Q_INVOKABLE void move(int from, int to);  ///< opens the promotion chooser where one is due; out of turn: a premove
  Q_INVOKABLE void choosePromotion(const QString& piece);  ///< "q", "r", "b", "n"
  Q_INVOKABLE void cancelPromotion();
  Q_INVOKABLE void clearPremove();
  Q_INVOKABLE QString squareName(int square) const;
  Q_INVOKABLE QString describeSquare(int square) const;  ///< "e4, white pawn", for screen readers

  // Game. opponent: "person" for another at this board; color: "white", "black", "random", or "watch" for a game the
  // opponent plays with itself; time: "5+3" or "none"; odds: "none", "queen", "rook", "knight".
  Q_INVOKABLE void newGame(const QString& opponent, const QString& color, const QString& time, const QString& odds);
  Q_INVOKABLE void continueGame();
  Q_INVOKABLE void continueStored(qlonglong game);  ///< an unfinished one of the library
  Q_INVOKABLE void takeback();
  Q_INVOKABLE void hint();
  Q_INVOKABLE void resign();
  Q_INVOKABLE void offerDraw();
  Q_INVOKABLE void acceptDraw();
  Q_INVOKABLE void declineDraw();
  Q_INVOKABLE void claimDraw();
  Q_INVOKABLE void declareResult(const QString& result);  ///< "1-0", "0-1", "1/2-1/2", between two people
  Q_INVOKABLE void abortGame();
  Q_INVOKABLE void pause();
  Q_INVOKABLE void stop();  ///< the machine, at once; the game pauses
  Q_INVOKABLE void resume();
  Q_INVOKABLE void restartGame(bool byHand);
  Q_INVOKABLE void resetBoard(bool byHand);
  Q_INVOKABLE void rescan();
  Q_INVOKABLE void operatorDone();
  Q_INVOKABLE void leaveGame();
  Q_INVOKABLE QString pgn() const;

  /// Milliseconds on that side's clock now (time used, when untimed), interpolated from the last ClockInfo.
  Q_INVOKABLE double clockMs(bool white) const;
  /// "Rapid" for "10+5"; empty when the text is not a time control.
  Q_INVOKABLE QString bucketName(const QString& time) const;

 signals:
  void stateChanged();
  void stripChanged();
  void positionChanged();
  void premoveChanged();
  void promotionChanged();
  void gameChanged();
  void handsQuestionChanged();
  void drawChanged();
  void gameOverChanged();
  void clocksChanged();
  void libraryChanged();
  /// A sentence to show once: a refusal with its reason, a fault the game survives.
  void notice(const QString& text);
  /// What to play a sound for: "move", "capture", "check", "castle", "promote", "gameOver", "lowTime", "illegal",
  /// "notify".
  void sound(const QString& name);
  /// Everything the session says, once it is shown.
  void heard(const kirin::SessionEvent& event);
  /// A game has begun or is continued: go to the Game screen.
  void gameBegan();
  /// Of an exercise of the machine.
  void exercised(const kirin::Exercised& progress);
  /// What the library says may have changed: read it again and call setLibrary.
  void libraryWanted();

 private:
  struct Premove {
    Square from, to;
  };

  const BridgeFacts::Player& player(Color side) const { return facts_.game.players[index(side)]; }
  void send(SessionCommand command);
  bool premovesAllowed() const;
  void setPremove(std::optional<Premove> premove);
  void playPremove();
  void play(const std::vector<Move>& choices);
  /// Brings properties and models up to date with the view.
  void publish();
  void react(const SessionEvent& event);
  void show(const SessionEvent& event);
  bool isOfPromotionCalledOff(const SessionEvent& event);

  CommandSink sink_;
  const ITime& time_;
  const PersonalityRegistry& registry_;
  GameView view_;
  BridgeFacts facts_;
  LibraryFacts library_;
  std::optional<Premove> premove_;
  /// A move is on its way to the worker: until it answers, nothing else is played.
  bool moveSent_ = false;
  /// Promotions begun here that the worker has not yet answered, and how many of them have been called off since: its
  /// word on those is late and would open the chooser again.
  int promotionsAsked_ = 0;
  int promotionsCalledOff_ = 0;
  bool lowTimeSaid_ = false;

  PieceModel pieces_;
  MoveListModel moves_;
  std::array<CapturedModel, 2> captured_;  ///< by the colour that took
  OpponentModel opponents_;
};

}  // namespace kirin
