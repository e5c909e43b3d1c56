// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
// kirin-arena: matches between engines.
#include "arena/match.h"
#include "arena/report.h"

#include "base/files.h"

#include <cstdio>
#include <string_view>
#include <vector>

namespace {

int complain(const kirin::Error& error, int code) {
  std::fprintf(stderr, "kirin-arena: %s\n", error.debugText().c_str());
  return code;
}

}  // namespace

int main(int argc, char** argv) {
  using namespace kirin;
  const std::vector<std::string_view> words(argv + 1, argv + argc);
  if (words.empty() || words[0] == "--help") {
    std::fputs(arena::kUsage, words.empty() ? stderr : stdout);
    return words.empty() ? 2 : 0;
  }
  const auto arguments = arena::parseArguments(words);
  if (!arguments) return complain(arguments.error(), 2);

  RealTime time;
  const auto match = arena::playMatch(*arguments, time, [&](const arena::MatchResult& soFar) {
    std::fprintf(stderr, "\r%s   ", arena::summary(soFar, *arguments).c_str());
    // After each pair, so that a match cut short has its results.
    if (arguments->json.empty()) return;
    if (const auto written = writeFileAtomically(arguments->json, arena::toJson(soFar, *arguments)); !written)
      complain(written.error(), 1);
  });
  std::fputc('\n', stderr);
  if (!match) return complain(match.error(), 1);

  std::printf("%s\n", arena::summary(*match, *arguments).c_str());
  if (!arguments->pgn.empty())
    if (const auto written = writeFileAtomically(arguments->pgn, arena::toPgn(*match)); !written)
      return complain(written.error(), 1);
  return 0;
}
