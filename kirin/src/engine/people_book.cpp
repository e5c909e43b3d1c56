// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/people_book.h"

#include "base/embedded_file.h"
#include "base/rng.h"
#include "base/text.h"
#include "chess/notation.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>

KIRIN_EMBED(people_openings, KIRIN_PEOPLE_OPENINGS_FILE)

namespace kirin {

namespace {

template <class T>
bool readNumber(std::string_view text, T& number) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc{} && end == text.data() + text.size();
}

}  // namespace

int PeopleBook::bandOf(int rating) { return (std::clamp(rating, kLowestBand, kHighestBand) - kLowestBand) / kBandStep; }

const PeopleBook& PeopleBook::builtin() {
  static const PeopleBook kBook = [] {
    auto book = parse(KIRIN_EMBEDDED(people_openings));
    // A test reads the same file: a program that carries a broken one is never released.
    if (!book) std::abort();
    return std::move(book).value();
  }();
  return kBook;
}

Result<PeopleBook> PeopleBook::parse(std::string_view text) {
  PeopleBook book;
  std::vector<Position> path(1);  // by ply; the last is where the next answer is played
  for (int number = 1; !text.empty(); ++number) {
    const std::string_view line = takeUntil(text, '\n');
    if (line.empty() || line.front() == '#') continue;
    const std::string where = std::to_string(number);
    const std::vector<std::string_view> parts = split(line, ' ');
    std::size_t ply = 0;
    Entry entry;
    bool sound = parts.size() == 2 + kBands && readNumber(parts[0], ply) && ply >= 1 && ply <= path.size();
    for (std::size_t band = 0; sound && band < kBands; ++band) sound = readNumber(parts[band + 2], entry.counts[band]);
    if (!sound) return Error{"openings.line", {where}};

    path.resize(ply);
    const Position& before = path.back();
    const auto move = parseSan(before, parts[1]);
    std::vector<Entry>& entries = book.entries_[before.key()];
    const bool known =
        move && std::any_of(entries.begin(), entries.end(), [&](const Entry& other) { return other.move == *move; });
    if (!move || known) return Error{"openings.move", {std::string(parts[1]), where}};
    entry.move = *move;
    entries.push_back(entry);
    path.push_back(before.after(*move));
  }
  return book;
}

std::span<const PeopleBook::Entry> PeopleBook::at(const Position& position) const {
  const auto found = entries_.find(position.key());
  return found == entries_.end() ? std::span<const Entry>() : found->second;
}

std::optional<Move> PeopleBook::pick(const GameLine& line, int band, std::uint64_t seed,
                                     std::span<const Move> allowed) const {
  if (line.plies() >= pliesOf(band)) return std::nullopt;
  const Position& position = line.current();
  // Two positions may share a key, if hardly ever: then a move may not be legal here.
  const auto weightOf = [&](const Entry& entry) -> std::uint64_t {
    const bool wanted = allowed.empty() || std::find(allowed.begin(), allowed.end(), entry.move) != allowed.end();
    return wanted && position.isLegal(entry.move) ? entry.counts[static_cast<std::size_t>(band)] : 0;
  };
  std::uint64_t sum = 0;
  for (const Entry& entry : at(position)) sum += weightOf(entry);
  if (sum == 0) return std::nullopt;
  // Mixed with the position, so that one seed serves a whole game.
  std::uint64_t left = Rng(Rng(seed).next() ^ position.key()).next() % sum;
  for (const Entry& entry : at(position)) {
    const std::uint64_t weight = weightOf(entry);
    if (left < weight) return entry.move;
    left -= weight;
  }
  return std::nullopt;
}

}  // namespace kirin
