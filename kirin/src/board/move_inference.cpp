// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/move_inference.h"

#include "board/hand_turn.h"

#include <algorithm>
#include <deque>
#include <utility>

namespace kirin {

namespace {

using namespace std::chrono_literals;

constexpr Duration kSpareStill = 400ms;  ///< a spare lifted for a promotion, and not put back
constexpr Duration kTakenUp = 1500ms;    ///< a decided move's piece in the air, and not just straightened
constexpr Duration kPutAway = 5000ms;    ///< before asking for a piece that is not in its slot
constexpr std::size_t kEdgesKept = 512;  ///< from before a turn
constexpr std::size_t kTurnsKept = 4;

Occupancy squaresOf(const Placement& placement) {
  Occupancy squares;
  for (const Place place : placement.places)
    if (place.isSquare()) squares.set(static_cast<std::size_t>(place.square()));
  return squares;
}

Occupancy everywhere(const Placement& placement) {
  Occupancy all = squaresOf(placement);
  for (const Place place : placement.places)
    if (place.isSlot()) all.set(static_cast<std::size_t>(sensorOf(place)));
  return all;
}

const Occupancy& onSquares() {
  static const Occupancy mask(~std::uint64_t{0});
  return mask;
}

int plyOf(const Position& position) { return 2 * position.fullmoveNumber() + index(position.sideToMove()); }

}  // namespace

class MoveInference::Impl {
 public:
  Impl(const BoardProfile::Sensing& sensing, const SensorFaults& faults) : debounce_(sensing.debounce) {
    health_.restore(faults);
  }

  void forgetTurns() { turns_.clear(); }

  void begin(const Position& position, const MoveList& moves, const Placement& placement, Instant now) {
    end();
    const Beginning beginning{position, moves, placement, now};
    if (debounce_.started()) {
      start(beginning);
    } else {
      waiting_ = beginning;  // for the first frame
    }
  }

  void end() {
    waiting_.reset();
    turn_.reset();
    decided_.reset();
    standing_.reset();
    spare_.reset();
  }

  bool watching() const { return turn_ || waiting_; }

  void observe(const SensorFrame& frame) {
    const Occupancy changed = debounce_.observe(frame);
    if (changed.any()) watchForFlicker(changed, frame.at);
    if (waiting_) start(*std::exchange(waiting_, std::nullopt));
  }

  std::optional<HandEvent> next(Instant now) {
    absorb(now);
    const auto news = unsettled().any() ? std::nullopt : news_();
    if (!news || news->due > now) return std::nullopt;
    tell(news->event);
    return news->event;
  }

  std::optional<Instant> nextDeadline() const {
    if (!turn_) return std::nullopt;
    if (const auto settling = debounce_.nextDeadline(healthy())) return settling;
    const auto news = news_();
    return news ? std::optional(news->due) : std::nullopt;
  }

  bool handsAtWork() const {
    if (!turn_) return false;
    if (unsettled().any()) return true;
    switch (reading_.kind) {
      case TurnReading::Kind::AsItWas: return decided_.has_value();
      case TurnReading::Kind::Made: return !decided_ || decided_->move != reading_.made.move;
      case TurnReading::Kind::Question: break;
    }
    return true;
  }

  const Occupancy& present() const { return debounce_.present(); }
  Instant changedAt() const { return changedAt_; }
  const SensorHealth& health() const { return health_; }

  void assure(Place place, bool full) {
    const SensorIndex sensor = sensorOf(place);
    if (present()[static_cast<std::size_t>(sensor)] != full) distrust(sensor);
  }

 private:
  struct Beginning {
    Position position;
    MoveList moves;
    Placement placement;
    Instant at{};
  };
  struct EarlierPly {
    int ply = 0;
    Placement placement;
  };
  struct News {
    Instant due{};
    HandEvent event;
  };

  Occupancy healthy() const { return ~health_.unhealthy(); }
  Occupancy unsettled() const { return debounce_.unsettled() & healthy(); }

  void start(const Beginning& beginning) {
    absorb(beginning.at);
    const int ply = plyOf(beginning.position);
    while (!turns_.empty() && turns_.back().ply > ply) turns_.pop_back();
    const bool again = !turns_.empty() && turns_.back().ply == ply;
    if (!again) learn(beginning.placement);
    if (again) turns_.pop_back();
    std::optional<EarlierTurn> before;
    if (!turns_.empty()) before = EarlierTurn{ply - turns_.back().ply, turns_.back().placement};
    turns_.push_back({ply, beginning.placement});
    if (turns_.size() > kTurnsKept) turns_.erase(turns_.begin());

    stillSince_ = readingSince_ = beganAt_ = beginning.at;
    open(beginning, before);
  }

