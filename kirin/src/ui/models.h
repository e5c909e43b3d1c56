// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>

/// Roles of the lists that QML shows. Precise insert, remove and change signals, never a reset while a game runs.
///
/// PieceModel: one row per object (PieceId), always 32.
///   glyph   "wP".."bK", what it plays as
///   square  0..63, or -1 in storage
///   slot    0..31, or -1 on the board
/// MoveListModel: one row per full move.
///   number, white, black (SAN with figurine-free letters; empty where not yet played), whitePly, blackPly (from 0, or -1)
/// CapturedModel: glyph, count.
/// OpponentModel: opponentId, name, blurb, avatar, elo (0: unknown), eloText ("target 500"), record ("3 won, 1 lost" or
///   empty), custom (bool), error (why a broken file can't be used; empty for good ones)
namespace kirin {}
