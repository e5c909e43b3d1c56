// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "labelled_game.h"

namespace kirin {

/// A labelled game as a line of text: "result;random_plies;moves;scores[;start FEN]", UCI moves, one score for each
/// move after the random ones. Errors: "games.syntax", "games.move" (args: the text, `number`, which is the line's).
Result<LabelledGame> parseLabelledGame(std::string_view line, std::uint64_t number);

}  // namespace kirin
