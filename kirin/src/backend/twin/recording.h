// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/twin/twin.h"

#include <string>
#include <vector>

namespace kirin {

/// Something done to a twin, and when.
struct TwinInputAt {
  Instant at{};
  TwinInput input;

  friend bool operator==(const TwinInputAt&, const TwinInputAt&) = default;
};

/// A run: how the twin began, what was done to it, and when it ended. That says everything that happened in it.
struct TwinRecording {
  TwinConfig config;
  Instant start{};
  std::vector<TwinInputAt> inputs;
  Instant end{};

  friend bool operator==(const TwinRecording&, const TwinRecording&) = default;
};

/// The twin at the end of that run, step by step as it was.
Twin replay(const TwinRecording& recording);

/// One JSON value a line: the beginning, each input, the end. The board's profile is not in it: whoever replays brings
/// the same one (its numbers are those of the file the run was made with).
std::string toJsonLines(const TwinRecording& recording);
/// Reads that back onto a config whose board is already filled in. Errors: those of parseStrictJson; "recording.field"
/// (args: key, line) for what is missing or of the wrong kind; "recording.input" (args: name, line).
Result<TwinRecording> parseJsonLines(std::string_view text, const BoardProfile& board);

}  // namespace kirin
