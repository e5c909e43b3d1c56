// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/pgn.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>

/// Whatever a file holds, its games come out sound: each can be played, and is written and read back the same.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  kirin::PgnReader reader({reinterpret_cast<const char*>(data), size});
  while (const auto game = reader.next()) {
    if (game->broken && (!game->broken->code.starts_with("pgn.") || game->broken->args.empty())) std::abort();
    if (game->line().plies() != static_cast<int>(game->main.moves.size())) std::abort();
    const std::string text = kirin::writePgn(*game);
    kirin::PgnReader second(text);
    const auto again = second.next();
    if (!again || again->broken || kirin::writePgn(*again) != text || second.next()) std::abort();
  }
  return 0;
}
