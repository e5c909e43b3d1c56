// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/lattice.h"

#include <algorithm>
#include <array>
#include <limits>
#include <queue>

namespace kirin {

namespace {

constexpr int kDirections = 8;
constexpr int kNone = kDirections;  // no direction yet: the first step is no turn
constexpr std::array<std::pair<int, int>, kDirections> kSteps{
    {{1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}, {0, -1}, {1, -1}}};
/// What a turn by so many eighths costs, in seconds: roughly, since corners are rounded later as far as there is room.
constexpr std::array<double, 5> kTurnSeconds{0, 0.12, 0.3, 0.5, 0.9};
/// And by how much of the lag a trailing object cuts it.
constexpr std::array<double, 5> kTurnCut{0, 0.25, 0.5, 0.8, 1};

int turnBetween(int before, int after) {
  if (before == kNone) return 0;
  const int turn = std::abs(before - after);
  return std::min(turn, kDirections - turn);
}

/// Coordinates with the quarters in between and a square around.
std::vector<double> withQuarters(std::vector<double> lines) {
  std::sort(lines.begin(), lines.end());
  std::vector<double> all;
  for (const double outside : {1.0, 0.75, 0.5, 0.25}) all.push_back(lines.front() - outside);
  for (std::size_t i = 0; i + 1 < lines.size(); ++i)
    for (int quarter = 0; quarter < 4; ++quarter) all.push_back(lines[i] + (lines[i + 1] - lines[i]) * quarter / 4);
  all.push_back(lines.back());
  for (const double outside : {0.25, 0.5, 0.75, 1.0}) all.push_back(lines.back() + outside);
  return all;
}

}  // namespace

Lattice::Lattice(const BoardProfile& profile) : profile_(profile) {
  const BoardProfile::Geometry& geometry = profile.geometry;
  const double pitch = geometry.pitch();
  std::vector<double> files{geometry.blackOuter / pitch, geometry.blackInner / pitch, 7 + geometry.whiteInner / pitch,
                            7 + geometry.whiteOuter / pitch};
  std::vector<double> ranks;
  for (int line = 0; line < 8; ++line) {
    files.push_back(line);
    ranks.push_back(line);
  }
  const auto columns = withQuarters(files);
  const auto rows = withQuarters(ranks);
  columns_ = static_cast<int>(columns.size());
  rows_ = static_cast<int>(rows.size());
  for (const double row : rows) {
    for (const double column : columns) {
      const Point point = profile.spot(column, row);
      points_.push_back(point);
      inside_.push_back(point.x >= 0 && point.y >= 0 && point.x <= geometry.travel.x && point.y <= geometry.travel.y);
    }
  }
  for (int row = 0; row + 1 < rows_; ++row) {
    for (int column = 0; column + 1 < columns_; ++column) {
      const double rising = distance(points_[nodeAt(column, row)], points_[nodeAt(column + 1, row + 1)]);
      const double falling = distance(points_[nodeAt(column + 1, row)], points_[nodeAt(column, row + 1)]);
      longestStep_ = std::max({longestStep_, rising, falling});
    }
  }
  for (SensorIndex place = 0; place < kSensorCount; ++place) {
    const Point at = profile.where(placeOfSensor(place));
    const auto nearest = std::min_element(points_.begin(), points_.end(),
                                          [at](Point a, Point b) { return distance(a, at) < distance(b, at); });
    nodes_[static_cast<std::size_t>(place)] = static_cast<int>(nearest - points_.begin());
  }
}

/// One search: the shortest way by A* over nodes and the direction one comes from.
class LatticeSearch {
 public:
  LatticeSearch(const Lattice& lattice, const Obstacles& obstacles, const std::optional<Removal>& removal, double care)
      : lattice_(lattice), obstacles_(obstacles), removal_(removal), care_(care), near_(lattice.points_.size(), 0) {
    for (std::size_t i = 0; i < obstacles.all().size(); ++i) {
      const auto& one = obstacles.all()[i];
      const double radius = one.head + obstacles.unsettled(0) + care + lattice.longestStep_;
      for (std::size_t node = 0; node < near_.size(); ++node) {
        const Point way = lattice.points_[node] - one.at;
        if (dot(way, way) < radius * radius) near_[node] |= PieceSet{1} << i;
      }
    }
  }

  /// By node, whether a way leads there that touches nobody; turns are free. Looks no further once it has come to
  /// `end`.
  std::vector<bool> flood(int end) const {
    std::vector<bool> reached(lattice_.points_.size(), false);
    std::vector<int> open;
    const auto visit = [&](Point from, int node) {
      if (reached[node] || !lattice_.inside_[node] || isBlocked(from, node)) return;
      reached[node] = true;
      open.push_back(node);
    };
    for (const int node : startNodes()) visit(obstacles_.start(), node);
    while (!open.empty() && (end < 0 || !reached[end])) {
      const int node = open.back();
      open.pop_back();
      for (int towards = 0; towards < kDirections; ++towards)
        if (const auto next = neighbour(node, towards)) visit(lattice_.points_[node], *next);
    }
    return reached;
  }

  std::optional<Route> run(const std::vector<Place>& anyOf) {
    for (const Place place : anyOf) goals_.push_back(lattice_.nodeOf(place));
    states_.resize(lattice_.points_.size() * (kDirections + 1));
    for (const int node : startNodes()) step(-1, obstacles_.start(), node, kNone, 0);
    while (!open_.empty()) {
      const Open next = open_.top();
      open_.pop();
      State& state = states_[next.state];
      if (state.closed) continue;
      state.closed = true;
      const int node = next.state / (kDirections + 1);
      const int direction = next.state % (kDirections + 1);
      const auto goal = std::find(goals_.begin(), goals_.end(), node);
      if (goal != goals_.end()) return routeTo(next.state, anyOf[static_cast<std::size_t>(goal - goals_.begin())]);
      for (int towards = 0; towards < kDirections; ++towards) {
        const int turn = turnBetween(direction, towards);
        if (turn == 4) continue;
        if (const auto target = neighbour(node, towards))
          step(next.state, lattice_.points_[node], *target, towards, turn);
      }
    }
    return std::nullopt;
  }

