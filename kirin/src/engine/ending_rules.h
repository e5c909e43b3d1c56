// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/game_line.h"
#include "engine/endgame_tables.h"
#include "engine/options.h"
#include "engine/transposition_table.h"

#include <algorithm>
#include <optional>

namespace kirin {

/// When a search may look an ending up, and what it then scores. Any thread; the tables outlive it.
class EndingRules {
 public:
  /// Without tables: never.
  EndingRules() = default;
  EndingRules(const IEndgameTables& tables, const SearchSettings& settings)
      : tables_(&tables),
        most_(std::min(tables.largest(), settings.syzygyProbeLimit)),
        depth_(settings.syzygyProbeDepth),
        fiftyMoveRule_(settings.syzygyFiftyMoveRule) {}

  /// What the tables say of a position of the tree that is to be searched to `depth`, as a score of the root `ply`
  /// plies above. Nothing: not known, or not to be asked.
  std::optional<TableEntry> at(const Position& position, int depth, int ply) const;

  /// The same of the position a game has come to.
  std::optional<RootEnding> atRoot(const GameLine& line) const;

  /// An ending's value, as far as the fifty-move rule counts.
  Ending counted(Ending ending) const;

 private:
  bool mayAsk(const Position& position) const;

  const IEndgameTables* tables_ = nullptr;
  int most_ = 0;  ///< pieces
  int depth_ = 0;
  bool fiftyMoveRule_ = true;
};

/// A search's score of a root whose value is known: its own where that says more, which is a mate.
Score knownScore(Score searched, Ending value);

}  // namespace kirin
