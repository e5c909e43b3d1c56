// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/start_choice.h"

#include "app/personality.h"
#include "base/rng.h"

namespace kirin {
namespace {

std::optional<Color> colorFrom(std::string_view word, std::uint64_t dice) {
  if (word == "white") return Color::White;
  if (word == "black") return Color::Black;
  if (word == "random") return Rng(dice).below(2) == 0 ? Color::White : Color::Black;
  return std::nullopt;
}

}  // namespace

Result<NewGameConfig> gameFromWords(const std::string& opponent, std::string_view color, std::string_view time,
                                    std::string_view odds, std::uint64_t dice) {
  const bool watched = color == "watch";
  const auto side = watched ? std::optional(Color::White) : colorFrom(color, dice);
  if (!side) return Error{"option.value", {"--color", std::string(color), "white, black, random or watch"}};
  const auto control = parseTimeControl(time);
  if (!control) return control.error();
  const auto without = parseOdds(odds);
  if (!without) return Error{"option.value", {"--odds", std::string(odds), "queen, rook, knight or none"}};

  NewGameConfig config;
  const PlayerConfig other = opponent == kPersonId ? PlayerConfig::person() : PlayerConfig::personality(opponent);
  config.players[index(*side)] = watched ? other : PlayerConfig::person();
  config.players[index(!*side)] = other;
  config.timeControl = *control;
  config.odds = *without;
  return config;
}

std::string pgnName(const PlayerConfig& player, const PersonalityRegistry& registry) {
  if (player.human) return "Player";
  const Personality* found = registry.find(player.personalityId);
  return found ? found->name : player.personalityId;
}

}  // namespace kirin
