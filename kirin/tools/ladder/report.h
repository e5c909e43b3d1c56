// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ladder/profile_text.h"

#include "base/result.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace kirin::ladder {

/// What profileJson wrote; heads and decimals come back as columnsOf has them. Errors: "profile.json" (args: what is
/// wrong).
Result<std::vector<ProfileRow>> readProfile(std::string_view json);

/// A rung and the band of people whom it is to resemble.
using Pairing = std::pair<std::string, std::string>;
/// "novice=900,pupil=1200". Errors: "report.pairs" (args: the offending part).
Result<std::vector<Pairing>> parsePairings(std::string_view text);

/// For each pairing a Markdown table: each column of people, of the rung, and how far apart in standard errors of both
/// together; and how many are within two. Errors: "report.band" (args: the one that isn't there).
Result<std::string> reportText(const std::vector<ProfileRow>& people, const std::vector<ProfileRow>& rungs,
                               const std::vector<Pairing>& pairings);

}  // namespace kirin::ladder
