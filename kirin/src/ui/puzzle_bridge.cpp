// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/puzzle_bridge.h"

#include "chess/fen.h"
#include "chess/notation.h"
#include "ui/phrases.h"
#include "ui/puzzle_phrases.h"

#include <QtConcurrent>
#include <algorithm>
#include <array>
#include <cmath>

namespace kirin {
namespace {

constexpr std::array<QLatin1String, 4> kModes{QLatin1String("level"), QLatin1String("theme"), QLatin1String("streak"),
                                              QLatin1String("timed")};
constexpr Duration kRunTime = std::chrono::minutes(3);
constexpr int kMistakes = 3;   // a timed run bears fewer than this
constexpr double kGood = 150;  // centipawns: that a wrong move was good all the same

}  // namespace

PuzzleBridge::PuzzleBridge(const ITime& time, std::unique_ptr<PuzzleDesk> desk, QObject* parent)
    : QObject(parent), time_(time), desk_(std::move(desk)) {
  pool_.setMaxThreadCount(1);
  pool_.setExpiryTimeout(-1);  // the desk's store belongs to the thread that opened it
}

PuzzleBridge::~PuzzleBridge() {
  quitting_ = true;
  // Behind what was asked for, and there: waiting for a future would run it here.
  run([this](PuzzleDesk&) { desk_.reset(); });
  pool_.waitForDone();
}

void PuzzleBridge::run(std::function<void(PuzzleDesk&)> work) {
  QFuture<void> unused = QtConcurrent::run(&pool_, [this, work = std::move(work)] { work(*desk_); });
  Q_UNUSED(unused)
}

template <class Work, class Then>
void PuzzleBridge::tell(Work work, Then then) {
  run([this, work = std::move(work), then = std::move(then)](PuzzleDesk& desk) {
    QMetaObject::invokeMethod(
        this, [then, answer = work(desk)] { then(answer); }, Qt::QueuedConnection);
  });
}

template <class Work, class Then>
void PuzzleBridge::ask(Work work, Then then) {
  tell(std::move(work), [this, asked = ++asked_, then = std::move(then)](const auto& answer) {
    if (asked == asked_) then(answer);
  });
}

// ---- the choice -----------------------------------------------------------------------------------------------------

void PuzzleBridge::open() {
  tell([](PuzzleDesk& desk) { return desk.overview(); },
       [this](const PuzzleOverview& overview) {
         overview_ = overview;
         rating_ = overview.record.rating;
         themes_.show(overview);
         emit overviewChanged();
       });
}

QString PuzzleBridge::ratingText() const { return rating_ ? Phrases::rating(*rating_) : QString(); }

void PuzzleBridge::importTable(const QString& path) {
  if (importing_) return;
  importing_ = true;
  importText_ = PuzzlePhrases::tr("Reading the table…");
  emit importChanged();
  const auto progress = [this](int rows) {
    QMetaObject::invokeMethod(
        this,
        [this, rows] {
          importText_ = PuzzlePhrases::tr("%1 rows read…").arg(rows);
          emit importChanged();
        },
        Qt::QueuedConnection);
    return !quitting_.load();
  };
  tell([file = path.toStdString(), progress](PuzzleDesk& desk) { return desk.import(file, progress); },
       [this](const Result<PuzzleImport>& result) {
         importing_ = false;
         importText_ = result ? PuzzlePhrases::imported(*result) : Phrases::error(result.error());
         emit importChanged();
         open();
       });
}

// ---- a run of attempts ----------------------------------------------------------------------------------------------

QString PuzzleBridge::mode() const { return kModes[static_cast<std::size_t>(mode_)]; }

/// About how hard the next one should be.
int PuzzleBridge::level() const {
  constexpr int kFirst = 1200;  // for somebody of whom nothing is known
  constexpr int kEasiest = 650, kStreakStep = 50, kTimedStep = 40;
  switch (mode_) {
    case PuzzleMode::Streak: return kEasiest + kStreakStep * runSolved_;
    case PuzzleMode::Timed: return kEasiest + kTimedStep * runSolved_;
    case PuzzleMode::Level:
    case PuzzleMode::Theme: break;
  }
  return rating_ ? static_cast<int>(std::lround(rating_->rating)) : kFirst;
}

void PuzzleBridge::begin(const QString& mode, const QString& theme) {
  const auto known = std::find(kModes.begin(), kModes.end(), mode);
  if (known == kModes.end()) return;
  mode_ = static_cast<PuzzleMode>(known - kModes.begin());
  theme_ = mode_ == PuzzleMode::Theme ? parsePuzzleTheme(theme.toStdString()) : std::nullopt;
  runSolved_ = 0;
  mistakesLeft_ = kMistakes;
  runEnds_.reset();
  session_.reset();
  next();
}

void PuzzleBridge::next() {
  const bool failed = session_ && session_->failed();
  if (mode_ == PuzzleMode::Streak && failed) return endRun();
  if (mode_ == PuzzleMode::Timed && (timeIsUp() || mistakesLeft_ <= 0)) return endRun();
  steps_.clear();
  promotion_.clear();
  emit promotionChanged();
  say(Silent, {});
  setPhase(Loading);
  ask([theme = theme_, rating = level()](PuzzleDesk& desk) { return desk.next(theme, rating); },
      [this](const std::optional<Puzzle>& puzzle) { beginAttempt(puzzle); });
}

void PuzzleBridge::leave() {
  if (phase_ == None) return;
  ++asked_;  // nobody waits for an answer any more
  steps_.clear();
  promotion_.clear();
  session_.reset();
  runEnds_.reset();
  if (realBoard_) realBoard_->leave();
  emit promotionChanged();
  setPhase(None);
}

void PuzzleBridge::beginAttempt(const std::optional<Puzzle>& puzzle) {
  settled_ = false;
  change_.reset();
  hint_ = -1;
  if (!puzzle) return setPhase(Empty);
  session_.emplace(*puzzle);
  refused_ = false;
  board_ = PuzzleBoard(puzzle->before);
  place();
  steps_ = {puzzle->moves.front()};
  if (mode_ == PuzzleMode::Timed && !runEnds_) runEnds_ = time_.now() + kRunTime;
  showBoard();
  setPhase(Showing);
}

bool PuzzleBridge::timeIsUp() const { return runEnds_ && time_.now() >= *runEnds_; }

int PuzzleBridge::timeLeft() {
  if (!runEnds_ || mode_ != PuzzleMode::Timed) return 0;
  if (timeIsUp() && phase_ != RunOver) endRun();
  const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(*runEnds_ - time_.now());
  return std::max(0, static_cast<int>(left.count()));
}

/// The result of the attempt, told once: by the first wrong move, the first help, or the last move.
void PuzzleBridge::settle(bool solved) {
  if (settled_) return;
  settled_ = true;
  const Puzzle& puzzle = session_->puzzle();
  const PuzzleResult result{puzzle.id, solved, !inRun(), puzzle.rating, puzzle.deviation, time_.wallNow()};
  if (solved) ++runSolved_;
  if (!solved) --mistakesLeft_;
  // Whatever is asked for next, this is kept, and the change is shown with the puzzle it belongs to.
  tell([result](PuzzleDesk& desk) { return desk.add(result); },
       [this, id = result.puzzle](const std::optional<RatingChange>& change) {
         if (!change) return;
         rating_ = change->after;
         if (session_ && session_->puzzle().id == id) change_ = change;
         emit attemptChanged();
         emit rated();
       });
}

void PuzzleBridge::finishAttempt() {
  say(Done, PuzzlePhrases::solved(session_->clean()));
  settle(session_->clean());
  setPhase(Over);
}

void PuzzleBridge::endRun() {
  steps_.clear();
  promotion_.clear();
  emit promotionChanged();
  const int best = std::max(runSolved_, mode_ == PuzzleMode::Streak ? bestStreak() : bestTimed());
  say(Done, PuzzlePhrases::runOver(mode_, runSolved_, best));
  setPhase(RunOver);
  const int solved = runSolved_;
  run([mode = mode_, solved, at = time_.wallNow()](PuzzleDesk& desk) { desk.addRun(mode, solved, at); });
}

// ---- what is said ---------------------------------------------------------------------------------------------------

void PuzzleBridge::setPhase(Phase phase) {
  phase_ = phase;
  emit attemptChanged();
  emit positionChanged();
}

void PuzzleBridge::say(Verdict verdict, const QString& text) {
  verdict_ = verdict;
  verdictText_ = text;
}

QString PuzzleBridge::goalText() const { return session_ ? PuzzlePhrases::goal(session_->puzzle()) : QString(); }

QString PuzzleBridge::detailText() const {
  if (!session_ || phase_ != Over) return {};
  return PuzzlePhrases::rated(session_->puzzle()) + u'\n' + PuzzlePhrases::themes(session_->puzzle().themes);
}

QString PuzzleBridge::changeText() const { return change_ ? PuzzlePhrases::change(*change_) : QString(); }

QString PuzzleBridge::fen() const { return QString::fromStdString(toFen(board_.position())); }

void PuzzleBridge::retranslate() {
  if (overview_) themes_.show(*overview_);
  emit overviewChanged();
  emit attemptChanged();
}

// ---- a wrong move ---------------------------------------------------------------------------------------------------

void PuzzleBridge::lookForRefutation() {
  setPhase(Judging);
  ask([line = board_.line()](PuzzleDesk& desk) { return desk.refute(line); },
      [this](const Refutation& refutation) { showRefutation(refutation); });
}

void PuzzleBridge::showRefutation(const Refutation& refutation) {
  const bool wins = !refutation.reply.none() &&
                    (refutation.score.mateIn ? *refutation.score.mateIn > 0 : refutation.score.cp >= kGood);
  QString reply;
  if (!refutation.reply.none()) {
    reply = QString::fromStdString(toSan(board_.position(), refutation.reply));
    steps_ = {refutation.reply};
  }
  say(NotThis, PuzzlePhrases::wrong(session_->puzzle(), reply, wins));
  setPhase(Wrong);
}

}  // namespace kirin
