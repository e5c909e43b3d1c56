// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/board_profile_json.h"

#include "base/strict_json.h"
#include "board/calibration.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <set>

namespace kirin {

namespace {

using nlohmann::json;
using nlohmann::ordered_json;
using namespace std::chrono_literals;

constexpr std::size_t kDeepest = 4;
constexpr std::size_t kLongestLabel = 64;

/// What an error can carry of an offending value.
std::string excerpt(const json& value) {
  constexpr std::size_t kLongest = 60;
  std::string text = value.dump(-1, ' ', true);
  return text.size() <= kLongest ? text : text.substr(0, kLongest) + "...";
}

/// Takes an object's fields into variables and remembers the first thing that was wrong.
class Reader {
 public:
  Reader(const json& value, std::string pointer, std::optional<Error>& error)
      : value_(value), pointer_(std::move(pointer)), error_(error) {
    if (!value.is_object()) fail("type", value, pointer_, "object");
  }

  void number(const char* key, double& field, double least, double most) {
    const json* value = take(key);
    if (value != nullptr) readNumber(*value, jsonPointer(pointer_, key), field, least, most);
  }

  void whole(const char* key, int& field, int least, int most) {
    const json* value = take(key);
    if (value != nullptr) readWhole(*value, jsonPointer(pointer_, key), field, least, most);
  }

  void boolean(const char* key, bool& field) {
    const json* value = take(key);
    if (value == nullptr) return;
    if (!value->is_boolean()) return fail("type", *value, jsonPointer(pointer_, key), "true, false");
    field = value->get<bool>();
  }

  void label(const char* key, std::string& field) {
    const json* value = take(key);
    if (value == nullptr) return;
    const std::string pointer = jsonPointer(pointer_, key);
    if (!value->is_string()) return fail("type", *value, pointer, "string");
    const auto text = value->get<std::string>();
    const bool printable = std::all_of(text.begin(), text.end(), [](char c) { return c > ' ' && c < 0x7F; });
    if (text.empty() || text.size() > kLongestLabel || !printable) {
      return fail("range", *value, pointer, fmt::format("1..{} letters", kLongestLabel));
    }
    field = text;
  }

  template <class Unit>
  void duration(const char* key, Duration& field, Unit unit, double least, double most) {
    const auto one = static_cast<double>(Duration(unit).count());
    double number = static_cast<double>(field.count()) / one;
    this->number(key, number, least, most);
    field = Duration(std::llround(number * one));
  }

  void point(const char* key, Point& field, double least, double most) {
    std::array<double, 2> both{field.x, field.y};
    each(key, both, [&](const json& value, const std::string& pointer, double& number) {
      readNumber(value, pointer, number, least, most);
    });
    field = {both[0], both[1]};
  }

  template <std::size_t N>
  void lines(const char* key, std::array<int, N>& field, int least, int most) {
    each(key, field, [&](const json& value, const std::string& pointer, int& number) {
      readWhole(value, pointer, number, least, most);
    });
  }

  template <class Enum>
  void choice(const char* key, Enum& field, std::initializer_list<std::pair<Enum, const char*>> names) {
    const json* value = take(key);
    if (value == nullptr) return;
    std::string known;
    for (const auto& [each, name] : names) {
      if (*value == name) {
        field = each;
        return;
      }
      known += known.empty() ? name : fmt::format(", {}", name);
    }
    fail(value->is_string() ? "range" : "type", *value, jsonPointer(pointer_, key), known);
  }

  template <class Describe>
  void section(const char* key, Describe describe) {
    const json* value = take(key);
    if (value == nullptr) return;
    Reader inner(*value, jsonPointer(pointer_, key), error_);
    describe(inner);
    inner.finish();
  }

  /// null: the board has no such part.
  template <class Part, class Describe>
  void part(const char* key, std::optional<Part>& field, Describe describe) {
    const json* value = take(key);
    if (value == nullptr) return;
    field.reset();
    if (value->is_null()) return;
    field = Part{};
    Reader inner(*value, jsonPointer(pointer_, key), error_);
    describe(inner, *field);
    inner.finish();
  }

  /// All that is known has been taken.
  void finish() {
    if (!value_.is_object()) return;
    for (const auto& [key, value] : value_.items())
      if (known_.count(key) == 0)
        refuse("unknown-key", excerpt(key).substr(1, excerpt(key).size() - 2), jsonPointer(pointer_, key),
               fmt::format("{}", fmt::join(known_, ", ")));
  }

