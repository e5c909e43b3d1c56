// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "twin/person.h"

#include <algorithm>

namespace kirin::twin {

using std::chrono::seconds;

Person::Person(PlayingTable& table, Choice choice, HandHabits habits, std::uint64_t seed)
    : table_(table),
      choice_(std::move(choice)),
      hand_(table.truth().config().board, habits, seed),
      rng_(seed ^ 0x9E3779B97F4A7C15ULL) {}

void Person::see(const SessionEvent& event) {
  if (std::holds_alternative<TurnBegan>(event)) {
    beginTurn();
  } else if (const auto* decided = std::get_if<MoveDecided>(&event)) {
    const SessionGame& game = *table_.session().game();
    if (!game.isHuman(decided->side)) return;
    if (!intent_ || intent_->ply != decided->ply || intent_->move != decided->move) ++figures_.wrongCommits;
    intent_.reset();
  } else if (std::holds_alternative<PromotionPending>(event)) {
    promotionAsked_ = true;
  } else if (const auto* needed = std::get_if<OperatorNeeded>(&event)) {
    ++figures_.operatorAsked;
    obey(needed->requests);
  } else if (const auto* state = std::get_if<StateChanged>(&event)) {
    if (state->state != SessionState::NeedsOperator) saysDoneAt_.reset();
  }
}

/// Whose turn it is, and what they mean to do about it.
void Person::beginTurn() {
  const GameSession& session = table_.session();
  if (session.state() != SessionState::HumanTurn) return;
  intent_.reset();
  const Wish wish = choice_(session);
  if (std::holds_alternative<command::Resign>(wish)) {
    table_.send(command::Resign{});
    return;
  }
  if (std::holds_alternative<command::Takeback>(wish)) {
    ++figures_.takebacks;
    table_.send(command::Takeback{});
    return;
  }
  const Move move = std::get<Move>(wish);
  ++figures_.moves;
  const Instant done = moveHands(
      hand_.play(session.game()->position(), move, session.placement(), table_.truth().plant(), table_.now()));
  intent_ = Intent{move, session.game()->plies(), done + seconds(30)};
}

Instant Person::moveHands(std::vector<HandAction> actions) {
  const Instant done = actions.empty() ? table_.now() : actions.back().at;
  table_.twin().act(twin_input::Hand{std::move(actions)});
  return done;
}

/// What stands where it should not, as somebody sees who looks at the board and the picture of it.
std::vector<OperatorRequest> Person::whatIsWrong() {
  std::vector<OperatorRequest> wrong;
  const Placement truth = table_.truth().plant().placement();
  const Placement& wanted = table_.session().placement();
  for (PieceId piece = 0; piece < kPieceCount; ++piece) {
    const auto i = static_cast<std::size_t>(piece);
    if (truth.places[i] != wanted.places[i] && !wanted.places[i].isNowhere()) {
      wrong.push_back({OperatorRequest::Kind::PlacePiece, piece, truth.places[i], wanted.places[i]});
    }
  }
  return wrong;
}

/// One piece after the other, then "it is right".
void Person::obey(const std::vector<OperatorRequest>& requests) {
  Instant at = table_.now() + seconds(3);
  const auto put = [&](PieceId piece, Place place) { at = moveHands(hand_.put(piece, place, at)) + seconds(1); };
  for (const OperatorRequest& request : requests) {
    using Kind = OperatorRequest::Kind;
    switch (request.kind) {
      case Kind::PlacePiece:
        if (request.piece) put(*request.piece, request.to);
        break;
      case Kind::RemovePiece: {
        const auto there = table_.truth().plant().placement().at(request.from);
        if (there) put(*there, Place::inSlot(*there));
        break;
      }
      case Kind::SetUpBoard:
      case Kind::CheckBoard:
        for (const OperatorRequest& wrong : whatIsWrong()) put(*wrong.piece, wrong.to);
        break;
      case Kind::WhichMove:
        if (intent_) intent_->sayAt = at;
        break;
      case Kind::NoAnswer: break;
    }
  }
  saysDoneAt_ = at + seconds(2);
}

std::optional<Instant> Person::nextDeadline() const {
  std::optional<Instant> next = saysDoneAt_;
  if (intent_ && (!next || intent_->sayAt < *next)) next = intent_->sayAt;
  return next;
}

void Person::act() {
  const Instant now = table_.now();
  if (promotionAsked_) {
    promotionAsked_ = false;
    if (intent_ && intent_->move.kind() == Move::Kind::Promotion) {
      table_.send(command::ChoosePromotion{intent_->move.promotion()});
    }
  }
  if (saysDoneAt_ && *saysDoneAt_ <= now) {
    saysDoneAt_ = now + seconds(20);  // and again, until it goes on
    table_.send(command::OperatorDone{});
  }
  if (intent_ && intent_->sayAt <= now) {
    ++figures_.missedMoves;
    table_.send(command::PlayMove{intent_->move, intent_->ply});
    intent_->sayAt = now + seconds(60);
  }
}

}  // namespace kirin::twin
