// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/pgn.h"

#include <iosfwd>
#include <optional>
#include <string>

namespace kirin {

/// Reads the games of a stream that outlives the calls one after another, whatever its size.
class PgnStream {
 public:
  /// Nothing at the end. Broken games are as PgnReader has them, but for the line, which is counted from their own
  /// first.
  std::optional<PgnGame> next(std::istream& in);

 private:
  std::string ahead_;  ///< the first line of the next game
};

}  // namespace kirin
