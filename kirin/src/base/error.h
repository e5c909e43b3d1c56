// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace kirin {

/// What was wrong with something others wrote: a value, not words for people.
///
/// `code` is "<what>.<kind>", for instance "fen.castling"; it never changes once released. `args` are what the
/// sentence needs, in the order its phrase documents: the offending text, then the place (a line number for syntax, a
/// JSON pointer for content, a file). ui/phrases turns codes into sentences; `debugText` is for logs and kirin-uci
/// only.
struct Error {
  std::string code;
  std::vector<std::string> args;

  /// "fen.castling: KQkx" in English, for logs.
  std::string debugText() const;

  friend bool operator==(const Error&, const Error&) = default;
};

}  // namespace kirin
