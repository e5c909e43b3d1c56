// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "chess/position.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kirin {

/// How an ending ends with best play, from the side to move. Blessed and cursed: decided, were it not for the
/// fifty-move rule.
enum class Ending : std::uint8_t { Loss, BlessedLoss, Draw, CursedWin, Win };

/// A position from which a game is played on, when the tables know it.
struct RootEnding {
  Ending value = Ending::Draw;
  std::vector<Move> moves;  ///< that keep the value, and of a win bring it nearer where that is needed; not empty
  bool exact = false;       ///< they were chosen by their distance: a search need not look anything up
};

/// Endings known by heart.
class IEndgameTables {
 public:
  virtual ~IEndgameTables() = default;

  /// The most pieces, kings included, of an ending it may know; 0: it knows none.
  virtual int largest() const = 0;
  /// Only without castling rights, with a halfmove clock of 0 and at most `largest` pieces. Nothing: not known. Any
  /// thread.
  virtual std::optional<Ending> probe(const Position& position) const = 0;
  /// Only without castling rights and with at most `largest` pieces; whatever the clock. `repeated`: a position of the
  /// game has stood twice since the last capture or pawn move. Any thread; one at a time, the others wait.
  virtual std::optional<RootEnding> probeRoot(const Position& position, bool repeated, bool fiftyMoveRule) const = 0;
};

/// Syzygy tables in the folders of a path, separated by colons. The library that reads them keeps them for the whole
/// process: engines with the same path share them, and another path is refused while one is in use. Errors, which
/// change nothing: "tables.path" (args: the folder), "tables.none" (the path), "tables.file" (the file: it is none),
/// "tables.other-path" (the path in use).
Result<std::shared_ptr<const IEndgameTables>> openSyzygy(const std::string& path);

}  // namespace kirin
