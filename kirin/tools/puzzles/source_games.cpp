// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "puzzles/source_games.h"

#include "train/labelled_text.h"

namespace kirin::puzzles {

namespace {

SourceGame fromPgn(const PgnGame& game) {
  SourceGame source{game.start, {}, {}};
  std::optional<int> before;
  for (const PgnMove& move : game.main.moves) {
    source.moves.push_back(move.move);
    source.scores.push_back(before);
    before = move.evalCp;
  }
  return source;
}

SourceGame fromLabelled(const LabelledGame& game) {
  SourceGame source{game.start, game.moves, {}};
  source.scores.resize(static_cast<std::size_t>(game.randomPlies));
  for (const std::int16_t score : game.scores) source.scores.emplace_back(score);
  return source;
}

}  // namespace

Result<SourceGames> SourceGames::open(const std::filesystem::path& file) {
  SourceGames games(file);
  if (!games.file_) return Error{"file.unreadable", {file.string(), "cannot be opened"}};
  games.pgn_ = games.file_.peek() == '[';
  return games;
}

Result<std::optional<SourceGame>> SourceGames::next() {
  if (pgn_) return nextPgn();
  return nextLabelled();
}

Result<std::optional<SourceGame>> SourceGames::nextLabelled() {
  std::string line;
  if (!std::getline(file_, line)) return std::optional<SourceGame>();
  const Result<LabelledGame> game = parseLabelledGame(line, ++line_);
  if (!game) return game.error();
  return std::optional(fromLabelled(*game));
}

std::optional<SourceGame> SourceGames::nextPgn() {
  const std::optional<PgnGame> game = pgnStream_.next(file_);
  if (!game) return std::nullopt;
  return fromPgn(*game);
}

}  // namespace kirin::puzzles
