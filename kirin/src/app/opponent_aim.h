// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/personality.h"
#include "app/player_rating.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Which opponents count for the Kirin rating, as what, and which of them to offer. Pure.
namespace kirin {

/// A rung as the rating sees it: it never changes with the games it plays.
struct RatedRung {
  std::string id;
  double rating = 0;
  double deviation = 0;

  friend bool operator==(const RatedRung&, const RatedRung&) = default;
};

/// A rung is as strong as it was meant to be, give or take 150, until somebody has measured it. Nothing for opponents
/// that are not exactly as shipped: their strength is whatever a file says.
std::optional<RatedRung> ratedRung(const Personality& personality);
/// Those of the registry that count, in its order.
std::vector<RatedRung> ratedRungs(const PersonalityRegistry& registry);

struct Aim {
  std::string id;            ///< whom to offer; empty without rungs
  double expectedScore = 0;  ///< the player's against it
  bool close = false;        ///< within 0.40 to 0.55: a game worth losing and worth winning
  /// Not close: whom to meet with odds, a half step between the rungs that doesn't count; else empty.
  std::string halfStep;

  friend bool operator==(const Aim&, const Aim&) = default;
};

/// The rung against which the expected score is nearest 0.48, one that is close before one that isn't. `current` is
/// whom it was last: it stays until another is clearly nearer, so that the offer doesn't change with every game.
Aim aimedRung(const PlayerRating& player, std::span<const RatedRung> rungs, std::string_view current);

}  // namespace kirin
