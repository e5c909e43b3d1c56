// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "house/checks.h"

#include <algorithm>
#include <array>
#include <optional>

namespace kirin {
namespace {

constexpr std::array<std::string_view, 7> kLayers = {"base", "chess", "engine", "board", "backend", "app", "ui"};
constexpr std::size_t kFirstWithQt = 4;
constexpr std::size_t kUi = 6;

std::optional<std::size_t> layerOf(std::string_view folder) {
  const auto found = std::find(kLayers.begin(), kLayers.end(), folder);
  if (found == kLayers.end()) return std::nullopt;
  return static_cast<std::size_t>(found - kLayers.begin());
}

std::string_view firstFolder(std::string_view path) { return path.substr(0, path.find('/')); }

/// What stands between the brackets or quotes of an include; empty for every other line.
std::string_view includedPath(std::string_view line) {
  const std::size_t hash = line.find_first_not_of(" \t");
  if (hash == std::string_view::npos || line[hash] != '#') return {};
  const std::size_t word = line.find_first_not_of(" \t", hash + 1);
  if (word == std::string_view::npos || !line.substr(word).starts_with("include")) return {};
  const std::size_t open = line.find_first_of("<\"", word);
  if (open == std::string_view::npos) return {};
  const std::size_t close = line.find_first_of(">\"", open + 1);
  return close == std::string_view::npos ? std::string_view() : line.substr(open + 1, close - open - 1);
}

bool isQtHeader(std::string_view included) {
  return included.size() > 1 && included[0] == 'Q' &&
         (included.starts_with("Qt") || (included[1] >= 'A' && included[1] <= 'Z'));
}

/// The highest layer a file may include; nothing for files this check is not about.
std::optional<std::size_t> highestAllowed(std::string_view path) {
  constexpr std::string_view sources = "kirin/src/", tools = "kirin/tools/";
  if (path.starts_with(sources)) {
    const std::string_view rest = path.substr(sources.size());
    if (rest == "uci_main.cpp") return layerOf("engine");
    return rest.find('/') == std::string_view::npos ? kUi : layerOf(firstFolder(rest));
  }
  if (path.starts_with(tools)) return path.starts_with("kirin/tools/screens/") ? kUi : kUi - 1;
  return std::nullopt;
}

}  // namespace

Findings checkIncludes(const SourceTree& tree) {
  Findings findings;
  for (const SourceFile& file : tree) {
    const auto highest = highestAllowed(file.path);
    if (!highest || (file.extension() != ".h" && file.extension() != ".cpp")) continue;
    std::size_t number = 0;
    for (const std::string_view line : file.lines()) {
      ++number;
      const std::string_view included = includedPath(line);
      if (included.empty()) continue;
      const std::string where = file.path + ":" + std::to_string(number) + ": ";
      const auto layer = included.find('/') == std::string_view::npos ? std::nullopt : layerOf(firstFolder(included));
      if (layer && *layer > *highest) findings.push_back(where + "includes upwards: " + std::string(included));
      if (*highest < kFirstWithQt && isQtHeader(included)) {
        findings.push_back(where + "must not know Qt: " + std::string(included));
      }
      if (included == "base/log.h" && file.path.starts_with("kirin/src/chess/")) {
        findings.push_back(where + "the rules never log");
      }
    }
  }
  return findings;
}

}  // namespace kirin
