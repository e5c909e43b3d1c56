// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "base/time.h"
#include "board/board_profile.h"
#include "board/lattice.h"
#include "board/planning.h"
#include "board/table.h"

#include <vector>

namespace kirin {

/// One object taken up, dragged along a way and let go.
struct Carry {
  enum class Purpose {
    Operation,  ///< what was asked for
    Aside,      ///< out of the way of a later carry; a Back follows
    Back,       ///< to where it stood before
    Centre,     ///< where it stands, a little to and fro: then it is as sure as what the machine placed; or, where
                ///< there is no room for that, only taken up and put down
  };

  PieceOperation operation;  ///< Centre: from and to are one place
  Purpose purpose = Purpose::Operation;
  /// Of the head, magnet on, first and last point included. It begins where the object stands and ends `lag` past the
  /// middle of the place, so that the object, which trails, comes to rest there.
  Path path;
  double off = 0;       ///< how far off the middle of its place it may stand afterwards
  Duration approach{};  ///< the empty head's straight way to path.front()
  Duration drag{};      ///< the way along `path`
  Duration total{};     ///< both, and the settling after magnet on and after magnet off
  /// The least gap between the object's base and any other's along the whole way, everybody as far off as they may be
  /// and the object anywhere between the head and `lag` behind it. Negative, by less than `centring`, only as it is
  /// taken up among wide bases that hands put down.
  double clearance = 0;
  /// The least distance of the head to any other object's magnet while it drags, the other as far off as it may be.
  double magnetDistance = 0;
};

/// A MotionPlan with its ways.
struct CarryPlan {
  std::vector<Carry> carries;
  Placement result;
  Duration total{};
  double clearance = 0;       ///< the least of all carries; infinite when nothing is carried
  double magnetDistance = 0;  ///< likewise

  bool empty() const { return carries.empty(); }
};

/// Finds ways on which nothing touches anything. Immutable; any thread.
class CarryPlanner {
 public:
  explicit CarryPlanner(const BoardProfile& profile);

  /// The operations of `motion` in an order that gives the same result, with the carries in between that they need:
  /// `table.placement` is where they begin. `from` of an operation may be nowhere if the object stands on the table.
  /// Errors: "plan.no-way" (args: label of the object): bases too wide for this board, or the object isn't there.
  Result<CarryPlan> plan(const Table& table, const MotionPlan& motion) const;

  const BoardProfile& profile() const { return profile_; }

 private:
  BoardProfile profile_;
  Lattice lattice_;
};

}  // namespace kirin
