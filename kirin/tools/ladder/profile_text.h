// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ladder/deep.h"
#include "ladder/profile.h"

#include <string>
#include <vector>

namespace kirin::ladder {

/// One column of the table of what people do.
struct Column {
  std::string name;  ///< as JSON calls it
  std::string head;  ///< as a table heads it
  double value = 0, error = 0;
  double occasions = 0;  ///< 0: nothing to tell
  int decimals = 0;
};

/// In the order of the table. In percent, but for counts per 100 moves, plies and centipawns.
std::vector<Column> columnsOf(const Profile& profile, const DeepProfile& deep);

struct ProfileRow {
  std::string band;
  std::uint64_t games = 0, moves = 0;
  std::vector<Column> columns;
};

/// A Markdown table, each value with its standard error.
std::string profileTable(const std::vector<ProfileRow>& rows);
std::string profileJson(const std::vector<ProfileRow>& rows);

}  // namespace kirin::ladder
