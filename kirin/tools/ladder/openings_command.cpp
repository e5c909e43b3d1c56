// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ladder/openings_command.h"

#include "common/arguments.h"
#include "ladder/opening_counts.h"

#include "base/files.h"

#include <algorithm>
#include <cstdio>
#include <fmt/format.h>

namespace kirin::ladder {

namespace {

int fail(const Error& error) {
  fmt::print(stderr, "kirin-ladder: {}\n", error.debugText());
  return 1;
}

}  // namespace

std::optional<int> runOpenings(std::span<char* const> words) {
  Arguments arguments(words, {});
  ProfileFilter filter;
  filter.within = static_cast<int>(arguments.whole("within", filter.within, 0, 10'000));
  filter.leastEstimate = static_cast<int>(arguments.whole("estimate", filter.leastEstimate, 0, 1'000'000));
  const int plies = static_cast<int>(arguments.whole("plies", 40, 1, 40));
  const auto fewest = static_cast<std::uint32_t>(arguments.whole("fewest", 3, 1, 1'000'000));
  const auto out = arguments.text("out");
  const std::string origin = arguments.text("origin").value_or("");
  if (const auto ok = arguments.finish(); !ok) return fail(ok.error());
  if (arguments.rest().empty() || !out) return std::nullopt;

  OpeningCounts counts(plies, fewest);
  for (const std::string& file : arguments.rest())
    if (const auto done = readGames(file, [&](const PlayedGame& game) { counts.add(game, filter); }); !done)
      return fail(done.error());
  const std::string moves = counts.text();
  const std::string text = fmt::format(
      "# SPDX-FileCopyrightText: 2026 The Kirin authors\n"
      "# SPDX-License-Identifier: GPL-3.0-or-later\n"
      "# How people open: ply, move, and how often those of each band played it ({} to {} on Lichess, in steps of {};\n"
      "# the first holds all below it, the last all above). Made by kirin-ladder openings; what fewer than {} of a "
      "band\n"
      "# played in a position counts for none of it. From {} games{}.\n{}",
      PeopleBook::kLowestBand, PeopleBook::kHighestBand, PeopleBook::kBandStep, fewest, counts.games(),
      origin.empty() ? "" : ": " + origin, moves);
  if (const auto done = writeFileAtomically(*out, text); !done) return fail(done.error());
  fmt::print("{} games, {} moves, {} bytes\n", counts.games(), std::count(moves.begin(), moves.end(), '\n'),
             text.size());
  return 0;
}

}  // namespace kirin::ladder
