// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

namespace kirin {

/// One entry a version of the schema; user_version counts those applied. Never change one that was released. Statements
/// are parted by semicolons, which therefore stand nowhere else.
inline constexpr std::array kMigrations{
    "CREATE TABLE games ("
    "  id INTEGER PRIMARY KEY AUTOINCREMENT,"
    "  started_at INTEGER NOT NULL,"  // milliseconds since 1970
    "  white_personality TEXT,"       // NULL: a person
    "  black_personality TEXT,"
    "  white_name TEXT NOT NULL,"
    "  black_name TEXT NOT NULL,"
    "  base INTEGER NOT NULL,"  // nanoseconds, as everything about clocks
    "  increment INTEGER NOT NULL,"
    "  odds TEXT NOT NULL,"
    "  asked_fen TEXT NOT NULL,"  // as the game was asked for; '': the standard start
    "  asked_placement TEXT,"
    "  by_hand INTEGER NOT NULL,"
    "  seed INTEGER NOT NULL,"
    "  start_fen TEXT NOT NULL,"
    "  chess960 INTEGER NOT NULL,"
    "  start_placement TEXT NOT NULL,"
    "  white_clock INTEGER,"  // within a turn; NULL: as after the last ply
    "  black_clock INTEGER,"
    "  result TEXT,"  // NULL: unfinished
    "  reason TEXT);"
    "CREATE TABLE plies ("
    "  game INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,"
    "  ply INTEGER NOT NULL,"
    "  move INTEGER NOT NULL,"
    "  white_clock INTEGER NOT NULL,"
    "  black_clock INTEGER NOT NULL,"
    "  effects TEXT NOT NULL,"
    "  PRIMARY KEY (game, ply)) WITHOUT ROWID;"
    "CREATE INDEX unfinished_games ON games (id) WHERE reason IS NULL;",
    "CREATE TABLE carry_journal (only INTEGER PRIMARY KEY CHECK (only = 1), entry TEXT NOT NULL);",
    "CREATE TABLE reviews ("
    "  game INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,"
    "  judgements TEXT NOT NULL);",
    "ALTER TABLE games ADD COLUMN unrated TEXT;"  // NULL: counts for the Kirin rating
    "CREATE TABLE ratings ("                      // every value it has ever had; the newest is the highest id
    "  id INTEGER PRIMARY KEY AUTOINCREMENT,"
    "  kind TEXT NOT NULL,"  // 'play', 'puzzles'
    "  at INTEGER NOT NULL,"
    "  rating REAL NOT NULL,"
    "  deviation REAL NOT NULL,"
    "  volatility REAL NOT NULL,"
    "  game INTEGER REFERENCES games (id) ON DELETE SET NULL,"
    "  opponent TEXT,"  // a personality or a puzzle; NULL: the first guess
    "  score REAL);"
    "CREATE INDEX ratings_by_kind ON ratings (kind, id);",
    "ALTER TABLE games ADD COLUMN deleted_at INTEGER;"  // NULL: it isn't
    "CREATE INDEX games_by_date ON games (started_at, id);"
    "CREATE TABLE imported ("
    "  game INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,"
    "  fingerprint INTEGER NOT NULL,"  // the same for the same game
    "  pgn TEXT NOT NULL);"            // with what the other tables have no place for; its moves stand only here
    "CREATE INDEX imported_by_fingerprint ON imported (fingerprint);"
    "CREATE TABLE game_index ("  // what finished games are found by
    "  game INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,"
    "  plies INTEGER NOT NULL,"
    "  eco TEXT NOT NULL,"
    "  opening TEXT NOT NULL,"
    "  keys BLOB NOT NULL);"         // of its positions in order, eight bytes each
    "CREATE TABLE restored_files ("  // of a backup that was restored: still to be written
    "  name TEXT PRIMARY KEY,"
    "  content BLOB NOT NULL);",
    "CREATE TABLE puzzles ("  // from tables; those the program carries are not here
    "  id TEXT PRIMARY KEY,"
    "  rating INTEGER NOT NULL,"
    "  themes INTEGER NOT NULL,"  // a bit each, in the order of PuzzleTheme
    "  line TEXT NOT NULL) WITHOUT ROWID;"
    "CREATE INDEX puzzles_by_rating ON puzzles (rating);"
    "CREATE TABLE puzzle_results ("
    "  id INTEGER PRIMARY KEY AUTOINCREMENT,"
    "  puzzle TEXT NOT NULL,"
    "  solved INTEGER NOT NULL,"
    "  at INTEGER NOT NULL);"
    "CREATE INDEX puzzle_results_by_puzzle ON puzzle_results (puzzle);"
    "CREATE TABLE puzzle_runs ("
    "  id INTEGER PRIMARY KEY AUTOINCREMENT,"
    "  mode TEXT NOT NULL,"  // 'streak', 'timed'
    "  solved INTEGER NOT NULL,"
    "  at INTEGER NOT NULL);",
};

}  // namespace kirin
