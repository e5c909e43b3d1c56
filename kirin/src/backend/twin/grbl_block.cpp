// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/twin/grbl_block.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace kirin {
namespace {

// GRBL's numbers.
constexpr int kExpectedLetter = 1, kBadNumber = 2, kNegative = 4, kInvalidJog = 16, kUnsupported = 20, kModalGroup = 21,
              kNoFeed = 22, kNotWhole = 23, kTwoAxisCommands = 24, kRepeatedWord = 25, kNoAxisWords = 26,
              kLineNumber = 27, kValueMissing = 28, kBadSystem = 29, kG53Mode = 30, kAxisWordsForNothing = 31,
              kUnusedWords = 36;
constexpr int kLargestLineNumber = 10000000;
constexpr double kInch = 25.4;
constexpr double kFarthest = 1e6;  ///< mm: a kilometre off

/// What needs the axis words of a line: a motion, or a command like G10.
enum class AxisUse { None, Motion, Other };

enum Group : unsigned {
  kOnce,
  kMotion,
  kPlane,
  kDistance,
  kArcs,
  kFeedMode,
  kUnits,
  kCutter,
  kTool,
  kSystem,
  kControl,
  kProgram,
  kSpindle,
  kCoolant
};

struct Reading {
  GrblModes modes;
  AxisUse use = AxisUse::None;
  int once = 0;  ///< G4, G10, G53: for this line only
  std::uint32_t groups = 0;
  std::uint32_t words = 0;  ///< a bit per letter
  std::array<double, 26> values{};