  /// What stands where is known now. A sensor that says otherwise, and did not move while that came about, is stuck.
  void learn(const Placement& placement) {
    const Occupancy known = everywhere(placement);
    if (begunBefore_) {
      const Occupancy stuck = (present() ^ known) & healthy() & onSquares() & ~moved_;
      for (SensorIndex sensor = 0; sensor < 64; ++sensor)
        if (stuck[static_cast<std::size_t>(sensor)]) health_.contradicted(sensor, present()[sensor]);
    }
    health_.compare(present(), known);
    begunBefore_ = true;
    moved_.reset();
  }

  /// A hand may have been early: the edges since the squares last looked as they should belong to this turn.
  void open(const Beginning& beginning, const std::optional<EarlierTurn>& before) {
    const Occupancy wanted = squaresOf(beginning.placement);
    const Occupancy judged = healthy() & onSquares();
    Occupancy back = present();
    std::size_t from = edges_.size();
    while (((back ^ wanted) & judged).any() && from > 0) {
      --from;
      back.set(static_cast<std::size_t>(edges_[from].sensor), !edges_[from].present);
    }
    const bool found = ((back ^ wanted) & judged).none();

    const Occupancy all = everywhere(beginning.placement);
    turn_.emplace(beginning.position, beginning.moves, beginning.placement, found ? back : all, before);
    for (SensorIndex sensor = 0; sensor < kSensorCount; ++sensor)
      if (health_.unhealthy()[static_cast<std::size_t>(sensor)]) turn_->blind(sensor);
    reading_ = turn_->read(nullptr, {});
    if (found) {
      edges_.erase(edges_.begin(), edges_.begin() + static_cast<std::ptrdiff_t>(from));
      for (const SensorEdge& edge : edges_) notice(edge);
      return;
    }
    // Nobody saw how it came about: what is missing was lifted, then what is there too much was placed.
    for (const bool placing : {false, true}) {
      for (SensorIndex sensor = 0; sensor < kSensorCount; ++sensor) {
        const bool there = present()[static_cast<std::size_t>(sensor)];
        if (there == placing && there != all[static_cast<std::size_t>(sensor)]) notice({beginning.at, sensor, there});
      }
    }
  }

  void absorb(Instant now) {
    const auto edges = debounce_.settled(now);
    for (const SensorEdge& edge : edges) {
      moved_.set(static_cast<std::size_t>(edge.sensor));
      if (healthy()[static_cast<std::size_t>(edge.sensor)]) changedAt_ = std::max(changedAt_, edge.at);
      edges_.push_back(edge);
      if (edges_.size() > kEdgesKept) edges_.pop_front();
      if (turn_) notice(edge);
    }
  }

  void notice(const SensorEdge& edge) {
    if (!healthy()[static_cast<std::size_t>(edge.sensor)]) return;
    const bool atRest = reading_.kind == TurnReading::Kind::AsItWas && reading_.certain;
    if (atRest && edge.at - stillSince_ >= kAtOnce) turn_->rest();
    turn_->apply(edge);
    stillSince_ = std::max(stillSince_, edge.at);
    readAgain();
  }

  void readAgain() {
    TurnReading reading = turn_->read(decided_ ? &*decided_ : nullptr, decidedAt_);
    if (reading.kind != reading_.kind || reading.made.move != reading_.made.move) readingSince_ = stillSince_;
    reading_ = std::move(reading);
  }

  void watchForFlicker(const Occupancy& changed, Instant at) {
    for (SensorIndex sensor = 0; sensor < kSensorCount; ++sensor) {
      if (!changed[static_cast<std::size_t>(sensor)] || !health_.changed(sensor, at) || !turn_) continue;
      turn_->blind(sensor);
      readAgain();
    }
  }

  void distrust(SensorIndex sensor) {
    health_.contradicted(sensor, present()[static_cast<std::size_t>(sensor)]);
    if (!turn_) return;
    turn_->blind(sensor);
    readAgain();
  }

