// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/straight_bound.h"

#include "board/assignment.h"
#include "board/motion_timing.h"

#include <utility>

namespace kirin::bench {

namespace {

constexpr double kNever = 1e6;

struct Straight {
  Point from;
  Point to;
};

double secondsOf(const std::vector<Straight>& carries, const BoardProfile& profile, Point head) {
  const BoardProfile::Motion& motion = profile.motion;
  double seconds = 0;
  for (const Straight& carry : carries) {
    seconds += secondsAlong({head, carry.from}, motion.emptyFeed, motion) +
               secondsAlong({carry.from, carry.to}, motion.carryFeed, motion) +
               2 * std::chrono::duration<double>(motion.settle).count();
    head = carry.to;
  }
  return seconds;
}

double sumOf(const std::vector<std::vector<double>>& costs, const std::vector<int>& assigned) {
  double sum = 0;
  for (std::size_t row = 0; row < assigned.size(); ++row) sum += costs[row][static_cast<std::size_t>(assigned[row])];
  return sum;
}

}  // namespace

double plyBound(const BoardProfile& profile, const std::vector<PieceOperation>& operations, Point& head) {
  std::vector<Straight> carries;
  for (const PieceOperation& operation : operations)
    carries.push_back({profile.where(operation.from), profile.where(operation.to)});
  double seconds = secondsOf(carries, profile, head);
  // In castling and en passant neither carry waits for the other.
  if (operations.size() == 2 && operations[0].from != operations[1].to && operations[0].to != operations[1].from) {
    const std::vector<Straight> other{carries[1], carries[0]};
    const double swapped = secondsOf(other, profile, head);
    if (swapped < seconds) {
      seconds = swapped;
      carries = other;
    }
  }
  if (!carries.empty()) head = carries.back().to;
  return seconds;
}

double resetBound(const BoardProfile& profile, const Placement& now, const Placement& target, Point head) {
  const BoardProfile::Motion& motion = profile.motion;
  const double switches = 2 * std::chrono::duration<double>(motion.settle).count();
  std::vector<std::vector<double>> costs(kPieceCount, std::vector<double>(kPieceCount, kNever));
  for (PieceId piece = 0; piece < kPieceCount; ++piece) {
    for (PieceId role = 0; role < kPieceCount; ++role) {
      if (colorOf(piece) != colorOf(role) || kindOf(piece) != kindOf(role)) continue;
      const Place from = now.places[piece];
      const Place to = target.places[role];
      costs[piece][role] =
          from == to ? 0 : switches + secondsAlong({profile.where(from), profile.where(to)}, motion.carryFeed, motion);
    }
  }
  const auto roles = cheapestAssignment(costs);
  std::vector<Straight> carries;
  for (PieceId piece = 0; piece < kPieceCount; ++piece) {
    const Place from = now.places[piece];
    const Place to = target.places[roles[piece]];
    if (from != to) carries.push_back({profile.where(from), profile.where(to)});
  }
  std::vector<std::vector<double>> empty;
  for (std::size_t next = 0; next < carries.size(); ++next) {
    std::vector<double> row{secondsAlong({head, carries[next].from}, motion.emptyFeed, motion)};
    for (std::size_t last = 0; last < carries.size(); ++last) {
      const Path way{carries[last].to, carries[next].from};
      row.push_back(last == next ? kNever : secondsAlong(way, motion.emptyFeed, motion));
    }
    empty.push_back(std::move(row));
  }
  return sumOf(costs, roles) + sumOf(empty, cheapestAssignment(empty));
}

}  // namespace kirin::bench
