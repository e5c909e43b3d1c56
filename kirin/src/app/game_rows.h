// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/game_store.h"

#include <QVariant>

class QSqlQuery;

/// Games as rows of the tables that SqliteGameStore keeps, and back.
namespace kirin::rows {

extern const char* const kInsertGame;       ///< takes gameValues
extern const char* const kInsertPly;        ///< takes plyValues
extern const char* const kSelectGame;       ///< takes the id
extern const char* const kSelectPlies;      ///< takes the id; in order
extern const char* const kSelectSummaries;  ///< of games played here, newest first
/// As kSelectSummaries, then kEco, kOpening and kImported; goes on with a list of ids in brackets.
extern const char* const kSelectLibrary;

inline constexpr int kEco = 12, kOpening = 13, kImported = 14;

QVariant nanoseconds(Duration duration);
QVariant resultValue(const GameEnd& end);
QVariant reasonValue(const GameEnd& end);
QVariant unratedValue(const std::optional<Unrated>& why);
QVariantList gameValues(const StoredGame& game);
QVariantList plyValues(GameId id, int ply, const StoredPly& played);

/// `game` stands on its row of kSelectGame, `plies` before the first of kSelectPlies. Errors: "store.corrupt" (args:
/// what) where it could not be played: a move that is not legal, a ply that is missing, identities that don't fit the
/// start.
Result<StoredGame> readGame(const QSqlQuery& game, QSqlQuery& plies);
/// Puts the plies of a game that was imported in the place of none.
Result<void> readImportedPlies(const std::string& pgn, StoredGame& game);
/// Stands on a row of kSelectSummaries or kSelectLibrary.
GameSummary readSummary(const QSqlQuery& row);

}  // namespace kirin::rows
