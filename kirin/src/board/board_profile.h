// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time.h"
#include "board/geometry.h"
#include "board/piece.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace kirin {

/// Everything about one built board that is not a rule of chess: data from its board.json, never a constant elsewhere.
/// The defaults are the reference board. Millimetres, millimetres a second; the work frame is the controller's.
struct BoardProfile {
  /// Where things are. Straight lines of squares are straight, but need not run along an axis: the four corners of the
  /// board say where each square is, the storage columns stand in the same rows.
  struct Geometry {
    Point a1{127.0, 112.268};
    Point h1{393.7, 112.268};
    Point a8{127.0, 378.968};
    Point h8{393.7, 378.968};
    /// Centres of the storage columns beside the a-file (Black's, negative) and the h-file (White's).
    double blackOuter = -88.9, blackInner = -50.8;
    double whiteInner = 50.8, whiteOuter = 88.9;
    Point travel{558.8, 558.8};  ///< the head goes from 0,0 to here

    /// From one file to the next.
    double pitch() const { return distance(a1, h1) / 7; }
    friend bool operator==(const Geometry&, const Geometry&) = default;
  };

  struct Pieces {
    /// Diameters of the bases, by PieceType.
    std::array<double, 6> bases{16, 18, 18, 18, 18, 18};
    double placedByMachine = 0.3;  ///< how far off its centre a piece may stand that the machine put there
    double placedByHand = 3.0;     ///< or a hand, two times out of three
    double margin = 0.3;           ///< least gap between two bases beyond that
    double centring = 1.0;         ///< how far off the magnet a piece may stay when it is picked up
    double lag = 2.0;              ///< a dragged piece trails the magnet by up to this
    friend bool operator==(const Pieces&, const Pieces&) = default;
  };

  struct Motion {
    double emptyFeed = 250;
    double carryFeed = 120;
    double acceleration = 254;  ///< mm/s2
    /// Whether each axis accelerates so much, as GRBL has it (a diagonal is quicker then), or the head along its way.
    enum class Limit { Axis, Way };
    Limit accelerationOf = Limit::Axis;
    double junctionDeviation = 0.010;                  ///< mm; GRBL's $11
    Duration settle = std::chrono::milliseconds(100);  ///< after the magnet goes on or off
    friend bool operator==(const Motion&, const Motion&) = default;
  };

  struct Magnet {
    double exclusionRadius = 18;                      ///< least distance of the moving magnet to another piece's magnet
    double blindRadius = 35;                          ///< sensors this near the energised magnet say nothing
    Duration longestIdle = std::chrono::seconds(30);  ///< on without motion
    friend bool operator==(const Magnet&, const Magnet&) = default;
  };

  struct Sensing {
    std::string chip = "pinctrl-bcm2711";  ///< label of the GPIO chip
    std::array<int, 4> select{17, 27, 22, 23};
    std::array<int, 6> signal{5, 6, 13, 19, 26, 16};
    bool activeLow = true;
    Duration selectSettle = std::chrono::microseconds(10);
    Duration scanPause = std::chrono::milliseconds(10);  ///< between two readings of all
    Duration debounce = std::chrono::milliseconds(30);   ///< a reading counts once it has held this long
    friend bool operator==(const Sensing&, const Sensing&) = default;
  };

  /// Lines of the same chip as the sensors'.
  struct Buttons {
    int start = 20, stop = 21, reset = 24;
    bool activeLow = true;
    friend bool operator==(const Buttons&, const Buttons&) = default;
  };

  /// An SSD1306 on I2C.
  struct Display {
    int bus = 1;
    int address = 0x3C;
    friend bool operator==(const Display&, const Display&) = default;
  };

  Geometry geometry;
  Pieces pieces;
  Motion motion;
  Magnet magnet;
  Sensing sensing;
  std::optional<Buttons> buttons;  ///< none unless the profile says so: an open line would be pressed now and then
  std::optional<Display> display;

  /// The centre of a square or slot (not of nowhere).
  Point where(Place place) const;
  /// Anywhere on the board's plane, in squares from the middle of a1: along the ranks to h1, along the files to a8.
  Point spot(double file, double rank) const;
  /// The diameter of that object's own base.
  double base(PieceId piece) const { return pieces.bases[static_cast<std::size_t>(kindOf(piece))]; }

  friend bool operator==(const BoardProfile&, const BoardProfile&) = default;
};

}  // namespace kirin
