// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arena/results_file.h"

#include <span>

namespace kirin::arena {

extern const char* const kRateUsage;

struct RateArguments {
  std::vector<std::filesystem::path> files;
  std::vector<std::pair<std::string, double>> anchors;
  int samples = 1000;
  std::uint64_t seed = 1;
  std::filesystem::path json;
};

/// What follows "rate". Errors: "arena.argument".
Result<RateArguments> parseRateArguments(std::span<const std::string_view> words);

/// Reads the files, fits, writes the JSON file if there is to be one, and returns the table. Errors: those of
/// addResults; "arena.argument" for an anchor that has not played; "file.unwritable".
Result<std::string> rate(const RateArguments& arguments);

}  // namespace kirin::arena
