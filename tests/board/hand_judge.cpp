// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/hand_judge.h"

#include <algorithm>
#include <sstream>

namespace kirin::testing {

namespace {

constexpr Duration kSeen = std::chrono::milliseconds(40);  ///< before that nobody can know
constexpr int kExamples = 6;                               ///< of each kind of fault

std::int64_t milliseconds(Duration duration) {
  return std::chrono::duration_cast<std::chrono::milliseconds>(duration).count();
}

/// The true board after what was done up to then.
TrueBoard truthAt(const HandCase& each, Instant at) {
  TrueBoard truth = each.atFirst;
  for (const HandAct& act : each.script.acts) {
    if (each.setOut + act.at > at) break;
    truth.put(act.sensor, act.present ? std::optional(act.piece) : std::nullopt);
  }
  return truth;
}

bool shownAt(const HandCase& each, Move move, Instant at) {
  return truthAt(each, at).shows(each.board.game.position, move, each.board.game.tracker.placement(), each.broken);
}

/// Or just before: what has only begun is not seen yet.
bool shownLately(const HandCase& each, Move move, Instant at) {
  return shownAt(each, move, at) || shownAt(each, move, at - kSeen);
}

/// Since when the board has shown the move, at that moment.
Instant shownSince(const HandCase& each, Move move, Instant at) {
  Instant since = at;
  for (auto act = each.script.acts.rbegin(); act != each.script.acts.rend(); ++act) {
    const Instant when = each.setOut + act->at;
    if (when > at) continue;
    if (!shownAt(each, move, when)) break;
    since = when;
  }
  return std::max(since, each.turnBegan);
}

/// A wrong reading just after an edge makes it count from there.
bool dated(const HandCase& each, Instant shown, Instant told) {
  if (told == shown) return true;
  return std::any_of(each.noises.begin(), each.noises.end(), [&](const Noise& noise) {
    return noise.over == told && told > shown && told - shown < std::chrono::milliseconds(60);
  });
}

bool misnames(const HandCase& each, Instant at, const std::vector<OperatorRequest>& requests) {
  const TrueBoard truth = truthAt(each, at - kSeen);
  return std::any_of(requests.begin(), requests.end(), [&](const OperatorRequest& request) {
    if (!request.piece || request.from.isNowhere()) return false;
    const auto there = truth.at(sensorOf(request.from));  // equal ones have one name
    return !there || kindOf(*there) != kindOf(*request.piece) || colorOf(*there) != colorOf(*request.piece);
  });
}

std::string story(const HandCase& each) {
  std::ostringstream out;
  const WatchedBoard& board = each.board;
  out << toFen(board.game.position) << ' ' << (each.script.move ? toUci(board.game.position, each.script.move) : "-")
      << " begun " << milliseconds(each.turnBegan - each.setOut) << " :";
  for (const HandAct& act : each.script.acts)
    out << ' ' << milliseconds(act.at) << (act.present ? " P " : " L ") << placeOfSensor(act.sensor);
  const Occupancy stuck = board.stuckOn | board.stuckOff;
  if (stuck.any())
    out << (board.stuckOn.any() ? " stuck on " : " stuck off ")
        << placeOfSensor(static_cast<SensorIndex>(stuck._Find_first()));
  const Occupancy unhealthy = board.inference.health().unhealthy();
  for (SensorIndex sensor = 0; sensor < kSensorCount; ++sensor)
    if (unhealthy[static_cast<std::size_t>(sensor)]) out << " unhealthy " << placeOfSensor(sensor);
  out << " ->";
  for (const ToldEvent& told : board.log) out << ' ' << milliseconds(told.at - each.setOut) << ' ' << told.event;
  return out.str();
}

void keep(HandTally& tally, const std::string& fault, const HandCase& each) {
  if (fault.empty() || tally.faults[fault.substr(0, fault.find(' '))]++ >= kExamples) return;
  tally.examples.push_back(fault + story(each));
}

bool same(Move a, Move b) { return a.from() == b.from() && a.to() == b.to(); }

/// Everything that is judged the same way whatever was meant. Returns the move that stands.
std::optional<Move> judgeEvents(const HandCase& each, HandTally::Kind& kind, std::string& fault) {
  std::optional<Move> stands;
  bool asked = false, asksWhich = false;
  for (const ToldEvent& told : each.board.log) {
    if (const auto* decided = std::get_if<hand_event::Decided>(&told.event)) {
      stands = decided->move;
      const bool shown = shownLately(each, decided->move, told.at);
      if (!shown) {
        ++kind.hasty;
        fault += "hasty ";
      } else if (each.sound()) {
        const Instant since = shownSince(each, decided->move, told.at - kSeen);
        if (!dated(each, since, decided->lastEdge)) {
          ++kind.misdated;
          fault += "misdated " + std::to_string(milliseconds(decided->lastEdge - since)) + ' ';
        }
        kind.waits.push_back(milliseconds(told.at - decided->lastEdge));
      }
      const Place at = decided->capturedAt;
      if (shown && at.isSlot() && truthAt(each, told.at).at(sensorOf(at)) != decided->captured) {
        ++kind.misnamed;
        fault += "misnamed victim ";
      }
    } else if (std::holds_alternative<hand_event::Revoked>(told.event)) {
      stands.reset();
    } else if (std::holds_alternative<hand_event::WhichMove>(told.event)) {
      asksWhich = true;
    } else if (const auto* ask = std::get_if<hand_event::Ask>(&told.event)) {
      asked |= ask->holdsUp;
      if (each.sound() && misnames(each, told.at, ask->requests)) {
        ++kind.misnamed;
        fault += "misnamed ";
      }
    }
  }
  kind.asked += asked;
  kind.askedWhich += asksWhich;
  ++kind.episodes;
  return stands;
}

}  // namespace

void judge(const HandCase& each, std::string_view name, HandTally& tally) {
  HandTally::Kind& kind = tally.kinds[std::string(name)];
  std::string fault;
  const auto stands = judgeEvents(each, kind, fault);
  const auto standing = [&] {
    bool open = false;
    for (const ToldEvent& told : each.board.log) {
      const auto* ask = std::get_if<hand_event::Ask>(&told.event);
      if ((ask && ask->holdsUp) || std::holds_alternative<hand_event::WhichMove>(told.event)) open = true;
      if (std::holds_alternative<hand_event::AllRight>(told.event)) open = false;
    }
    return open;
  };
  if (stands && same(*stands, each.script.move)) {
    ++kind.right;
    const auto lifted = each.board.told<hand_event::PromotionByLift>();
    if (each.sound() && each.script.chosen && (lifted.empty() || lifted.back().piece != *each.script.chosen)) {
      ++kind.missed;
      fault += "promotion ";
    }
  } else if (stands) {
    ++kind.wrong;
    fault += "wrong ";
  } else if (standing()) {
    ++kind.open;
    if (each.sound()) fault += "open ";
  } else {
    ++kind.missed;
    fault += "missed ";
  }
  keep(tally, fault, each);
}

void judgeOffer(const HandCase& each, bool takeback, HandTally& tally) {
  HandTally::Kind& kind = tally.kinds[takeback ? "takeback" : "kings in the centre"];
  std::string fault;
  const auto stands = judgeEvents(each, kind, fault);
  const bool offered = takeback ? !each.board.told<hand_event::TakebackOffered>().empty()
                                : !each.board.told<hand_event::GameOverOffered>().empty();
  if (offered || (stands && shownAt(each, *stands, each.board.now))) {
    ++kind.right;  // a king's move to the centre is a move
  } else if (stands) {
    ++kind.wrong;
    fault += "wrong ";
  } else {
    ++kind.missed;
    fault += "missed ";
  }
  keep(tally, fault, each);
}

void HandTally::add(const HandTally& other) {
  for (const auto& [name, from] : other.kinds) {
    Kind& kind = kinds[name];
    for (const auto count : {&Kind::episodes, &Kind::right, &Kind::asked, &Kind::askedWhich, &Kind::open, &Kind::wrong,
                             &Kind::missed, &Kind::hasty, &Kind::misnamed, &Kind::misdated})
      kind.*count += from.*count;
    kind.waits.insert(kind.waits.end(), from.waits.begin(), from.waits.end());
  }
  examples.insert(examples.end(), other.examples.begin(), other.examples.end());
}

std::string HandTally::report() const {
  std::ostringstream out;
  const auto waits = [&out](std::vector<std::int64_t> all) {
    if (all.empty()) all.push_back(0);
    std::sort(all.begin(), all.end());
    out << ", ms to decide: median " << all[all.size() / 2] << ", p95 " << all[all.size() * 95 / 100] << '\n';
  };
  HandTally::Kind total;
  for (const auto& [name, kind] : kinds) {
    out << name << ": episodes " << kind.episodes << ", right " << kind.right << ", asked which move "
        << kind.askedWhich << " (left open " << kind.open << "), asked to put right " << kind.asked << ", wrong "
        << kind.wrong << ", missed " << kind.missed << ", hasty " << kind.hasty << ", misnamed " << kind.misnamed
        << ", misdated " << kind.misdated;
    waits(kind.waits);
    total.episodes += kind.episodes;
    total.waits.insert(total.waits.end(), kind.waits.begin(), kind.waits.end());
  }
  out << "all: " << total.episodes;
  waits(total.waits);
  for (const auto& example : examples) out << example << '\n';
  return out.str();
}

}  // namespace kirin::testing
