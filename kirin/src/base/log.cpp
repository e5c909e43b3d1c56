// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/log.h"

#include <array>
#include <memory>
#include <optional>
#include <spdlog/sinks/rotating_file_sink.h>
#include <spdlog/sinks/stdout_sinks.h>
#include <system_error>
#include <utility>
#include <vector>

namespace kirin::log {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t kFileBytes = 1024 * 1024;
constexpr std::size_t kOlderFiles = 2;

/// None of them is in spdlog's registry: nothing here is reachable, or configurable, by its global functions.
struct Loggers {
  std::array<spdlog::logger, 6> all{spdlog::logger("engine"),  spdlog::logger("board"),   spdlog::logger("backend"),
                                    spdlog::logger("session"), spdlog::logger("storage"), spdlog::logger("ui")};

  Loggers() {
    for (auto& logger : all) {
      logger.set_level(spdlog::level::off);
      logger.flush_on(spdlog::level::trace);  // what led to a kill or a power cut should be there to read
      // A log that can't be written (a full disk) must not disturb a game; spdlog would write to stderr.
      logger.set_error_handler([](const std::string&) {});
    }
  }
};

/// Never destroyed, so that a thread may log while the process ends.
Loggers& loggers() {
  static Loggers& instance = *new Loggers;
  return instance;
}

std::optional<spdlog::level::level_enum> parseLevel(std::string_view word) {
  constexpr std::array<std::pair<std::string_view, spdlog::level::level_enum>, 6> kLevels{
      {{"trace", spdlog::level::trace},
       {"debug", spdlog::level::debug},
       {"info", spdlog::level::info},
       {"warn", spdlog::level::warn},
       {"error", spdlog::level::err},
       {"off", spdlog::level::off}}};
  for (const auto& [name, level] : kLevels)
    if (name == word) return level;
  return std::nullopt;
}

}  // namespace

spdlog::logger& engine() { return loggers().all[0]; }
spdlog::logger& board() { return loggers().all[1]; }
spdlog::logger& backend() { return loggers().all[2]; }
spdlog::logger& session() { return loggers().all[3]; }
spdlog::logger& storage() { return loggers().all[4]; }
spdlog::logger& ui() { return loggers().all[5]; }

Result<void> start(std::string_view level, const fs::path& folder, bool toStderr) {
  const auto threshold = parseLevel(level);
  if (!threshold) return Error{"log.level", {std::string(level)}};

  std::vector<spdlog::sink_ptr> sinks;
  if (!folder.empty() && *threshold != spdlog::level::off) {
    const fs::path file = folder / "kirin.log";
    std::error_code error;
    fs::create_directories(folder, error);
    if (error) return Error{"file.unwritable", {folder.string(), error.message()}};
    try {
      sinks.push_back(std::make_shared<spdlog::sinks::rotating_file_sink_mt>(file.string(), kFileBytes, kOlderFiles));
    } catch (const spdlog::spdlog_ex& failure) {
      return Error{"file.unwritable", {file.string(), failure.what()}};
    }
  }
  if (toStderr) {
    sinks.push_back(std::make_shared<spdlog::sinks::stderr_sink_mt>());
    sinks.back()->set_level(spdlog::level::warn);
  }
  for (auto& logger : loggers().all) {
    logger.sinks() = sinks;
    logger.set_pattern("%Y-%m-%d %H:%M:%S.%e %t %l %n: %v");
    logger.set_level(*threshold);
  }
  return {};
}

}  // namespace kirin::log
