// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/results_file.h"

#include "arena/journal.h"

#include "base/files.h"
#include "chess/pgn.h"

#include <algorithm>
#include <optional>

namespace kirin::arena {

namespace {

/// The shortest opening of a book; games of a pair agree at least so long, unless they start elsewhere.
constexpr std::size_t kShortestOpening = 2;

double scoreOf(GameResult result) {
  return result == GameResult::WhiteWins ? 1.0 : result == GameResult::BlackWins ? 0.0 : 0.5;
}

Result<void> addJournal(const std::filesystem::path& file, Results& results) {
  const auto content = readJournal(file);
  if (!content) return content.error();
  for (const JournalEntry& entry : content->entries) {
    const std::size_t first = results.playerNamed(entry.players[0]), second = results.playerNamed(entry.players[1]);
    results.pairs.push_back(
        {{first, second, scoreOf(entry.pair[0].result)}, {second, first, scoreOf(entry.pair[1].result)}});
  }
  return {};
}

bool sameOpening(const PgnGame& a, const PgnGame& b) {
  if (a.start != b.start) return false;
  if (a.start != Position()) return true;
  const auto& movesA = a.main.moves;
  const auto& movesB = b.main.moves;
  if (std::min(movesA.size(), movesB.size()) < kShortestOpening) return false;
  for (std::size_t ply = 0; ply < kShortestOpening; ++ply)
    if (movesA[ply].move != movesB[ply].move) return false;
  return true;
}

Result<void> addPgn(const std::filesystem::path& file, Results& results) {
  const auto text = readFile(file, std::size_t{1} << 30);
  if (!text) return text.error();
  Results more = results;
  PgnReader reader(*text);
  std::optional<PgnGame> alone;  // the one before, if it has no partner yet
  for (int number = 1; auto game = reader.next(); ++number) {
    const auto bad = [&](std::string what) {
      return Error{"arena.games", {file.string(), std::to_string(number), std::move(what)}};
    };
    if (game->broken) return bad(game->broken->debugText());
    const std::string white = game->tag("White"), black = game->tag("Black");
    if (white.empty() || black.empty() || white == black) return bad("needs two players");
    if (game->result == GameResult::Unknown) continue;

    const std::size_t whiteAt = more.playerNamed(white), blackAt = more.playerNamed(black);
    const RatedGame rated{whiteAt, blackAt, scoreOf(game->result)};
    if (alone && alone->tag("White") == black && alone->tag("Black") == white && sameOpening(*alone, *game)) {
      more.pairs.back().push_back(rated);
      alone.reset();
    } else {
      more.pairs.push_back({rated});
      alone = std::move(game);
    }
  }
  results = std::move(more);
  return {};
}

}  // namespace

std::size_t Results::playerNamed(std::string_view name) {
  const auto found = std::ranges::find(players, name);
  if (found != players.end()) return static_cast<std::size_t>(found - players.begin());
  players.emplace_back(name);
  return players.size() - 1;
}

Result<void> addResults(const std::filesystem::path& file, Results& results) {
  if (file.extension() == ".pgn") return addPgn(file, results);
  if (file.extension() == ".journal") return addJournal(file, results);
  auto journal = file;
  journal += ".journal";
  return addJournal(journal, results);
}

}  // namespace kirin::arena
