// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "engine/engine.h"

namespace kirin {

/// An opponent: a named preset of UCI options and a budget a move (D-51). Data, not code; schema in docs/personalities.md.
struct Personality {
  std::string id;      ///< lower-case letters, digits, '-' and '_'; at most 32
  std::string name;
  std::string blurb;
  std::string avatar;  ///< name of a shipped portrait, or a file beside the JSON; may be empty
  int elo = 0;         ///< approximate; a target until measured
  EngineOptions options;
  SearchLimits limits;               ///< the budget a move
  std::vector<std::string> engine;   ///< command and arguments of another UCI program; empty: the one in this process
  bool builtin = false;              ///< exactly as shipped: not replaced by a file

  friend bool operator==(const Personality&, const Personality&) = default;
};

/// Errors: "json.syntax" (args: what, line), "personality.<what>" (args: the offending text, JSON pointer, what it takes).
Result<Personality> parsePersonality(std::string_view json);
std::string toJson(const Personality& personality);

/// The seven rungs, weakest first.
std::vector<Personality> loadBuiltins();

/// A file that could not be used, and why.
struct BrokenPersonality {
  std::filesystem::path file;
  Error error;
};

/// The builtins, then every *.json of the folders in order: a known id replaces, a new one is added behind the seven,
/// sorted by id. A broken file is skipped and listed.
class PersonalityRegistry {
 public:
  explicit PersonalityRegistry(const std::vector<std::filesystem::path>& folders = {});

  const std::vector<Personality>& all() const { return personalities_; }
  const Personality* find(std::string_view id) const;
  const std::vector<BrokenPersonality>& broken() const { return broken_; }

 private:
  std::vector<Personality> personalities_;
  std::vector<BrokenPersonality> broken_;
};

}  // namespace kirin
