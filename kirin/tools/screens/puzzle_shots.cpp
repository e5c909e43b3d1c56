// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "puzzle_shots.h"

#include "app/memory_puzzle_store.h"

#include <QCoreApplication>

namespace kirin {
namespace {

enum class Scene { Yours, Hint, Wrong, Solution };

/// Until the desk has answered and every move has been shown.
void settle(PuzzleBridge& puzzles) {
  do {
    puzzles.waitForDesk();
    QCoreApplication::processEvents();
    puzzles.goOn();
  } while (puzzles.waiting());
}

/// The first move of the last piece that has one: hardly the right one.
void goWrong(PuzzleBridge& puzzles) {
  for (int from = 63; from >= 0 && puzzles.phase() == PuzzleBridge::Yours; --from) {
    const QVariantList targets = puzzles.targetsFrom(from);
    if (!targets.isEmpty()) puzzles.move(from, targets.first().toInt());
  }
}

std::function<void(SampleGame&)> attempt(PuzzleBridge& puzzles, const char* mode, Scene scene) {
  return [&puzzles, mode, scene](SampleGame& game) {
    game.leave();
    puzzles.open();
    puzzles.begin(QString::fromLatin1(mode), QStringLiteral("fork"));
    settle(puzzles);
    switch (scene) {
      case Scene::Yours: break;
      case Scene::Hint: puzzles.hint(); break;
      case Scene::Wrong: goWrong(puzzles); break;
      case Scene::Solution: puzzles.solution(); break;
    }
    settle(puzzles);
  };
}

}  // namespace

std::unique_ptr<PuzzleDesk> pictureDesk(const ITime& time) {
  PuzzleRecord record;
  record.rating = PlayerRating{1480, 95, 0.06};
  record.solved = 41;
  record.bestStreak = 9;
  record.bestTimed = 14;
  const auto open = [record]() -> Result<std::unique_ptr<IPuzzleStore>> {
    return std::unique_ptr<IPuzzleStore>(std::make_unique<MemoryPuzzleStore>(record));
  };
  return std::make_unique<PuzzleDesk>(time, PuzzleSet::shipped, open, 1);
}

std::vector<Shot> puzzleShots(PuzzleBridge& puzzles) {
  const auto choice = [&puzzles](SampleGame& game) {
    game.leave();
    puzzles.leave();
    puzzles.open();
    settle(puzzles);
  };
  const auto theme = [](const char* name) {
    return [name = QString::fromLatin1(name)](SettingsBridge& settings) { settings.setTheme(name); };
  };
  const auto large = [](SettingsBridge& settings) { settings.setTextScale(150); };
  return {
      {"puzzles", "puzzles", "", choice},
      {"puzzle", "puzzle", "", attempt(puzzles, "theme", Scene::Yours)},
      {"puzzle-hint", "puzzle", "", attempt(puzzles, "theme", Scene::Hint)},
      {"puzzle-wrong", "puzzle", "", attempt(puzzles, "theme", Scene::Wrong)},
      {"puzzle-over", "puzzle", "", attempt(puzzles, "theme", Scene::Solution)},
      {"puzzle-timed", "puzzle", "", attempt(puzzles, "timed", Scene::Yours)},
      {"large-text-puzzles", "puzzles", "", choice, large},
      {"large-text-puzzle", "puzzle", "", attempt(puzzles, "theme", Scene::Solution), large},
      {"maple-puzzles", "puzzles", "", choice, theme("maple")},
      {"contrast-puzzle", "puzzle", "", attempt(puzzles, "theme", Scene::Wrong), theme("contrast")},
  };
}

}  // namespace kirin