  /// What there is to say next, and when, if nothing happens until then.
  std::optional<News> news_() const {
    if (!turn_) return std::nullopt;
    if (decided_ && decided_->promotes()) {
      const auto spare = turn_->spareLifted(*decided_);
      if (spare && spare != spare_) return News{stillSince_ + kSpareStill, hand_event::PromotionByLift{*spare}};
    }
    const Instant due = stillSince_ + reading_.patience;
    if (reading_.kind == TurnReading::Kind::Question) {
      if (standing_ == reading_.question) return std::nullopt;
      const bool another = std::holds_alternative<hand_event::WhichMove>(reading_.question);
      if (decided_ && another) return News{due, hand_event::Revoked{readingSince_}};
      // A pawn leaves its square again to be exchanged for what it became.
      if (decided_ && !decided_->promotes() && !turn_->stands(*decided_))
        return News{std::min(due, stillSince_ + kTakenUp), hand_event::Revoked{readingSince_}};
      return News{due, std::visit([](const auto& question) { return HandEvent(question); }, reading_.question)};
    }
    const bool made = reading_.kind == TurnReading::Kind::Made;
    if (standing_ && !aboutStorage(*standing_)) return News{due, hand_event::AllRight{}};
    if (decided_ && (!made || decided_->move != reading_.made.move))
      return News{due, hand_event::Revoked{readingSince_}};
    if (made && !decided_) {
      const MoveTarget& target = reading_.made;
      return News{due, hand_event::Decided{target.move, stoodSince(), target.captured, turn_->capturedAt(target)}};
    }
    return storageNews();
  }

  /// What told it from another move, a slot that filled, may have come later.
  Instant stoodSince() const {
    const auto last = turn_->lastOnSquares();
    return last ? std::clamp(*last, beganAt_, stillSince_) : readingSince_;
  }

  static bool aboutStorage(const HandQuestion& question) {
    const auto* ask = std::get_if<hand_event::Ask>(&question);
    return ask && !ask->holdsUp;
  }

  std::optional<News> storageNews() const {
    if (decided_ && decided_->promotes()) return std::nullopt;  // pieces come and go
    hand_event::Ask ask{turn_->storageRequests(decided_ ? &*decided_ : nullptr), false};
    if (ask.requests.empty()) {
      return standing_ ? std::optional(News{stillSince_, hand_event::AllRight{}}) : std::nullopt;
    }
    if (standing_ == HandQuestion(ask)) return std::nullopt;
    return News{stillSince_ + kPutAway, std::move(ask)};
  }

  void tell(const HandEvent& event) {
    if (std::holds_alternative<hand_event::Decided>(event)) {
      decided_ = reading_.made;
      decidedAt_ = stillSince_;
    } else if (std::holds_alternative<hand_event::Revoked>(event)) {
      decided_.reset();
      spare_.reset();
      readAgain();
    } else if (const auto* spare = std::get_if<hand_event::PromotionByLift>(&event)) {
      spare_ = spare->piece;
    } else if (std::holds_alternative<hand_event::AllRight>(event)) {
      standing_.reset();
    } else {
      standing_ = reading_.kind == TurnReading::Kind::Question ? reading_.question
                                                               : HandQuestion(std::get<hand_event::Ask>(event));
    }
  }

  SensorDebounce debounce_;
  SensorHealth health_;
  std::deque<SensorEdge> edges_;  ///< the latest, since before the turn
  Instant changedAt_{};
  Occupancy moved_;  ///< sensors with an edge since the ply was last another
  bool begunBefore_ = false;
  std::vector<EarlierPly> turns_;
  std::optional<Beginning> waiting_;

  std::optional<HandTurn> turn_;
  Instant beganAt_{}, stillSince_{};
  TurnReading reading_;
  Instant readingSince_{};
  std::optional<MoveTarget> decided_;
  Instant decidedAt_{};  ///< nothing had happened since
  std::optional<HandQuestion> standing_;
  std::optional<PieceType> spare_;
};

MoveInference::MoveInference(const BoardProfile::Sensing& sensing, const SensorFaults& faults)
    : impl_(std::make_unique<Impl>(sensing, faults)) {}
MoveInference::~MoveInference() = default;
MoveInference::MoveInference(MoveInference&&) noexcept = default;
MoveInference& MoveInference::operator=(MoveInference&&) noexcept = default;

void MoveInference::forgetTurns() { impl_->forgetTurns(); }
void MoveInference::begin(const Position& position, const MoveList& legalMoves, const Placement& placement,
                          Instant now) {
  impl_->begin(position, legalMoves, placement, now);
}
void MoveInference::end() { impl_->end(); }
bool MoveInference::watching() const { return impl_->watching(); }
void MoveInference::observe(const SensorFrame& frame) { impl_->observe(frame); }
std::optional<HandEvent> MoveInference::next(Instant now) { return impl_->next(now); }
std::optional<Instant> MoveInference::nextDeadline() const { return impl_->nextDeadline(); }
bool MoveInference::handsAtWork() const { return impl_->handsAtWork(); }
const Occupancy& MoveInference::present() const { return impl_->present(); }
Instant MoveInference::changedAt() const { return impl_->changedAt(); }
const SensorHealth& MoveInference::health() const { return impl_->health(); }
void MoveInference::assure(Place place, bool full) { impl_->assure(place, full); }

}  // namespace kirin
