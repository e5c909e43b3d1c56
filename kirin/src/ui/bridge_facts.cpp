// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/bridge_facts.h"

#include "app/opening_table.h"
#include "app/personality.h"
#include "chess/fen.h"
#include "chess/notation.h"
#include "ui/board_choices.h"
#include "ui/game_view.h"
#include "ui/phrases.h"

namespace kirin {
namespace {

/// Where the piece that is moved ends up: of castling, the king.
Square shownTo(const Position& before, Move move) {
  return move.kind() == Move::Kind::Castling ? castledKing(before, move) : move.to();
}

BridgeFacts::Board boardFacts(const GameView& view) {
  BridgeFacts::Board board;
  const Position& position = view.position();
  board.material = view.materialFor(Color::White);
  board.whiteToMove = position.sideToMove() == Color::White;
  board.yourTurn = view.humanToMove();
  if (const Move last = view.lastMove()) {
    const Position& before = view.line().at(view.line().plies() - 1);
    board.lastFrom = last.from();
    board.lastMove = Phrases::numberedMove(before, view.sans().back());
    board.lastTo = shownTo(before, last);
  }
  if (const Move hint = view.hint()) {
    board.hintFrom = hint.from();
    board.hintTo = shownTo(position, hint);
  }
  if (position.inCheck()) board.checkSquare = position.king(position.sideToMove());
  board.fen = QString::fromStdString(toFen(position));
  if (const Opening* opening = OpeningTable::builtin().openingOf(view.line())) {
    board.opening = QString::fromStdString(opening->name);
  }
  if (view.humanToMove()) board.claim = Phrases::claim(view.claimable());
  if (const auto why = view.whyNoTakeback()) board.takebackReason = Phrases::error(*why);
  return board;
}

BridgeFacts::Game gameFacts(const GameView& view, const PersonalityRegistry& registry) {
  BridgeFacts::Game game;
  game.id = view.id();
  game.playerIsWhite = view.bottom() == Color::White;
  for (const Color side : kColors) {
    BridgeFacts::Player& player = game.players[index(side)];
    player.name = Phrases::player(view, side, registry);
    player.detail = Phrases::playerDetail(view, side, registry);
    if (view.isHuman(side)) continue;
    const Personality* found = registry.find(view.config().players[index(side)].personalityId);
    // A portrait by another name than none, so that the opponent is never taken for a person.
    const bool pictured = found && !found->avatar.empty();
    player.avatar = pictured ? QString::fromStdString(found->avatar) : QStringLiteral("guest");
  }
  game.time = Phrases::time(view.config().timeControl);
  game.timed = view.config().timeControl.timed();
  game.counts = view.playing() && !view.unrated();
  return game;
}

BridgeFacts::Hands handsFacts(const GameView& view) {
  const HandsQuestion& question = view.handsQuestion();
  if (question.offer == HandsQuestion::Offer::Takeback) return {QStringLiteral("takeback"), {}};
  if (question.offer == HandsQuestion::Offer::GameOver) return {QStringLiteral("gameOver"), {}};
  BridgeFacts::Hands hands;
  for (const OperatorRequest& request : question.requests) {
    if (request.kind != OperatorRequest::Kind::WhichMove) return {};
    const Square from = request.from.square(), to = request.to.square();
    const auto moves = movesBetween(view.position(), from, to);
    if (moves.empty()) continue;
    hands.moves.append(
        QVariantMap{{QStringLiteral("from"), from},
                    {QStringLiteral("to"), to},
                    {QStringLiteral("text"), QString::fromStdString(toSan(view.position(), moves.front()))}});
  }
  if (!hands.moves.empty()) hands.question = QStringLiteral("which");
  return hands;
}

QString ratingOf(const GameView& view) {
  if (view.ratingChange()) return Phrases::ratingChange(*view.ratingChange());
  return view.unrated() ? Phrases::unrated(*view.unrated()) : QString();
}

}  // namespace

BridgeFacts bridgeFacts(const GameView& view, const PersonalityRegistry& registry) {
  BridgeFacts facts;
  facts.state = {view.state(), view.paused(), view.inGame()};
  facts.strip = stateStrip(view, registry);
  facts.board = boardFacts(view);
  if (const auto& pending = view.promotion()) {
    facts.promotion = {pending->to, view.position().sideToMove() == Color::White};
  }
  facts.game = gameFacts(view, registry);
  facts.hands = handsFacts(view);
  if (const auto offer = view.drawOffer(); offer && view.person()) {
    facts.draw.pending = offer == view.person();
    facts.draw.offered = !facts.draw.pending;
  }
  if (const auto& end = view.end()) {
    facts.end = {QString::fromUtf8(toString(end->result).data()), Phrases::result(*end, view, registry),
                 ratingOf(view)};
  }
  facts.clock = view.clock();
  return facts;
}

}  // namespace kirin