  void fail(const char* kind, const json& value, std::string pointer, std::string takes) {
    refuse(kind, excerpt(value), std::move(pointer), std::move(takes));
  }

 private:
  void refuse(const char* kind, std::string what, std::string pointer, std::string takes) {
    if (!error_)
      error_ = Error{fmt::format("profile.{}", kind), {std::move(what), std::move(pointer), std::move(takes)}};
  }

  const json* take(const char* key) {
    known_.insert(key);
    if (error_ || !value_.is_object()) return nullptr;
    const auto found = value_.find(key);
    return found == value_.end() ? nullptr : &*found;
  }

  void readNumber(const json& value, const std::string& pointer, double& field, double least, double most) {
    if (!value.is_number()) return fail("type", value, pointer, "number");
    const double number = value.get<double>();
    if (!(number >= least && number <= most)) return fail("range", value, pointer, fmt::format("{}..{}", least, most));
    field = number;
  }

  void readWhole(const json& value, const std::string& pointer, int& field, int least, int most) {
    if (!value.is_number_integer()) return fail("type", value, pointer, "whole number");
    const double number = value.get<double>();
    if (!(number >= least && number <= most)) return fail("range", value, pointer, fmt::format("{}..{}", least, most));
    field = static_cast<int>(number);
  }

  template <class Array, class Read>
  void each(const char* key, Array& field, Read read) {
    const json* value = take(key);
    if (value == nullptr) return;
    const std::string pointer = jsonPointer(pointer_, key);
    if (!value->is_array() || value->size() != field.size())
      return fail("type", *value, pointer, fmt::format("{} numbers", field.size()));
    for (std::size_t i = 0; i < field.size(); ++i) read((*value)[i], jsonPointer(pointer, std::to_string(i)), field[i]);
  }

  const json& value_;
  std::string pointer_;
  std::optional<Error>& error_;
  std::set<std::string> known_;
};

/// Writes what a Reader reads.
class Writer {
 public:
  ordered_json object = ordered_json::object();

