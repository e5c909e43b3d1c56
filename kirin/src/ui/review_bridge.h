// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/game_reviewer.h"
#include "app/position_analyst.h"
#include "app/retry_round.h"
#include "app/review_board.h"
#include "app/sqlite_game_store.h"
#include "ui/models.h"
#include "ui/qml_shared.h"
#include "ui/review_models.h"

#include <QObject>
#include <QString>
#include <QVariantList>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>

class QJSEngine;
class QQmlEngine;

namespace kirin {

/// A finished game under review, as QML's `ReviewBridge`: what was judged so far, the position that is looked at, what
/// is tried from it. Judging goes on in the background; whatever touches the file of games does so on the library's
/// thread. GUI thread. Squares are 0..63 with a1 = 0, -1 is none.
class ReviewBridge : public QObject, public QmlShared<ReviewBridge> {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON

  // The game
  Q_PROPERTY(bool loaded READ loaded NOTIFY gameChanged)
  Q_PROPERTY(QString trouble READ trouble NOTIFY gameChanged)           ///< why it can't be shown; empty when it can
  Q_PROPERTY(bool playerIsWhite READ playerIsWhite NOTIFY gameChanged)  ///< whose side is at the bottom
  Q_PROPERTY(QString whiteName READ whiteName NOTIFY gameChanged)
  Q_PROPERTY(QString blackName READ blackName NOTIFY gameChanged)
  Q_PROPERTY(QString resultText READ resultText NOTIFY gameChanged)
  Q_PROPERTY(QString openingText READ openingText NOTIFY gameChanged)
  Q_PROPERTY(int plies READ plies NOTIFY gameChanged)

  // What was judged
  Q_PROPERTY(kirin::ReviewMoveModel* moves READ moves CONSTANT)
  Q_PROPERTY(bool judging READ judging NOTIFY reviewChanged)
  Q_PROPERTY(bool complete READ complete NOTIFY reviewChanged)
  Q_PROPERTY(double progress READ progress NOTIFY reviewChanged)  ///< 0 to 1
  Q_PROPERTY(
      QVariantList chances READ chances NOTIFY reviewChanged)       ///< White's in percent, after each ply; -1: unknown
  Q_PROPERTY(QVariantList errors READ errors NOTIFY reviewChanged)  ///< {ply, mark, chance} of each
  Q_PROPERTY(QVariantList accuracyRows READ accuracyRows NOTIFY reviewChanged)  ///< as in ReviewWords
  Q_PROPERTY(QVariantList markRows READ markRows NOTIFY reviewChanged)
  Q_PROPERTY(int errorsToRetry READ errorsToRetry NOTIFY reviewChanged)

  // The position that is looked at
  Q_PROPERTY(kirin::PieceModel* pieces READ pieces CONSTANT)
  Q_PROPERTY(int ply READ ply NOTIFY positionChanged)
  Q_PROPERTY(bool trying READ trying NOTIFY positionChanged)  ///< moves that were not played in the game
  Q_PROPERTY(bool whiteToMove READ whiteToMove NOTIFY positionChanged)
  Q_PROPERTY(bool over READ over NOTIFY positionChanged)
  Q_PROPERTY(int lastFrom READ lastFrom NOTIFY positionChanged)
  Q_PROPERTY(int lastTo READ lastTo NOTIFY positionChanged)
  Q_PROPERTY(int checkSquare READ checkSquare NOTIFY positionChanged)
  Q_PROPERTY(QString fen READ fen NOTIFY positionChanged)
  Q_PROPERTY(int promotionSquare READ promotionSquare NOTIFY promotionChanged)
  Q_PROPERTY(bool promotionWhite READ whiteToMove NOTIFY positionChanged)
  Q_PROPERTY(double chance READ chance NOTIFY judgementChanged)  ///< White's in percent; -1: unknown
  Q_PROPERTY(QString scoreText READ scoreText NOTIFY judgementChanged)
  Q_PROPERTY(QString lineText READ lineText NOTIFY judgementChanged)            ///< the best play from here
  Q_PROPERTY(QString shortLineText READ shortLineText NOTIFY judgementChanged)  ///< its beginning
  Q_PROPERTY(QString sentence READ sentence NOTIFY judgementChanged)            ///< of the move that led here
  Q_PROPERTY(QString markName READ markName NOTIFY judgementChanged)   ///< of that move; empty where there is none
  Q_PROPERTY(QVariantList arrows READ arrows NOTIFY judgementChanged)  ///< {from, to, kind: "best", "better"}

  // Doing errors better
  Q_PROPERTY(bool retrying READ retrying NOTIFY retryChanged)
  Q_PROPERTY(bool retryOver READ retryOver NOTIFY retryChanged)
  Q_PROPERTY(bool retryAnswered READ retryAnswered NOTIFY retryChanged)  ///< right, or shown

 public:
  using CommandSink = std::function<void(SessionCommand)>;
  struct Parts {
    std::function<void(std::function<void()>)> run;  ///< a job on the library's thread; the bridge outlives it
    std::function<Result<std::unique_ptr<SqliteGameStore>>()> open;  ///< there
    CommandSink sink;
    GameReviewer::Config reviewer;
    PositionAnalyst::Config analyst;
    const ITime& time;              ///< outlives the bridge
    std::filesystem::path exports;  ///< where games are saved to
  };

