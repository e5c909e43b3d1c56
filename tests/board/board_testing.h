// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/planning.h"
#include "chess/fen.h"
#include "chess/notation.h"

#include <catch2/catch.hpp>
#include <initializer_list>
#include <ostream>
#include <string>
#include <string_view>

namespace kirin {

inline std::ostream& operator<<(std::ostream& out, Place place) {
  if (place.isNowhere()) return out << "nowhere";
  if (place.isSquare()) return out << squareName(place.square());
  return out << (colorOf(place.slot()) == Color::White ? "S:" : "s:") << pieceLabel(place.slot());
}

inline std::ostream& operator<<(std::ostream& out, const PieceOperation& operation) {
  return out << (colorOf(operation.piece) == Color::White ? "White " : "Black ") << pieceLabel(operation.piece) << ' '
             << operation.from << " > " << operation.to;
}

}  // namespace kirin

namespace kirin::testing {

inline Position positionOf(std::string_view fen) {
  auto position = parseFen(fen);
  REQUIRE(position);
  return *position;
}

inline Place on(std::string_view square) { return Place::onSquare(*parseSquare(square)); }
inline Place stored(PieceId piece) { return Place::inSlot(piece); }

/// The object with that label.
inline PieceId white(std::string_view label) {
  for (PieceId piece = 0; piece < 16; ++piece)
    if (pieceLabel(piece) == label) return piece;
  FAIL("no piece " << label);
  return -1;
}
inline PieceId black(std::string_view label) { return white(label) + 16; }

/// Does one carry after the other as a board would: each takes what is there to a place that is free.
inline Placement carriedOut(Placement board, const std::vector<PieceOperation>& operations) {
  for (const auto& operation : operations) {
    INFO(operation);
    REQUIRE(operation.from != operation.to);
    REQUIRE_FALSE(operation.to.isNowhere());
    REQUIRE(board.at(operation.from) == operation.piece);
    REQUIRE_FALSE(board.at(operation.to));
    board.places[operation.piece] = operation.to;
  }
  return board;
}

/// A game on a tracked board.
struct TrackedGame {
  Position position;
  PieceTracker tracker;
  std::vector<PlyEffects> played;

  explicit TrackedGame(const Position& start, const Placement& placement) : position(start), tracker(placement) {
    REQUIRE(placement.matches(start));
  }
  static TrackedGame standard() { return TrackedGame(Position(), Placement::standard()); }
  static TrackedGame guessed(std::string_view fen) {
    const Position start = positionOf(fen);
    auto placement = Placement::guessedFor(start);
    REQUIRE(placement);
    return TrackedGame(start, *placement);
  }

  /// Plays it and checks what must hold after any move.
  const PlyEffects& play(Move move) {
    const PlyEffects effects = tracker.effectsOf(position, move);
    const Placement carried = carriedOut(tracker.placement(), effects.operations);
    tracker.apply(effects);
    position.play(move);
    REQUIRE(carried.places == tracker.placement().places);
    REQUIRE(tracker.placement().matches(position));
    played.push_back(effects);
    return played.back();
  }
  const PlyEffects& play(std::string_view san) {
    const auto move = parseSan(position, san);
    INFO(san);
    REQUIRE(move);
    return play(*move);
  }
  void playAll(std::initializer_list<std::string_view> sans) {
    for (const auto san : sans) play(san);
  }
};

}  // namespace kirin::testing
