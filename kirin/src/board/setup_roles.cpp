// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/setup_roles.h"

#include <algorithm>
#include <utility>

namespace kirin {

namespace {

bool equalObjects(PieceId a, PieceId b) { return colorOf(a) == colorOf(b) && kindOf(a) == kindOf(b); }

constexpr int kLeastReluctance = 6;

/// How little one wants this object on a square that the target gives to `wanted`; 0 is best.
int reluctance(const Placement& now, PieceId piece, PieceId wanted, Place square) {
  const Place place = now.places[piece];
  if (place == square) return 0;                           // no carry at all
  const int stranger = piece == wanted ? 0 : 1;            // where it costs nothing, identities come out as wished
  if (place.isNowhere()) return 5 + stranger;              // can't be carried
  if (place != Place::inSlot(piece)) return 1 + stranger;  // would have to be carried anyway
  return 3 + stranger;                                     // could stay where it is
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

SetupRoles SetupRoles::shared(const Placement& now, const Placement& target) {
  SetupRoles roles;
  roles.deal(now, target);
  roles.exchange(now);
  return roles;
}

void SetupRoles::deal(const Placement& now, const Placement& target) {
  for (PieceId piece = 0; piece < kPieceCount; ++piece) destinations_[piece] = Place::inSlot(piece);
  std::array<bool, kPieceCount> filled{};
  for (int level = 0; level <= kLeastReluctance; ++level) {
    for (PieceId wanted = 0; wanted < kPieceCount; ++wanted) {
      const Place square = target.places[wanted];
      for (PieceId piece = 0; piece < kPieceCount && square.isSquare() && !filled[wanted]; ++piece) {
        if (destinations_[piece].isSquare() || !equalObjects(piece, wanted)) continue;
        if (reluctance(now, piece, wanted, square) != level) continue;
        destinations_[piece] = square;
        filled[wanted] = true;
      }
    }
  }
}

/// Two equal objects that exchange their roles join two rings into one, or a ring with a way that comes free. While one
/// such exchange saves a carry it is made. When none does, no ring has an equal object outside, so that each must be
/// opened whatever the roles, and no role is played by an object that could rest.
void SetupRoles::exchange(const Placement& now) {
  int fewest = carries(now);
  for (bool better = true; std::exchange(better, false);) {
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
        fewest = count;
        *this = other;
        better = true;
      }
    }
  }
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
