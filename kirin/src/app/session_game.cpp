// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session_game.h"

#include "app/opponent_aim.h"
#include "chess/fen.h"
#include "chess/movegen.h"

#include <bit>

namespace kirin {
namespace {

constexpr int kClearlyWorse = -200;
constexpr int kNotBetter = 20;

EndReason reasonOf(DrawRule rule) {
  switch (rule) {
    case DrawRule::Stalemate: return EndReason::Stalemate;
    case DrawRule::DeadPosition: return EndReason::DeadPosition;
    case DrawRule::Threefold: return EndReason::Threefold;
    case DrawRule::Fivefold: return EndReason::Fivefold;
    case DrawRule::FiftyMoves: return EndReason::FiftyMoves;
    case DrawRule::SeventyFiveMoves:
    case DrawRule::None: break;
  }
  return EndReason::SeventyFiveMoves;
}

std::string nameOf(const PlayerConfig& player, const PersonalityRegistry& personalities) {
  return player.human ? "Player" : personalities.find(player.personalityId)->name;
}

/// Few enough pieces that a player would call it an ending: at most a queen's worth besides pawns a side.
bool isEnding(const Position& position) {
  for (const Color side : kColors) {
    const auto count = [&](PieceType type) { return std::popcount(position.pieces(side, type)); };
    const int material = 9 * count(PieceType::Queen) + 5 * count(PieceType::Rook) + 3 * count(PieceType::Bishop) +
                         3 * count(PieceType::Knight);
    if (material > 10) return false;
  }
  return true;
}

}  // namespace

SessionGame::SessionGame(StoredGame stored, const BothClocks& initialClocks)
    : stored_(std::move(stored)), line_(lineOf(stored_)), initialClocks_(initialClocks) {}

Color SessionGame::person() const {
  if (humans() == 1) return isHuman(Color::White) ? Color::White : Color::Black;
  return sideToMove();
}

BothClocks SessionGame::clocksAfter(int plies) const {
  return plies == 0 ? initialClocks_ : stored_.plies[plies - 1].remaining;
}

Placement SessionGame::placement() const {
  PieceTracker tracker(stored_.startPlacement);
  for (const StoredPly& ply : stored_.plies) tracker.apply(ply.effects);
  return tracker.placement();
}

void SessionGame::begin(const Placement& placement, WallTime at) {
  stored_.startPlacement = placement;
  stored_.startedAt = at;
}

void SessionGame::play(Move move, const PlyEffects& effects, const BothClocks& clocks) {
  stored_.plies.push_back({move, clocks, effects});
  stored_.clocks.reset();
  line_.play(move);
}

std::vector<PlyEffects> SessionGame::truncate(int plies) {
  std::vector<PlyEffects> undone;
  while (static_cast<int>(stored_.plies.size()) > plies) {
    undone.push_back(std::move(stored_.plies.back().effects));
    stored_.plies.pop_back();
  }
  stored_.clocks.reset();
  line_.truncate(plies);
  return undone;
}

std::optional<GameEnd> SessionGame::endByRules() const {
  if (line_.isCheckmate()) return wonBy(!sideToMove(), EndReason::Checkmate);
  const DrawRule rule = line_.automaticDraw();
  if (rule == DrawRule::None) return std::nullopt;
  return GameEnd{GameResult::Draw, reasonOf(rule)};
}

GameEnd SessionGame::endByFlag(Color flagged) const {
  if (!canMate(position(), !flagged)) return {GameResult::Draw, EndReason::FlagWithoutMate};
  return wonBy(!flagged, EndReason::Flag);
}

void SessionGame::finish(const GameEnd& end, std::optional<CountedGame> counted) {
  stored_.end = end;
  counted_ = std::move(counted);
}

std::optional<Unrated> whyUnrated(const NewGameConfig& config, const PersonalityRegistry& personalities) {
  if (config.players[0].human == config.players[1].human) return Unrated::Sides;
  const Personality* opponent = personalities.find(config.players[config.players[0].human ? 1 : 0].personalityId);
  if (!opponent || !ratedRung(*opponent)) return Unrated::Opponent;
  if (config.odds != Odds::None) return Unrated::Odds;
  if (!config.startFen.empty()) return Unrated::Start;
  return std::nullopt;
}

GameEnd wonBy(Color winner, EndReason reason) {
  return {winner == Color::White ? GameResult::WhiteWins : GameResult::BlackWins, reason};
}

Result<StoredGame> makeGame(const NewGameConfig& config, const PersonalityRegistry& personalities,
                            std::uint64_t drawnSeed) {
  for (const PlayerConfig& player : config.players) {
    if (!player.human && !personalities.find(player.personalityId)) {
      return Error{"session.personality", {player.personalityId}};
    }
  }
  StoredGame game;
  game.config = config;
  game.unrated = whyUnrated(config, personalities);
  if (!game.config.seed) game.config.seed = drawnSeed;
  for (const Color side : kColors) {
    game.names[index(side)] = nameOf(config.players[index(side)], personalities);
  }

  const std::string odds{toString(config.odds)};
  if (config.odds != Odds::None) {
    if (!config.startFen.empty()) return Error{"session.odds-fen", {odds}};
    if (config.players[0].human == config.players[1].human) return Error{"session.odds-sides", {odds}};
    HandicapStart start = buildHandicapStart(config.odds, config.players[0].human ? Color::Black : Color::White);
    game.start = start.position;
    game.startPlacement = start.placement;
    return game;
  }
  if (config.startFen.empty()) {
    game.startPlacement = Placement::standard();
    return game;
  }

  auto start = parseFen(config.startFen);
  if (!start) return start.error();
  game.start = *start;
  if (config.startPlacement) {
    if (!config.startPlacement->matches(*start)) return Error{"session.placement", {}};
    game.startPlacement = *config.startPlacement;
  } else {
    auto guessed = Placement::guessedFor(*start);
    if (!guessed) return guessed.error();
    game.startPlacement = *guessed;
  }
  const GameLine line(*start);
  if (!hasLegalMove(*start) || line.automaticDraw() != DrawRule::None) {
    return Error{"session.start-over", {config.startFen}};
  }
  return game;
}

bool agreesToDraw(const Position& position, const Score& own) {
  if (position.fullmoveNumber() <= 10 || own.mateIn.value_or(-1) > 0) return false;
  if (own.mateIn || own.cp <= kClearlyWorse) return true;
  const bool late = position.fullmoveNumber() > 30 || isEnding(position) || position.halfmoveClock() >= 40;
  return late && own.cp <= kNotBetter;
}

}  // namespace kirin
