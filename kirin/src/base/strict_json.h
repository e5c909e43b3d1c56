// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>

namespace kirin {

/// Reads JSON as the standard has it and no more: no comments, no trailing commas, UTF-8 only (a byte order mark in
/// front is forgiven), no key twice in one object, nothing after the value, and not deeper than `deepest` objects and
/// arrays in each other. Errors: "json.syntax" (args: what, line), "json.duplicate-key" (args: key, JSON pointer),
/// "json.depth" (args: JSON pointer).
Result<nlohmann::json> parseStrictJson(std::string_view text, std::size_t deepest = 16);

/// A pointer one step further: ("/options", "a/b") is "/options/a~1b".
std::string jsonPointer(std::string_view parent, std::string_view key);

}  // namespace kirin
