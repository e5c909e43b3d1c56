// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/files.h"
#include "base/log.h"
#include "chess/fen.h"
#include "ui/board_choices.h"
#include "ui/move_words.h"
#include "ui/phrases.h"
#include "ui/qr_picture.h"
#include "ui/review_bridge.h"
#include "ui/review_words.h"
#include "ui/start_choice.h"

#include <algorithm>
#include <fmt/format.h>

// What is asked of the review's board: walking, trying, doing errors better, playing on, taking along.
namespace kirin {
namespace {

/// What a file system and a person can read: letters and figures, the rest as dashes.
std::string fileNamePart(std::string text) {
  for (char& c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte < 128 && std::isalnum(byte) == 0) c = '-';
  }
  return text;
}

/// Not yet there.
std::filesystem::path freeFile(const std::filesystem::path& folder, const std::string& stem) {
  std::filesystem::path file = folder / (stem + ".pgn");
  for (int number = 2; std::filesystem::exists(file); ++number) {
    file = folder / fmt::format("{}-{}.pgn", stem, number);
  }
  return file;
}

}  // namespace

/// Another position is looked at; a move that is tried may have to be asked about.
void ReviewBridge::place(ReviewBoard board) {
  board_ = std::move(board);
  tried_.reset();
  const bool promoting = std::exchange(promotion_, std::nullopt).has_value();
  const int question = ++questions_;
  if (board_.trying()) {
    analyst_.ask(board_.line(), [this, question](const Result<Judgement>& judgement, bool last) {
      QMetaObject::invokeMethod(
          this, [this, question, judgement, last] { answered(question, judgement, last); }, Qt::QueuedConnection);
    });
  } else {
    analyst_.forget();
  }
  pieces_.show(board_.placement());
  if (promoting) emit promotionChanged();
  emit positionChanged();
  emit judgementChanged();
}

void ReviewBridge::answered(int question, const Result<Judgement>& judgement, bool last) {
  if (question != questions_) return;
  if (!judgement) {
    emit notice(Phrases::error(judgement.error()));
    return;
  }
  tried_ = *judgement;
  if (last && retry_ && retry_->state() == RetryRound::State::Judging) {
    const auto& move = review_.moves[static_cast<std::size_t>(retry_->ply())];
    const Color mover = game_.line().at(retry_->ply()).sideToMove();
    retry_->judged(move->winBefore - winFor(mover, judgement->score));
    if (retry_->state() == RetryRound::State::Wrong) showRetryPosition();
    emit sound(retry_->state() == RetryRound::State::Right ? QStringLiteral("notify") : QStringLiteral("illegal"));
    emit retryChanged();
  }
  emit judgementChanged();
}

void ReviewBridge::goTo(int ply) {
  if (!loaded_ || retrying()) return;
  const int to = std::clamp(ply, 0, game_.plies());
  if (to != board_.ply() || trying()) place({game_, to});
}

void ReviewBridge::step(int by) {
  if (retrying()) return;
  if (by < 0 && trying()) {
    ReviewBoard board = board_;
    board.takeBack();
    place(std::move(board));
    return;
  }
  const int to = board_.ply() + by;
  if (!loaded_ || to < 0 || to > game_.plies()) return;
  if (by == 1) emit sound(soundOf(game_.line().at(to - 1), game_.line().moves()[static_cast<std::size_t>(to) - 1]));
  goTo(to);
}

void ReviewBridge::goToError(int by) {
  if (!loaded_ || by == 0) return;
  for (int to = board_.ply() + by; to > 0 && to <= game_.plies(); to += by) {
    const auto& move = review_.moves[static_cast<std::size_t>(to) - 1];
    if (!move || !isError(move->mark)) continue;
    goTo(to);
    return;
  }
}

int ReviewBridge::lastFrom() const { return board_.lastMove() ? board_.lastMove().from() : -1; }

int ReviewBridge::lastTo() const {
  const Move last = board_.lastMove();
  if (!last) return -1;
  if (last.kind() != Move::Kind::Castling) return last.to();
  return castledKing(board_.line().at(board_.line().plies() - 1), last);
}

int ReviewBridge::checkSquare() const {
  const Position& position = board_.position();
  return position.inCheck() ? position.king(position.sideToMove()) : -1;
}

QString ReviewBridge::fen() const { return QString::fromStdString(toFen(board_.position())); }

bool ReviewBridge::canMoveFrom(int square) const { return !targetsFrom(square).isEmpty(); }

QVariantList ReviewBridge::targetsFrom(int square) const {
  QVariantList squares;
  const bool closed = !loaded_ || (retry_ && (retry_->over() || retry_->state() == RetryRound::State::Judging));
  if (!onBoard(square) || closed || retryAnswered()) return squares;
  for (const Square target : kirin::targetsFrom(board_.position(), square)) squares << target;
  return squares;
}

