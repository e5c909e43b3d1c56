// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/watched_board.h"

#include <sstream>

namespace kirin {

namespace {

void tell(std::ostream& out, const OperatorRequest& request) {
  constexpr std::array kNames{"place", "remove", "set up", "check", "no answer", "which move"};
  out << kNames.at(static_cast<std::size_t>(request.kind));
  if (request.piece)
    out << ' ' << (colorOf(*request.piece) == Color::White ? "White " : "Black ") << pieceLabel(*request.piece);
  out << ' ' << request.from << " > " << request.to << "; ";
}

struct Teller {
  std::ostream& out;
  void operator()(const hand_event::Decided& e) const {
    out << "decided " << squareName(e.move.from()) << squareName(e.move.to()) << " victim at " << e.capturedAt;
  }
  void operator()(const hand_event::Revoked&) const { out << "revoked"; }
  void operator()(const hand_event::PromotionByLift& e) const {
    out << "lifted " << pieceLetter({Color::White, e.piece});
  }
  void operator()(const hand_event::Ask& e) const {
    out << (e.holdsUp ? "ask: " : "remind: ");
    for (const auto& request : e.requests) tell(out, request);
  }
  void operator()(const hand_event::WhichMove& e) const {
    out << "which of";
    for (const Move move : e.moves) out << ' ' << squareName(move.from()) << squareName(move.to());
  }
  void operator()(const hand_event::TakebackOffered& e) const { out << "takeback " << e.plies; }
  void operator()(const hand_event::GameOverOffered&) const { out << "game over?"; }
  void operator()(const hand_event::AllRight&) const { out << "all right"; }
};

}  // namespace

std::ostream& operator<<(std::ostream& out, const HandEvent& event) {
  std::visit(Teller{out}, event);
  return out;
}

}  // namespace kirin

namespace kirin::testing {

SensorIndex sensorNamed(std::string_view name) {
  if (name.size() > 2 && name[1] == ':') {
    const std::string_view label = name.substr(2);
    return sensorOf(stored(name[0] == 'S' ? white(label) : black(label)));
  }
  const auto square = parseSquare(name);
  INFO(name);
  REQUIRE(square);
  return *square;
}

Occupancy occupancyOf(const Placement& placement) {
  Occupancy all;
  for (const Place place : placement.places)
    if (!place.isNowhere()) all.set(static_cast<std::size_t>(sensorOf(place)));
  return all;
}

WatchedBoard::WatchedBoard(const TrackedGame& start) : game(start), pieces(occupancyOf(start.tracker.placement())) {}

void WatchedBoard::begin() {
  look();
  inference.begin(game.position, legalMoves(game.position), game.tracker.placement(), now);
  ask();
}

void WatchedBoard::machinePlays(std::initializer_list<std::string_view> sans) {
  inference.end();
  for (const auto san : sans) {
    const Occupancy before = occupancyOf(game.tracker.placement());
    game.play(san);
    const Occupancy after = occupancyOf(game.tracker.placement());
    waits(std::chrono::seconds(1));
    pieces = (pieces & ~(before & ~after)) | (after & ~before);
    look();
  }
  waits(std::chrono::milliseconds(200));
  begin();
}

void WatchedBoard::does(std::string_view acts, int gap) {
  std::istringstream words{std::string(acts)};
  bool first = true, waited = false;
  for (std::string word; words >> word;) {
    if (word != "L" && word != "P") {
      waits(std::chrono::milliseconds(std::stoi(word)));
      waited = true;
      continue;
    }
    std::string place;
    words >> place;
    if (!first && !waited) waits(std::chrono::milliseconds(gap));
    set(sensorNamed(place), word == "P");
    first = waited = false;
  }
}

void WatchedBoard::set(SensorIndex sensor, bool present) {
  REQUIRE(pieces[static_cast<std::size_t>(sensor)] != present);
  pieces.set(static_cast<std::size_t>(sensor), present);
  edges.push_back(now);
  look();
}

void WatchedBoard::look() {
  inference.observe({now, ((pieces ^ noise) | stuckOn) & ~stuckOff});
  ask();
}

void WatchedBoard::ask() {
  while (auto event = inference.next(now)) log.push_back({now, *event});
}

void WatchedBoard::runTo(Instant time) {
  for (int asked = 0;; ++asked) {
    REQUIRE(asked < 10'000);  // it must not want to be asked for nothing, again and again
    const auto due = inference.nextDeadline();
    if (!due || *due > time) break;
    now = std::max(now, *due);
    ask();
  }
  now = time;
}

std::vector<HandEvent> WatchedBoard::events() const {
  std::vector<HandEvent> all;
  for (const ToldEvent& each : log) all.push_back(each.event);
  return all;
}

std::vector<std::string> WatchedBoard::decided() const {
  std::vector<std::string> moves;
  for (const auto& each : told<hand_event::Decided>()) moves.push_back(toSan(game.position, each.move));
  return moves;
}

}  // namespace kirin::testing
