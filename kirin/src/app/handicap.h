// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/piece_tracker.h"
#include "chess/position.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace kirin {

/// The piece the engine plays without; always off the engine's side.
enum class Odds : std::uint8_t { None, Queen, Rook, Knight };

/// "queen", "rook", "knight", "none".
std::optional<Odds> parseOdds(std::string_view text);
std::string_view toString(Odds odds);

/// A start that knows its identities: what an odds game, and later "play from here", begins from.
struct HandicapStart {
  Position position;
  std::string fen;
  Placement placement;  ///< the standard identity with the one piece in its own slot
};

/// The standard position (with None: the whole of it) without the engine's queen, a-file rook or b-file knight,
/// castling rights corrected.
HandicapStart buildHandicapStart(Odds odds, Color engine);

}  // namespace kirin
