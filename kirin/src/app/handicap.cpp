// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/handicap.h"

#include "chess/fen.h"

#include <array>
#include <cassert>
#include <utility>

namespace kirin {

namespace {

constexpr std::array<std::pair<Odds, std::string_view>, 4> kNames{
    {{Odds::None, "none"}, {Odds::Queen, "queen"}, {Odds::Rook, "rook"}, {Odds::Knight, "knight"}}};

/// White's square of the piece that is missing.
Square missingFrom(Odds odds) { return odds == Odds::Queen ? 3 : odds == Odds::Rook ? 0 : 1; }

}  // namespace

std::optional<Odds> parseOdds(std::string_view text) {
  for (const auto& [odds, name] : kNames)
    if (name == text) return odds;
  return std::nullopt;
}

std::string_view toString(Odds odds) { return kNames[static_cast<std::size_t>(odds)].second; }

HandicapStart buildHandicapStart(Odds odds, Color engine) {
  std::string fen(kStartFen);
  Placement placement = Placement::standard();
  if (odds != Odds::None) {
    const Square square = missingFrom(odds) + (engine == Color::White ? 0 : 56);
    const PieceId piece = *placement.at(Place::onSquare(square));
    placement.places[piece] = Place::inSlot(piece);

    // The start's FEN spells out both back ranks, eight letters each: Black's first, White's last.
    const std::size_t backRank = engine == Color::White ? fen.find("RNBQ") : 0;
    fen[backRank + static_cast<std::size_t>(fileOf(square))] = '1';
    if (odds == Odds::Rook) fen.erase(fen.find(engine == Color::White ? 'Q' : 'q', fen.find(" w ")), 1);
  }
  auto position = parseFen(fen);
  assert(position && placement.matches(*position));
  return {*std::move(position), std::move(fen), std::move(placement)};
}

}  // namespace kirin
