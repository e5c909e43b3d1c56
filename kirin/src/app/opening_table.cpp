// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/opening_table.h"

#include "base/embedded_file.h"
#include "base/text.h"
#include "chess/notation.h"

#include <cctype>
#include <cstdlib>

KIRIN_EMBED(openings, KIRIN_OPENINGS_FILE)

namespace kirin {
namespace {

bool isCode(std::string_view text) {
  return text.size() == 3 && text[0] >= 'A' && text[0] <= 'E' && std::isdigit(static_cast<unsigned char>(text[1])) &&
         std::isdigit(static_cast<unsigned char>(text[2]));
}

}  // namespace

const OpeningTable& OpeningTable::builtin() {
  static const OpeningTable kTable = [] {
    auto table = parse(KIRIN_EMBEDDED(openings));
    // A test reads the same file: a program that carries a broken one is never released.
    if (!table) std::abort();
    return std::move(table).value();
  }();
  return kTable;
}

Result<OpeningTable> OpeningTable::parse(std::string_view text) {
  OpeningTable table;
  for (int number = 1; !text.empty(); ++number) {
    std::string_view line = takeUntil(text, '\n');
    if (line.empty() || line.front() == '#') continue;
    const std::string where = std::to_string(number);
    const std::string_view eco = takeUntil(line, '\t');
    const std::string_view name = takeUntil(line, '\t');
    if (!isCode(eco) || name.empty() || line.empty() || line.find('\t') != line.npos) {
      return Error{"openings.line", {where}};
    }
    Opening opening{std::string(eco), std::string(name), {}};
    Position position;
    while (!line.empty()) {
      const std::string_view san = takeUntil(line, ' ');
      const auto move = parseSan(position, san);
      if (!move || toSan(position, *move) != san) return Error{"openings.move", {std::string(san), where}};
      position.play(*move);
      opening.moves.push_back(*move);
      table.passed_.insert(position.key());
    }
    const auto [there, added] = table.named_.emplace(position.key(), table.openings_.size());
    if (!added) return Error{"openings.twice", {table.openings_[there->second].name, where}};
    table.openings_.push_back(std::move(opening));
  }
  return table;
}

const Opening* OpeningTable::find(const Position& position) const {
  const auto found = named_.find(position.key());
  return found == named_.end() ? nullptr : &openings_[found->second];
}

const Opening* OpeningTable::openingOf(const GameLine& line) const {
  for (int ply = line.plies(); ply >= 0; --ply) {
    if (const Opening* found = find(line.at(ply))) return found;
  }
  return nullptr;
}

int OpeningTable::bookPlies(const GameLine& line) const {
  int plies = 0;
  while (plies < line.plies() && passed_.contains(line.at(plies + 1).key())) ++plies;
  return plies;
}

}  // namespace kirin
