// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/types.h"

namespace kirin {

/// What the net sees of a position, once from each side ("view"): for every piece, whose it is, what it is and where it
/// stands, as one of 768 numbers. The board is turned so that the viewer plays upwards, and mirrored so that its king
/// stands on the files e to h: what is learnt on one wing is known on the other.
inline constexpr int kFeatures = 768;

/// XORed to a square, it turns and mirrors the board for a viewer whose king stands there.
constexpr Square orientation(Color view, Square king) {
  return (view == Color::White ? 0 : 56) ^ (fileOf(king) < 4 ? 7 : 0);
}

constexpr int featureOf(Color view, Square orientation, Piece piece, Square square) {
  return (piece.color == view ? 0 : 384) + index(piece.type) * 64 + (square ^ orientation);
}

/// Each of the output layers judges positions of about so many pieces; with one there is no choice.
constexpr int outputBucket(int pieces, int buckets) { return (pieces - 2) * buckets / 31; }

}  // namespace kirin