 private:
  static constexpr double kStartReach = 15;

  struct State {
    double cost = std::numeric_limits<double>::infinity();
    int before = -1;
    PieceSet centre = 0;
    PieceSet aside = 0;
    bool closed = false;
  };
  struct Open {
    double estimate;
    int state;
    bool operator<(const Open& other) const { return estimate > other.estimate; }
  };

  std::vector<int> startNodes() const {
    std::vector<int> nodes;
    for (int node = 0; node < static_cast<int>(lattice_.points_.size()); ++node)
      if (distance(lattice_.points_[node], obstacles_.start()) < kStartReach) nodes.push_back(node);
    return nodes;
  }

  std::optional<int> neighbour(int node, int direction) const {
    const int column = node % lattice_.columns_ + kSteps[direction].first;
    const int row = node / lattice_.columns_ + kSteps[direction].second;
    if (column < 0 || column >= lattice_.columns_ || row < 0 || row >= lattice_.rows_) return std::nullopt;
    return lattice_.nodeAt(column, row);
  }

  bool isBlocked(Point at, int node) const {
    const Point target = lattice_.points_[node];
    const double more = care_ + obstacles_.unsettled(distanceToSegment(obstacles_.start(), at, target));
    for (PieceSet near = near_[node]; near != 0; near &= near - 1) {
      const auto& one = obstacles_.all()[static_cast<std::size_t>(__builtin_ctz(near))];
      if (distanceToSegment(one.at, at, target) - more < one.head - 1e-6) return true;
    }
    return false;
  }

  void step(int from, Point at, int node, int direction, int turn) {
    if (!lattice_.inside_[node]) return;
    const int index = node * (kDirections + 1) + direction;
    if (states_[index].closed) return;
    const BoardProfile& profile = lattice_.profile_;
    State next;
    if (from >= 0) next = states_[from];
    const Point target = lattice_.points_[node];
    next.closed = false;
    next.before = from;
    next.cost = (from >= 0 ? next.cost : 0) + distance(at, target) / profile.motion.carryFeed + kTurnSeconds[turn];
    if (next.cost >= states_[index].cost) return;

    const double more = care_ + obstacles_.unsettled(distanceToSegment(obstacles_.start(), at, target));
    const double cut = kTurnCut[turn] * profile.pieces.lag;
    for (PieceSet near = near_[node]; near != 0; near &= near - 1) {
      const auto& one = obstacles_.all()[static_cast<std::size_t>(__builtin_ctz(near))];
      if ((next.aside & setOf(one.piece)) != 0) continue;
      const double far = distanceToSegment(one.at, at, target) - more;
      const double corner = turn == 0 ? far : std::min(far, distance(one.at, at) - more - cut + one.head - one.keep);
      if (std::min(far, corner) >= one.head - 1e-6) continue;
      if (!removal_ || (removal_->never & setOf(one.piece)) != 0) return;
      const bool lonely = corner >= one.centred - 1e-6 && one.centred < one.head;
      if (lonely && (next.centre & setOf(one.piece)) == 0) {
        next.centre |= setOf(one.piece);
        next.cost += removal_->centre;
      } else if (!lonely) {
        next.aside |= setOf(one.piece);
        next.cost += removal_->aside;
      }
    }
    if (next.cost >= states_[index].cost) return;
    states_[index] = next;
    // With several goals whichever comes first is the nearest.
    const double left = goals_.size() == 1 ? distance(target, lattice_.points_[goals_.front()]) : 0;
    open_.push({next.cost + left / profile.motion.carryFeed, index});
  }

  Route routeTo(int last, Place end) const {
    Route route;
    route.end = end;
    route.aside = states_[last].aside;
    route.centre = states_[last].centre & ~route.aside;
    for (int state = last; state >= 0; state = states_[state].before)
      route.corners.push_back(lattice_.points_[state / (kDirections + 1)]);
    if (distance(route.corners.back(), obstacles_.start()) > 1e-9) route.corners.push_back(obstacles_.start());
    route.corners.back() = obstacles_.start();
    std::reverse(route.corners.begin(), route.corners.end());
    return route;
  }

  const Lattice& lattice_;
  const Obstacles& obstacles_;
  const std::optional<Removal> removal_;
  double care_;
  std::vector<PieceSet> near_;
  std::vector<State> states_;
  std::priority_queue<Open> open_;
  std::vector<int> goals_;
};

std::optional<Route> Lattice::find(const Obstacles& obstacles, const std::vector<Place>& anyOf,
                                   const std::optional<Removal>& removal, double care) const {
  LatticeSearch search(*this, obstacles, removal, care);
  if (!removal && anyOf.size() == 1) {
    // Most often there is none when there is none, and a flood knows that sooner.
    const int end = nodeOf(anyOf.front());
    if (!search.flood(end)[end]) return std::nullopt;
  }
  return search.run(anyOf);
}

std::vector<Place> Lattice::reachable(const Obstacles& obstacles) const {
  const auto reached = LatticeSearch(*this, obstacles, std::nullopt, 0).flood(-1);
  std::vector<Place> places;
  for (SensorIndex place = 0; place < kSensorCount; ++place)
    if (reached[nodes_[static_cast<std::size_t>(place)]]) places.push_back(placeOfSensor(place));
  return places;
}

}  // namespace kirin
