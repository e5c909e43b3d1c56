// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/game.h"

#include "arena/adjudication.h"

namespace kirin::arena {

namespace {

constexpr int kLongestGame = 600;  // plies

GameResult lossOf(Color c) { return c == Color::White ? GameResult::BlackWins : GameResult::WhiteWins; }

const char* drawReason(const GameLine& line) {
  if (line.automaticDraw() == DrawRule::Stalemate) return "stalemate";
  if (line.automaticDraw() == DrawRule::DeadPosition) return "insufficient material";
  if (line.repetitions() >= 3) return "threefold repetition";
  if (line.current().halfmoveClock() >= 100) return "fifty moves";
  if (line.plies() >= kLongestGame) return "600 plies";
  return nullptr;
}

void blame(GameOutcome& outcome, Fault fault, Color faulty, std::string reason) {
  outcome.result = lossOf(faulty);
  outcome.fault = fault;
  outcome.faulty = faulty;
  outcome.reason = std::move(reason);
}

/// Over by the rules: then the result and its reason are set.
bool isOver(const GameLine& line, GameOutcome& outcome) {
  if (line.isCheckmate()) {
    outcome.result = lossOf(line.current().sideToMove());
    outcome.reason = "checkmate";
  } else if (const char* reason = drawReason(line)) {
    outcome.result = GameResult::Draw;
    outcome.reason = reason;
  }
  return outcome.result != GameResult::Unknown;
}

}  // namespace

void forfeit(GameOutcome& outcome, Color faulty, const Error& error) {
  const bool illegal = error.code == "engine.illegal-move";
  blame(outcome, illegal ? Fault::IllegalMove : Fault::Crash, faulty, error.debugText());
}

GameRecord playGame(const GameLine& opening, Player& white, Player& black, const Arguments& arguments,
                    const ITime& time, std::stop_token stop) {
  GameRecord record;
  GameOutcome& outcome = record.outcome;
  record.pgn.start = opening.start();
  for (Move m : opening.moves()) record.pgn.main.moves.emplace_back(m);

  GameLine line = opening;
  Adjudicator adjudicator(arguments.resignAt, arguments.drawAt);
  SearchLimits limits;
  limits.nodes = arguments.nodes;
  limits.depth = arguments.depth;
  if (arguments.time) {
    limits.whiteTime = limits.blackTime = arguments.time->base;
    limits.whiteIncrement = limits.blackIncrement = arguments.time->increment;
  }

  while (!isOver(line, outcome)) {
    const Color side = line.current().sideToMove();
    Player& player = side == Color::White ? white : black;
    const Instant asked = time.now();
    const auto reply = player.move(line, limits, stop);
    const Duration spent = time.now() - asked;
    // A move cut short is no move.
    if (stop.stop_requested()) return record;

    Effort& effort = outcome.effort[static_cast<std::size_t>(index(side))];
    ++effort.moves;
    effort.time += std::chrono::duration_cast<std::chrono::microseconds>(spent);
    if (!reply) {
      forfeit(outcome, side, reply.error());
      break;
    }
    effort.nodes += reply->nodes;
    if (!line.current().isLegal(reply->move)) {
      blame(outcome, Fault::IllegalMove, side, "illegal move");
      break;
    }

    PgnMove move(reply->move);
    if (reply->cp) move.evalCp = side == Color::White ? *reply->cp : -*reply->cp;
    if (arguments.time) {
      Duration& clock = side == Color::White ? *limits.whiteTime : *limits.blackTime;
      clock -= spent;
      if (clock < Duration::zero()) {
        blame(outcome, Fault::TimeLoss, side, "time forfeit");
        break;
      }
      clock += arguments.time->increment;
      move.clock = std::chrono::duration_cast<std::chrono::milliseconds>(clock);
    }
    const auto settled = adjudicator.note(line.plies() + 1, move.evalCp);
    record.pgn.main.moves.push_back(std::move(move));
    line.play(reply->move);
    // What the rules say goes before what the engines think.
    if (settled && !isOver(line, outcome)) {
      outcome.result = *settled;
      outcome.reason = "adjudication";
      break;
    }
  }
  outcome.plies = line.plies();
  record.pgn.result = outcome.result;
  return record;
}

}  // namespace kirin::arena
