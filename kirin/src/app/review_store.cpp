// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/review_store.h"

#include "base/log.h"

#include <nlohmann/json.hpp>

namespace kirin {
namespace {

using nlohmann::json;

struct Unreadable : std::runtime_error {
  using std::runtime_error::runtime_error;
};

json scoreJson(const Score& score) { return score.mateIn ? json{score.cp, *score.mateIn} : json{score.cp}; }

Score scoreFrom(const json& value) {
  Score score{value.at(0).get<int>(), std::nullopt};
  if (value.size() > 1) score.mateIn = value.at(1).get<int>();
  if (std::abs(score.cp) > 32000) throw Unreadable("a score out of range");
  return score;
}

json movesJson(const std::vector<Move>& moves) {
  json value = json::array();
  for (const Move move : moves) value.push_back(move.bits());
  return value;
}

/// Only what can be played from there.
std::vector<Move> movesFrom(const json& value, Position position) {
  std::vector<Move> moves;
  for (const json& each : value) {
    const Move move = Move::fromBits(each.get<std::uint16_t>());
    if (!position.isLegal(move)) throw Unreadable("a line that can't be played");
    position.play(move);
    moves.push_back(move);
  }
  return moves;
}

json judgementJson(const std::optional<Judgement>& judgement) {
  if (!judgement) return {};
  json value{{"score", scoreJson(judgement->score)}, {"line", movesJson(judgement->line)}};
  if (judgement->second) value["second"] = scoreJson(*judgement->second);
  return value;
}

std::optional<Judgement> judgementFrom(const json& value, const Position& position) {
  if (value.is_null()) return std::nullopt;
  Judgement judgement{scoreFrom(value.at("score")), movesFrom(value.at("line"), position), std::nullopt};
  if (value.contains("second")) judgement.second = scoreFrom(value.at("second"));
  return judgement;
}

Judgements judgementsFrom(const json& value, const GameLine& line, const std::string& made) {
  Judgements none(static_cast<std::size_t>(line.plies()) + 1);
  if (value.at("made") != made || value.at("moves") != movesJson(line.moves())) return none;
  const json& positions = value.at("positions");
  if (positions.size() != none.size()) throw Unreadable("another number of positions than of moves");
  Judgements judgements;
  for (int ply = 0; ply <= line.plies(); ++ply) {
    judgements.push_back(judgementFrom(positions.at(static_cast<std::size_t>(ply)), line.at(ply)));
  }
  return judgements;
}

}  // namespace

Judgements keptJudgements(IReviewStore& store, GameId id, const GameLine& line, const std::string& made) {
  const auto text = store.readReview(id);
  if (text && !text->empty()) {
    try {
      return judgementsFrom(json::parse(*text), line, made);
    } catch (const std::exception& problem) {
      log::storage().warn("the review of game {} can't be read and is made again: {}", id, problem.what());
    }
  } else if (!text) {
    log::storage().warn("the review of game {} can't be read: {}", id, text.error().debugText());
  }
  return Judgements(static_cast<std::size_t>(line.plies()) + 1);
}

Result<void> keepJudgements(IReviewStore& store, GameId id, const GameLine& line, const Judgements& judgements,
                            const std::string& made) {
  json positions = json::array();
  for (const auto& judgement : judgements) positions.push_back(judgementJson(judgement));
  const json value{{"made", made}, {"moves", movesJson(line.moves())}, {"positions", std::move(positions)}};
  return store.writeReview(id, value.dump());
}

}  // namespace kirin
