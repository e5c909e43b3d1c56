// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/game_rows.h"

#include "app/game_codec.h"
#include "app/pgn_import.h"
#include "chess/fen.h"

#include <QSqlQuery>

namespace kirin::rows {

const char* const kInsertGame =
    "INSERT INTO games (started_at, white_personality, black_personality, white_name, black_name, base, increment, "
    "odds,"
    " asked_fen, asked_placement, by_hand, seed, start_fen, chess960, start_placement, white_clock, black_clock, "
    "result,"
    " reason, unrated) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)";
const char* const kInsertPly =
    "INSERT INTO plies (game, ply, move, white_clock, black_clock, effects) VALUES (?, ?, ?, ?, ?, ?)";
const char* const kSelectGame =
    "SELECT id, started_at, white_personality, black_personality, white_name, black_name, base, increment, odds, "
    "result,"
    " reason, asked_fen, asked_placement, by_hand, seed, start_fen, chess960, start_placement, white_clock, "
    "black_clock,"
    " unrated FROM games WHERE id = ?";
const char* const kSelectPlies =
    "SELECT ply, move, white_clock, black_clock, effects FROM plies WHERE game = ? ORDER BY ply";
const char* const kSelectSummaries =
    "SELECT id, started_at, white_personality, black_personality, white_name, black_name, base, increment, odds, "
    "result,"
    " reason, (SELECT COUNT(*) FROM plies WHERE game = games.id) FROM games"
    " WHERE deleted_at IS NULL AND unrated IS NOT 'imported' ORDER BY id DESC";
const char* const kSelectLibrary =
    "SELECT games.id, started_at, white_personality, black_personality, white_name, black_name, base, increment, odds,"
    " result, reason, COALESCE(game_index.plies, (SELECT COUNT(*) FROM plies WHERE game = games.id)), game_index.eco,"
    " game_index.opening, unrated IS 'imported' FROM games LEFT JOIN game_index ON game_index.game = games.id"
    " WHERE games.id IN ";

namespace {

/// Columns that kSelectGame and kSelectSummaries begin with.
enum Column {
  kId,
  kStartedAt,
  kWhitePersonality,
  kBlackPersonality,
  kWhiteName,
  kBlackName,
  kBase,
  kIncrement,
  kOdds,
  kResult,
  kReason,
  kPlies = kReason + 1,
  kAskedFen = kReason + 1,
  kAskedPlacement,
  kByHand,
  kSeed,
  kStartFen,
  kChess960,
  kStartPlacement,
  kWhiteClock,
  kBlackClock,
  kUnrated
};

QString text(std::string_view value) { return QString::fromUtf8(value.data(), static_cast<qsizetype>(value.size())); }
std::string textAt(const QSqlQuery& row, int column) { return row.value(column).toString().toStdString(); }
Duration durationAt(const QSqlQuery& row, int column) { return Duration(row.value(column).toLongLong()); }

QVariant personalityValue(const PlayerConfig& player) {
  return player.human ? QVariant() : QVariant(text(player.personalityId));
}

PlayerConfig playerAt(const QSqlQuery& row, int column) {
  return row.isNull(column) ? PlayerConfig::person() : PlayerConfig::personality(textAt(row, column));
}

std::optional<GameEnd> endAt(const QSqlQuery& row) {
  if (row.isNull(kReason)) return std::nullopt;
  return GameEnd{parseGameResult(textAt(row, kResult)).value_or(GameResult::Unknown),
                 parseEndReason(textAt(row, kReason)).value_or(EndReason::Aborted)};
}

Error corrupt(std::string what) { return {"store.corrupt", {std::move(what)}}; }

}  // namespace

QVariant nanoseconds(Duration duration) { return QVariant::fromValue<qlonglong>(duration.count()); }
QVariant resultValue(const GameEnd& end) { return text(toString(end.result)); }
QVariant reasonValue(const GameEnd& end) { return text(toString(end.reason)); }
QVariant unratedValue(const std::optional<Unrated>& why) { return why ? QVariant(text(toString(*why))) : QVariant(); }

QVariantList gameValues(const StoredGame& game) {
  const NewGameConfig& config = game.config;
  const auto placement = [](const Placement& each) { return QVariant(text(encode(each))); };
  return {QVariant::fromValue<qlonglong>(game.startedAt.time_since_epoch().count()),
          personalityValue(config.players[0]),
          personalityValue(config.players[1]),
          text(game.names[0]),
          text(game.names[1]),
          nanoseconds(config.timeControl.base),
          nanoseconds(config.timeControl.increment),
          text(toString(config.odds)),
          text(config.startFen),
          config.startPlacement ? placement(*config.startPlacement) : QVariant(),
          config.resetMode == ResetMode::Hand,
          QVariant::fromValue(static_cast<qlonglong>(config.seed.value_or(0))),
          text(toFen(game.start)),
          game.start.chess960(),
          placement(game.startPlacement),
          game.clocks ? nanoseconds((*game.clocks)[0]) : QVariant(),
          game.clocks ? nanoseconds((*game.clocks)[1]) : QVariant(),
          game.end ? resultValue(*game.end) : QVariant(),
          game.end ? reasonValue(*game.end) : QVariant(),
          unratedValue(game.unrated)};
}

QVariantList plyValues(GameId id, int ply, const StoredPly& played) {
  return {QVariant::fromValue<qlonglong>(id),
          ply,
          played.move.bits(),
          nanoseconds(played.remaining[0]),
          nanoseconds(played.remaining[1]),
          text(encode(played.effects))};
}

GameSummary readSummary(const QSqlQuery& row) {
  GameSummary game;
  game.id = row.value(kId).toLongLong();
  game.players = {playerAt(row, kWhitePersonality), playerAt(row, kBlackPersonality)};
  game.names = {textAt(row, kWhiteName), textAt(row, kBlackName)};
  game.odds = parseOdds(textAt(row, kOdds)).value_or(Odds::None);
  game.timeControl = {durationAt(row, kBase), durationAt(row, kIncrement)};
  game.end = endAt(row);
  game.plies = row.value(kPlies).toInt();
  game.startedAt = WallTime(std::chrono::milliseconds(row.value(kStartedAt).toLongLong()));
  return game;
}

Result<StoredGame> readGame(const QSqlQuery& row, QSqlQuery& plies) {
  const GameSummary summary = readSummary(row);
  StoredGame game;
  game.id = summary.id;
  game.config.players = summary.players;
  game.config.timeControl = summary.timeControl;
  game.config.odds = summary.odds;
  game.config.startFen = textAt(row, kAskedFen);
  game.config.resetMode = row.value(kByHand).toBool() ? ResetMode::Hand : ResetMode::Auto;
  game.config.seed = static_cast<std::uint64_t>(row.value(kSeed).toLongLong());
  game.names = summary.names;
  game.startedAt = summary.startedAt;
  game.end = summary.end;
  if (!row.isNull(kUnrated)) game.unrated = parseUnrated(textAt(row, kUnrated)).value_or(Unrated::Imported);
  if (!row.isNull(kWhiteClock) && !row.isNull(kBlackClock)) {
    game.clocks = {durationAt(row, kWhiteClock), durationAt(row, kBlackClock)};
  }
  if (!row.isNull(kAskedPlacement)) {
    auto placement = decodePlacement(textAt(row, kAskedPlacement));
    if (!placement) return placement.error();
    game.config.startPlacement = *placement;
  }

  auto start = parseFen(textAt(row, kStartFen));
  if (!start) return corrupt(start.error().debugText());
  game.start = *start;
  game.start.setChess960(row.value(kChess960).toBool());
  auto placement = decodePlacement(textAt(row, kStartPlacement));
  if (!placement) return placement.error();
  if (!placement->matches(game.start)) return corrupt("identities");
  game.startPlacement = *placement;

  Position position = game.start;
  while (plies.next()) {
    const int ply = static_cast<int>(game.plies.size());
    if (plies.value(0).toInt() != ply) return corrupt("ply " + std::to_string(ply));
    const Move move = Move::fromBits(static_cast<std::uint16_t>(plies.value(1).toUInt()));
    if (!position.isLegal(move)) return corrupt("move " + std::to_string(ply));
    auto effects = decodeEffects(textAt(plies, 4));
    if (!effects) return effects.error();
    game.plies.push_back({move, {durationAt(plies, 2), durationAt(plies, 3)}, std::move(*effects)});
    position.play(move);
  }
  return game;
}

Result<void> readImportedPlies(const std::string& pgn, StoredGame& game) {
  const auto read = PgnReader(pgn).next();
  if (!read) return corrupt("PGN of game " + std::to_string(game.id));
  auto moves = storedFromPgn(*read);
  if (!moves || moves->start != game.start) return corrupt("PGN of game " + std::to_string(game.id));
  game.plies = std::move(moves->plies);
  return {};
}

}  // namespace kirin::rows
