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
#include <utility>

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

/// FNV-1a.
std::uint64_t hashOf(std::string_view text) {
  std::uint64_t hash = 0xCBF29CE484222325ULL;
  for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3ULL;
  return hash;
}

}  // namespace

std::uint64_t deriveSeed(std::uint64_t seed, std::uint64_t number) { return Rng(Rng(seed).next() ^ number).next(); }

Result<Openings> Openings::read(const std::filesystem::path& book, std::uint64_t seed) {
  const auto text = readFile(book, std::size_t{1} << 30);
  if (!text) return text.error();
  const auto bad = [&](int line, std::string what) {
    return Error{"arena.book", {book.string(), std::to_string(line), std::move(what)}};
  };
  const auto playable = [](const Position& position) { return hasLegalMove(position); };

  Openings openings(seed);
  openings.fingerprint_ = hashOf(*text);
  if (book.extension() == ".pgn") {
    PgnReader reader(*text);
    for (int number = 1; const auto game = reader.next(); ++number) {
      if (game->broken) return bad(0, "game " + std::to_string(number) + ": " + game->broken->debugText());
      const GameLine line = game->line();
      if (!playable(line.current())) return bad(0, "game " + std::to_string(number) + " is over already");
      openings.book_.push_back({line.start(), line.moves()});
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
      if (!playable(*position)) return bad(number, "the game is over already");
      openings.book_.push_back({*position, {}});
    }
  }
  if (openings.book_.empty()) return bad(0, "no opening in it");

  Rng rng(seed);
  for (std::size_t last = openings.book_.size() - 1; last > 0; --last)
    std::swap(openings.book_[last], openings.book_[rng.below(static_cast<std::uint32_t>(last) + 1)]);
  return openings;
}

GameLine Openings::at(int number) const {
  if (book_.empty()) return randomOpening(deriveSeed(seed_, static_cast<std::uint64_t>(number)));
  const Opening& opening = book_[static_cast<std::size_t>(number) % book_.size()];
  GameLine line(opening.start);
  for (const Move move : opening.moves) line.play(move);
  return line;
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
