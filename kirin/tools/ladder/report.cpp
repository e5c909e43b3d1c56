// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ladder/report.h"

#include "base/text.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace kirin::ladder {

namespace {

const ProfileRow* findBand(const std::vector<ProfileRow>& rows, std::string_view band) {
  const auto found = std::find_if(rows.begin(), rows.end(), [&](const ProfileRow& row) { return row.band == band; });
  return found == rows.end() ? nullptr : &*found;
}

std::string tableOf(const ProfileRow& people, const ProfileRow& rung) {
  std::string text = fmt::format("### {}, and people of {}\n\n| | people | rung | apart |\n|---|---|---|---|\n",
                                 rung.band, people.band);
  int asked = 0, within = 0;
  for (const Column& wanted : people.columns) {
    const auto got = std::find_if(rung.columns.begin(), rung.columns.end(),
                                  [&](const Column& column) { return column.name == wanted.name; });
    if (got == rung.columns.end() || got->occasions == 0 || wanted.occasions == 0) continue;
    const double error = std::hypot(wanted.error, got->error);
    const double apart = error > 0 ? (got->value - wanted.value) / error : 0;
    ++asked;
    within += std::fabs(apart) <= 2 ? 1 : 0;
    text +=
        fmt::format("| {0} | {1:.{5}f} ± {2:.{6}f} | {3:.{5}f} ± {4:.{6}f} | {7:+.1f} |\n", wanted.head, wanted.value,
                    wanted.error, got->value, got->error, wanted.decimals, wanted.decimals + 1, apart);
  }
  return text + fmt::format("\n{} of {} columns within two standard errors, {} players of games.\n", within, asked,
                            rung.games);
}

}  // namespace

Result<std::vector<ProfileRow>> readProfile(std::string_view json) {
  std::vector<ProfileRow> rows;
  try {
    for (const auto& each : nlohmann::json::parse(json)) {
      ProfileRow row;
      each.at("band").get_to(row.band);
      each.at("games").get_to(row.games);
      each.at("moves").get_to(row.moves);
      row.columns = columnsOf({}, {});
      for (Column& column : row.columns) {
        const auto said = each.at("columns").find(column.name);
        if (said == each.at("columns").end()) continue;
        said->at("value").get_to(column.value);
        said->at("error").get_to(column.error);
        said->at("occasions").get_to(column.occasions);
      }
      rows.push_back(std::move(row));
    }
  } catch (const nlohmann::json::exception& wrong) {
    return Error{"profile.json", {wrong.what()}};
  }
  return rows;
}

Result<std::vector<Pairing>> parsePairings(std::string_view text) {
  std::vector<Pairing> pairings;
  for (std::string_view part : split(text, ',')) {
    const std::string_view whole = part;
    const std::string_view rung = takeUntil(part, '=');
    if (rung.empty() || part.empty()) return Error{"report.pairs", {std::string(whole)}};
    pairings.emplace_back(rung, part);
  }
  return pairings;
}

Result<std::string> reportText(const std::vector<ProfileRow>& people, const std::vector<ProfileRow>& rungs,
                               const std::vector<Pairing>& pairings) {
  std::string text;
  for (const auto& [rung, band] : pairings) {
    const ProfileRow* played = findBand(rungs, rung);
    if (played == nullptr) return Error{"report.band", {rung}};
    const ProfileRow* wanted = findBand(people, band);
    if (wanted == nullptr) return Error{"report.band", {band}};
    if (!text.empty()) text += '\n';
    text += tableOf(*wanted, *played);
  }
  return text;
}

}  // namespace kirin::ladder
