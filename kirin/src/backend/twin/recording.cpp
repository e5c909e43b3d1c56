// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/twin/recording.h"

#include "backend/twin/overloaded.h"
#include "base/strict_json.h"

#include <algorithm>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <type_traits>
#include <utility>

namespace kirin {
namespace {

using nlohmann::json;

constexpr int kVersion = 1;

/// What is wrong with a line of a recording; never leaves this file.
struct Wrong {
  Error error;
};

/// Writes members of a struct into an object, or reads them out of one: the same list of names serves both.
class Writer {
 public:
  explicit Writer(json& object) : object_(object) {}
  template <class T>
  void operator()(const char* name, T& value) {
    if constexpr (std::is_same_v<T, Duration>) {
      object_[name] = value.count();
    } else if constexpr (std::is_same_v<T, Point>) {
      object_[name] = {value.x, value.y};
    } else {
      object_[name] = value;
    }
  }

 private:
  json& object_;
};

class Reader {
 public:
  Reader(const json& object, std::size_t line) : object_(object), line_(line) {}
  template <class T>
  void operator()(const char* name, T& value) {
    try {
      if constexpr (std::is_same_v<T, Duration>) {
        value = Duration(object_.at(name).get<Duration::rep>());
      } else if constexpr (std::is_same_v<T, Point>) {
        value = {object_.at(name).at(0).get<double>(), object_.at(name).at(1).get<double>()};
      } else {
        value = object_.at(name).get<T>();
      }
    } catch (const json::exception&) {
      throw Wrong{{"recording.field", {name, fmt::format("{}", line_)}}};
    }
  }

 private:
  const json& object_;
  std::size_t line_;
};

template <class Visitor>
void members(PlantProfile& plant, Visitor visit) {
  visit("reach", plant.reach);
  visit("centring", plant.centring);
  visit("lag", plant.lag);
  visit("lagSpread", plant.lagSpread);
  visit("weakPickUp", plant.weakPickUp);
  visit("gripAcceleration", plant.gripAcceleration);
  visit("lossRate", plant.lossRate);
  visit("attraction", plant.attraction);
  visit("topple", plant.topple);
  visit("friction", plant.friction);
  visit("rangeLeast", plant.rangeLeast);
  visit("rangeMost", plant.rangeMost);
  visit("hysteresis", plant.hysteresis);
  visit("wrongReading", plant.wrongReading);
  visit("scan", plant.scan);
}

template <class Visitor>
void members(GrblSettings& grbl, Visitor visit) {
  visit("$0", grbl.stepPulse);
  visit("$1", grbl.idleDelay);
  visit("$2", grbl.stepInvert);
  visit("$3", grbl.directionInvert);
  visit("$4", grbl.enableInvert);
  visit("$5", grbl.limitInvert);
  visit("$6", grbl.probeInvert);
  visit("$10", grbl.statusMask);
  visit("$11", grbl.junctionDeviation);
  visit("$12", grbl.arcTolerance);
  visit("$13", grbl.inches);
  visit("$20", grbl.softLimits);
  visit("$21", grbl.hardLimits);
  visit("$22", grbl.homing);
  visit("$23", grbl.homingInvert);
  visit("$24", grbl.homingFeed);
  visit("$25", grbl.homingSeek);
  visit("$26", grbl.homingDebounce);
  visit("$27", grbl.pullOff);
  visit("$30", grbl.spindleMax);
  visit("$31", grbl.spindleMin);
  visit("$32", grbl.laser);
  visit("$100", grbl.stepsPerMm);
  visit("$110", grbl.rate);
  visit("$120", grbl.acceleration);
  visit("$130", grbl.travel);
  visit("G54", grbl.offsets);
}

template <class Visitor>
void members(GrblSim::Build& build, Visitor visit) {
  visit("travel", build.travel);
  visit("head", build.head);
  visit("homesZFirst", build.homesZFirst);
  visit("boot", build.boot);
}

template <class T>
json written(T value) {
  json object = json::object();
  members(value, Writer(object));
  return object;
}

json written(const Fault& fault) {
  return {{"name", faultName(fault.kind)},
          {"number", fault.number},
          {"lasts", fault.lasts.count()},
          {"by", {fault.by.x, fault.by.y}}};
}

/// Bytes as the code points of the same numbers, since JSON knows only text.
std::string textOf(std::string_view bytes) {
  std::string text;
  for (const char c : bytes) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte < 0x80) {
      text += c;
    } else {
      text += static_cast<char>(0xC0 | (byte >> 6));
      text += static_cast<char>(0x80 | (byte & 0x3F));
    }
  }
  return text;
}