  void number(const char* key, double field, double, double) { object[key] = field; }
  void whole(const char* key, int field, int, int) { object[key] = field; }
  void boolean(const char* key, bool field) { object[key] = field; }
  void label(const char* key, const std::string& field) { object[key] = field; }
  template <class Unit>
  void duration(const char* key, Duration field, Unit unit, double, double) {
    object[key] = static_cast<double>(field.count()) / static_cast<double>(Duration(unit).count());
  }
  void point(const char* key, Point field, double, double) { object[key] = {field.x, field.y}; }
  template <std::size_t N>
  void lines(const char* key, const std::array<int, N>& field, int, int) {
    object[key] = field;
  }
  template <class Enum>
  void choice(const char* key, Enum field, std::initializer_list<std::pair<Enum, const char*>> names) {
    for (const auto& [each, name] : names)
      if (each == field) object[key] = name;
  }
  template <class Describe>
  void section(const char* key, Describe describe) {
    Writer inner;
    describe(inner);
    object[key] = std::move(inner.object);
  }
  template <class Part, class Describe>
  void part(const char* key, const std::optional<Part>& field, Describe describe) {
    if (!field) {
      object[key] = nullptr;
      return;
    }
    Writer inner;
    describe(inner, *field);
    object[key] = std::move(inner.object);
  }
};

/// Every field, its name in the file, and what it may be: one list for reading and writing.
template <class Visitor, class Profile>
void eachField(Visitor& file, Profile& profile) {
  constexpr int kHighestLine = 1023;
  file.section("geometry", [&](auto& at) {
    auto& geometry = profile.geometry;
    at.point("a1", geometry.a1, 0, 5000);
    at.point("h1", geometry.h1, 0, 5000);
    at.point("a8", geometry.a8, 0, 5000);
    at.point("h8", geometry.h8, 0, 5000);
    at.number("blackOuter", geometry.blackOuter, -1000, 0);
    at.number("blackInner", geometry.blackInner, -1000, 0);
    at.number("whiteInner", geometry.whiteInner, 0, 1000);
    at.number("whiteOuter", geometry.whiteOuter, 0, 1000);
    at.point("travel", geometry.travel, 1, 5000);
  });
  file.section("pieces", [&](auto& at) {
    auto& pieces = profile.pieces;
    at.section("bases", [&](auto& bases) {
      constexpr std::array kNames{"pawn", "knight", "bishop", "rook", "queen", "king"};
      constexpr std::array kTypes{PieceType::Pawn, PieceType::Knight, PieceType::Bishop,
                                  PieceType::Rook, PieceType::Queen,  PieceType::King};
      for (std::size_t i = 0; i < kNames.size(); ++i)
        bases.number(kNames[i], pieces.bases[static_cast<std::size_t>(kTypes[i])], 1, 80);
    });
    at.number("placedByMachine", pieces.placedByMachine, 0, 20);
    at.number("placedByHand", pieces.placedByHand, 0, 20);
    at.number("margin", pieces.margin, 0, 20);
    at.number("centring", pieces.centring, 0, 20);
    at.number("lag", pieces.lag, 0, 20);
  });
  file.section("motion", [&](auto& at) {
    using Limit = BoardProfile::Motion::Limit;
    auto& motion = profile.motion;
    at.number("emptyFeed", motion.emptyFeed, 1, 2000);
    at.number("carryFeed", motion.carryFeed, 1, 2000);
    at.number("acceleration", motion.acceleration, 1, 20000);
    at.choice("accelerationOf", motion.accelerationOf, {{Limit::Axis, "axis"}, {Limit::Way, "way"}});
    at.number("junctionDeviation", motion.junctionDeviation, 0.001, 1);
    at.duration("settleMs", motion.settle, 1ms, 0, 5000);
  });
  file.section("magnet", [&](auto& at) {
    auto& magnet = profile.magnet;
    at.number("exclusionRadius", magnet.exclusionRadius, 0, 100);
    at.number("blindRadius", magnet.blindRadius, 0, 200);
    at.duration("longestIdleS", magnet.longestIdle, 1s, 1, 30);
  });
  file.section("sensing", [&](auto& at) {
    auto& sensing = profile.sensing;
    at.label("chip", sensing.chip);
    at.lines("select", sensing.select, 0, kHighestLine);
    at.lines("signal", sensing.signal, 0, kHighestLine);
    at.boolean("activeLow", sensing.activeLow);
    at.duration("selectSettleUs", sensing.selectSettle, 1us, 0, 10000);
    at.duration("scanPauseMs", sensing.scanPause, 1ms, 0, 1000);
    at.duration("debounceMs", sensing.debounce, 1ms, 0, 1000);
  });
  file.part("buttons", profile.buttons, [&](auto& at, auto& buttons) {
    at.whole("start", buttons.start, 0, kHighestLine);
    at.whole("stop", buttons.stop, 0, kHighestLine);
    at.whole("reset", buttons.reset, 0, kHighestLine);
    at.boolean("activeLow", buttons.activeLow);
  });
  file.part("display", profile.display, [&](auto& at, auto& display) {
    at.whole("bus", display.bus, 0, 31);
    at.whole("address", display.address, 0x08, 0x77);
  });
}

/// No line of the chip may do two things.
Result<void> checkLines(const BoardProfile& profile) {
  std::set<int> used;
  std::optional<Error> error;
  const auto use = [&](int line, const char* pointer) {
    if (!used.insert(line).second && !error) {
      error = Error{"profile.pin", {std::to_string(line), pointer}};
    }
  };
  for (const int line : profile.sensing.select) use(line, "/sensing/select");
  for (const int line : profile.sensing.signal) use(line, "/sensing/signal");
  if (profile.buttons) {
    use(profile.buttons->start, "/buttons/start");
    use(profile.buttons->stop, "/buttons/stop");
    use(profile.buttons->reset, "/buttons/reset");
  }
  return error ? Result<void>(*error) : Result<void>();
}

}  // namespace

Result<BoardProfile> parseBoardProfile(std::string_view text) {
  const auto parsed = parseStrictJson(text, kDeepest);
  if (!parsed) return parsed.error();
  BoardProfile profile;
  std::optional<Error> error;
  Reader reader(*parsed, "", error);
  eachField(reader, profile);
  reader.finish();
  if (error) return *error;
  if (auto lines = checkLines(profile); !lines) return lines.error();
  if (auto geometry = checkGeometry(profile.geometry); !geometry) return geometry.error();
  return profile;
}

std::string writeBoardProfile(const BoardProfile& profile) {
  Writer writer;
  eachField(writer, profile);
  return writer.object.dump(2) + "\n";
}

}  // namespace kirin
