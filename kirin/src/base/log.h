// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <spdlog/logger.h>

#include <filesystem>
#include <string_view>

#include "base/result.h"

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

/// Before any thread starts: where logs go (rotating files of at most 3 x 1 MB in `folder`; empty: nowhere) and from
/// which level: trace, debug, info, warn, error, off. Warnings and above also go to stderr when `toStderr`.
/// Errors: "log.level" (args: the word), "file.unwritable".
Result<void> start(std::string_view level, const std::filesystem::path& folder, bool toStderr);
}  // namespace log

}  // namespace kirin
