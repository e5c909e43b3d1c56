// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/game_codec.h"

#include <algorithm>
#include <charconv>
#include <nlohmann/json.hpp>

namespace kirin {
namespace {

using nlohmann::json;

// A place as a number: squares 0..63, slots 64..95, nowhere -1.
constexpr int kFirstSlot = 64;

constexpr std::array<std::pair<EndReason, std::string_view>, 12> kReasons{{
    {EndReason::Checkmate, "checkmate"},
    {EndReason::Resignation, "resignation"},
    {EndReason::Flag, "flag"},
    {EndReason::FlagWithoutMate, "flag-without-mate"},
    {EndReason::Stalemate, "stalemate"},
    {EndReason::DeadPosition, "dead-position"},
    {EndReason::Threefold, "threefold"},
    {EndReason::Fivefold, "fivefold"},
    {EndReason::FiftyMoves, "fifty-moves"},
    {EndReason::SeventyFiveMoves, "seventy-five-moves"},
    {EndReason::Agreement, "agreement"},
    {EndReason::Aborted, "aborted"},
}};

constexpr std::array<std::pair<SensorFault, std::string_view>, 3> kFaults{{
    {SensorFault::Flickers, "flickers"},
    {SensorFault::StuckOn, "stuck-on"},
    {SensorFault::StuckOff, "stuck-off"},
}};

constexpr std::array<std::pair<Unrated, std::string_view>, 8> kUnrated{{
    {Unrated::Sides, "sides"},
    {Unrated::Opponent, "opponent"},
    {Unrated::Odds, "odds"},
    {Unrated::Start, "start"},
    {Unrated::Imported, "imported"},
    {Unrated::Takeback, "takeback"},
    {Unrated::Abandoned, "abandoned"},
    {Unrated::Hint, "hint"},
}};

template <class Enum, std::size_t N>
std::string_view nameOf(const std::array<std::pair<Enum, std::string_view>, N>& names, Enum value) {
  return std::find_if(names.begin(), names.end(), [&](const auto& each) { return each.first == value; })->second;
}

template <class Enum, std::size_t N>
std::optional<Enum> valueOf(const std::array<std::pair<Enum, std::string_view>, N>& names, std::string_view text) {
  for (const auto& [value, name] : names) {
    if (name == text) return value;
  }
  return std::nullopt;
}

/// Thrown by the readers below and caught in decode(), like everything nlohmann throws.
struct Unreadable : std::runtime_error {
  using std::runtime_error::runtime_error;
};

int codeOf(Place place) {
  if (place.isSquare()) return place.square();
  return place.isSlot() ? kFirstSlot + place.slot() : -1;
}

int numberIn(const json& value, int low, int high) {
  if (!value.is_number_integer()) throw Unreadable("no number");
  const auto number = value.get<std::int64_t>();
  if (number < low || number > high) throw Unreadable("number out of range");
  return static_cast<int>(number);
}

Place placeFrom(const json& value) {
  const int code = numberIn(value, -1, kFirstSlot + kPieceCount - 1);
  if (code < 0) return Place::nowhere();
  return code < kFirstSlot ? Place::onSquare(code) : Place::inSlot(code - kFirstSlot);
}

PieceId pieceFrom(const json& value) { return numberIn(value, 0, kPieceCount - 1); }
PieceType typeFrom(const json& value) {
  return static_cast<PieceType>(numberIn(value, index(PieceType::Pawn), index(PieceType::King)));
}

json standInJson(const std::optional<std::pair<PieceId, PieceType>>& standIn) {
  return standIn ? json{standIn->first, index(standIn->second)} : json();
}

std::optional<std::pair<PieceId, PieceType>> standInFrom(const json& value) {
  if (value.is_null()) return std::nullopt;
  return std::pair{pieceFrom(value.at(0)), typeFrom(value.at(1))};
}

template <class T, class Read>
Result<T> decode(std::string_view text, Read read) {
  try {
    return read(json::parse(text));
  } catch (const std::exception& problem) {
    return Error{"store.corrupt", {problem.what()}};
  }
}

}  // namespace

std::string encode(const Placement& placement) {
  json places = json::array(), playsAs = json::array();
  for (const Place place : placement.places) places.push_back(codeOf(place));
  for (const PieceType type : placement.playsAs) playsAs.push_back(index(type));
  return json{{"known", placement.known}, {"places", places}, {"playsAs", playsAs}}.dump();
}

Result<Placement> decodePlacement(std::string_view text) {
  return decode<Placement>(text, [](const json& value) {
    Placement placement;
    placement.known = value.at("known").get<bool>();
    for (std::size_t piece = 0; piece < kPieceCount; ++piece) {
      placement.places[piece] = placeFrom(value.at("places").at(piece));
      placement.playsAs[piece] = typeFrom(value.at("playsAs").at(piece));
    }
    return placement;
  });
}

std::string encode(const PlyEffects& effects) {
  json operations = json::array();
  for (const PieceOperation& each : effects.operations) {
    operations.push_back({each.piece, codeOf(each.from), codeOf(each.to)});
  }
  json value{{"operations", std::move(operations)}};
  if (effects.capturedInto) value["capturedInto"] = *effects.capturedInto;
  if (effects.standIn) value["standIn"] = standInJson(effects.standIn);
  if (effects.capturedStandIn) value["capturedStandIn"] = standInJson(effects.capturedStandIn);
  return value.dump();
}

Result<PlyEffects> decodeEffects(std::string_view text) {
  return decode<PlyEffects>(text, [](const json& value) {
    PlyEffects effects;
    for (const json& each : value.at("operations")) {
      effects.operations.push_back({pieceFrom(each.at(0)), placeFrom(each.at(1)), placeFrom(each.at(2))});
    }
    if (value.contains("capturedInto")) effects.capturedInto = numberIn(value.at("capturedInto"), 0, kPieceCount - 1);
    effects.standIn = standInFrom(value.value("standIn", json()));
    effects.capturedStandIn = standInFrom(value.value("capturedStandIn", json()));
    return effects;
  });
}

std::string encode(const JournalEntry& entry) {
  json value{{"placement", json::parse(encode(entry.placement))}};
  if (entry.underWay) {
    const PieceOperation& op = entry.underWay->operation;
    json path = json::array();
    for (const Point spot : entry.underWay->path) path.push_back({spot.x, spot.y});
    value["underWay"] = {{"operation", {op.piece, codeOf(op.from), codeOf(op.to)}}, {"path", std::move(path)}};
  }
  json faults = json::object();
  for (std::size_t sensor = 0; sensor < entry.faults.size(); ++sensor) {
    if (entry.faults[sensor] != SensorFault::None)
      faults[std::to_string(sensor)] = nameOf(kFaults, entry.faults[sensor]);
  }
  if (!faults.empty()) value["sensors"] = std::move(faults);
  return value.dump();
}

Result<JournalEntry> decodeJournalEntry(std::string_view text) {
  return decode<JournalEntry>(text, [](const json& value) {
    auto placement = decodePlacement(value.at("placement").dump());
    if (!placement) throw Unreadable(placement.error().debugText());
    JournalEntry entry{*placement, std::nullopt, {}};
    if (value.contains("underWay")) {
      const json& operation = value.at("underWay").at("operation");
      Carry carry;
      carry.operation = {pieceFrom(operation.at(0)), placeFrom(operation.at(1)), placeFrom(operation.at(2))};
      for (const json& spot : value.at("underWay").at("path")) {
        carry.path.push_back({spot.at(0).get<double>(), spot.at(1).get<double>()});
      }
      if (carry.path.size() < 2 || carry.operation.to.isNowhere()) throw Unreadable("a carry without a way");
      entry.underWay = std::move(carry);
    }
    if (value.contains("sensors")) {
      for (const auto& [name, fault] : value.at("sensors").items()) {
        int sensor = -1;
        const auto [end, error] = std::from_chars(name.data(), name.data() + name.size(), sensor);
        const auto known = valueOf(kFaults, fault.get<std::string>());
        const bool is =
            error == std::errc() && end == name.data() + name.size() && sensor >= 0 && sensor < kSensorCount;
        if (!is || !known) throw Unreadable("a sensor that isn't there");
        entry.faults[static_cast<std::size_t>(sensor)] = *known;
      }
    }
    return entry;
  });
}

std::string_view toString(EndReason reason) { return nameOf(kReasons, reason); }
std::optional<EndReason> parseEndReason(std::string_view text) { return valueOf(kReasons, text); }

std::string_view toString(Unrated why) { return nameOf(kUnrated, why); }
std::optional<Unrated> parseUnrated(std::string_view text) { return valueOf(kUnrated, text); }

}  // namespace kirin
