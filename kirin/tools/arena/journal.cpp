// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/journal.h"

#include "base/strict_json.h"

#include <algorithm>
#include <fmt/format.h>

namespace kirin::arena {

namespace {

using nlohmann::json;

constexpr std::string_view kForm = "kirin-arena 1";
constexpr std::array<std::string_view, 4> kFaults{"", "crash", "illegal move", "time"};
constexpr std::array<std::string_view, 2> kColors{"white", "black"};

json toJson(const GameOutcome& game) {
  json line{{"result", toString(game.result)}, {"reason", game.reason}, {"plies", game.plies}};
  if (game.fault != Fault::None) {
    line["fault"] = kFaults[static_cast<std::size_t>(game.fault)];
    line["by"] = kColors[static_cast<std::size_t>(index(game.faulty))];
  }
  for (const Effort& effort : game.effort) {
    line["moves"].push_back(effort.moves);
    line["us"].push_back(effort.time.count());
    line["nodes"].push_back(effort.nodes);
  }
  return line;
}

std::string writeEntry(const JournalEntry& entry) {
  const json line{{"pair", entry.number},
                  {"players", entry.players},
                  {"games", {toJson(entry.pair[0]), toJson(entry.pair[1])}},
                  {"pgn", entry.pgnBytes}};
  return line.dump(-1, ' ', false, json::error_handler_t::replace) + "\n";
}

template <std::size_t N>
std::size_t placeOf(const std::array<std::string_view, N>& words, const std::string& word) {
  const auto found = std::ranges::find(words, word);
  if (found == words.end()) throw std::out_of_range(word);
  return static_cast<std::size_t>(found - words.begin());
}

GameOutcome readGame(const json& line) {
  GameOutcome game;
  const auto result = parseGameResult(line.at("result").get<std::string>());
  if (!result || *result == GameResult::Unknown) throw std::out_of_range("result");
  game.result = *result;
  game.reason = line.at("reason").get<std::string>();
  game.plies = line.at("plies").get<int>();
  if (line.contains("fault")) {
    game.fault = static_cast<Fault>(placeOf(kFaults, line.at("fault").get<std::string>()));
    game.faulty = static_cast<Color>(placeOf(kColors, line.at("by").get<std::string>()));
  }
  for (std::size_t side = 0; side < 2; ++side) {
    game.effort[side].moves = line.at("moves").at(side).get<int>();
    game.effort[side].time = std::chrono::microseconds(line.at("us").at(side).get<std::int64_t>());
    game.effort[side].nodes = line.at("nodes").at(side).get<std::uint64_t>();
  }
  return game;
}

JournalEntry readEntry(const json& line) {
  return {line.at("pair").get<int>(),
          line.at("players").get<std::array<std::string, 2>>(),
          {readGame(line.at("games").at(0)), readGame(line.at("games").at(1))},
          line.at("pgn").get<std::uintmax_t>()};
}

json toJson(const Contender& contender) {
  json one{{"name", contender.name}, {"cmd", contender.command}, {"options", contender.options}};
  one["nodes"] = contender.nodes ? json(*contender.nodes) : json();
  one["depth"] = contender.depth ? json(*contender.depth) : json();
  one["personality"] = contender.personality ? json::parse(kirin::toJson(*contender.personality)) : json();
  return one;
}

/// "seed: 1 there, 2 now" for whatever differs.
std::string differences(const json& there, const json& now) {
  std::vector<std::string> found;
  for (const auto& [key, value] : now.items()) {
    const json before = there.is_object() && there.contains(key) ? there[key] : json();
    if (before != value) found.push_back(fmt::format("{}: {} there, {} now", key, before.dump(), value.dump()));
  }
  return fmt::format("{}", fmt::join(found, "; "));
}

}  // namespace

Result<JournalContent> readJournal(const std::filesystem::path& file) {
  const auto text = readFile(file, std::size_t{1} << 30);
  if (!text) return text.error();
  JournalContent content;
  std::string_view left(*text);
  for (int number = 1;; ++number) {
    const std::size_t end = left.find('\n');
    if (end == std::string_view::npos) break;
    const auto bad = [&](std::string what) {
      return Error{"arena.journal", {file.string(), std::to_string(number), std::move(what)}};
    };
    const auto line = parseStrictJson(left.substr(0, end));
    if (!line) return bad(line.error().debugText());
    try {
      if (number == 1) {
        if (line->at("journal") != kForm) return bad(fmt::format("not of {}", kForm));
        content.match = line->at("match");
      } else {
        content.entries.push_back(readEntry(*line));
      }
    } catch (const std::exception& wrong) {
      return bad(wrong.what());
    }
    left.remove_prefix(end + 1);
    content.bytes = text->size() - left.size();
  }
  return content;
}

json identityOf(const Arguments& arguments, const Openings& openings) {
  json match;
  for (const Contender& contender : arguments.contenders) match["engines"].push_back(toJson(contender));
  match["gauntlet"] = arguments.gauntlet;
  match["nodes"] = arguments.nodes ? json(*arguments.nodes) : json();
  match["depth"] = arguments.depth ? json(*arguments.depth) : json();
  match["tc"] = arguments.time ? json(toString(*arguments.time)) : json();
  match["openings"] = openings.size() > 0 ? fmt::format("{:016x}", openings.fingerprint()) : "random";
  match["seed"] = arguments.seed;
  match["resign"] = arguments.resignAt ? json(*arguments.resignAt) : json();
  match["draw"] = arguments.drawAt ? json(*arguments.drawAt) : json();
  match["pgn"] = arguments.pgn.string();
  return match;
}

Result<Journal> Journal::open(const std::filesystem::path& file, const json& match) {
  auto lock = FileLock::acquire(file);
  if (!lock) return lock.error();
  auto content = readJournal(file);
  if (!content) return content.error();
  const bool fresh = content->bytes == 0;
  if (!fresh && content->match != match)
    return Error{"arena.resume", {file.string(), differences(content->match, match)}};
  auto opened = AppendFile::open(file, content->bytes);
  if (!opened) return opened.error();
  if (fresh) {
    const json head{{"journal", kForm}, {"match", match}};
    if (auto done = opened->append(head.dump(-1, ' ', false, json::error_handler_t::replace) + "\n"); !done)
      return done.error();
  }
  return Journal(*std::move(lock), *std::move(opened), std::move(content->entries));
}

Result<void> Journal::append(const JournalEntry& entry) { return file_.append(writeEntry(entry)); }

}  // namespace kirin::arena
