// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/board_profile.h"
#include "board/piece_tracker.h"

#include <array>
#include <optional>

namespace kirin {

/// Where the middle of an object's base is, in millimetres of the work frame, and how surely.
struct Standing {
  Point at;
  double uncertainty = 0;  ///< it is no further off than this

  friend bool operator==(const Standing&, const Standing&) = default;
};

/// Everything a carry has to know about the board as it stands: who is where, exactly, and where the head is.
struct Table {
  Placement placement;
  /// None: not on the table, in nobody's way. An object may stand somewhere without being at a place (one that was
  /// dropped on the way): then its place is nowhere.
  std::array<std::optional<Standing>, kPieceCount> standing{};
  Point head{};

  /// Every object in the middle of its place, no further off than that.
  static Table of(const BoardProfile& profile, const Placement& placement, double uncertainty, Point head = {});
  /// Puts an object down in the middle of a place, or takes it off the table (nowhere).
  void put(const BoardProfile& profile, PieceId piece, Place place, double uncertainty);
};

}  // namespace kirin
