// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/carry_planner.h"

#include <vector>

namespace kirin {

/// Carries one object after the other on a table that changes with each, and makes way where it must: by centring what
/// stands crooked beside a lane, and by moving what blocks every way aside and back. Value semantics: a copy tries
/// something out.
class Clearing {
 public:
  Clearing(const BoardProfile& profile, const Lattice& lattice, const Table& table)
      : profile_(&profile), lattice_(&lattice), table_(table) {}

  /// False if there is no way, whatever is moved; the carries are those that were found before then.
  bool carry(PieceId piece, Place to) { return carry(piece, to, Carry::Purpose::Operation, 0, 0); }

  /// Only if there is a clear way that is hardly longer than straight through everybody.
  bool carryFreely(PieceId piece, Place to);

  /// Everybody who has a place and may stand crooked. False if there are none.
  bool centreAll();

  const Table& table() const { return table_; }
  std::vector<Carry> takeCarries() { return std::move(carries_); }

 private:
  bool carry(PieceId piece, Place to, Carry::Purpose purpose, PieceSet stays, int depth);
  std::optional<Path> clearWay(const Obstacles& obstacles, Place to) const;
  /// Does the way take so much longer than one straight through everybody?
  bool isFar(const Path& way, const Obstacles& obstacles, Place to, double seconds) const;
  /// The best of a few ways of making way; none if all come to nothing.
  std::optional<Clearing> madeWay(const Obstacles& obstacles, PieceId piece, Place to, Carry::Purpose purpose,
                                  PieceSet stays, int depth) const;
  /// Centres and moves aside whom the route asks for, carries, and brings everybody back.
  bool carryOver(const Route& route, PieceId piece, Carry::Purpose purpose, PieceSet stays, int depth);
  PieceSet withoutPlace() const;
  bool centre(PieceSet pieces);
  struct Waiting {
    PieceId piece;
    Place home;
  };
  /// Everybody in the set, and whoever is in their way in turn.
  bool moveAside(PieceSet blockers, const Route& route, PieceId piece, PieceSet stays, std::vector<Waiting>& waiting);
  /// Where a blocker can wait: off the route, and from where it can come home later.
  std::vector<Place> waitingPlaces(PieceId blocker, PieceSet blockers, const Route& route, PieceId piece) const;
  void add(const Obstacles& obstacles, PieceId piece, Place to, Carry::Purpose purpose, Path path, double off);

  const BoardProfile* profile_;
  const Lattice* lattice_;
  Table table_;
  std::vector<Carry> carries_;
  Duration spent_{};
};

}  // namespace kirin
