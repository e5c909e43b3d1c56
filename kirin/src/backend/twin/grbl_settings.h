// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace kirin {

/// X, Y, Z: millimetres, or steps, or whatever is said beside it.
using Axes = std::array<double, 3>;

/// What GRBL 1.1 keeps in its EEPROM. The names are ours, the numbers ($100, ...) GRBL's.
struct GrblSettings {
  int stepPulse = 10;               ///< $0, microseconds
  int idleDelay = 25;               ///< $1, ms; 255 keeps the motors on
  int stepInvert = 0;               ///< $2
  int directionInvert = 0;          ///< $3
  bool enableInvert = false;        ///< $4
  bool limitInvert = false;         ///< $5
  bool probeInvert = false;         ///< $6
  int statusMask = 1;               ///< $10: bit 0 MPos instead of WPos, bit 1 the buffers
  double junctionDeviation = 0.01;  ///< $11, mm
  double arcTolerance = 0.002;      ///< $12, mm
  bool inches = false;              ///< $13: reports in inches
  bool softLimits = false;          ///< $20
  bool hardLimits = false;          ///< $21
  bool homing = false;              ///< $22
  int homingInvert = 0;             ///< $23: a bit per axis that homes towards its negative end
  double homingFeed = 25;           ///< $24, mm/min
  double homingSeek = 500;          ///< $25, mm/min
  int homingDebounce = 250;         ///< $26, ms
  double pullOff = 1;               ///< $27, mm
  double spindleMax = 1000;         ///< $30
  double spindleMin = 0;            ///< $31
  bool laser = false;               ///< $32
  Axes stepsPerMm{250, 250, 250};   ///< $100..
  Axes rate{500, 500, 500};         ///< $110.., mm/min
  Axes acceleration{10, 10, 10};    ///< $120.., mm/s2
  Axes travel{200, 200, 200};       ///< $130.., mm
  std::array<Axes, 6> offsets{};    ///< G54..G59, mm

  /// As a controller of the reference board is set up: fast, homing to the corner of a work frame that begins there.
  static GrblSettings forBoard(double travelX, double travelY);

  /// "$N=V" with V as text. The error GRBL would give, or nothing.
  std::optional<int> set(int number, std::string_view value);
  /// "$0=10\r\n$1=25\r\n..." as $$ prints it.
  std::string text() const;

  friend bool operator==(const GrblSettings&, const GrblSettings&) = default;
};

/// A number as GRBL reads it: sign, digits, one point, no exponent. Moves `at` behind it; nothing if there is none.
std::optional<double> readGrblNumber(std::string_view text, std::size_t& at);

}  // namespace kirin
