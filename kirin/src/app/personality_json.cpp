// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/personality.h"
#include "base/strict_json.h"

#include <algorithm>
#include <charconv>
#include <fmt/format.h>
#include <initializer_list>
#include <nlohmann/json.hpp>
#include <set>
#include <utility>

namespace kirin {

namespace {

using nlohmann::json;

constexpr std::size_t kDeepest = 4;
constexpr std::int64_t kMostNodes = 1'000'000'000'000;
constexpr std::int64_t kLongestMoveMs = 600'000;
constexpr std::size_t kLongestValue = 1024;
constexpr std::size_t kMostOptions = 64;
constexpr std::size_t kMostArguments = 32;

bool hasControlCharacter(std::string_view text) {
  return std::any_of(text.begin(), text.end(),
                     [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; });
}

std::size_t codePoints(std::string_view utf8) {
  return static_cast<std::size_t>(
      std::count_if(utf8.begin(), utf8.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

/// What a message can carry of an offending value.
std::string excerpt(const json& value) {
  constexpr std::size_t kLongest = 60;
  std::string text = value.is_string() ? value.get<std::string>() : value.dump();
  if (text.size() <= kLongest) return text;
  std::size_t end = kLongest;
  while ((static_cast<unsigned char>(text[end]) & 0xC0) == 0x80) --end;
  return text.substr(0, end) + "...";
}

/// Reads fields one after another and remembers the first thing that was wrong; after that, what it returns means
/// nothing.
class Reader {
 public:
  std::optional<Error> error;

  void fail(const char* kind, std::string text, std::string pointer, std::string takes) {
    if (!error)
      error = Error{fmt::format("personality.{}", kind), {std::move(text), std::move(pointer), std::move(takes)}};
  }

  /// Is this an object with no key but these?
  bool object(const json& value, const std::string& pointer, std::initializer_list<std::string_view> keys) {
    if (!value.is_object()) return fail("type", excerpt(value), pointer, "object"), false;
    for (const auto& [key, member] : value.items()) {
      if (std::find(keys.begin(), keys.end(), key) == keys.end()) {
        fail("unknown-key", excerpt(key), jsonPointer(pointer, key), fmt::format("{}", fmt::join(keys, ", ")));
      }
    }
    return !error;
  }

  /// The member, or nullptr; a required one that is absent is an error.
  const json* member(const json& object, const std::string& pointer, const char* key, const char* takesIfRequired) {
    const auto found = object.find(key);
    if (found != object.end()) return &*found;
    if (takesIfRequired != nullptr) fail("missing-key", key, jsonPointer(pointer, key), takesIfRequired);
    return nullptr;
  }

  std::string text(const json& value, const std::string& pointer, std::size_t shortest, std::size_t longest) {
    if (!value.is_string()) return fail("type", excerpt(value), pointer, "string"), std::string();
    auto text = value.get<std::string>();
    const std::size_t length = codePoints(text);
    if (length < shortest || length > longest || hasControlCharacter(text)) {
      fail("text", excerpt(value), pointer, fmt::format("one line, {}..{}", shortest, longest));
    }
    return text;
  }

  std::int64_t wholeNumber(const json& value, const std::string& pointer, std::int64_t least, std::int64_t most) {
    if (!value.is_number_integer()) return fail("type", excerpt(value), pointer, "whole number"), least;
    // An unsigned one beyond 2^63 would come out negative.
    const bool tooBig = value.is_number_unsigned() && value.get<std::uint64_t>() > static_cast<std::uint64_t>(most);
    const auto number = tooBig ? most : value.get<std::int64_t>();
    if (tooBig || number < least || number > most)
      fail("range", excerpt(value), pointer, fmt::format("{}..{}", least, most));
    return number;
  }
};

void readId(Reader& reader, const json& value, Personality& personality) {
  personality.id = reader.text(value, "/id", 1, 32);
  constexpr std::string_view kLetters = "abcdefghijklmnopqrstuvwxyz0123456789";
  const bool wellFormed = personality.id.find_first_not_of(std::string(kLetters) + "-_") == std::string::npos &&
                          kLetters.find(personality.id.substr(0, 1)) != kLetters.npos;
  if (!wellFormed) reader.fail("text", excerpt(value), "/id", "a-z 0-9 - _");
  if (personality.id == kPersonId) reader.fail("text", excerpt(value), "/id", "another name");
}

void readAvatar(Reader& reader, const json& value, Personality& personality) {
  personality.avatar = reader.text(value, "/avatar", 0, 128);
  // Beside the file means beside it.
  if (personality.avatar.find('/') != std::string::npos || personality.avatar.substr(0, 1) == ".") {
    reader.fail("text", excerpt(value), "/avatar", "file name");
  }
}

/// Does `setoption name <name> value <value>` say this and nothing else?
bool isOptionName(std::string_view name) {
  return !name.empty() && name.size() <= 64 && !hasControlCharacter(name) && name.front() != ' ' &&
         name.back() != ' ' && fmt::format(" {} ", name).find(" value ") == std::string::npos;
}

void readOptions(Reader& reader, const json& options, Personality& personality) {
  if (!options.is_object()) return reader.fail("type", excerpt(options), "/options", "object");
  if (options.size() > kMostOptions) {
    return reader.fail("range", std::to_string(options.size()), "/options", fmt::format("0..{}", kMostOptions));
  }
  std::set<std::string> seen;
  for (const auto& [name, value] : options.items()) {
    const std::string pointer = jsonPointer("/options", name);
    std::string folded = name;
    std::transform(folded.begin(), folded.end(), folded.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    // UCI knows no case: two spellings of one option would contradict each other.
    if (!isOptionName(name) || !seen.insert(folded).second) {
      reader.fail("option", excerpt(name), pointer, "UCI option name, once");
    }
    if (value.is_string()) {
      personality.options[name] = reader.text(value, pointer, 0, kLongestValue);
    } else if (value.is_number_integer() || value.is_boolean()) {
      personality.options[name] = value.dump();
    } else {
      reader.fail("type", excerpt(value), pointer, "string, whole number, true, false");
    }
  }
}

void readLimits(Reader& reader, const json& limits, Personality& personality) {
  if (!reader.object(limits, "/limits", {"nodes", "depth", "moveTimeMs"})) return;
  if (limits.empty()) reader.fail("budget", "{}", "/limits", "nodes, depth, moveTimeMs");
  if (const json* nodes = reader.member(limits, "/limits", "nodes", nullptr)) {
    personality.limits.nodes = static_cast<std::uint64_t>(reader.wholeNumber(*nodes, "/limits/nodes", 1, kMostNodes));
  }
  if (const json* depth = reader.member(limits, "/limits", "depth", nullptr)) {
    personality.limits.depth = static_cast<int>(reader.wholeNumber(*depth, "/limits/depth", 1, 100));
  }
  if (const json* moveTime = reader.member(limits, "/limits", "moveTimeMs", nullptr)) {
    personality.limits.moveTime =
        std::chrono::milliseconds(reader.wholeNumber(*moveTime, "/limits/moveTimeMs", 1, kLongestMoveMs));
  }
}

void readEngine(Reader& reader, const json& engine, Personality& personality) {
  if (!engine.is_array()) return reader.fail("type", excerpt(engine), "/engine", "array of strings");
  if (engine.empty() || engine.size() > kMostArguments) {
    return reader.fail("range", std::to_string(engine.size()), "/engine", fmt::format("1..{}", kMostArguments));
  }
  for (std::size_t i = 0; i < engine.size(); ++i) {
    personality.engine.push_back(
        reader.text(engine[i], jsonPointer("/engine", std::to_string(i)), i == 0 ? 1 : 0, kLongestValue));
  }
}

/// Numbers and truth values as JSON has them, when that says exactly the same.
nlohmann::ordered_json optionValue(const std::string& value) {
  if (value == "true" || value == "false") return value == "true";
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), number);
  if (error == std::errc() && std::to_string(number) == value) return number;
  return value;
}

}  // namespace

Result<Personality> parsePersonality(std::string_view text) {
  const auto parsed = parseStrictJson(text, kDeepest);
  if (!parsed) return parsed.error();
  const json& root = *parsed;
  Reader reader;
  Personality personality;
  if (reader.object(root, "", {"id", "name", "blurb", "avatar", "elo", "options", "limits", "engine"})) {
    if (const json* id = reader.member(root, "", "id", "string")) readId(reader, *id, personality);
    if (const json* name = reader.member(root, "", "name", "string"))
      personality.name = reader.text(*name, "/name", 1, 40);
    if (const json* blurb = reader.member(root, "", "blurb", nullptr)) {
      personality.blurb = reader.text(*blurb, "/blurb", 0, 400);
    }
    if (const json* avatar = reader.member(root, "", "avatar", nullptr)) readAvatar(reader, *avatar, personality);
    if (const json* elo = reader.member(root, "", "elo", "100..4000")) {
      personality.elo = static_cast<int>(reader.wholeNumber(*elo, "/elo", 100, 4000));
    }
    if (const json* options = reader.member(root, "", "options", nullptr)) readOptions(reader, *options, personality);
    if (const json* limits = reader.member(root, "", "limits", "object")) readLimits(reader, *limits, personality);
    if (const json* engine = reader.member(root, "", "engine", nullptr)) readEngine(reader, *engine, personality);
  }
  if (reader.error) return *reader.error;
  return personality;
}

std::string toJson(const Personality& personality) {
  nlohmann::ordered_json root;
  root["id"] = personality.id;
  root["name"] = personality.name;
  root["blurb"] = personality.blurb;
  root["avatar"] = personality.avatar;
  root["elo"] = personality.elo;
  root["options"] = nlohmann::ordered_json::object();
  for (const auto& [name, value] : personality.options) root["options"][name] = optionValue(value);
  root["limits"] = nlohmann::ordered_json::object();
  if (personality.limits.nodes) root["limits"]["nodes"] = *personality.limits.nodes;
  if (personality.limits.depth) root["limits"]["depth"] = *personality.limits.depth;
  if (personality.limits.moveTime) {
    root["limits"]["moveTimeMs"] = *personality.limits.moveTime / std::chrono::milliseconds(1);
  }
  if (!personality.engine.empty()) root["engine"] = personality.engine;
  return root.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
}

}  // namespace kirin