std::string bytesOf(std::string_view text) {
  std::string bytes;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto lead = static_cast<unsigned char>(text[i]);
    if (lead >= 0x80 && i + 1 < text.size()) {
      bytes += static_cast<char>(((lead & 3) << 6) | (static_cast<unsigned char>(text[++i]) & 0x3F));
    } else {
      bytes += text[i];
    }
  }
  return bytes;
}

json written(const TwinInput& input) {
  using namespace twin_input;
  return std::visit(Overloaded{[](const OpenLink&) -> json {
                                 return {{"do", "open"}};
                               },
                               [](const CloseLink&) -> json {
                                 return {{"do", "close"}};
                               },
                               [](const Send& send) -> json {
                                 return {{"do", "send"}, {"bytes", textOf(send.bytes)}};
                               },
                               [](const StartSensors&) -> json {
                                 return {{"do", "start"}};
                               },
                               [](const Scan&) -> json {
                                 return {{"do", "scan"}};
                               },
                               [](const Guard& guard) -> json {
                                 return {{"do", "guard"}, {"sensors", guard.sensors.to_string()}};
                               },
                               [](const StopSensors&) -> json {
                                 return {{"do", "stop"}};
                               },
                               [](const Hand& hand) -> json {
                                 json actions = json::array();
                                 for (const HandAction& action : hand.actions) {
                                   json one = {action.at.time_since_epoch().count(), action.piece};
                                   if (action.to) one.insert(one.end(), {action.to->x, action.to->y});
                                   actions.push_back(one);
                                 }
                                 return {{"do", "hand"}, {"actions", actions}};
                               },
                               [](const Break& broken) -> json {
                                 return {{"do", "break"}, {"fault", written(broken.fault)}};
                               }},
                    input);
}

/// Reads one line's values, each with the line to blame.
class LineReader {
 public:
  LineReader(const json& object, std::size_t line) : object_(object), line_(line) {}

  template <class T>
  T get(const char* name) const {
    T value{};
    Reader(object_, line_)(name, value);
    return value;
  }
  Instant instant(const char* name) const { return Instant(Duration(get<Duration::rep>(name))); }
  template <class T>
  T group(const char* name) const {
    T value;
    members(value, Reader(child(name), line_));
    return value;
  }
  const json& child(const char* name) const {
    if (!object_.is_object() || !object_.contains(name)) fail(name);
    return object_.at(name);
  }
  [[noreturn]] void fail(const std::string& name) const {
    throw Wrong{{"recording.field", {name, fmt::format("{}", line_)}}};
  }

  Fault fault(const json& object) const {
    const LineReader inner(object, line_);
    const auto kinds = parseFaultNames(inner.get<std::string>("name"));
    if (!kinds || kinds->size() != 1) fail("name");
    return {kinds->front(), inner.get<int>("number"), inner.get<Duration>("lasts"), inner.get<Point>("by")};
  }

  TwinConfig config(const BoardProfile& board) const {
    TwinConfig config;
    config.board = board;
    config.seed = get<std::uint64_t>("seed");
    config.plant = group<PlantProfile>("plant");
    config.controller = group<GrblSettings>("controller");
    config.build = group<GrblSim::Build>("build");
    for (const json& one : child("faults")) {
      PlannedFault planned;
      const LineReader inner(one, line_);
      if (one.contains("line")) planned.line = inner.get<int>("line");
      planned.after = inner.get<Duration>("after");
      planned.fault = fault(inner.child("fault"));
      config.faults.push_back(planned);
    }
    const auto places = get<std::array<int, kPieceCount>>("places");
    for (std::size_t i = 0; i < places.size(); ++i) {
      if (places[i] >= kSensorCount) fail("places");
      config.placement.places[i] = places[i] < 0 ? Place::nowhere() : placeOfSensor(places[i]);
    }
    return config;
  }

