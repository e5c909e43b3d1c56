// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ladder/games.h"

#include "common/pgn_stream.h"

#include "base/text.h"
#include "chess/notation.h"

#include <algorithm>
#include <charconv>
#include <fstream>
#include <string_view>
#include <utility>

namespace kirin::ladder {

namespace {

constexpr int kMovesOfEstimate = 40;

std::optional<int> wholeNumber(std::string_view text) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return number;
}

/// "900+10" with the base in units of that many seconds.
std::optional<int> estimateOf(std::string_view control, int unit) {
  const auto base = wholeNumber(takeUntil(control, '+'));
  if (!base) return std::nullopt;
  return *base * unit + kMovesOfEstimate * wholeNumber(control).value_or(0);
}

class PgnGames final : public IGames {
 public:
  explicit PgnGames(std::istream& in) : in_(in) {}

  Result<std::optional<PlayedGame>> next() override {
    const std::optional<PgnGame> game = pgn_.next(in_);
    if (!game) return std::optional<PlayedGame>();
    return std::optional(PlayedGame{game->line(),
                                    {game->tag("White"), game->tag("Black")},
                                    {wholeNumber(game->tag("WhiteElo")), wholeNumber(game->tag("BlackElo"))},
                                    estimateOf(game->tag("TimeControl"), 1)});
  }

 private:
  std::istream& in_;
  PgnStream pgn_;
};

class TableGames final : public IGames {
 public:
  struct Columns {
    std::size_t white = 0, black = 0, control = 0, moves = 0;
  };
  TableGames(std::istream& in, Columns columns) : in_(in), columns_(columns) {}

  Result<std::optional<PlayedGame>> next() override {
    std::string row;
    if (!std::getline(in_, row)) return std::optional<PlayedGame>();
    ++line_;
    const auto fields = split(row, ',');
    const auto needed = std::max({columns_.white, columns_.black, columns_.control, columns_.moves});
    if (fields.size() <= needed) return Error{"games.row", {"too few columns", std::to_string(line_)}};
    PlayedGame game;
    game.ratings = {wholeNumber(fields[columns_.white]), wholeNumber(fields[columns_.black])};
    constexpr int kMinute = 60;
    game.estimate = estimateOf(fields[columns_.control], kMinute);
    for (const std::string_view word : split(fields[columns_.moves], ' ')) {
      const auto move = parseSan(game.line.current(), word);
      if (!move) break;
      game.line.play(*move);
    }
    return std::optional(std::move(game));
  }

 private:
  std::istream& in_;
  Columns columns_;
  int line_ = 1;
};

Result<std::unique_ptr<IGames>> openTable(std::istream& in) {
  std::string header;
  std::getline(in, header);
  const auto names = split(header, ',');
  TableGames::Columns columns;
  const std::pair<std::string_view, std::size_t*> wanted[] = {{"white_rating", &columns.white},
                                                              {"black_rating", &columns.black},
                                                              {"increment_code", &columns.control},
                                                              {"moves", &columns.moves}};
  for (const auto& [name, column] : wanted) {
    const auto found = std::find(names.begin(), names.end(), name);
    if (found == names.end()) return Error{"games.header", {std::string(name)}};
    *column = static_cast<std::size_t>(found - names.begin());
  }
  return std::unique_ptr<IGames>(std::make_unique<TableGames>(in, columns));
}

}  // namespace

Result<std::unique_ptr<IGames>> openGames(std::istream& in) {
  if (in.peek() != '[') return openTable(in);
  return std::unique_ptr<IGames>(std::make_unique<PgnGames>(in));
}

Result<void> readGames(const std::string& file, const std::function<void(const PlayedGame&)>& each) {
  std::ifstream in(file);
  if (!in) return Error{"file.unreadable", {file, "cannot be opened"}};
  const auto games = openGames(in);
  if (!games) return games.error();
  while (true) {
    const auto game = (*games)->next();
    if (!game) return game.error();
    if (!*game) return {};
    each(**game);
  }
}

}  // namespace kirin::ladder
