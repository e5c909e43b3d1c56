// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/puzzle_desk.h"

#include "base/log.h"

#include <fstream>

namespace kirin {

PuzzleDesk::PuzzleDesk(const ITime& time, Shipped shipped, OpenStore open, std::uint64_t seed)
    : time_(time), shipped_(std::move(shipped)), open_(std::move(open)), rng_(seed) {}

IPuzzleStore* PuzzleDesk::store() {
  if (store_) return store_.get();
  auto opened = open_();
  if (!opened) {
    log::storage().warn("puzzles are not kept: {}", opened.error().debugText());
    return nullptr;
  }
  store_ = std::move(*opened);
  return store_.get();
}

PuzzleOverview PuzzleDesk::overview() {
  PuzzleOverview overview;
  const PuzzleSet& set = shipped_();
  overview.shipped = static_cast<int>(set.all().size());
  for (int i = 0; i < kPuzzleThemes; ++i) overview.themes[static_cast<std::size_t>(i)] = set.count(puzzleTheme(i));
  if (IPuzzleStore* const from = store()) {
    auto record = from->read(time_.wallNow());
    if (record) {
      overview.record = std::move(*record);
    } else {
      log::storage().warn("puzzle results can't be read: {}", record.error().debugText());
    }
  }
  // Tried since, where they could not be kept.
  seen_.insert(overview.record.seen.begin(), overview.record.seen.end());
  seenRead_ = true;
  return overview;
}

std::optional<Puzzle> PuzzleDesk::next(std::optional<PuzzleTheme> theme, int rating) {
  constexpr int kToChooseFrom = 20;
  if (!seenRead_) (void)overview();
  const Puzzle* const shipped = shipped_().pick(theme, rating, seen_, rng_);
  std::vector<Puzzle> imported;
  if (IPuzzleStore* const from = store()) {
    auto near = from->imported(theme, rating, kToChooseFrom);
    if (near) imported = std::move(*near);
  }
  std::erase_if(imported, [&](const Puzzle& puzzle) { return seen_.contains(puzzle.id); });
  // Where there are both, by turns; but not a known one while there is a new one.
  const bool shippedIsNew = shipped && !seen_.contains(shipped->id);
  if (!imported.empty() && (!shippedIsNew || rng_.below(2) == 0))
    return imported[rng_.below(static_cast<std::uint32_t>(imported.size()))];
  return shipped ? std::optional(*shipped) : std::nullopt;
}

std::optional<RatingChange> PuzzleDesk::add(const PuzzleResult& result) {
  seen_.insert(result.puzzle);
  IPuzzleStore* const to = store();
  if (!to) return std::nullopt;
  const auto change = to->add(result);
  if (change) return *change;
  log::storage().warn("a puzzle's result is not kept: {}", change.error().debugText());
  return std::nullopt;
}

void PuzzleDesk::addRun(PuzzleMode mode, int solved, WallTime at) {
  IPuzzleStore* const to = store();
  if (!to) return;
  if (const auto added = to->addRun(mode, solved, at); !added)
    log::storage().warn("a run is not kept: {}", added.error().debugText());
}

Refutation PuzzleDesk::refute(const GameLine& line) {
  constexpr std::uint64_t kNodes = 60'000;  // what the opponent's best answer takes to find, as a rule
  if (!engine_) engine_ = makeSearchEngine(time_);
  SearchLimits limits;
  limits.nodes = kNodes;
  const auto found = engine_->search(line, limits, {}, nullptr);
  if (!found || found->move.none()) return {};
  Score score = found->score;
  score.cp = -score.cp;
  if (score.mateIn) score.mateIn = -*score.mateIn;
  return {found->move, score};
}

Result<PuzzleImport> PuzzleDesk::import(const std::filesystem::path& file, const std::function<bool(int)>& report) {
  std::ifstream rows(file);
  if (!rows) return Error{"file.unreadable", {file.string(), "can't be opened"}};
  auto table = PuzzleTable::open(rows);
  if (!table) return table.error();
  IPuzzleStore* const to = store();
  if (!to) return Error{"store.unwritable", {""}};
  return to->import(*table, report);
}

}  // namespace kirin