  explicit ReviewBridge(Parts parts, QObject* parent = nullptr);

  /// Says everything again in the language that is set now.
  void retranslate();

  /// Shows a game with what is known about it; judges nothing. For the library's thread's answer, tests and pictures.
  void show(StoredGame game, Judgements known);

  bool loaded() const { return loaded_; }
  QString trouble() const { return trouble_; }
  bool playerIsWhite() const { return game_.onlyPerson() != Color::Black; }
  QString whiteName() const;
  QString blackName() const;
  QString resultText() const;
  QString openingText() const;
  int plies() const { return game_.plies(); }
  ReviewMoveModel* moves() { return &moves_; }
  bool judging() const { return judging_; }
  bool complete() const { return loaded_ && review_.complete(); }
  double progress() const;
  QVariantList chances() const;
  QVariantList errors() const;
  QVariantList accuracyRows() const;
  QVariantList markRows() const;
  int errorsToRetry() const { return RetryRound(game_.line(), review_, game_.onlyPerson()).count(); }
  PieceModel* pieces() { return &pieces_; }
  int ply() const { return board_.ply(); }
  bool trying() const { return board_.trying(); }
  bool whiteToMove() const { return board_.position().sideToMove() == Color::White; }
  bool over() const { return board_.over(); }
  int lastFrom() const;
  int lastTo() const;
  int checkSquare() const;
  QString fen() const;
  int promotionSquare() const { return promotion_ ? promotion_->to() : -1; }
  double chance() const;
  QString scoreText() const;
  QString lineText() const;
  QString shortLineText() const;
  QString sentence() const;
  QString markName() const;
  QVariantList arrows() const;
  bool retrying() const { return retry_.has_value(); }
  bool retryOver() const { return retry_ && retry_->over(); }
  bool retryAnswered() const;

  Q_INVOKABLE void openGame(int id);
  /// Forgets the game; what was judged is kept.
  Q_INVOKABLE void closeGame();
  Q_INVOKABLE void judge();  ///< goes on where it was stopped
  Q_INVOKABLE void stopJudging();

  Q_INVOKABLE void goTo(int ply);      ///< after so many plies of the game; what was tried is gone
  Q_INVOKABLE void step(int by);       ///< back takes back what was tried first
  Q_INVOKABLE void goToError(int by);  ///< the next error, or with -1 the one before
  Q_INVOKABLE bool canMoveFrom(int square) const;
  Q_INVOKABLE QVariantList targetsFrom(int square) const;
  Q_INVOKABLE bool isCaptureTarget(int from, int to) const;
  Q_INVOKABLE QString describeSquare(int square) const;
  Q_INVOKABLE void move(int from, int to);
  Q_INVOKABLE void choosePromotion(const QString& piece);  ///< "q", "r", "b", "n"
  Q_INVOKABLE void cancelPromotion();

  Q_INVOKABLE void beginRetry();
  Q_INVOKABLE void nextRetry();
  Q_INVOKABLE void showRetry();
  Q_INVOKABLE void endRetry();

  /// A new game from the position that is looked at, each piece being who it was. Words as in SessionBridge.newGame.
  Q_INVOKABLE void playFromHere(const QString& opponent, const QString& color, const QString& time);
  Q_INVOKABLE QString pgn() const;
  /// The game without judgements as a QR code: {modules, path}, the dark modules as an SVG path. Empty where it is too
  /// long; then notice() says so.
  Q_INVOKABLE QVariantMap qrCode();
  /// To a file of its own among the exports; notice() says where.
  Q_INVOKABLE void savePgn();

 signals:
  void gameChanged();
  void reviewChanged();
  void positionChanged();
  void judgementChanged();
  void promotionChanged();
  void retryChanged();
  void notice(const QString& text);
  void sound(const QString& name);

 private:
  void opened(int asked, Result<StoredGame> game, Judgements known);
  void judged(int asked, int ply, const Judgement& judgement);
  void judgingEnded(int asked, const Result<void>& outcome);
  void answered(int asked, const Result<Judgement>& judgement, bool last);
  void keep();
  void refreshReview();
  void place(ReviewBoard board);
  void play(Move move);
  void setRetry(std::optional<RetryRound> round);
  void showRetryPosition();
  const std::optional<Judgement>& current() const;
  QString lineUpTo(std::size_t plies) const;
  /// Whether the answer on the board would be given away.
  bool hidesAnswer() const;

  Parts parts_;
  bool loaded_ = false;
  QString trouble_;
  ReviewGame game_;
  Review review_;
  ReviewBoard board_;
  std::optional<Judgement> tried_;  ///< of what is tried
  std::optional<Move> promotion_;   ///< waits for its piece
  std::optional<RetryRound> retry_;
  bool judging_ = false;
  bool unkept_ = false;
  int asked_ = 0;      ///< the game that is to be shown; answers about others come too late
  int questions_ = 0;  ///< the position the analyst was asked about last

  PieceModel pieces_;
  ReviewMoveModel moves_;
  GameReviewer reviewer_;
  PositionAnalyst analyst_;
};

}  // namespace kirin
