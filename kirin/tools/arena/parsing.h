// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"

#include <charconv>
#include <cmath>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace kirin::arena {

/// "arena.argument" (args: the option, what it takes).
inline Error badArgument(std::string_view option, std::string_view takes) {
  return {"arena.argument", {std::string(option), std::string(takes)}};
}

/// The whole text as a number from `low` to `high`.
template <class T>
std::optional<T> parseNumber(std::string_view text, T low, T high) {
  T value{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (text.empty() || error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  if constexpr (std::is_floating_point_v<T>) {
    if (!std::isfinite(value)) return std::nullopt;
  }
  if (value < low || value > high) return std::nullopt;
  return value;
}

/// The parts between separators, at least one. A backslash makes a separator or a backslash after it an ordinary
/// character; in front of anything else it stands for itself.
inline std::vector<std::string> splitUnescaped(std::string_view text, char separator) {
  std::vector<std::string> parts(1);
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool escapes = text[i] == '\\' && i + 1 < text.size() && (text[i + 1] == separator || text[i + 1] == '\\');
    if (escapes) {
      parts.back() += text[++i];
    } else if (text[i] == separator) {
      parts.emplace_back();
    } else {
      parts.back() += text[i];
    }
  }
  return parts;
}

}  // namespace kirin::arena
