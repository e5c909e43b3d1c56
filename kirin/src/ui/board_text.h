// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/position.h"

#include <string>
#include <string_view>

namespace kirin {

/// The letters a board is drawn with.
enum class BoardLetters { Ascii, Unicode };

/// By the environment: Unicode where the locale (LC_ALL, else LC_CTYPE, else LANG) is a UTF-8 one.
BoardLetters lettersOfLocale();

/// Eight lines from that side's point of view and one with the files; '.' is an empty square, in ASCII White is upper
/// case.
std::string drawBoard(const Position& position, Color bottom, BoardLetters letters);

}  // namespace kirin
