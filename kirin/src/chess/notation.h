// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "chess/position.h"

#include <string>
#include <string_view>

namespace kirin {

/// "e2e4", "e7e8q"; castling "e1g1", or king takes rook ("e1h1") when the position is Chess960. No move: "0000".
std::string toUci(const Position& position, Move move);
/// Accepts both ways of castling. Errors: "move.syntax", "move.illegal" (args: the text).
Result<Move> parseUci(const Position& position, std::string_view text);

/// "Nbd7", "exd8=Q+", "O-O#".
std::string toSan(const Position& position, Move move);
/// Tolerant of what people write: "0-0", missing "x", "+" or "=", trailing "!?", lower-case promotion; and UCI too.
/// Errors: "move.syntax", "move.illegal", "move.ambiguous" (args: the text).
Result<Move> parseSan(const Position& position, std::string_view text);

}  // namespace kirin
