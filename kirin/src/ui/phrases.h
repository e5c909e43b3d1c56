// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session_values.h"
#include "app/time_control.h"

#include <QCoreApplication>
#include <QString>
#include <array>
#include <string_view>

namespace kirin {

class GameView;
class PersonalityRegistry;
struct Aim;
struct GameSummary;
struct ImportReport;
struct OpponentRecord;

/// Values to sentences, in the language that is set. The only place that has words for what lies below ui/, for the
/// screen and the console alike. GUI thread.
class Phrases {
  Q_DECLARE_TR_FUNCTIONS(Phrases)

 public:
  /// One sentence. A code nobody gave a phrase is named as it is; a test sees to it that there is none.
  static QString error(const Error& error);
  static bool knows(std::string_view code);

  static QString request(const OperatorRequest& request);
  /// "You won by checkmate"; from nobody's side where not just one person plays.
  static QString result(const GameEnd& end, const GameView& game, const PersonalityRegistry& registry);
  /// "Claim a draw: threefold repetition"; empty where nothing can be claimed.
  static QString claim(DrawRule rule);

  /// "You", the opponent's name, or the colour where two people play.
  static QString player(const GameView& game, Color side, const PersonalityRegistry& registry);
  /// "target 500, without the queen", or less.
  static QString playerDetail(const GameView& game, Color side, const PersonalityRegistry& registry);
  static QString color(Color color);
  /// "knight"
  static QString piece(PieceType type);
  /// "white knight"
  static QString piece(Piece piece);
  /// "e4, white pawn", "e5, empty"
  static QString square(Square square, Piece piece);
  /// "target 500"; empty for 0, which is unknown.
  static QString elo(int elo);
  /// "1512 ± 140"
  static QString rating(const PlayerRating& rating);
  /// What a finished game did: "Your Kirin rating: 1512 ± 140 (+24)".
  static QString ratingChange(const RatingChange& change);
  /// Why a game leaves the rating as it is.
  static QString unrated(Unrated why);
  /// Another person as an opponent: the name, what it means, and where a rung has its rating.
  static QString guest();
  static QString guestBlurb();
  static QString guestDetail();
  static QString hint(const Position& position, Move move);
  /// That from now on it does.
  static QString ratingLost();
  /// Why that opponent is offered.
  static QString aim(const Aim& aim, const PersonalityRegistry& registry);
  /// "3 won, 1 lost"; empty before the first.
  static QString record(const OpponentRecord& record);
  /// "5+3 Blitz", "Untimed"
  static QString time(const TimeControl& control);
  static QString bucket(TimeBucket bucket);
  static QString odds(Odds odds);
  /// "Novice, 14 moves, your turn"
  static QString unfinished(const std::array<PlayerConfig, 2>& players, int plies, Color toMove,
                            const PersonalityRegistry& registry);
  /// A player of a stored game: "You", or as the game has it.
  static QString storedPlayer(const GameSummary& game, Color side);
  /// "29/02/2024" as the language writes it; empty where nobody knows.
  static QString date(WallTime at);
  /// "2024-02-29"
  static QString isoDate(WallTime at);
  static QString renamed(int games);
  static QString imported(const ImportReport& report);
  /// "Game 17, A - B: Line 203 of the PGN: ..."
  static QString skippedGame(int number, const QString& players, const Error& why);
  static QString exported(int games, const QString& path);
  static QString backedUp(int games, const QString& path);
  /// `aside`: where what was there before is kept.
  static QString restored(const QString& aside);
  /// What the board answers when asked what it sees.
  static QString scanned(bool matches);
  /// "4. Qxf7#", "4... Kd8"
  static QString numberedMove(const Position& before, const std::string& san);
  /// "14 moves"
  static QString moves(int plies);
  /// "5:00", "1:02:03"; tenths in the last ten seconds of a timed clock.
  static QString clock(Duration shown, bool timed);
};

}  // namespace kirin
