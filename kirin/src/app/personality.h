// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "engine/engine.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kirin {

/// The opponent's id where another person sits at the board: no personality bears it.
inline constexpr std::string_view kPersonId = "person";

/// An opponent: a named preset of UCI options and a budget a move (D-51). Data, not code; schema in
/// docs/personalities.md.
struct Personality {
  std::string id;    ///< lower-case letters, digits, '-' and '_'; at most 32
  std::string name;  ///< UTF-8, one line, as the two below
  std::string blurb;
  std::string
      avatar;   ///< name of a shipped portrait; in a registry a full path where the folder has such a file; or empty
  int elo = 0;  ///< approximate; a target until measured
  EngineOptions options;
  SearchLimits limits;              ///< the budget a move: nodes, depth, moveTime, at least one of them
  std::vector<std::string> engine;  ///< command and arguments of another UCI program; empty: the one in this process
  bool builtin = false;             ///< exactly as shipped: no file says otherwise

  friend bool operator==(const Personality&, const Personality&) = default;
};

/// Errors: "json.*" (base/strict_json.h); "personality.unknown-key", "personality.missing-key", "personality.type",
/// "personality.range", "personality.text", "personality.option", "personality.budget" (args: the offending text, JSON
/// pointer, what it takes).
Result<Personality> parsePersonality(std::string_view json);
/// As a file has it; parsePersonality gives back the same, but for `builtin`.
std::string toJson(const Personality& personality);

/// The seven rungs, weakest first.
std::vector<Personality> loadBuiltins();

/// A file that could not be used, and why: "file.*" (base/files.h), an error of parsePersonality, or
/// "personality.twice" (args: id, JSON pointer, the other file) when its folder has another of that id.
struct BrokenPersonality {
  std::filesystem::path file;
  Error error;

  friend bool operator==(const BrokenPersonality&, const BrokenPersonality&) = default;
};

/// The builtins, then every *.json of the folders in order: a known id replaces, a new one is added behind the seven,
/// sorted by id. A broken file is skipped and listed; hidden files and missing folders are passed over.
class PersonalityRegistry {
 public:
  explicit PersonalityRegistry(const std::vector<std::filesystem::path>& folders = {});

  const std::vector<Personality>& all() const { return personalities_; }
  const Personality* find(std::string_view id) const;
  const std::vector<BrokenPersonality>& broken() const { return broken_; }

 private:
  void readFolder(const std::filesystem::path& folder);
  void put(Personality personality, const std::filesystem::path& folder);

  std::vector<Personality> personalities_;
  std::vector<BrokenPersonality> broken_;
};

}  // namespace kirin
