// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "common/pgn_stream.h"

#include <istream>
#include <utility>

namespace kirin {

// A game ends where, after its moves, the next tag section begins.
std::optional<PgnGame> PgnStream::next(std::istream& in) {
  std::string text = std::exchange(ahead_, {});
  bool moves = false;
  for (std::string line; std::getline(in, line);) {
    const bool tag = line.starts_with('[') && !line.starts_with("[%");  // a comment's command may begin a line
    if (tag && moves) {
      ahead_ = line + "\n";
      break;
    }
    moves = moves || (!tag && line.find_first_not_of(" \r") != std::string::npos);
    text += line + "\n";
  }
  return PgnReader(text).next();
}

}  // namespace kirin
