// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
// kirin-arena: matches between engines, and what follows from them.
#include "arena/interrupts.h"
#include "arena/progress.h"
#include "arena/rate_command.h"
#include "arena/report.h"
#include "arena/spsa_command.h"

#include <cstdio>
#include <string_view>
#include <unistd.h>
#include <vector>

namespace {

constexpr int kFailed = 1, kMisused = 2, kFaults = 3, kInterrupted = 130;

int complain(const kirin::Error& error, int status) {
  std::fprintf(stderr, "kirin-arena: %s\n", error.debugText().c_str());
  return status;
}

bool asksForHelp(std::span<const std::string_view> words) { return words.empty() || words[0] == "--help"; }

/// Help that was asked for is an answer; to a command that says nothing it is a complaint.
int showHelp(std::span<const std::string_view> words, const char* usage) {
  std::fputs(usage, words.empty() ? stderr : stdout);
  return words.empty() ? kMisused : 0;
}

int rateFiles(std::span<const std::string_view> words) {
  using namespace kirin;
  if (asksForHelp(words)) return showHelp(words, arena::kRateUsage);
  const auto arguments = arena::parseRateArguments(words);
  if (!arguments) return complain(arguments.error(), kMisused);
  const auto table = arena::rate(*arguments);
  if (!table) return complain(table.error(), kFailed);
  std::fputs(table->c_str(), stdout);
  return 0;
}

int tuneOptions(std::span<const std::string_view> words) {
  using namespace kirin;
  if (asksForHelp(words)) return showHelp(words, arena::kSpsaUsage);
  const auto arguments = arena::parseSpsaArguments(words);
  if (!arguments) return complain(arguments.error(), kMisused);
  const arena::Interrupts interrupts;
  const RealTime time;
  const auto state = arena::tune(*arguments, time, interrupts.token(), [](const auto& soFar, const auto& parameters) {
    std::printf("%s\n", arena::toText(soFar, parameters).c_str());
    std::fflush(stdout);
  });
  if (!state) return complain(state.error(), kFailed);
  return interrupts.token().stop_requested() ? kInterrupted : 0;
}

int playMatch(std::span<const std::string_view> words) {
  using namespace kirin;
  const auto arguments = arena::parseArguments(words);
  if (!arguments) return complain(arguments.error(), kMisused);

  const arena::Interrupts interrupts;
  const RealTime time;
  arena::Progress progress(*arguments, time, isatty(STDERR_FILENO) == 1,
                           [](std::string_view text) { std::fwrite(text.data(), 1, text.size(), stderr); });
  const auto standings = arena::runMatch(*arguments, time, interrupts.token(),
                                         [&](const arena::Standings& soFar) { progress.show(soFar); });
  progress.end();
  if (!standings) return complain(standings.error(), kFailed);
  std::printf("%s\n", arena::summary(*standings, *arguments).c_str());
  if (interrupts.token().stop_requested()) return kInterrupted;
  return standings->faults() > 0 ? kFaults : 0;
}

}  // namespace

int main(int argc, char** argv) {
  const std::vector<std::string_view> words(argv + 1, argv + argc);
  if (asksForHelp(words)) return showHelp(words, kirin::arena::kUsage);
  const std::span<const std::string_view> rest = std::span(words).subspan(1);
  if (words[0] == "rate") return rateFiles(rest);
  if (words[0] == "spsa") return tuneOptions(rest);
  return playMatch(words);
}