  bool has(char letter) const { return (words >> (letter - 'A')) & 1U; }
  double value(char letter) const { return values[static_cast<std::size_t>(letter - 'A')]; }
  bool hasAxes() const { return has('X') || has('Y') || has('Z'); }
};

int takeUse(Reading& r, AxisUse use) {
  if (r.use != AxisUse::None) return kTwoAxisCommands;
  r.use = use;
  return 0;
}

/// Sets what a G word says and its group. `hundredths` is what follows the point.
int readG(Reading& r, int number, int hundredths, Group& group) {
  int error = 0;
  switch (number) {
    case 0:
    case 1: error = takeUse(r, AxisUse::Motion); [[fallthrough]];
    case 80:
      group = kMotion;
      r.modes.motion = number;
      break;
    case 10: error = takeUse(r, AxisUse::Other); [[fallthrough]];
    case 4:
    case 53:
      group = kOnce;
      r.once = number;
      break;
    case 17:
    case 18:
    case 19:
      group = kPlane;
      r.modes.plane = number;
      break;
    case 20:
    case 21:
      group = kUnits;
      r.modes.inches = number == 20;
      break;
    case 40: group = kCutter; break;
    case 49:
      error = takeUse(r, AxisUse::Other);
      group = kTool;
      break;
    case 54:
    case 55:
    case 56:
    case 57:
    case 58:
    case 59:
      group = kSystem;
      r.modes.system = number - 54;
      break;
    case 61: group = kControl; break;
    case 90:
      group = kDistance;
      r.modes.relative = false;
      break;
    case 91:
      if (hundredths == 10) {
        group = kArcs;
        return error;
      }
      group = kDistance;
      r.modes.relative = true;
      break;
    case 93:
    case 94:
      group = kFeedMode;
      r.modes.inverseTime = number == 93;
      break;
    default: return kUnsupported;
  }
  if (error) return error;
  return hundredths != 0 ? kNotWhole : 0;
}

int readM(Reading& r, int number, int hundredths, Group& group) {
  if (hundredths != 0) return kNotWhole;
  switch (number) {
    case 0:
    case 1:
    case 2:
    case 30:
      group = kProgram;
      if (number != 1) r.modes.program = number == 0 ? 1 : number;
      return 0;
    case 3:
    case 4:
    case 5:
      group = kSpindle;
      r.modes.spindle = number;
      return 0;
    case 8:
    case 9:
      group = kCoolant;
      r.modes.coolant = number == 8;
      return 0;
    default: return kUnsupported;
  }
}

int readWords(std::string_view line, Reading& r) {
  for (std::size_t at = 0; at < line.size();) {
    const char letter = line[at++];
    if (letter < 'A' || letter > 'Z') return kExpectedLetter;
    const auto value = readGrblNumber(line, at);
    if (!value) return kBadNumber;
    if (letter == 'G' || letter == 'M') {
      if (std::abs(*value) > 1000) return kUnsupported;
      const int number = static_cast<int>(*value);
      const int hundredths = static_cast<int>(std::lround(100 * (*value - number)));
      Group group = kOnce;
      const int error = letter == 'G' ? readG(r, number, hundredths, group) : readM(r, number, hundredths, group);
      if (error) return error;
      if ((r.groups >> group) & 1U) return kModalGroup;
      r.groups |= 1U << group;
      continue;
    }
    if (std::string_view("FIJKLNPRSTXYZ").find(letter) == std::string_view::npos) return kUnsupported;
    if (r.has(letter)) return kRepeatedWord;
    if (std::string_view("FNPST").find(letter) != std::string_view::npos && *value < 0) return kNegative;
    r.words |= 1U << (letter - 'A');
    r.values[static_cast<std::size_t>(letter - 'A')] = *value;
  }
  return 0;
}

/// Where the axis words lead, in the machine frame.
Axes targetOf(const Reading& r, const GrblSettings& settings, bool machineFrame) {
  const Axes& offset = settings.offsets[static_cast<std::size_t>(r.modes.system)];
  Axes target = r.modes.position;
  for (std::size_t axis = 0; axis < 3; ++axis) {
    const char letter = static_cast<char>('X' + static_cast<int>(axis));
    if (!r.has(letter)) continue;
    const double value = r.value(letter) * (r.modes.inches ? kInch : 1);
    if (machineFrame) {
      target[axis] = value;
    } else {
      target[axis] = r.modes.relative ? r.modes.position[axis] + value : offset[axis] + value;
    }
    target[axis] = std::clamp(target[axis], -kFarthest, kFarthest);
  }
  return target;
}

/// G10 L2 and L20.
int readOffset(const Reading& r, const GrblSettings& settings, grbl_action::StoreOffset& store) {
  if (!r.hasAxes()) return kNoAxisWords;
  if (!r.has('P') || !r.has('L')) return kValueMissing;
  if (r.value('P') > 6) return kBadSystem;
  const double list = r.value('L');
  if (list != 20 && (list != 2 || r.has('R'))) return kUnsupported;
  const int number = static_cast<int>(r.value('P'));
  store.system = number > 0 ? number - 1 : r.modes.system;
  store.offset = settings.offsets[static_cast<std::size_t>(store.system)];
  for (std::size_t axis = 0; axis < 3; ++axis) {
    const char letter = static_cast<char>('X' + static_cast<int>(axis));
    if (!r.has(letter)) continue;
    const double value = r.value(letter) * (r.modes.inches ? kInch : 1);
    store.offset[axis] = list == 2 ? value : r.modes.position[axis] - value;
  }
  return 0;
}

constexpr std::uint32_t bits(std::string_view letters) {
  std::uint32_t all = 0;
  for (const char letter : letters) all |= 1U << (letter - 'A');
  return all;
}

GrblBlock failed(int error) {
  GrblBlock block;
  block.error = error;
  return block;
}

/// mm/s of a line, or nothing to run with. Inverse time: the whole way in 1/F minutes.
std::optional<double> speedOf(const Reading& r, const Axes& target) {
  if (!r.modes.inverseTime) return r.modes.feed > 0 ? std::optional(r.modes.feed / 60) : std::nullopt;
  if (!r.has('F') || r.value('F') == 0) return std::nullopt;
  const Axes& from = r.modes.position;
  return std::hypot(target[0] - from[0], target[1] - from[1], target[2] - from[2]) * r.value('F') / 60;
}

}  // namespace

