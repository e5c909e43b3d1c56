// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "chess/position.h"

#include <string>
#include <string_view>

namespace kirin {

inline constexpr std::string_view kStartFen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// A strict reader of FEN, X-FEN and Shredder-FEN; a missing pair of clocks means "0 1". Chess960 is switched on when
/// the castling field names rooks by their files, or a king or rook castles from elsewhere than in ordinary chess. The
/// error's code names the field: "fen.fields", "fen.board", "fen.side", "fen.castling", "fen.en-passant",
/// "fen.halfmove", "fen.fullmove", or "fen.position" (kings, pawns on the last rank, side not to move in check, too
/// many pieces); args: the offending text, and what is wrong with it in a word.
Result<Position> parseFen(std::string_view text);

/// The en passant square is written only where it can be taken; in Chess960 rooks are named by their files
/// (Shredder-FEN). What is written can be read: a clock past the reader's largest is written as that.
std::string toFen(const Position& position);

}  // namespace kirin
