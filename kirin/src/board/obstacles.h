// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/table.h"

#include <cstdint>
#include <vector>

namespace kirin {

/// A set of objects.
using PieceSet = std::uint32_t;
constexpr PieceSet setOf(PieceId piece) { return PieceSet{1} << piece; }

/// What stands in the way of one object that is about to be dragged, and how far to keep from each.
class Obstacles {
 public:
  struct One {
    PieceId piece;
    Point at;
    double touch;    ///< middle to middle, both as far off as they may be: the bases may just touch
    double keep;     ///< least distance of the object's middle
    double head;     ///< least distance of the head, where that is more
    double centred;  ///< what `head` would be if this one had been centred
    double off;      ///< how far it may be off
  };

  /// Everything on the table but the dragged object and those in `without`.
  Obstacles(const BoardProfile& profile, const Table& table, PieceId dragged, PieceSet without = 0);

  const std::vector<One>& all() const { return all_; }
  Point start() const { return start_; }

  /// How much further off than usual the object may still be after being picked up, this far from where that was: a
  /// drag straightens it.
  double unsettled(double fromStart) const;

  struct Nearness {
    double clearance;       ///< least gap between bases
    double magnetDistance;  ///< least distance from the head to a magnet
  };
  /// Of a way of the head.
  Nearness along(const Path& head) const;
  /// Does the way keep all distances, inside the head's travel?
  bool isClear(const Path& head) const;

 private:
  const BoardProfile& profile_;
  std::vector<One> all_;
  Point start_;
  double pickedUp_ = 0;  ///< how far off it may be beyond `placedByMachine` once it hangs on the magnet
  // Kept so that thousands of ways are looked at without asking for memory: one object serves one thread.
  mutable Path trail_;
  mutable std::vector<const One*> near_;
};

}  // namespace kirin
