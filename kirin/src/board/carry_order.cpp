// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/carry_order.h"

#include "board/motion_timing.h"
#include "board/sensors.h"

#include <algorithm>
#include <array>
#include <limits>
#include <numeric>

namespace kirin {

namespace {

constexpr double kWorthwhile = 1e-6;
constexpr std::size_t kLongestPiece = 8;  // of a tour, cut out and put elsewhere

/// What can't be before what: enough to know which orders can be done, in a few steps an operation.
class Tour {
 public:
  Tour(const Placement& placement, const std::vector<PieceOperation>& operations, const BoardProfile& profile,
       Point head)
      : placement_(placement), operations_(operations), count_(operations.size()) {
    for (std::size_t from = 0; from <= count_; ++from) {
      const Point begin = from == count_ ? head : profile.where(operations[from].to);
      for (std::size_t to = 0; to < count_; ++to) {
        const Path way{begin, profile.where(operations[to].from)};
        empty_.push_back(secondsAlong(way, profile.motion.emptyFeed, profile.motion));
      }
    }
  }

  std::vector<std::size_t> nearestFirst() const {
    std::vector<std::size_t> order;
    std::vector<std::size_t> left(count_);
    std::iota(left.begin(), left.end(), std::size_t{0});
    Placement board = placement_;
    while (!left.empty()) {
      std::size_t best = left.size();
      for (std::size_t i = 0; i < left.size(); ++i) {
        const PieceOperation& operation = operations_[left[i]];
        if (board.places[operation.piece] != operation.from || board.at(operation.to)) continue;
        if (best == left.size() || emptyWay(order, left[i]) < emptyWay(order, left[best])) best = i;
      }
      // A ring was opened into a place another one wants: as given, then.
      if (best == left.size()) return given();
      const PieceOperation& operation = operations_[left[best]];
      board.places[operation.piece] = operation.to;
      order.push_back(left[best]);
      left.erase(left.begin() + static_cast<std::ptrdiff_t>(best));
    }
    return order;
  }

  std::vector<std::size_t> given() const {
    std::vector<std::size_t> order(count_);
    std::iota(order.begin(), order.end(), std::size_t{0});
    return order;
  }

  double seconds(const std::vector<std::size_t>& order) const {
    double sum = 0;
    std::size_t last = count_;
    for (const std::size_t next : order) {
      sum += empty_[last * count_ + next];
      last = next;
    }
    return sum;
  }

  /// Moves pieces of the tour elsewhere while that makes it shorter.
  void improve(std::vector<std::size_t>& order) const {
    double least = seconds(order);
    for (bool better = true; std::exchange(better, false);) {
      for (std::size_t size = 1; size <= std::min(kLongestPiece, count_); ++size) {
        for (std::size_t from = 0; from + size <= count_; ++from) {
          for (std::size_t to = 0; to + size <= count_; ++to) {
            if (to == from) continue;
            std::vector<std::size_t> other = order;
            const auto begin = other.begin();
            const auto at = [begin](std::size_t i) { return begin + static_cast<std::ptrdiff_t>(i); };
            if (to < from) {
              std::rotate(at(to), at(from), at(from + size));
            } else {
              std::rotate(at(from), at(from + size), at(to + size));
            }
            const double taken = seconds(other);
            if (taken >= least - kWorthwhile || !possible(other)) continue;
            order = std::move(other);
            least = taken;
            better = true;
          }
        }
      }
    }
  }

  std::vector<PieceOperation> inOrder(const std::vector<std::size_t>& order) const {
    std::vector<PieceOperation> operations;
    for (const std::size_t i : order) operations.push_back(operations_[i]);
    return operations;
  }

 private:
  double emptyWay(const std::vector<std::size_t>& order, std::size_t next) const {
    return empty_[(order.empty() ? count_ : order.back()) * count_ + next];
  }

  bool possible(const std::vector<std::size_t>& order) const { return canBeDone(placement_, inOrder(order)); }

  const Placement& placement_;
  const std::vector<PieceOperation>& operations_;
  std::size_t count_;
  std::vector<double>
      empty_;  ///< seconds from the release of one (the last row: from the head) to the pick-up of another
};

}  // namespace

bool canBeDone(const Placement& placement, const std::vector<PieceOperation>& operations) {
  std::array<bool, kSensorCount> taken{};
  for (const Place place : placement.places)
    if (!place.isNowhere()) taken[static_cast<std::size_t>(sensorOf(place))] = true;
  auto places = placement.places;
  for (const PieceOperation& operation : operations) {
    if (places[operation.piece] != operation.from || operation.to.isNowhere()) return false;
    if (!operation.from.isNowhere()) taken[static_cast<std::size_t>(sensorOf(operation.from))] = false;
    bool& target = taken[static_cast<std::size_t>(sensorOf(operation.to))];
    if (target) return false;
    target = true;
    places[operation.piece] = operation.to;
  }
  return true;
}

std::vector<PieceOperation> shortestOrder(const Placement& placement, const std::vector<PieceOperation>& operations,
                                          const BoardProfile& profile, Point head) {
  const Tour tour(placement, operations, profile, head);
  auto order = tour.nearestFirst();
  tour.improve(order);
  return tour.inOrder(order);
}

}  // namespace kirin
