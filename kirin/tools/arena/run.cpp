// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/run.h"

#include "arena/journal.h"
#include "arena/report.h"

#include "base/files.h"

#include <optional>

namespace kirin::arena {

int Standings::games() const {
  int sum = 0;
  for (const Tally& tally : tallies) sum += tally.games();
  return sum;
}

int Standings::faults() const {
  int sum = 0;
  for (const Tally& tally : tallies) sum += tally.faults[0].total() + tally.faults[1].total();
  return sum;
}

Verdict sprtVerdict(const Standings& standings, const Arguments& arguments) {
  if (!arguments.sprt) return Verdict::Open;
  const SprtSettings& sprt = *arguments.sprt;
  return verdictOf(logLikelihoodRatio(standings.tallies[0].pairs, sprt.elo0, sprt.elo1), sprt);
}

Result<Standings> runMatch(const Arguments& arguments, const ITime& time, std::stop_token stop,
                           const std::function<void(const Standings&)>& progress) {
  auto openings = arguments.book.empty() ? Result<Openings>(Openings(arguments.seed))
                                         : Openings::read(arguments.book, arguments.seed);
  if (!openings) return openings.error();

  Standings standings;
  standings.encounters = encountersOf(arguments);
  standings.tallies.resize(standings.encounters.size());
  std::vector<bool> finished;
  std::optional<Journal> journal;
  std::uintmax_t pgnBytes = 0;
  if (!arguments.json.empty()) {
    auto path = arguments.json;
    path += ".journal";
    auto opened = Journal::open(path, identityOf(arguments, *openings));
    if (!opened) return opened.error();
    journal.emplace(*std::move(opened));
    for (const JournalEntry& entry : journal->entries()) {
      const auto number = static_cast<std::size_t>(entry.number);
      if (finished.size() <= number) finished.resize(number + 1);
      finished[number] = true;
      standings.tallies[encounterOf(entry.number, standings.tallies.size())].add(entry.pair);
      pgnBytes = entry.pgnBytes;
    }
    standings.resumed = standings.games();
  }
  std::optional<AppendFile> pgn;
  if (!arguments.pgn.empty()) {
    auto opened = AppendFile::open(arguments.pgn, pgnBytes);
    if (!opened) return opened.error();
    pgn.emplace(*std::move(opened));
  }

  // The games go first: a journal that knows of them knows how long their file was.
  const auto save = [&](const PairRecord& pair) -> Result<void> {
    if (pgn)
      if (auto done = pgn->append(writePgn(pair.games[0].pgn) + writePgn(pair.games[1].pgn)); !done) return done;
    if (!journal) return {};
    const Encounter& encounter = standings.encounters[pair.encounter];
    const JournalEntry entry{pair.number,
                             {arguments.contenders[encounter.first].name, arguments.contenders[encounter.second].name},
                             {pair.games[0].outcome, pair.games[1].outcome},
                             pgn ? pgn->size() : 0};
    if (auto done = journal->append(entry); !done) return done;
    return writeFileAtomically(arguments.json, toJson(standings, arguments));
  };
  if (journal)
    if (auto done = writeFileAtomically(arguments.json, toJson(standings, arguments)); !done) return done.error();

  // What was decided before stays so.
  if (sprtVerdict(standings, arguments) != Verdict::Open) return standings;
  const auto played =
      playPairs(arguments, *openings, std::move(finished), time, stop, [&](PairRecord&& pair) -> Result<bool> {
        standings.tallies[pair.encounter].add({pair.games[0].outcome, pair.games[1].outcome});
        if (auto done = save(pair); !done) return done.error();
        progress(standings);
        return sprtVerdict(standings, arguments) != Verdict::Open;
      });
  if (!played) return played.error();
  return standings;
}

}  // namespace kirin::arena
