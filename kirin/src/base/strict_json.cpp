// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/strict_json.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>
#include <utility>
#include <vector>

namespace kirin {

namespace {

using nlohmann::json;

/// The parser's own sentence without its prefix and without the raw bytes it stumbled over.
std::string reasonOf(const nlohmann::detail::exception& failure) {
  std::string reason = failure.what();
  for (const std::string_view prefix : {"] ", " - "})
    if (const auto at = reason.find(prefix); at != reason.npos) reason.erase(0, at + prefix.size());
  if (const auto raw = reason.find("; last read"); raw != reason.npos) {
    const auto rest = reason.rfind("; expected");
    reason.erase(raw, rest != reason.npos && rest > raw ? rest - raw : reason.npos);
  }
  constexpr std::size_t kLongest = 120;  // a number may be as long as its file
  return reason.substr(0, kLongest);
}

/// Builds the value while it watches for what a DOM parser forgives.
class StrictBuilder final : public nlohmann::json_sax<json> {
 public:
  StrictBuilder(std::string_view text, std::size_t deepest) : text_(text), deepest_(deepest) {}

  json& root() { return root_; }
  const std::optional<Error>& error() const { return error_; }

  bool null() override { return add(nullptr); }
  bool boolean(bool value) override { return add(value); }
  bool number_integer(number_integer_t value) override { return add(value); }
  bool number_unsigned(number_unsigned_t value) override { return add(value); }
  bool number_float(number_float_t value, const string_t&) override { return add(value); }
  bool string(string_t& value) override { return add(std::move(value)); }
  bool binary(binary_t&) override { return false; }  // not in JSON text
  bool start_object(std::size_t) override { return open(json::object()); }
  bool start_array(std::size_t) override { return open(json::array()); }
  bool end_object() override { return close(); }
  bool end_array() override { return close(); }

  bool key(string_t& value) override {
    Level& level = levels_.back();
    level.key = std::move(value);
    if (!level.value->contains(level.key)) return true;
    error_ = Error{"json.duplicate-key", {level.key, pointer()}};
    return false;
  }

  bool parse_error(std::size_t position, const std::string&, const nlohmann::detail::exception& failure) override {
    // The last byte read is the one that was wrong; a line break there still belongs to its line.
    const std::size_t before = std::min(position > 0 ? position - 1 : 0, text_.size());
    const auto line = 1 + std::count(text_.begin(), text_.begin() + static_cast<std::ptrdiff_t>(before), '\n');
    error_ = Error{"json.syntax", {reasonOf(failure), std::to_string(line)}};
    return false;
  }

 private:
  struct Level {
    json* value;
    std::string key;  ///< of the member being read, in an object
  };

  json* insert(json value) {
    if (levels_.empty()) return &(root_ = std::move(value));
    Level& level = levels_.back();
    if (level.value->is_object()) return &((*level.value)[level.key] = std::move(value));
    level.value->push_back(std::move(value));
    return &level.value->back();
  }

  bool add(json value) { return insert(std::move(value)), true; }

  bool open(json value) {
    json* opened = insert(std::move(value));
    if (levels_.size() == deepest_) {
      error_ = Error{"json.depth", {pointer()}};
      return false;
    }
    levels_.push_back({opened, {}});
    return true;
  }

  bool close() { return levels_.pop_back(), true; }

  /// Of the member being read.
  std::string pointer() const {
    std::string path;
    for (const Level& level : levels_)
      path = jsonPointer(path, level.value->is_object() ? level.key : std::to_string(level.value->size() - 1));
    return path;
  }

  std::string_view text_;
  std::size_t deepest_;
  json root_;
  std::vector<Level> levels_;
  std::optional<Error> error_;
};

}  // namespace

Result<json> parseStrictJson(std::string_view text, std::size_t deepest) {
  constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
  if (text.substr(0, kByteOrderMark.size()) == kByteOrderMark) text.remove_prefix(kByteOrderMark.size());
  StrictBuilder builder(text, deepest);
  json::sax_parse(text, &builder);
  if (builder.error()) return *builder.error();
  return std::move(builder.root());
}

std::string jsonPointer(std::string_view parent, std::string_view key) {
  std::string pointer(parent);
  pointer += '/';
  for (const char c : key) {
    if (c == '~') {
      pointer += "~0";
    } else if (c == '/') {
      pointer += "~1";
    } else {
      pointer += c;
    }
  }
  return pointer;
}

}  // namespace kirin
