// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "self_play.h"

#include <filesystem>
#include <functional>

namespace kirin {

struct GenerateOptions {
  SelfPlayRules rules;
  std::uint64_t games = 0;  ///< in the file, when all is done
  int threads = 1;
  int hashMegabytes = 8;  ///< of each thread's engine
  std::string net;        ///< a file; empty: the net this program carries
};

struct GenerateProgress {
  std::uint64_t games = 0;      ///< in the file
  std::uint64_t before = 0;     ///< of these, already there at the start
  std::uint64_t positions = 0;  ///< scored since
};

/// Plays games into a file, in the order of their numbers. What a file already has is kept: a generator that was
/// stopped, at whatever moment, goes on where it was, and the file becomes the same as without the stop and with any
/// number of threads. `report` is called after each game, by one thread at a time. Errors: "lock.taken" (another
/// generator writes this file), "games.format", "games.damaged", "datagen.other" (the file is of other options, another
/// net or another search; args: what differs, there, here), "engine.option" (the net), "file.unwritable".
Result<void> generate(const std::filesystem::path& file, const GenerateOptions& options, const ITime& time,
                      const std::function<void(const GenerateProgress&)>& report);

}  // namespace kirin
