// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/board_profile.h"
#include "board/piece_tracker.h"

#include <array>
#include <optional>
#include <vector>

namespace kirin {

/// Which object goes where when a board is set up: no two to the same place, and whoever stands where another goes,
/// goes elsewhere. Objects that are lost are not carried, whatever they are wanted for.
class SetupRoles {
 public:
  /// Each object to where the target has it.
  static SetupRoles fixed(const Placement& now, const Placement& target);
  /// Any object to a square of its kind and colour, so that the fewest carries do, and of those the shortest; the rest
  /// to their own slots.
  static SetupRoles shared(const Placement& now, const Placement& target, const BoardProfile& profile);

  Place destination(PieceId piece) const { return destinations_[piece]; }
  /// Is it to be carried, with the board as it stands?
  bool pending(const Placement& now, PieceId piece) const;
  /// The objects that wait for each other in a ring with this one, itself included; empty if its way comes free by
  /// itself.
  std::vector<PieceId> ringOf(const Placement& now, PieceId piece) const;
  /// How many carries it takes: one each, and one more for each ring.
  int carries(const Placement& now) const;
  /// How long those take straight, without what opening a ring costs.
  double seconds(const Placement& now, const BoardProfile& profile) const;

 private:
  void deal(const Placement& now, const Placement& target, const BoardProfile& profile);
  void exchange(const Placement& now, const BoardProfile& profile);

  std::array<Place, kPieceCount> destinations_{};
};

}  // namespace kirin
