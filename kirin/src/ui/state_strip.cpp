// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/state_strip.h"

#include "ui/game_view.h"
#include "ui/phrases.h"

namespace kirin {
namespace {

class StripWords {
  Q_DECLARE_TR_FUNCTIONS(StateStrip)

 public:
  StripWords(const GameView& game, const PersonalityRegistry& registry) : game_(game), registry_(registry) {}

  StateStrip strip() const {
    using Kind = StateStrip::Kind;
    using Action = StateStrip::Action;
    if (game_.state() == SessionState::NeedsOperator) return needsOperator();
    if (game_.paused()) return {Kind::Attention, tr("The game is paused"), Action::Resume};
    switch (game_.state()) {
      case SessionState::Idle: return {Kind::Neutral, tr("Ready for a game"), Action::None};
      case SessionState::Preparing: return {Kind::Moving, tr("The board is being set up"), Action::Pause};
      case SessionState::Acting: return {Kind::Moving, carrying(), Action::Pause};
      case SessionState::EngineTurn: return {Kind::Thinking, tr("%1 is thinking").arg(onMove()), Action::None};
      case SessionState::HumanTurn: return humanTurn();
      case SessionState::GameOver:
        return {Kind::Neutral, game_.end() ? Phrases::result(*game_.end(), game_, registry_) : QString(), Action::None};
      case SessionState::NeedsOperator: break;
    }
    return {};
  }

 private:
  QString name(Color side) const { return Phrases::player(game_, side, registry_); }
  QString onMove() const { return name(game_.position().sideToMove()); }

  StateStrip needsOperator() const { return toPutRight(game_.requests()); }

  StateStrip toPutRight(const std::vector<OperatorRequest>& requests) const {
    if (requests.empty()) return {StateStrip::Kind::Attention, tr("The board needs you"), StateStrip::Action::Fix};
    using Kind = OperatorRequest::Kind;
    const Kind kind = requests.front().kind;
    const bool pointable = kind == Kind::PlacePiece || kind == Kind::RemovePiece;
    return {StateStrip::Kind::Attention, Phrases::request(requests.front()),
            pointable ? StateStrip::Action::ShowMe : StateStrip::Action::Fix};
  }

  StateStrip humanTurn() const {
    const Color side = game_.position().sideToMove();
    const HandsQuestion& question = game_.handsQuestion();
    if (question.offer == HandsQuestion::Offer::Takeback) {
      return {StateStrip::Kind::Attention, tr("The pieces are put back: take the move back?"),
              StateStrip::Action::Answer};
    }
    if (question.offer == HandsQuestion::Offer::GameOver) {
      return {StateStrip::Kind::Attention, tr("Both kings stand in the centre: is the game over?"),
              StateStrip::Action::Answer};
    }
    if (!question.empty()) {
      const bool which = question.requests.front().kind == OperatorRequest::Kind::WhichMove;
      if (!which) return toPutRight(question.requests);
      return {StateStrip::Kind::Attention, tr("Which move was it?"), StateStrip::Action::Answer};
    }
    if (game_.promotion())
      return {StateStrip::Kind::YourTurn, tr("Choose what the pawn becomes"), StateStrip::Action::None};
    if (game_.drawOffer() == !side) {
      return {StateStrip::Kind::Attention, tr("%1 offers a draw").arg(name(!side)), StateStrip::Action::None};
    }
    const bool only = game_.humans() == 1;
    if (game_.sans().empty()) {
      return {StateStrip::Kind::YourTurn, only ? tr("Your turn: play a move") : tr("%1 to move").arg(onMove()),
              StateStrip::Action::None};
    }
    const QString other = Phrases::color(!side), san = QString::fromStdString(game_.sans().back());
    return {
        StateStrip::Kind::YourTurn,
        only ? tr("Your turn: %1 played %2").arg(other, san) : tr("%1 to move: %2 played %3").arg(onMove(), other, san),
        StateStrip::Action::None};
  }

  QString carrying() const {
    if (game_.takingBack()) return tr("The pieces are being put back, hands off please");
    const Move move = game_.lastMove();
    if (!move) return tr("The pieces are being moved, hands off please");
    const Position& before = game_.line().at(game_.line().plies() - 1);
    const QString piece = Phrases::piece(before.at(move.from()).type);
    if (game_.isHuman(before.sideToMove())) return tr("Your %1 is being moved, hands off please").arg(piece);
    return tr("%1 is moving its %2, hands off please").arg(name(before.sideToMove()), piece);
  }

  const GameView& game_;
  const PersonalityRegistry& registry_;
};

}  // namespace

StateStrip stateStrip(const GameView& game, const PersonalityRegistry& registry) {
  return StripWords(game, registry).strip();
}

}  // namespace kirin
