// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <filesystem>
#include <spdlog/logger.h>
#include <string_view>

namespace kirin {

/// One logger a part of the house, so that a level can be set for each. English, for logs only.
/// Usage: log::session().info("game {} began", id). Any thread.
namespace log {
spdlog::logger& engine();
spdlog::logger& board();
spdlog::logger& backend();
spdlog::logger& session();
spdlog::logger& storage();
spdlog::logger& ui();

/// Before any thread starts: where logs go (rotating files of at most 3 x 1 MB in `folder`, the newest "kirin.log";
/// empty: nowhere) and from which level: trace, debug, info, warn, error, off. Warnings and above also go to stderr
/// when `toStderr`. Until then everything is silent. Called again, it replaces what was set. Errors: "log.level" (args:
/// the word), "file.unwritable" (args: path, what the system said); then nothing changed.
Result<void> start(std::string_view level, const std::filesystem::path& folder, bool toStderr);
}  // namespace log

}  // namespace kirin
