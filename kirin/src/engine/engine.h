// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "base/time.h"
#include "chess/game_line.h"
#include "chess/move.h"
#include "engine/ponder_hit.h"

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace kirin {

/// UCI option names to values, exactly as `setoption` would say them. A preset: what is not named has its default.
using EngineOptions = std::map<std::string, std::string, std::less<>>;

/// When to stop. Whatever is reached first; nothing set means until stopped.
struct SearchLimits {
  std::optional<std::uint64_t> nodes;
  std::optional<std::uint64_t> softNodes;  ///< beyond, no deeper iteration is begun; this process's engine only
  std::optional<int> depth;
  std::optional<int> mateIn;  ///< moves
  std::optional<Duration> moveTime;
  /// What the clocks show, by colour, for engines that manage their own time; from it also follows the hard limit under
  /// which a node budget never flags.
  std::optional<Duration> whiteTime, blackTime;
  Duration whiteIncrement{0}, blackIncrement{0};
  std::optional<int> movesToGo;
  std::optional<Instant> since;   ///< when the clock began to run; nothing: when the search is asked for
  std::vector<Move> searchMoves;  ///< empty: all
  /// On the opponent's time until it is told: up to then clocks and move time don't count. The engine of this process
  /// alone knows of it.
  std::shared_ptr<PonderHit> ponder;
  bool infinite = false;

  friend bool operator==(const SearchLimits&, const SearchLimits&) = default;
};

/// From the side to move: centipawns, or mate in so many moves (negative: being mated).
struct Score {
  int cp = 0;
  std::optional<int> mateIn;

  friend bool operator==(const Score&, const Score&) = default;
};

struct SearchInfo {
  int depth = 0;
  int selDepth = 0;
  int multiPv = 1;  ///< which line, from 1
  Score score;
  std::uint64_t nodes = 0;
  Duration elapsed{0};
  int hashFull = 0;             ///< permille
  std::uint64_t tableHits = 0;  ///< endings looked up
  std::vector<Move> pv;
};

struct SearchResult {
  Move move;  ///< none only where there is no legal move
  std::optional<Move> ponder;
  Score score;
  std::vector<Move> pv;
  std::uint64_t nodes = 0;
  int depth = 0;           ///< looked to as a whole
  bool timeBound = false;  ///< the clock's hard limit ended it before its budget did
};

using InfoCallback = std::function<void(const SearchInfo&)>;

/// Something that plays chess: the search in this process, or a UCI program in another. One thread at a time, but for
/// the stop token, which any thread may trigger; then search returns within 10 ms.
class IEngine {
 public:
  virtual ~IEngine() = default;

  /// Total: every option not named returns to its default. Errors: "engine.option" (args: name, value, why); then
  /// nothing changed. A child process: "engine.*" as below.
  virtual Result<void> applyOptions(const EngineOptions& options) = 0;
  /// Forgets the game before: the next search depends on options, seed, position and limits alone.
  virtual Result<void> newGame() = 0;
  /// Blocks. `info` is called on the searching thread. The in-process engine never fails; a child does with
  /// "engine.start", "engine.died", "engine.hung", "engine.illegal-move" (args: program, detail).
  virtual Result<SearchResult> search(const GameLine& line, const SearchLimits& limits, std::stop_token stop,
                                      const InfoCallback& info) = 0;
};

/// The engine of this process (engine/search_engine.h). `time` outlives it.
std::unique_ptr<IEngine> makeSearchEngine(const ITime& time);

/// A UCI program as a child (engine/uci_engine.h): command and arguments, no shell. Starts at the first use; after a
/// failure the next use starts it again. Its answers have deadlines of their own.
std::unique_ptr<IEngine> makeUciEngine(std::vector<std::string> command, const ITime& time);

}  // namespace kirin
