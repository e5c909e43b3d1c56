// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "puzzles/mine.h"

#include "base/files.h"
#include "chess/movegen.h"
#include "chess/see.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <fmt/format.h>

namespace kirin::puzzles {

namespace {

constexpr int kLongest = 8;  // moves of the solver
constexpr std::string_view kDone = "# games ";

/// Of a label from White's side, for `side`.
Score scoreFor(Color side, int label) {
  constexpr int kMated = 31'000;
  const int cp = side == Color::White ? label : -label;
  if (std::abs(cp) < kMated) return {cp, std::nullopt};
  const int moves = 32'000 - std::abs(cp);
  return {cp, cp > 0 ? std::max(moves, 1) : -std::max(moves, 1)};
}

bool isMate(const Position& position) { return position.inCheck() && !hasLegalMove(position); }

Move matingMove(const Position& position) {
  for (const Move move : legalMoves(position))
    if (position.givesCheck(move) && isMate(position.after(move))) return move;
  return {};
}

/// Takes on the square where the move before took.
bool isRecapture(const Position& before, Move first, const Position& between, Move second) {
  return before.isCapture(first) && between.isCapture(second) && second.to() == first.to();
}

/// The solver's last moves, where they only take back, are no part of what had to be found.
void cutRecaptures(const Position& before, std::vector<Move>& moves) {
  while (moves.size() > 2) {
    std::vector<Position> positions{before};
    for (const Move move : moves) positions.push_back(positions.back().after(move));
    const std::size_t last = moves.size() - 1;
    if (isMate(positions.back()) || !isRecapture(positions[last - 1], moves[last - 1], positions[last], moves[last]))
      return;
    moves.resize(last - 1);
  }
}

/// One move alone is a puzzle only where what it gains is seen at once.
bool paysAtOnce(const Position& start, Move move) {
  constexpr int kWorthIt = 200;
  return start.isCapture(move) && seeAtLeast(start, move, kWorthIt);
}

}  // namespace

std::vector<Candidate> findCandidates(const SourceGame& game) {
  // Percent of a point.
  constexpr double kWonBefore = 70, kWonAfter = 70, kJump = 20, kLostBefore = 25, kHeldAfter = 42, kHeldAtMost = 66;
  std::vector<Candidate> found;
  Color mover = game.start.sideToMove();
  for (std::size_t i = 0; i + 1 < game.moves.size(); ++i, mover = !mover) {
    if (!game.scores[i] || !game.scores[i + 1]) continue;
    const Score before = scoreFor(!mover, *game.scores[i]);
    const Score after = scoreFor(!mover, *game.scores[i + 1]);
    const double was = winPercent(before), is = winPercent(after);
    const auto matesIn = [](const Score& score) {
      return score.mateIn && *score.mateIn > 0 && *score.mateIn <= kLongestMate;
    };
    if (matesIn(after)) {
      if (!matesIn(before)) found.push_back({i, PuzzleGoal::Mate});
    } else if (was <= kWonBefore && is >= kWonAfter && is - was >= kJump) {
      found.push_back({i, PuzzleGoal::Win});
    } else if (was <= kLostBefore && is >= kHeldAfter && is <= kHeldAtMost) {
      found.push_back({i, PuzzleGoal::Hold});
    }
  }
  return found;
}

std::optional<Puzzle> buildPuzzle(Judge& judge, const Position& before, Move mistake, PuzzleGoal goal) {
  Puzzle puzzle;
  puzzle.before = before;
  puzzle.goal = goal;
  puzzle.moves = {mistake};
  GameLine line(before);
  line.play(mistake);
  if (legalMoves(line.current()).size() < 2) return std::nullopt;
  while (puzzle.length() < kLongest) {
    const bool first = puzzle.moves.size() == 1;
    // The last move of a mate need not be the only one that mates.
    if (const Move mating = matingMove(line.current()); !first && goal == PuzzleGoal::Mate && !mating.none()) {
      puzzle.moves.push_back(mating);
      line.play(mating);
      break;
    }
    const std::optional<TwoBest> best = judge.soleMove(line, goal);
    if (!best) break;
    if (first && isRecapture(before, mistake, line.current(), best->move)) return std::nullopt;
    puzzle.moves.push_back(best->move);
    line.play(best->move);
    if (best->reply.none() || line.automaticDraw() != DrawRule::None) break;
    puzzle.moves.push_back(best->reply);
    line.play(best->reply);
  }
  if (puzzle.moves.size() % 2 != 0) puzzle.moves.pop_back();
  if (puzzle.moves.empty()) return std::nullopt;
  if (goal == PuzzleGoal::Mate) return line.isCheckmate() ? std::optional(puzzle) : std::nullopt;
  cutRecaptures(before, puzzle.moves);
  if (puzzle.length() == 1 && !paysAtOnce(puzzle.start(), puzzle.moves[1])) return std::nullopt;
  return puzzle;
}

std::string puzzleId(const Position& start) {
  constexpr std::string_view kDigits = "0123456789abcdefghijklmnopqrstuvwxyz";
  std::string id;
  for (Key key = start.key(); id.size() < 8; key /= kDigits.size()) id += kDigits[key % kDigits.size()];
  return id;
}

namespace {

/// What a miner wrote before it was stopped: its puzzles up to the last game that was done.
struct Mined {
  std::string text;
  MineProgress progress;
};

Result<Mined> readMined(const std::filesystem::path& file) {
  if (!std::filesystem::exists(file)) return Mined{};
  Result<std::string> text = readFile(file);
  if (!text) return text.error();
  Mined mined;
  std::uint64_t puzzles = 0;
  for (std::size_t at = 0; at < text->size();) {
    const std::size_t end = text->find('\n', at);
    if (end == std::string::npos) break;
    const std::string_view line = std::string_view(*text).substr(at, end - at);
    at = end + 1;
    if (!line.starts_with(kDone)) {
      ++puzzles;
      continue;
    }
    const std::string_view number = line.substr(kDone.size());
    std::from_chars(number.data(), number.data() + number.size(), mined.progress.games);
    mined.progress.puzzles = puzzles;
    mined.text = text->substr(0, at);
  }
  return mined;
}

void fillScores(Judge& judge, SourceGame& game) {
  GameLine line(game.start);
  for (std::size_t i = 0; i < game.moves.size(); ++i) {
    if (!game.scores[i]) {
      const Score score = judge.glance(line);
      game.scores[i] = line.current().sideToMove() == Color::White ? score.cp : -score.cp;
    }
    line.play(game.moves[i]);
  }
}

std::string mineGame(Judge& judge, SourceGame& game, const std::string& origin, MineProgress& progress) {
  judge.newGame();
  const bool scored = std::ranges::any_of(game.scores, [](const auto& score) { return score.has_value(); });
  if (!scored) fillScores(judge, game);
  std::string found;
  std::size_t from = 0;  // what the last puzzle shows doesn't make another
  Position position = game.start;
  std::size_t ply = 0;
  for (const Candidate& candidate : findCandidates(game)) {
    if (candidate.mistake < from) continue;
    ++progress.candidates;
    for (; ply < candidate.mistake; ++ply) position.play(game.moves[ply]);
    auto puzzle = buildPuzzle(judge, position, game.moves[ply], candidate.goal);
    if (!puzzle) continue;
    from = candidate.mistake + puzzle->moves.size();
    puzzle->id = puzzleId(puzzle->start());
    puzzle->origin = origin;
    found += toText(*puzzle) + "\n";
    ++progress.puzzles;
  }
  return found;
}

}  // namespace

Result<MineProgress> mine(const MineOptions& options, const ITime& time,
                          const std::function<void(const MineProgress&)>& report) {
  const Result<FileLock> lock = FileLock::acquire(options.out.string() + ".lock");
  if (!lock) return lock.error();
  Result<Mined> before = readMined(options.out);
  if (!before) return before.error();
  Result<SourceGames> games = SourceGames::open(options.games);
  if (!games) return games.error();
  if (const auto written = writeFileAtomically(options.out, before->text); !written) return written.error();
  std::ofstream out(options.out, std::ios::app);
  Judge judge(time, options.nodes);
  MineProgress progress = before->progress;
  for (std::uint64_t number = 0; number < options.mostGames; ++number) {
    auto game = games->next();
    if (!game) return game.error();
    if (!*game) break;
    if (number < before->progress.games) continue;
    const std::string found = mineGame(judge, **game, options.origin, progress);
    progress.games = number + 1;
    constexpr std::uint64_t kEvery = 50;  // games; one without a find needn't be noted at once
    if (!found.empty() || progress.games % kEvery == 0) out << found << kDone << progress.games << "\n" << std::flush;
    if (!out) return Error{"file.unwritable", {options.out.string(), "write failed"}};
    report(progress);
  }
  return progress;
}

}  // namespace kirin::puzzles
