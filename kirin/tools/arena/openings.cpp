// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/openings.h"

#include "base/files.h"
#include "base/rng.h"
#include "chess/fen.h"
#include "chess/movegen.h"
#include "chess/pgn.h"
#include "engine/uci_text.h"

#include <string>

namespace kirin::arena {

namespace {

constexpr int kRandomPlies = 8;

/// The position of an EPD line: four fields of FEN, then clocks or operations that don't matter here.
Result<Position> parseEpd(std::string_view line) {
  UciWords words(line);
  std::string fen;
  for (int field = 0; field < 4; ++field) {
    if (field > 0) fen += ' ';
    fen += words.next();
  }
  return parseFen(fen);
}

}  // namespace

Result<std::vector<GameLine>> readBook(const std::filesystem::path& file) {
  const auto text = readFile(file, std::size_t{1} << 30);
  if (!text) return text.error();
  std::vector<GameLine> openings;
  const auto bad = [&](int line, std::string what) {
    return Error{"arena.book", {file.string(), std::to_string(line), std::move(what)}};
  };
  if (file.extension() == ".pgn") {
    PgnReader reader(*text);
    while (const auto game = reader.next()) {
      if (game->broken) return bad(0, game->broken->debugText());
      openings.push_back(game->line());
    }
  } else {
    std::string_view left(*text);
    for (int number = 1; !left.empty(); ++number) {
      const std::size_t end = left.find('\n');
      const std::string_view line = left.substr(0, end);
      left.remove_prefix(end == std::string_view::npos ? left.size() : end + 1);
      if (UciWords(line).next().empty()) continue;
      const auto position = parseEpd(line);
      if (!position) return bad(number, position.error().debugText());
      openings.emplace_back(*position);
    }
  }
  if (openings.empty()) return bad(0, "no opening in it");
  return openings;
}

GameLine randomOpening(std::uint64_t seed) {
  Rng rng(seed);
  for (;;) {
    GameLine line;
    while (line.plies() < kRandomPlies) {
      const MoveList moves = legalMoves(line.current());
      if (moves.empty()) break;
      line.play(moves[static_cast<int>(rng.below(static_cast<std::uint32_t>(moves.size())))]);
    }
    if (hasLegalMove(line.current()) && line.plies() == kRandomPlies) return line;
  }
}

}  // namespace kirin::arena