  TwinInput input() const {
    const auto what = get<std::string>("do");
    if (what == "open") return twin_input::OpenLink{};
    if (what == "close") return twin_input::CloseLink{};
    if (what == "send") return twin_input::Send{bytesOf(get<std::string>("bytes"))};
    if (what == "start") return twin_input::StartSensors{};
    if (what == "scan") return twin_input::Scan{};
    if (what == "stop") return twin_input::StopSensors{};
    if (what == "break") return twin_input::Break{fault(child("fault"))};
    if (what == "hand") return twin_input::Hand{actions()};
    if (what == "guard") {
      const auto bits = get<std::string>("sensors");
      if (bits.size() != kSensorCount || bits.find_first_not_of("01") != std::string::npos) fail("sensors");
      return twin_input::Guard{Occupancy(bits)};
    }
    throw Wrong{{"recording.input", {what, fmt::format("{}", line_)}}};
  }

 private:
  std::vector<HandAction> actions() const {
    std::vector<HandAction> all;
    try {
      for (const json& one : child("actions")) {
        HandAction action{Instant(Duration(one.at(0).get<Duration::rep>())), one.at(1).get<PieceId>(), {}};
        if (action.piece < 0 || action.piece >= kPieceCount) fail("actions");
        if (one.size() > 2) action.to = Point{one.at(2).get<double>(), one.at(3).get<double>()};
        all.push_back(action);
      }
    } catch (const json::exception&) {
      fail("actions");
    }
    return all;
  }

  const json& object_;
  std::size_t line_;
};

}  // namespace

Twin replay(const TwinRecording& recording) {
  Twin twin(recording.config, recording.start);
  for (const TwinInputAt& input : recording.inputs) {
    twin.advance(input.at);
    twin.apply(input.input);
  }
  twin.advance(recording.end);
  twin.take();
  return twin;
}

std::string toJsonLines(const TwinRecording& recording) {
  const TwinConfig& config = recording.config;
  json faults = json::array();
  for (const PlannedFault& planned : config.faults) {
    json one = {{"after", planned.after.count()}, {"fault", written(planned.fault)}};
    if (planned.line) one["line"] = *planned.line;
    faults.push_back(one);
  }
  json places = json::array();
  for (const Place place : config.placement.places) places.push_back(place.isNowhere() ? -1 : sensorOf(place));
  const json first = {{"twin", kVersion},
                      {"seed", config.seed},
                      {"start", recording.start.time_since_epoch().count()},
                      {"plant", written(config.plant)},
                      {"controller", written(config.controller)},
                      {"build", written(config.build)},
                      {"faults", faults},
                      {"places", places}};
  std::string out = first.dump() + "\n";
  for (const TwinInputAt& input : recording.inputs) {
    json line = written(input.input);
    line["at"] = input.at.time_since_epoch().count();
    out += line.dump();
    out += '\n';
  }
  const json last = {{"end", recording.end.time_since_epoch().count()}};
  return out + last.dump() + "\n";
}

Result<TwinRecording> parseJsonLines(std::string_view text, const BoardProfile& board) {
  TwinRecording recording;
  std::size_t number = 0;
  bool ended = false;
  try {
    while (!text.empty() && !ended) {
      const std::size_t end = std::min(text.find('\n'), text.size());
      const auto value = parseStrictJson(text.substr(0, end));
      if (!value) return value.error();
      text.remove_prefix(std::min(end + 1, text.size()));
      const LineReader line(*value, ++number);
      if (number == 1) {
        if (line.get<int>("twin") != kVersion) line.fail("twin");
        recording.config = line.config(board);
        recording.start = line.instant("start");
      } else if (value->contains("end")) {
        recording.end = line.instant("end");
        ended = true;
      } else {
        recording.inputs.push_back({line.instant("at"), line.input()});
      }
    }
    if (!ended) return Error{"recording.field", {"end", fmt::format("{}", number + 1)}};
  } catch (const Wrong& wrong) {
    return wrong.error;
  }
  return recording;
}

}  // namespace kirin
