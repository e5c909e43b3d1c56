// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/game_clock.h"
#include "app/handicap.h"
#include "app/player_rating.h"
#include "app/time_control.h"
#include "backend/board_backend.h"
#include "base/error.h"
#include "board/piece_tracker.h"
#include "chess/game_line.h"
#include "chess/pgn.h"
#include "engine/engine.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

/// The values that go into a session (commands) and come out of it (events). All of them copyable, none of them words
/// for people.
namespace kirin {

/// A game's row in the library, from 1.
using GameId = std::int64_t;

struct PlayerConfig {
  bool human = true;
  std::string personalityId;  ///< when not human

  static PlayerConfig person() { return {}; }
  static PlayerConfig personality(std::string id) { return {false, std::move(id)}; }
  friend bool operator==(const PlayerConfig&, const PlayerConfig&) = default;
};

/// Everything a new game is made from. Odds are taken from the engine's side, so they need exactly one personality.
struct NewGameConfig {
  std::array<PlayerConfig, 2> players{PlayerConfig::person(), PlayerConfig::personality("novice")};  ///< by colour
  TimeControl timeControl;
  Odds odds = Odds::None;
  std::string startFen;                     ///< empty: the standard start (or the odds start)
  std::optional<Placement> startPlacement;  ///< identity snapshot that goes with startFen, if known
  ResetMode resetMode = ResetMode::Auto;
  std::optional<std::uint64_t> seed;  ///< drawn when absent, stored with the game
  bool kept = true;                   ///< in the library; else nothing of it stays

  friend bool operator==(const NewGameConfig&, const NewGameConfig&) = default;
};

enum class SessionState : std::uint8_t { Idle, Preparing, HumanTurn, EngineTurn, Acting, GameOver, NeedsOperator };

enum class EndReason : std::uint8_t {
  Checkmate,
  Resignation,
  Flag,
  FlagWithoutMate,
  Stalemate,
  DeadPosition,
  Threefold,
  Fivefold,
  FiftyMoves,
  SeventyFiveMoves,
  Agreement,
  Aborted
};

struct GameEnd {
  GameResult result = GameResult::Unknown;
  EndReason reason = EndReason::Aborted;

  friend bool operator==(const GameEnd&, const GameEnd&) = default;
};

/// Why a game doesn't count for the Kirin rating: the first of these that came to be true.
enum class Unrated : std::uint8_t {
  Sides,      ///< two people, or nobody
  Opponent,   ///< not one of the rungs as shipped
  Odds,       ///< the opponent plays without a piece
  Start,      ///< not from the standard start
  Imported,   ///< not played here
  Takeback,   ///< a move was taken back
  Abandoned,  ///< ended without a result
  Hint,       ///< a move was shown
};

// ---- what a session says; each a fact about a turn boundary --------------------------------------------------------

struct GameStarted {
  GameId id = 0;
  NewGameConfig config;  ///< with the seed that was drawn
  Position start;
  Placement placement;
  std::vector<Move> moves;        ///< not empty when a game is continued
  std::vector<ClockInfo> clocks;  ///< after each of those moves, for the move sheet and PGN
  bool takebackable = true;       ///< identity is known
  std::optional<Unrated> unrated = std::nullopt;
};

struct StateChanged {
  SessionState state = SessionState::Idle;
  bool paused = false;
};

/// A side is on move: its legal moves can be derived from `position`.
struct TurnBegan {
  Color side = Color::White;
  int plyCount = 0;
  Position position;
  DrawRule claimable = DrawRule::None;
};

/// The clock of this turn has stopped; the board has not acted yet.
struct MoveDecided {
  Move move;
  int ply = 0;  ///< from 0
  Color side = Color::White;
  Position before, after;
  PlyEffects effects;
};

/// The board shows the position after the ply.
struct MoveCarriedOut {
  int ply = 0;
  Placement placement;
};

/// The undone moves did not happen: whatever accumulates moves truncates to plyCount.
struct TakebackInfo {
  int plyCount = 0;
  std::string fen;
  Placement placement;
};

struct DrawOffered {
  Color by = Color::White;
};
struct DrawDeclined {
  Color by = Color::White;
};

/// In any state but NeedsOperator: the game goes on meanwhile.
struct OperatorNeeded {
  std::vector<OperatorRequest> requests;
};

/// What hands have left open on their turn, whose clock runs on. It stands until another comes, or an empty one, or the
/// turn is over.
struct HandsQuestion {
  enum class Offer : std::uint8_t { None, Takeback, GameOver };
  std::vector<OperatorRequest> requests;  ///< to put right, or which move it was
  Offer offer = Offer::None;              ///< pieces put back: answered by Takeback; kings in the centre

