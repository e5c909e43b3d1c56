// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/game.h"

#include <cstdlib>

namespace kirin::arena {

namespace {

constexpr int kLongestGame = 600;  // plies
constexpr int kAgreedPlies = 8;    // four moves of each

GameResult lossOf(Color c) { return c == Color::White ? GameResult::BlackWins : GameResult::WhiteWins; }

const char* drawReason(const GameLine& line) {
  if (line.automaticDraw() == DrawRule::Stalemate) return "stalemate";
  if (line.automaticDraw() == DrawRule::DeadPosition) return "insufficient material";
  if (line.repetitions() >= 3) return "threefold repetition";
  if (line.current().halfmoveClock() >= 100) return "fifty moves";
  if (line.plies() >= kLongestGame) return "600 plies";
  return nullptr;
}

}  // namespace

GameRecord playGame(const GameLine& opening, Player white, Player black, const Arguments& arguments,
                    const ITime& time) {
  GameRecord record;
  record.pgn.start = opening.start();
  for (Move m : opening.moves()) record.pgn.main.moves.emplace_back(m);

  GameLine line = opening;
  std::array<Duration, 2> clocks{};
  if (arguments.time) clocks = {arguments.time->base, arguments.time->base};
  int agreed = 0;
  bool whiteAhead = false;

  const auto end = [&](GameResult result, std::string reason) {
    record.result = record.pgn.result = result;
    record.reason = std::move(reason);
  };
  const auto blame = [&](Fault fault, Color c, std::string reason) {
    record.fault = fault;
    record.faulty = c;
    end(lossOf(c), std::move(reason));
  };

  for (;;) {
    const Color side = line.current().sideToMove();
    if (line.isCheckmate()) {
      end(lossOf(side), "checkmate");
      break;
    }
    if (const char* reason = drawReason(line)) {
      end(GameResult::Draw, reason);
      break;
    }

    Player& player = side == Color::White ? white : black;
    SearchLimits limits;
    limits.nodes = player.contender.nodes ? player.contender.nodes : arguments.nodes;
    limits.depth = player.contender.depth ? player.contender.depth : arguments.depth;
    if (arguments.time) {
      limits.whiteTime = clocks[0];
      limits.blackTime = clocks[1];
      limits.whiteIncrement = limits.blackIncrement = arguments.time->increment;
    }
    const Instant began = time.now();
    const auto found = player.engine.search(line, limits, {}, {});
    const Duration spent = time.now() - began;
    if (!found) {
      const bool illegal = found.error().code == "engine.illegal-move";
      blame(illegal ? Fault::IllegalMove : Fault::Crash, side, found.error().debugText());
      break;
    }
    if (!line.current().isLegal(found->move)) {
      blame(Fault::IllegalMove, side, "illegal move");
      break;
    }
    Duration& clock = clocks[static_cast<std::size_t>(index(side))];
    if (arguments.time) {
      clock -= spent;
      if (clock < Duration::zero()) {
        blame(Fault::TimeLoss, side, "time forfeit");
        break;
      }
      clock += arguments.time->increment;
    }

    const int whiteScore = side == Color::White ? found->score.cp : -found->score.cp;
    PgnMove move(found->move);
    move.evalCp = whiteScore;
    if (arguments.time) move.clock = std::chrono::duration_cast<std::chrono::milliseconds>(clock);
    record.pgn.main.moves.push_back(std::move(move));
    line.play(found->move);

    if (arguments.resignAt) {
      const bool large = std::abs(whiteScore) >= *arguments.resignAt;
      agreed = large && (agreed == 0 || whiteAhead == (whiteScore > 0)) ? agreed + 1 : large ? 1 : 0;
      whiteAhead = whiteScore > 0;
      if (agreed >= kAgreedPlies && !line.isCheckmate()) {
        end(whiteAhead ? GameResult::WhiteWins : GameResult::BlackWins, "adjudication");
        break;
      }
    }
  }
  return record;
}

}  // namespace kirin::arena
