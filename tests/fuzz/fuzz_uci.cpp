// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/options.h"
#include "engine/uci.h"
#include "engine/uci_text.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <numeric>
#include <sstream>
#include <string>
#include <string_view>

using namespace kirin;

namespace {

/// What is understood is written and read back the same.
void readAsText(std::string_view line) {
  const Position start;
  if (const auto go = parseGo(line, start); go && !go->perft && !go->limits.infinite) {
    const auto again = parseGo(std::string_view(writeGo(go->limits, start)).substr(2), start);
    if (!again || (!again->limits.infinite && again->limits != go->limits)) std::abort();
  }
  if (const auto game = parsePositionCommand(line, false)) {
    const std::string written = writePositionCommand(*game);
    const auto again = parsePositionCommand(std::string_view(written).substr(9), game->start().chess960());
    if (!again || !again->current().sameAs(game->current())) std::abort();
  }
  if (const auto info = parseInfo(line, start)) {
    Position position = start;
    for (const Move m : info->pv) {
      if (!position.isLegal(m)) std::abort();
      position.play(m);
    }
  }
}

/// Gigabytes of table, hundreds of threads and any file of the disk are fair wishes, but not of a fuzzer.
bool asksForMuch(std::string_view line) {
  UciWords words(line);
  if (words.next() != "setoption") return false;
  const auto option = parseSetOption(words.rest());
  if (!option) return false;
  for (const std::string_view large : {"Hash", "Threads"})
    if (sameOptionName(option->name, large) && option->value.size() > 1) return true;
  return sameOptionName(option->name, "EvalFile") || sameOptionName(option->name, "SyzygyPath");
}

}  // namespace

/// Whatever lines come, the engine reads on, answers isready, and ends at quit.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string text(reinterpret_cast<const char*>(data), size);
  std::string script;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    readAsText(line);
    if (!asksForMuch(line)) script += line + '\n';
  }
  // The loop has a thread and an engine of its own: dear enough to be run on a part of the inputs.
  if (std::accumulate(data, data + size, 0U) % 4 != 0) return 0;
  SearchSettings small;
  small.hashMegabytes = 1;
  RealTime time;
  std::istringstream in(script + "stop\nisready\nquit\n");
  std::ostringstream out;
  Uci(in, out, time, small).run();
  if (out.str().find("readyok") == std::string::npos) std::abort();
  return 0;
}
