// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "labelled_text.h"

#include "base/text.h"
#include "chess/fen.h"
#include "chess/notation.h"

#include <charconv>
#include <cstdlib>

namespace kirin {

namespace {

std::optional<int> numberOf(std::string_view text) {
  int value = 0;
  const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (problem != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return value;
}

std::optional<int> resultOf(std::string_view text) {
  if (text == "1-0") return 2;
  if (text == "0-1") return 0;
  if (text == "1/2-1/2") return 1;
  return std::nullopt;
}

}  // namespace

Result<LabelledGame> parseLabelledGame(std::string_view line, std::uint64_t number) {
  const auto fields = split(line, ';');
  const auto syntax = [&](std::string_view what) {
    return Error{"games.syntax", {std::string(what), std::to_string(number)}};
  };
  if (fields.size() != 4 && fields.size() != 5) return syntax("fields");
  LabelledGame game;
  const auto result = resultOf(fields[0]);
  const auto randomPlies = numberOf(fields[1]);
  if (!result) return syntax(fields[0]);
  if (!randomPlies || *randomPlies < 0) return syntax(fields[1]);
  game.result = *result;
  game.randomPlies = *randomPlies;
  if (fields.size() == 5) {
    const Result<Position> start = parseFen(fields[4]);
    if (!start) return syntax(fields[4]);
    game.start = *start;
  }
  Position position = game.start;
  for (std::string_view text : split(fields[2], ' ')) {
    const Result<Move> move = parseUci(position, text);
    if (!move) return Error{"games.move", {std::string(text), std::to_string(number)}};
    game.moves.push_back(*move);
    position.play(*move);
  }
  for (std::string_view text : split(fields[3], ' ')) {
    const auto score = numberOf(text);
    if (!score || std::abs(*score) > INT16_MAX) return syntax(text);
    game.scores.push_back(static_cast<std::int16_t>(*score));
  }
  if (game.moves.size() != static_cast<std::size_t>(game.randomPlies) + game.scores.size()) return syntax("scores");
  return game;
}

}  // namespace kirin