bool ReviewBridge::isCaptureTarget(int from, int to) const {
  if (!onBoard(from) || !onBoard(to)) return false;
  const auto moves = movesBetween(board_.position(), from, to);
  return !moves.empty() && board_.position().isCapture(moves.front());
}

QString ReviewBridge::describeSquare(int square) const {
  return onBoard(square) ? Phrases::square(square, board_.position().at(square)) : QString();
}

void ReviewBridge::move(int from, int to) {
  if (!onBoard(from) || !onBoard(to) || !canMoveFrom(from)) return;
  const auto choices = movesBetween(board_.position(), from, to);
  if (choices.empty()) {
    emit sound(QStringLiteral("illegal"));
  } else if (choices.size() == 1) {
    play(choices.front());
  } else {
    promotion_ = choices.front();
    emit promotionChanged();
  }
}

void ReviewBridge::choosePromotion(const QString& letter) {
  const auto piece = promotionPiece(letter);
  if (!piece || !promotion_) return;
  play(Move(promotion_->from(), promotion_->to(), Move::Kind::Promotion, *piece));
}

void ReviewBridge::cancelPromotion() {
  if (!std::exchange(promotion_, std::nullopt)) return;
  emit promotionChanged();
}

void ReviewBridge::play(Move move) {
  emit sound(soundOf(board_.position(), move));
  // The move of the game itself leads on in the game.
  const bool ofTheGame = !trying() && ply() < plies() && game_.line().moves()[static_cast<std::size_t>(ply())] == move;
  if (ofTheGame && !retry_) {
    place({game_, ply() + 1});
    return;
  }
  ReviewBoard board = board_;
  board.play(move);
  if (retry_) {
    const auto& best = review_.positions[static_cast<std::size_t>(retry_->ply())];
    retry_->tried(best && !best->line.empty() && best->line.front() == move);
  }
  place(std::move(board));
  if (retry_) emit retryChanged();
}

// ---- errors done better ---------------------------------------------------------------------------------------------

bool ReviewBridge::retryAnswered() const {
  return retry_ && !retry_->over() &&
         (retry_->state() == RetryRound::State::Right || retry_->state() == RetryRound::State::Shown);
}

void ReviewBridge::setRetry(std::optional<RetryRound> round) {
  if (!round && !retry_) return;
  retry_ = std::move(round);
  emit retryChanged();
}

void ReviewBridge::showRetryPosition() {
  if (!retry_->over()) place({game_, retry_->ply()});
  emit retryChanged();
  emit judgementChanged();
}

void ReviewBridge::beginRetry() {
  if (!complete()) return;
  setRetry(RetryRound(game_.line(), review_, game_.onlyPerson()));
  showRetryPosition();
}

void ReviewBridge::nextRetry() {
  if (!retry_ || retry_->over()) return;
  retry_->next();
  showRetryPosition();
}

void ReviewBridge::showRetry() {
  if (!retry_ || retry_->over() || retryAnswered()) return;
  retry_->show();
  showRetryPosition();
}

void ReviewBridge::endRetry() {
  setRetry(std::nullopt);
  place({game_, board_.ply()});
}

// ---- playing on, taking along
// -----------------------------------------------------------------------------------------

void ReviewBridge::playFromHere(const QString& opponent, const QString& color, const QString& time) {
  if (!loaded_) return;
  auto config = gameFromWords(opponent.toStdString(), color.toStdString(), time.toStdString(), "none",
                              static_cast<std::uint64_t>(parts_.time.now().time_since_epoch().count()));
  if (!config) {
    emit notice(Phrases::error(config.error()));
    return;
  }
  config->startFen = toFen(board_.position());
  config->startPlacement = board_.placement();
  parts_.sink(command::NewGame{*config});
}

QString ReviewBridge::pgn() const {
  return loaded_ ? QString::fromStdString(writePgn(toPgn(game_, review_))) : QString();
}

QVariantMap ReviewBridge::qrCode() {
  if (!loaded_) return {};
  PgnGame game = toPgn(game_.stored());
  for (PgnMove& move : game.main.moves) move.clock.reset();
  const auto picture = qrPicture(writePgn(game));
  if (!picture) {
    emit notice(Phrases::error(picture.error()));
    return {};
  }
  return *picture;
}

void ReviewBridge::savePgn() {
  if (!loaded_) return;
  const PgnGame game = toPgn(game_, review_);
  const std::string stem = fileNamePart(game.tag("Date") + " " + game.tag("White") + " " + game.tag("Black"));
  parts_.run([this, text = writePgn(game), stem, folder = parts_.exports] {
    std::error_code ignored;
    std::filesystem::create_directories(folder, ignored);
    const auto file = freeFile(folder, stem);
    const auto saved = writeFileAtomically(file, text);
    QMetaObject::invokeMethod(
        this,
        [this, file, saved] {
          emit notice(saved ? ReviewWords::tr("The game is saved as %1.").arg(QString::fromStdString(file.string()))
                            : Phrases::error(saved.error()));
        },
        Qt::QueuedConnection);
  });
}

}  // namespace kirin
