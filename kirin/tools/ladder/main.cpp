// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
// kirin-ladder: how people and the rungs of the ladder err, side by side.
#include "ladder/fit_command.h"
#include "ladder/openings_command.h"
#include "ladder/profile_command.h"
#include "ladder/report_command.h"
#include "ladder/tell_command.h"

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
      --least 0 --most 10000 ratings that count
      --within 250           by how much the players' ratings may differ
      --estimate 480         the least of base + 40 increments, in seconds
      --from-ply 9           earlier moves don't count
      --deep 0               so many moves of each band are looked at by a search, too
      --nodes 20000          of such a search   --seed 1
      --json                 for programs

  kirin-ladder fit --games FILE --state FILE [options]
      looks for the engine's options with which it errs as people of those ratings do, in the positions they had
      --least 0 --most 10000 their ratings
      --positions 1500       of their games   --seed 1
      --nodes 20000 --look-ahead N   as the rung is to have them
      --start 1000           the Elo whose options it begins with
      --generations 40       Stopped at any moment, the same command goes on where it was.

  kirin-ladder report --people FILE --rungs FILE --pairs novice=900,pupil=1200...
      two profiles (as JSON) side by side: each rung beside the band it is to resemble, as Markdown

  kirin-ladder tell --people FILE --pairs novice=900,1200=1200... [options] FILE...
      how well ten moves in a row tell the players of these games from people of a band: learned from half of the
      games, tested on the other; a band can be told from another, or from itself, which shows what chance does
      --windows 2000         so many of each kind, drawn at random   --seed 1
      --nodes 0              of a search that says what moves lost; 0: exchanges and mates alone
      --step 200             so many points make a band   --from-ply 9   --json

  kirin-ladder openings --out FILE [options] FILE...
      counts how people of each band open, for kirin/data/people-openings.txt
      --fewest 3             what fewer of a band played in a position is left out of it
      --plies 40 --within 250 --estimate 480   --origin TEXT   said at the top of the file
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
  if (command == "fit") status = runFit(words.subspan(1));
  if (command == "openings") status = runOpenings(words.subspan(1));
  if (command == "report") status = runReport(words.subspan(1));
  if (command == "tell") status = runTell(words.subspan(1));
  return status ? *status : usage();
}

}  // namespace
}  // namespace kirin::ladder

int main(int count, char** words) { return kirin::ladder::run({words + 1, words + count}); }
