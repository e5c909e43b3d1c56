// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ladder/profile_text.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace kirin::ladder {

std::vector<Column> columnsOf(const Profile& profile, const DeepProfile& deep) {
  std::vector<Column> columns;
  const auto add = [&](std::string_view name, std::string_view head, const Ratio& ratio, double scale, int decimals) {
    columns.push_back({std::string(name), std::string(head), ratio.value() * scale, ratio.error() * scale,
                       ratio.occasions(), decimals});
  };
  const auto ask = [&](Question question, std::string_view head, int decimals) {
    add(nameOf(question), head, profile.cheap[static_cast<std::size_t>(question)], 100, decimals);
  };
  ask(Question::MateFound, "mates in 1 found, %", 0);
  ask(Question::MateAllowed, "allows mate in 1, per 100", 2);
  add("hangs", "hangs per 100", profile.hangs, 100, 1);
  ask(Question::MovedInto, "moved into", 1);
  ask(Question::Left, "left", 1);
  ask(Question::QueenHung, "queen hangs", 2);
  ask(Question::FreeTaken, "free piece taken, %", 0);
  ask(Question::FreeTakenNear, "on the square just moved to, %", 0);
  ask(Question::FreeTakenFar, "elsewhere, %", 0);
  ask(Question::FreeTakenNew, "there newly, %", 0);
  ask(Question::FreeTakenAgain, "not taken a move before, %", 0);
  ask(Question::Recaptured, "recaptures made, %", 0);
  add("acpl", "ACPL within 3 pawns", deep.loss, 1, 0);
  add("blunders", "moves losing 200 cp, %", deep.blunders, 100, 1);
  add("first-choice", "first choice, %", deep.first, 100, 0);
  add("seen-at-depth-1", "blunders seen at depth 1, %", deep.seenAtOnce, 100, 0);
  add("seen-at-depth-6", "only at 6 or never, %", deep.seenDeep, 100, 0);
  add("plies", "plies", profile.plies, 1, 0);
  add("ends-in-mate", "ends in mate, %", profile.mate, 100, 0);
  return columns;
}

std::string profileTable(const std::vector<ProfileRow>& rows) {
  if (rows.empty()) return {};
  std::string text = "| band | games |", rule = "|---|---|";
  for (const Column& column : rows.front().columns) {
    text += fmt::format(" {} |", column.head);
    rule += "---|";
  }
  text += "\n" + rule + "\n";
  for (const ProfileRow& row : rows) {
    text += fmt::format("| {} | {} |", row.band, row.games);
    for (const Column& column : row.columns) {
      if (column.occasions > 0)
        text += fmt::format(" {:.{}f} ± {:.{}f} |", column.value, column.decimals, column.error, column.decimals + 1);
      else
        text += " |";
    }
    text += "\n";
  }
  return text;
}

std::string profileJson(const std::vector<ProfileRow>& rows) {
  nlohmann::ordered_json all = nlohmann::ordered_json::array();
  for (const ProfileRow& row : rows) {
    nlohmann::ordered_json columns;
    for (const Column& column : row.columns)
      if (column.occasions > 0)
        columns[column.name] = {{"value", column.value}, {"error", column.error}, {"occasions", column.occasions}};
    all.push_back({{"band", row.band}, {"games", row.games}, {"moves", row.moves}, {"columns", columns}});
  }
  return all.dump(2) + "\n";
}

}  // namespace kirin::ladder
