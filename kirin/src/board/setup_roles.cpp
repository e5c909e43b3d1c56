// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/setup_roles.h"

#include "board/assignment.h"
#include "board/motion_timing.h"

#include <algorithm>
#include <utility>

namespace kirin {

namespace {

bool equalObjects(PieceId a, PieceId b) { return colorOf(a) == colorOf(b) && kindOf(a) == kindOf(b); }

// Seconds that weigh more than any set-up lasts: a carry saved is worth any way, and a square filled any carries.
constexpr double kCarry = 1e3;
constexpr double kMissing = 1e6;
/// Where it costs nothing, identities come out as wished.
constexpr double kStranger = 1e-3;

double carrySeconds(Place from, Place to, const BoardProfile& profile) {
  if (from == to) return 0;
  return secondsAlong({profile.where(from), profile.where(to)}, profile.motion.carryFeed, profile.motion);
}

double costOf(const Placement& now, PieceId piece, Place to, const BoardProfile& profile) {
  const Place from = now.places[piece];
  if (from.isNowhere()) return to.isSquare() ? kMissing : 0;
  return from == to ? 0 : kCarry + carrySeconds(from, to, profile);
}

}  // namespace

SetupRoles SetupRoles::fixed(const Placement& now, const Placement& target) {
  SetupRoles roles;
  Placement wanted = target;
  for (PieceId piece = 0; piece < kPieceCount; ++piece) {
    // What the target knows nothing of goes out of the way.
    if (wanted.places[piece].isNowhere() && !now.places[piece].isNowhere()) {
      wanted.places[piece] = Place::inSlot(wanted.freeSlotFor(piece));
    }
  }
  roles.destinations_ = wanted.places;
  return roles;
}

SetupRoles SetupRoles::shared(const Placement& now, const Placement& target, const BoardProfile& profile) {
  SetupRoles roles;
  roles.deal(now, target, profile);
  roles.exchange(now, profile);
  return roles;
}

void SetupRoles::deal(const Placement& now, const Placement& target, const BoardProfile& profile) {
  for (PieceId first = 0; first < kPieceCount; ++first) {
    std::vector<PieceId> equals;
    for (PieceId piece = 0; piece < kPieceCount; ++piece)
      if (equalObjects(piece, first)) equals.push_back(piece);
    if (equals.front() != first) continue;
    // A role is a square of the target's, or to rest in the own slot.
    std::vector<std::vector<double>> costs;
    for (const PieceId piece : equals) {
      std::vector<double>& row = costs.emplace_back();
      for (const PieceId wanted : equals) {
        const Place square = target.places[wanted];
        const double cost = costOf(now, piece, square.isSquare() ? square : Place::inSlot(piece), profile);
        row.push_back(cost + (piece == wanted ? 0 : kStranger));
      }
    }
    const auto dealt = cheapestAssignment(costs);
    for (std::size_t i = 0; i < equals.size(); ++i) {
      const Place square = target.places[equals[static_cast<std::size_t>(dealt[i])]];
      destinations_[equals[i]] = square.isSquare() ? square : Place::inSlot(equals[i]);
    }
  }
}

/// Two equal objects that exchange their roles join two rings into one, or a ring with a way that comes free. While one
/// such exchange saves a carry the shortest is made. When none does, no ring has an equal object outside, so that each
/// must be opened whatever the roles, and no role is played by an object that could rest.
void SetupRoles::exchange(const Placement& now, const BoardProfile& profile) {
  for (int fewest = carries(now);;) {
    std::optional<SetupRoles> best;
    double least = 0;
    for (PieceId a = 0; a < kPieceCount; ++a) {
      for (PieceId b = a + 1; b < kPieceCount; ++b) {
        if (!equalObjects(a, b) || now.places[a].isNowhere() || now.places[b].isNowhere()) continue;
        SetupRoles other = *this;
        std::swap(other.destinations_[a], other.destinations_[b]);
        // A slot belongs to one object alone.
        for (const PieceId piece : {a, b})
          if (other.destinations_[piece].isSlot()) other.destinations_[piece] = Place::inSlot(piece);
        const int count = other.carries(now);
        if (count >= fewest) continue;
        const double seconds = count * kCarry + other.seconds(now, profile);
        if (best && seconds >= least) continue;
        best = other;
        least = seconds;
      }
    }
    if (!best) return;
    *this = *best;
    fewest = carries(now);
  }
}

double SetupRoles::seconds(const Placement& now, const BoardProfile& profile) const {
  double sum = 0;
  for (PieceId piece = 0; piece < kPieceCount; ++piece)
    if (pending(now, piece)) sum += carrySeconds(now.places[piece], destinations_[piece], profile);
  return sum;
}

bool SetupRoles::pending(const Placement& now, PieceId piece) const {
  return !now.places[piece].isNowhere() && now.places[piece] != destinations_[piece];
}

std::vector<PieceId> SetupRoles::ringOf(const Placement& now, PieceId piece) const {
  std::vector<PieceId> chain;
  for (std::optional<PieceId> next = piece; next && pending(now, *next); next = now.at(destinations_[*next])) {
    if (!chain.empty() && *next == piece) return chain;
    chain.push_back(*next);
  }
  return {};
}

int SetupRoles::carries(const Placement& now) const {
  int count = 0;
  for (PieceId piece = 0; piece < kPieceCount; ++piece) {
    if (!pending(now, piece)) continue;
    ++count;
    const auto ring = ringOf(now, piece);
    if (!ring.empty() && piece == *std::min_element(ring.begin(), ring.end())) ++count;
  }
  return count;
}

}  // namespace kirin