  bool empty() const { return requests.empty() && offer == Offer::None; }
  friend bool operator==(const HandsQuestion&, const HandsQuestion&) = default;
};

/// A promotion waits for its piece: the turn is not decided and the clock runs.
struct PromotionPending {
  Square from = kNoSquare, to = kNoSquare;
};

/// What Kirin would play in this turn of a person; it stands until the turn is over.
struct HintGiven {
  Move move;
  int ply = 0;  ///< from 0, the one to come
};

/// From now on this game doesn't count.
struct RatingLost {
  Unrated why = Unrated::Takeback;
};

struct GameOver {
  GameEnd end;
  GameId id = 0;
  std::optional<RatingChange> rating = std::nullopt;  ///< the game counted, and is written
  std::optional<Unrated> unrated = std::nullopt;      ///< neither: it counted, but could not be written
};

/// A command was not carried out, or something went wrong that the game survives. Codes (args in brackets):
///   "session.not-now"            this command means nothing in this state
///   "session.no-game"            there is no game to do it to
///   "session.game-running"       first the game must end or be left (reset board)
///   "session.paused"             not while the game is paused
///   "session.busy"               not while pieces are being carried or set up
///   "session.not-your-turn"      the side on move is not a person
///   "session.stale"              the move was meant for another turn [ply meant, ply to come]
///   "move.illegal"               [the move in UCI]
///   "session.takeback-few"       too few plies have been played [played, needed]
///   "session.takeback-over"      the game is over
///   "session.takeback-identity"  nobody knows which piece is which (D-25)
///   "session.takeback-nobody"    no person plays
///   "session.takeback-waits"     kept: done as soon as it is your move again
///   "session.takeback-dropped"   the one that waited was withdrawn
///   "session.undo-late"          the answer to your move is decided already, or none of yours came last
///   "session.draw-repeated"      one offer a move
///   "session.draw-none"          no offer is open
///   "session.claim-unfounded"    neither threefold repetition nor fifty moves
///   "session.odds-sides"         odds need exactly one personality [odds]
///   "session.odds-fen"           odds and a start position exclude each other [odds]
///   "session.personality"        nobody has that id [id]
///   "session.placement"          the identities given don't make the start position
///   "session.start-over"         the start position is over already [FEN]
///   "session.finished"           the game to continue has ended [game id]
///   "fen.*", "placement.pieces"  the start position is no position, or the set can't make it
///   "engine.*"                   the opponent failed; the game is paused, Resume asks it again
///   "store.unwritable"           the game goes on, but is not being kept [what the system said]
///   "store.set-aside"            the file of games could not be read; a new one was begun [where the old one is]
///   "store.newer"                the file of games is a later Kirin's; games are not being kept [file]
///   "store.corrupt", "store.missing"  the game to continue can't be read [what]
///   "machine.*", "link.*", "gpio.*"  the machine failed; it is looked for, and an operator may be needed
struct Notice {
  Error error;
};

/// The answer to Rescan.
struct BoardScanned {
  bool matches = true;
};

/// Of an exercise of the machine: so many carries are done.
struct Exercised {
  int done = 0, wanted = 0;
};

/// The position is restored after ResetBoard (no game begins).
struct BoardReset {};

using SessionEvent =
    std::variant<GameStarted, StateChanged, TurnBegan, MoveDecided, MoveCarriedOut, ClockInfo, TakebackInfo,
                 DrawOffered, DrawDeclined, OperatorNeeded, HandsQuestion, PromotionPending, HintGiven, RatingLost,
                 GameOver, Notice, BoardScanned, BoardReset, Exercised>;

// ---- what can be asked of it ----------------------------------------------------------------------------------------

namespace command {
struct NewGame {
  NewGameConfig config;
};
/// An unfinished game of the library.
struct Continue {
  GameId id = 0;
  ResetMode mode = ResetMode::Auto;
};
/// Refused unless that ply is the one to come ("session.stale").
struct PlayMove {
  Move move;
  int ply = 0;
  std::optional<Instant> at = std::nullopt;  ///< of the tap, until when the clock is charged; absent: of its arrival
};
struct BeginPromotion {
  Square from = kNoSquare, to = kNoSquare;
};
struct ChoosePromotion {
  PieceType piece = PieceType::Queen;
};
struct Cancel {};    ///< the promotion, or a takeback that waits
struct Takeback {};  ///< during the other side's turn it waits for the next person's turn
struct UndoMove {};  ///< your own last move, while its answer is not decided yet: one ply
struct Hint {};      ///< in a person's turn; the game doesn't count from then on
struct Resign {};
struct OfferDraw {};  ///< a personality answers at once; a person accepts, declines or plays on
struct AcceptDraw {};
struct DeclineDraw {};
struct ClaimDraw {
  Move intended;
};
/// What two people agree on, say with the kings in the centre: a draw, or who won by the other's resignation.
struct DeclareResult {
  GameResult result = GameResult::Draw;
};
struct Abort {};  ///< no result; kept as unfinished = false, reason Aborted
struct Pause {};
struct Resume {};
/// Same opponent, colours, odds and time.
struct Restart {
  ResetMode mode = ResetMode::Auto;
};
/// Back to the standard start, without beginning a game.
struct ResetBoard {
  ResetMode mode = ResetMode::Auto;
};
struct Rescan {};
/// Of the machine itself; like the next two only while no game is on.
struct Service {
  ServiceTask task;
};
/// One piece, to a place that is free.
struct CarryPiece {
  Place from, to;
};
/// Carries pieces about, each to a free square, until so many are carried, or Stop.
struct Exercise {
  int carries = 0;
};
struct OperatorDone {};  ///< "I've put it right": what an operator, or the hands of this turn, were asked for
struct Stop {};          ///< machine stops, magnet off; the game pauses
struct Leave {};         ///< back to Idle; the game stays unfinished in the library
struct Quit {};
}  // namespace command

using SessionCommand =
    std::variant<command::NewGame, command::Continue, command::PlayMove, command::BeginPromotion,
                 command::ChoosePromotion, command::Cancel, command::Takeback, command::Resign, command::OfferDraw,
                 command::AcceptDraw, command::DeclineDraw, command::ClaimDraw, command::DeclareResult, command::Abort,
                 command::Pause, command::Resume, command::Restart, command::ResetBoard, command::Rescan,
                 command::OperatorDone, command::Stop, command::Leave, command::Quit, command::UndoMove, command::Hint,
                 command::Service, command::CarryPiece, command::Exercise>;

}  // namespace kirin
