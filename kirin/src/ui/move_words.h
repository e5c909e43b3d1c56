// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/position.h"

#include <QString>
#include <optional>

namespace kirin {

// What QML and a bridge say to each other of squares and moves.

inline bool onBoard(int square) { return square >= 0 && square < 64; }

/// "q", "r", "b", "n"; none for anything else.
std::optional<PieceType> promotionPiece(const QString& letter);

/// What to play a sound for: "check", "promote", "castle", "capture" or "move".
QString soundOf(const Position& before, Move move);

}  // namespace kirin
