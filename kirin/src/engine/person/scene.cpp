// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/person/scene.h"

#include "chess/bitboard.h"
#include "chess/see.h"
#include "engine/person/sight.h"
#include "engine/score.h"

#include <algorithm>

namespace kirin {

namespace {

constexpr int kPiece = 200;
constexpr int kWhereOneGoes = 500;  // thousandths of a logit: whoever moves somewhere has looked who takes there

Scene::Sighting sighting(const Position& position, Move move, const Attention& attention, int value) {
  Scene::Sighting seen;
  seen.move = move;
  seen.mover = position.typeAt(move.from());
  seen.visibility = visibility(position, move, attention);
  seen.value = value;
  return seen;
}

}  // namespace

bool takesBack(const GameLine& line, Move move) {
  if (line.plies() == 0) return false;
  const Move last = line.moves().back();
  return move.to() == last.to() && line.at(line.plies() - 1).isCapture(last) && line.current().isCapture(move) &&
         seeAtLeast(line.current(), move, kPiece);
}

bool isSureEnding(const Position& position) {
  const Color side = position.sideToMove();
  const Bitboard heavy = position.pieces(side, PieceType::Queen) | position.pieces(side, PieceType::Rook);
  return position.pieces(PieceType::Pawn) == 0 && !moreThanOne(position.pieces(!side)) && heavy != 0;
}

Scene sceneOf(const GameLine& line, const Outlook& outlook) {
  const Position& position = line.current();
  const Attention before = attentionBefore(line);
  Scene scene;
  scene.ply = line.plies();
  for (const Outlook::Choice& found : outlook.choices) {
    Scene::Choice choice{sighting(position, found.move, before, found.value), found.glance, found.standing, {}};
    choice.mates = found.replies.empty() && found.value == mateIn(1);
    choice.obvious = takesBack(line, found.move);
    scene.takeBack = scene.takeBack || choice.obvious;

    const Position next = position.after(found.move);
    const Attention after = attentionAfter(before, found.move);
    for (const Outlook::Reply& reply : found.replies) {
      Scene::Sighting seen = sighting(next, reply.move, after, reply.value);
      seen.mates = reply.value == matedIn(2);
      if (reply.move.to() == found.move.to()) seen.visibility += kWhereOneGoes;
      // The piece that just came takes what is put before it.
      seen.obvious = reply.move.from() == before.lastTo && reply.move.to() == found.move.to();
      choice.replies.push_back(seen);
    }
    scene.choices.push_back(std::move(choice));
  }
  return scene;
}

}  // namespace kirin
