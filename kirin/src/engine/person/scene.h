// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/game_line.h"
#include "engine/person/outlook.h"

#include <vector>

namespace kirin {

/// A position as there is to be seen in it by whoever is to move: what a search found, and how easy each thing is to
/// see. Of the position alone, not of who looks.
struct Scene {
  struct Sighting {
    Move move;
    PieceType mover = PieceType::None;
    int visibility = 0;    ///< thousandths of a logit (person/sight.h)
    bool mates = false;    ///< at once
    bool obvious = false;  ///< nobody overlooks it
    int value = 0;         ///< from the side to move at the root
  };
  struct Choice : Sighting {
    int glance = 0;    ///< its value at depth 1
    int standing = 0;  ///< as the board stands after it
    std::vector<Sighting> replies;
  };
  std::vector<Choice> choices;
  int ply = 0;
  bool takeBack = false;  ///< something obvious is to be taken back: nobody moves without thinking here
};

Scene sceneOf(const GameLine& line, const Outlook& outlook);

/// Something is to be won by taking back what the last move took.
bool takesBack(const GameLine& line, Move move);

/// Bare king against mating material, without pawns: whoever knows the mates at all doesn't fail at these.
bool isSureEnding(const Position& position);

}  // namespace kirin
