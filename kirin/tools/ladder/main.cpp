// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
// kirin-ladder: how people and the rungs of the ladder err, side by side.
#include "ladder/profile_command.h"

#include <cstdio>
#include <fmt/format.h>
#include <string_view>

namespace kirin::ladder {
namespace {

constexpr std::string_view kUsage = R"(kirin-ladder: how people and rungs err

  kirin-ladder profile [options] FILE...
      what players of each band do: mates found and allowed, pieces hung and taken, and so on, with standard errors.
      FILE is PGN, or a table of Lichess games (CSV with a header); "-" is the standard input.
      --players              bands are players' names, not ratings: for games of rungs
      --step 200             so many points make a band, called by the least of them
      --within 250           by how much the players' ratings may differ
      --estimate 480         the least of base + 40 increments, in seconds
      --from-ply 9           earlier moves don't count
      --deep 0               so many moves of each band are looked at by a search, too
      --nodes 20000          of such a search   --seed 1
      --json                 for programs
)";

int usage() {
  fmt::print(stderr, "{}", kUsage);
  return 2;
}

int run(std::span<char* const> words) {
  if (words.empty()) return usage();
  const std::string_view command = words.front();
  if (command == "--help") {
    fmt::print("{}", kUsage);
    return 0;
  }
  std::optional<int> status;
  if (command == "profile") status = runProfile(words.subspan(1));
  return status ? *status : usage();
}

}  // namespace
}  // namespace kirin::ladder

int main(int count, char** words) { return kirin::ladder::run({words + 1, words + count}); }
