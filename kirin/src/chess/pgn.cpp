// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/pgn.h"

#include <algorithm>

namespace kirin {

std::string_view toString(GameResult result) {
  switch (result) {
    case GameResult::WhiteWins: return "1-0";
    case GameResult::BlackWins: return "0-1";
    case GameResult::Draw: return "1/2-1/2";
    case GameResult::Unknown: break;
  }
  return "*";
}

std::optional<GameResult> parseGameResult(std::string_view text) {
  for (const auto result : {GameResult::Unknown, GameResult::WhiteWins, GameResult::BlackWins, GameResult::Draw})
    if (text == toString(result)) return result;
  return std::nullopt;
}

std::string PgnGame::tag(std::string_view name) const {
  const auto found = std::ranges::find(tags, name, &std::pair<std::string, std::string>::first);
  return found == tags.end() ? std::string() : found->second;
}

void PgnGame::setTag(std::string_view name, std::string value) {
  const auto found = std::ranges::find(tags, name, &std::pair<std::string, std::string>::first);
  if (found == tags.end()) {
    tags.emplace_back(name, std::move(value));
  } else {
    found->second = std::move(value);
  }
}

GameLine PgnGame::line() const {
  GameLine line(start);
  for (const PgnMove& each : main.moves) line.play(each.move);
  return line;
}

}  // namespace kirin
