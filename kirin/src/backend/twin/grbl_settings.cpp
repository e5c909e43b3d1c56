// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/twin/grbl_settings.h"

#include <algorithm>
#include <fmt/format.h>

namespace kirin {
namespace {

constexpr int kBadNumber = 2, kUnknownStatement = 3, kNegative = 4, kShortPulse = 6, kNeedsHoming = 10;

}  // namespace

GrblSettings GrblSettings::forBoard(double travelX, double travelY) {
  GrblSettings board;
  board.idleDelay = 255;
  board.softLimits = board.hardLimits = board.homing = true;
  board.homingInvert = 3;
  board.homingFeed = 300;
  board.homingSeek = 6000;
  board.homingDebounce = 25;
  board.stepsPerMm = {80, 80, 80};
  board.rate = {15000, 15000, 15000};
  board.acceleration = {254, 254, 254};
  board.travel = {travelX, travelY, 10};
  board.offsets[0] = {-travelX, -travelY, 0};
  return board;
}

std::optional<double> readGrblNumber(std::string_view text, std::size_t& at) {
  std::size_t i = at;
  double sign = 1;
  if (i < text.size() && (text[i] == '-' || text[i] == '+')) sign = text[i++] == '-' ? -1 : 1;
  double value = 0, scale = 1;
  bool point = false, digits = false;
  for (; i < text.size(); ++i) {
    const char c = text[i];
    if (c >= '0' && c <= '9') {
      digits = true;
      if (value > 1e15) {
        if (!point) value = 1e16;
        continue;
      }
      value = value * 10 + (c - '0');
      if (point) scale *= 10;
    } else if (c == '.' && !point) {
      point = true;
    } else {
      break;
    }
  }
  if (!digits) return std::nullopt;
  at = i;
  // Beyond this nothing means anything, and sums stay finite.
  return sign * std::min(value / scale, 2e7);
}

std::optional<int> GrblSettings::set(int number, std::string_view value) {
  std::size_t at = 0;
  const auto read = readGrblNumber(value, at);
  if (!read || at != value.size()) return kBadNumber;
  if (*read < 0) return kNegative;
  const double v = *read;
  // GRBL keeps these in one byte.
  const int whole = static_cast<int>(static_cast<unsigned char>(static_cast<long long>(v > 1e9 ? 1e9 : v)));
  if (number >= 100 && number < 140) {
    const int axis = number % 10;
    if (axis > 2) return kUnknownStatement;
    const std::array<Axes*, 4> groups{&stepsPerMm, &rate, &acceleration, &travel};
    (*groups[static_cast<std::size_t>((number - 100) / 10)])[static_cast<std::size_t>(axis)] = v;
    return std::nullopt;
  }
  switch (number) {
    case 0:
      if (whole < 3) return kShortPulse;
      stepPulse = whole;
      break;
    case 1: idleDelay = whole; break;
    case 2: stepInvert = whole; break;
    case 3: directionInvert = whole; break;
    case 4: enableInvert = whole != 0; break;
    case 5: limitInvert = whole != 0; break;
    case 6: probeInvert = whole != 0; break;
    case 10: statusMask = whole; break;
    case 11: junctionDeviation = v; break;
    case 12: arcTolerance = v; break;
    case 13: inches = whole != 0; break;
    case 20:
      if (whole != 0 && !homing) return kNeedsHoming;
      softLimits = whole != 0;
      break;
    case 21: hardLimits = whole != 0; break;
    case 22:
      homing = whole != 0;
      if (!homing) softLimits = false;
      break;
    case 23: homingInvert = whole; break;
    case 24: homingFeed = v; break;
    case 25: homingSeek = v; break;
    case 26: homingDebounce = static_cast<int>(v); break;
    case 27: pullOff = v; break;
    case 30: spindleMax = v; break;
    case 31: spindleMin = v; break;
    case 32: laser = whole != 0; break;
    default: return kUnknownStatement;
  }
  return std::nullopt;
}

std::string GrblSettings::text() const {
  std::string out;
  const auto whole = [&out](int number, int value) { out += fmt::format("${}={}\r\n", number, value); };
  const auto real = [&out](int number, double value) { out += fmt::format("${}={:.3f}\r\n", number, value); };
  whole(0, stepPulse);
  whole(1, idleDelay);
  whole(2, stepInvert);
  whole(3, directionInvert);
  whole(4, enableInvert);
  whole(5, limitInvert);
  whole(6, probeInvert);
  whole(10, statusMask);
  real(11, junctionDeviation);
  real(12, arcTolerance);
  whole(13, inches);
  whole(20, softLimits);
  whole(21, hardLimits);
  whole(22, homing);
  whole(23, homingInvert);
  real(24, homingFeed);
  real(25, homingSeek);
  whole(26, homingDebounce);
  real(27, pullOff);
  real(30, spindleMax);
  real(31, spindleMin);
  whole(32, laser);
  int first = 100;
  for (const Axes& group : {stepsPerMm, rate, acceleration, travel}) {
    for (int axis = 0; axis < 3; ++axis) real(first + axis, group[static_cast<std::size_t>(axis)]);
    first += 10;
  }
  return out;
}

}  // namespace kirin
