// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kirin {

/// "--name value" pairs, "--flag"s and what else stands on a command line. Each is taken once; `finish` complains of
/// what nobody took. The first error is kept.
class Arguments {
 public:
  Arguments(std::span<char* const> words, std::span<const std::string_view> flags);

  std::optional<std::string> text(std::string_view name);
  bool flag(std::string_view name);
  std::int64_t whole(std::string_view name, std::int64_t otherwise, std::int64_t least, std::int64_t most);
  double real(std::string_view name, double otherwise, double least, double most);
  const std::vector<std::string>& rest() const { return rest_; }

  /// Errors: "argument.missing", "argument.twice", "argument.unknown", "argument.value" (args: the name, the value).
  Result<void> finish() const;

 private:
  void complain(Error error);

  std::map<std::string, std::string, std::less<>> values_;
  std::vector<std::string> rest_;
  std::optional<Error> error_;
};

}  // namespace kirin
