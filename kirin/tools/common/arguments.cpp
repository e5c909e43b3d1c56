// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "common/arguments.h"

#include <algorithm>
#include <charconv>

namespace kirin {

namespace {

template <class Number>
std::optional<Number> parsed(const std::string& text) {
  Number value{};
  const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (problem != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return value;
}

}  // namespace

Arguments::Arguments(std::span<char* const> words, std::span<const std::string_view> flags) {
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::string_view word = words[i];
    if (!word.starts_with("--")) {
      rest_.emplace_back(word);
    } else if (const std::string_view name = word.substr(2); std::ranges::find(flags, name) != flags.end()) {
      values_.emplace(name, "");
    } else if (i + 1 < words.size()) {
      if (!values_.emplace(name, words[++i]).second) complain({"argument.twice", {std::string(name)}});
    } else {
      complain({"argument.missing", {std::string(name)}});
    }
  }
}

void Arguments::complain(Error error) {
  if (!error_) error_ = std::move(error);
}

std::optional<std::string> Arguments::text(std::string_view name) {
  const auto found = values_.find(name);
  if (found == values_.end()) return std::nullopt;
  return values_.extract(found).mapped();
}

bool Arguments::flag(std::string_view name) { return text(name).has_value(); }

std::int64_t Arguments::whole(std::string_view name, std::int64_t otherwise, std::int64_t least, std::int64_t most) {
  const auto given = text(name);
  if (!given) return otherwise;
  const auto value = parsed<std::int64_t>(*given);
  if (value && least <= *value && *value <= most) return *value;
  complain({"argument.value", {std::string(name), *given}});
  return otherwise;
}

double Arguments::real(std::string_view name, double otherwise, double least, double most) {
  const auto given = text(name);
  if (!given) return otherwise;
  const auto value = parsed<double>(*given);
  if (value && least <= *value && *value <= most) return *value;
  complain({"argument.value", {std::string(name), *given}});
  return otherwise;
}

Result<void> Arguments::finish() const {
  if (error_) return *error_;
  if (!values_.empty()) return Error{"argument.unknown", {values_.begin()->first}};
  return {};
}

}  // namespace kirin
