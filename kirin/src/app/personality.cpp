// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/personality.h"

#include "base/files.h"

#include <algorithm>
#include <map>
#include <system_error>
#include <utility>

namespace kirin {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t kLargestFile = 64 * 1024;

/// The engine with a node budget, the same on a warm Pi as on a cold one (D-10, D-12).
Personality rung(std::string id, std::string name, int elo, std::uint64_t nodes, std::string blurb) {
  Personality personality;
  personality.avatar = id;
  personality.id = std::move(id);
  personality.name = std::move(name);
  personality.blurb = std::move(blurb);
  personality.elo = elo;
  personality.options = {{"Hash", "16"}};
  personality.limits.nodes = nodes;
  personality.builtin = true;
  return personality;
}

/// A rung that errs as people of its Elo do, by what it doesn't see (D-86).
Personality human(std::string id, std::string name, int elo, std::uint64_t nodes, std::string blurb) {
  Personality personality = rung(std::move(id), std::move(name), elo, nodes, std::move(blurb));
  personality.options["OwnBook"] = "true";
  personality.options["UCI_LimitStrength"] = "true";
  personality.options["UCI_Elo"] = std::to_string(elo);
  return personality;
}

}  // namespace

std::vector<Personality> loadBuiltins() {
  return {
      human("novice", "Novice", 500, 20'000,
            "Learned the moves last week and likes every one of them. Leave a piece out and it may well stay there."),
      human("pupil", "Pupil", 800, 20'000,
            "Does the homework, mostly. Spots a loose piece on a good day and blushes on the others."),
      human("scholar", "Scholar", 1150, 25'000,
            "Reads about chess by lamplight. Knows the plans by name and sometimes loses the thread."),
      human("challenger", "Challenger", 1450, 30'000,
            "Asks for a game at every café table. Quick to attack, slow to look behind."),
      human("expert", "Expert", 1650, 40'000,
            "The steady hand of the club's first team. Gives nothing away, and asks you to do the same."),
      human("master", "Master", 1900, 60'000,
            "Sees the quiet move you hoped was hidden. Beat this one and tell your friends."),
      rung("kirin", "Kirin", 2100, 400'000,
           "The old spirit of the board itself, holding nothing back. It grows stronger whenever Kirin does."),
  };
}

PersonalityRegistry::PersonalityRegistry(const std::vector<fs::path>& folders) : personalities_(loadBuiltins()) {
  const auto shipped = static_cast<std::ptrdiff_t>(personalities_.size());
  for (const auto& folder : folders) readFolder(folder);
  std::sort(personalities_.begin() + shipped, personalities_.end(),
            [](const Personality& a, const Personality& b) { return a.id < b.id; });
}

const Personality* PersonalityRegistry::find(std::string_view id) const {
  const auto found = std::find_if(personalities_.begin(), personalities_.end(),
                                  [id](const Personality& each) { return each.id == id; });
  return found == personalities_.end() ? nullptr : &*found;
}

void PersonalityRegistry::readFolder(const fs::path& folder) {
  std::error_code error;
  std::vector<fs::path> files;
  fs::directory_iterator entry(folder, error);
  for (; !error && entry != fs::directory_iterator(); entry.increment(error)) {
    const fs::path& file = entry->path();
    // Hidden ones are what editors and other systems leave beside a file.
    if (file.extension() == ".json" && file.filename().native().front() != '.') files.push_back(file);
  }
  if (error && error != std::errc::no_such_file_or_directory) {
    broken_.push_back({folder, Error{"file.unreadable", {folder.string(), error.message()}}});
  }
  std::sort(files.begin(), files.end());

  std::map<std::string, fs::path> seen;
  for (const auto& file : files) {
    const auto text = readFile(file, kLargestFile);
    if (!text) {
      broken_.push_back({file, text.error()});
      continue;
    }
    auto personality = parsePersonality(*text);
    if (!personality) {
      broken_.push_back({file, personality.error()});
      continue;
    }
    if (const auto [first, fresh] = seen.try_emplace(personality->id, file); !fresh) {
      broken_.push_back({file, Error{"personality.twice", {personality->id, "/id", first->second.string()}}});
      continue;
    }
    put(*std::move(personality), folder);
  }
}

void PersonalityRegistry::put(Personality personality, const fs::path& folder) {
  // The installed folder mirrors the builtins: a file that says the same replaces nothing.
  const auto builtins = loadBuiltins();
  personality.builtin = true;
  personality.builtin = std::find(builtins.begin(), builtins.end(), personality) != builtins.end();

  std::error_code error;
  const fs::path portrait = folder / personality.avatar;
  if (!personality.avatar.empty() && fs::is_regular_file(portrait, error)) {
    personality.avatar = fs::absolute(portrait, error).string();
  }
  const auto same = std::find_if(personalities_.begin(), personalities_.end(),
                                 [&](const Personality& each) { return each.id == personality.id; });
  if (same == personalities_.end()) {
    personalities_.push_back(std::move(personality));
  } else {
    *same = std::move(personality);
  }
}

}  // namespace kirin