GrblBlock readGrblBlock(std::string_view line, const GrblModes& before, const GrblSettings& settings) {
  Reading r;
  r.modes = before;
  r.modes.program = 0;
  if (const int error = readWords(line, r)) return failed(error);
  if (r.hasAxes() && r.use == AxisUse::None) r.use = AxisUse::Motion;
  if (r.has('N') && r.value('N') > kLargestLineNumber) return failed(kLineNumber);
  if (r.has('F') && !r.modes.inverseTime) r.modes.feed = r.value('F') * (r.modes.inches ? kInch : 1);
  if (r.modes.inverseTime != before.inverseTime && !r.has('F')) r.modes.feed = 0;
  if (r.has('S')) r.modes.speed = r.value('S');
  if (r.has('T')) r.modes.tool = static_cast<int>(std::min(r.value('T'), 255.0));
  std::uint32_t unused = r.words & ~bits("FNST");

  GrblBlock block;
  if (r.modes.spindle != before.spindle) block.actions.push_back(grbl_action::Spindle{r.modes.spindle});
  if (r.modes.coolant != before.coolant) block.actions.push_back(grbl_action::Coolant{r.modes.coolant});
  if (r.once == 4) {
    if (!r.has('P')) return failed(kValueMissing);
    unused &= ~bits("P");
    const double longest = 1e6;
    block.actions.push_back(grbl_action::Dwell{Duration(std::llround(std::min(r.value('P'), longest) * 1e9))});
  }
  if (r.modes.system != before.system) block.actions.push_back(grbl_action::UseSystem{});
  if (r.once == 10) {
    grbl_action::StoreOffset store;
    if (const int error = readOffset(r, settings, store)) return failed(error);
    unused &= ~bits("LP");
    block.actions.push_back(store);
  }
  if (r.once == 53 && r.modes.motion > 1) return failed(kG53Mode);
  if (r.modes.motion == 80 && r.use == AxisUse::Motion && r.hasAxes()) return failed(kAxisWordsForNothing);
  if (r.use == AxisUse::Motion && r.modes.motion != 80) {
    const Axes target = targetOf(r, settings, r.once == 53);
    const auto speed = r.modes.motion == 1 ? speedOf(r, target) : std::nullopt;
    if (r.modes.motion == 1 && !speed) return failed(kNoFeed);
    if (r.hasAxes()) {
      block.actions.push_back(grbl_action::Move{target, speed});
      r.modes.position = target;
    }
  }
  if (r.use != AxisUse::None) unused &= ~bits("XYZ");
  if (unused) return failed(kUnusedWords);
  if (r.modes.program == 1) block.actions.push_back(grbl_action::Pause{});
  if (r.modes.program > 1) {
    block.actions.push_back(grbl_action::End{});
    r.modes.motion = 1;
    r.modes.plane = 17;
    r.modes.relative = r.modes.inverseTime = r.modes.coolant = false;
    r.modes.system = 0;
    r.modes.spindle = 5;
  }
  block.modes = r.modes;
  return block;
}

GrblBlock readGrblJog(std::string_view line, const GrblModes& before, const GrblSettings& settings) {
  Reading r;
  r.modes = before;
  r.modes.motion = 1;
  r.modes.inverseTime = false;
  if (const int error = readWords(line, r)) return failed(error);
  constexpr std::uint32_t allowed = 1U << kOnce | 1U << kUnits | 1U << kDistance;
  if ((r.groups & ~allowed) != 0 || (r.once != 0 && r.once != 53) || !r.hasAxes()) return failed(kInvalidJog);
  if (!r.has('F') || r.value('F') == 0) return failed(kNoFeed);
  if (r.words & ~bits("FNXYZ")) return failed(kUnusedWords);
  const Axes target = targetOf(r, settings, r.once == 53);
  GrblBlock block;
  block.modes = before;
  block.modes.position = target;
  block.actions.push_back(grbl_action::Move{target, r.value('F') * (r.modes.inches ? kInch : 1) / 60});
  return block;
}

}  // namespace kirin
