// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time.h"
#include "engine/uci.h"

#include <algorithm>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

namespace kirin::testing {

/// All that the engine says to these lines, read to the end.
inline std::vector<std::string> runUci(const std::string& script) {
  RealTime time;
  std::istringstream in(script);
  std::ostringstream out;
  Uci(in, out, time).run();
  std::vector<std::string> lines;
  std::istringstream read(out.str());
  for (std::string line; std::getline(read, line);) lines.push_back(line);
  return lines;
}

/// How many begin so.
inline int countLines(const std::vector<std::string>& lines, std::string_view start) {
  return static_cast<int>(
      std::count_if(lines.begin(), lines.end(), [&](const std::string& l) { return l.rfind(start, 0) == 0; }));
}

}  // namespace kirin::testing
