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
    hear(needed->requests, table_.session().state() == SessionState::NeedsOperator);
  } else if (const auto* question = std::get_if<HandsQuestion>(&event)) {
    std::erase_if(toDo_, [](const Errand& errand) { return errand.holdsUp; });
    if (!question->requests.empty()) hear(question->requests, true);
  } else if (const auto* state = std::get_if<StateChanged>(&event)) {
    if (state->state == SessionState::NeedsOperator) return;
    saysDoneAt_.reset();
    std::erase_if(toDo_, [](const Errand& errand) { return errand.holdsUp; });
    if (state->state == SessionState::Preparing) preparing_ = true;
  } else if (std::holds_alternative<MoveCarriedOut>(event)) {
    heard_.clear();
  } else if (std::holds_alternative<GameStarted>(event)) {
    heard_.clear();
    preparing_ = false;
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
  intent_ = Intent{move, session.game()->plies(), done + seconds(15), done + seconds(60)};
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
  const Placement wanted =
      preparing_ && table_.session().game() ? table_.session().game()->placement() : table_.session().placement();
  for (PieceId piece = 0; piece < kPieceCount; ++piece) {
    const auto i = static_cast<std::size_t>(piece);
    if (truth.places[i] != wanted.places[i] && !wanted.places[i].isNowhere()) {
      wrong.push_back({OperatorRequest::Kind::PlacePiece, piece, truth.places[i], wanted.places[i]});
    }
  }
  return wrong;
}

void Person::hear(const std::vector<OperatorRequest>& requests, bool holdsUp) {
  using Kind = OperatorRequest::Kind;
  const Instant at = table_.now() + seconds(3);
  if (std::any_of(requests.begin(), requests.end(), [](const auto& each) { return each.kind == Kind::WhichMove; })) {
    ++figures_.whichMove;
    if (intent_) intent_->sayAt = at;
    return;
  }
  if (std::all_of(requests.begin(), requests.end(), [](const auto& each) { return each.kind == Kind::NoAnswer; })) {
    ++figures_.faultsShown;
    return;
  }
  // A piece to be put away meanwhile is asked for too, but nothing waits for it.
  ++(holdsUp ? figures_.operatorAsked : figures_.toPutAway);
  const auto isVague = [](const OperatorRequest& each) {
    return each.kind == Kind::SetUpBoard || each.kind == Kind::CheckBoard;
  };
  // Asked once more for what they have done, somebody says so; where it is not done yet, they look at the whole board.
  const bool again = holdsUp && requests == heard_;
  if (again && std::all_of(requests.begin(), requests.end(), [this](const auto& each) { return isDone(each); })) {
    toDo_.clear();
    saysDoneAt_ = at + seconds(2);
    return;
  }
  if (holdsUp) heard_ = requests;
  auto wrong = again || std::all_of(requests.begin(), requests.end(), isVague) ? whatIsWrong() : requests;
  if (again && wrong.empty()) wrong = requests;
  if (holdsUp) toDo_.clear();
  for (const OperatorRequest& request : wrong) {
    if (isVague(request)) continue;
    std::erase_if(toDo_, [&](const Errand& errand) { return request.piece && errand.request.piece == request.piece; });
    toDo_.push_back({request, holdsUp});
  }
  if (again && wrong.size() > 1) {
    // Where one belongs another may stand that belongs elsewhere.
    std::vector<HandAction> lifted;
    for (const OperatorRequest& each : wrong) lifted.push_back({at, *each.piece, std::nullopt});
    moveHands(std::move(lifted));
  }
  handsFreeAt_ = std::max(handsFreeAt_, at + seconds(1));
  saysDoneAt_.reset();
  if (holdsUp && toDo_.empty()) saysDoneAt_ = at + seconds(2);
}

bool Person::isDone(const OperatorRequest& request) const {
  const Placement truth = table_.truth().plant().placement();
  switch (request.kind) {
    case OperatorRequest::Kind::PlacePiece: {
      const auto there = truth.at(request.to);
      return there && kindOf(*there) == kindOf(*request.piece) && colorOf(*there) == colorOf(*request.piece);
    }
    case OperatorRequest::Kind::RemovePiece: return !truth.at(request.from);
    default: return false;
  }
}

void Person::obey(const OperatorRequest& request) {
  const Placement truth = table_.truth().plant().placement();
  const bool away = request.kind == OperatorRequest::Kind::RemovePiece;
  const auto piece = away ? truth.at(request.from) : request.piece;
  if (!piece) return;
  const Instant done = moveHands(hand_.put(*piece, away ? Place::inSlot(*piece) : request.to, table_.now()));
  handsFreeAt_ = done + seconds(1);
}

std::optional<Instant> Person::nextDeadline() const {
  std::optional<Instant> next = saysDoneAt_;
  const auto sooner = [&next](Instant other) { next = next ? std::min(*next, other) : other; };
  if (!toDo_.empty()) sooner(handsFreeAt_);
  if (intent_) sooner(std::min(intent_->straightenAt, intent_->sayAt));
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
  if (!toDo_.empty() && handsFreeAt_ <= now) {
    const Errand errand = toDo_.front();
    toDo_.pop_front();
    const Place to = errand.request.to;
    const auto there = table_.truth().plant().placement().at(to);
    // What is asked for again may stand where no sensor sees it; a captured piece may just have been put away.
    if (errand.holdsUp || !there || there != errand.request.piece) obey(errand.request);
    if (errand.holdsUp && toDo_.empty()) saysDoneAt_ = std::max(handsFreeAt_, now) + seconds(2);
  }
  if (saysDoneAt_ && *saysDoneAt_ <= now) {
    saysDoneAt_ = now + seconds(20);  // and again, until it goes on
    table_.send(command::OperatorDone{});
  }
  if (intent_ && intent_->straightenAt <= now) {
    intent_->straightenAt = Instant::max();
    // The power may have gone meanwhile, and the pieces been put back.
    const auto mover = table_.session().placement().at(Place::onSquare(intent_->move.from()));
    if (mover && table_.session().state() == SessionState::HumanTurn) {
      ++figures_.straightened;
      moveHands(hand_.put(*mover, Place::onSquare(intent_->move.to()), now));
    }
  }
  if (intent_ && intent_->sayAt <= now) {
    ++figures_.missedMoves;
    table_.send(command::PlayMove{intent_->move, intent_->ply});
    intent_->sayAt = now + seconds(60);
  }
}

}  // namespace kirin::twin
