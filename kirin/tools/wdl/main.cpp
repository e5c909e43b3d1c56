// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
// kirin-wdl: from games with scores to the curve behind UCI_ShowWDL.
#include "wdl/samples.h"

#include "base/files.h"

#include <fmt/format.h>
#include <iostream>
#include <string>

namespace {

constexpr const char* kUsage =
    "kirin-wdl GAMES.pgn...   fit the chances of a win to games with [%eval], as kirin-arena writes them,\n"
    "                         and print the two lines of kirin/src/engine/win_rate.cpp\n";
constexpr int kOpening = 16;  // plies: what a book has chosen says nothing
constexpr std::size_t kLargest = std::size_t{2} << 30;

}  // namespace

int main(int argc, char** argv) {
  if (argc < 2 || std::string(argv[1]).rfind("--", 0) == 0) {
    (argc < 2 ? std::cerr : std::cout) << kUsage;
    return argc == 2 && std::string(argv[1]) == "--help" ? 0 : 2;
  }
  kirin::wdl::Samples samples;
  int games = 0;
  for (int i = 1; i < argc; ++i) {
    const auto text = kirin::readFile(argv[i], kLargest);
    if (!text) {
      std::cerr << "kirin-wdl: " << text.error().debugText() << "\n";
      return 1;
    }
    games += kirin::wdl::addGames(*text, kOpening, samples);
  }
  if (samples.empty()) {
    std::cerr << "kirin-wdl: no finished game with scores\n";
    return 1;
  }
  const kirin::wdl::Model model = kirin::wdl::fit(samples);
  std::cout << fmt::format("{} games, {} bins, loss {:.4f} (before: {:.4f})\n", games, samples.size(),
                           kirin::wdl::loss(model, samples), kirin::wdl::loss({}, samples))
            << fmt::format("constexpr std::array<int, 3> kMiddle{{{:.0f}, {:.0f}, {:.0f}}};\n", model.middle[0],
                           model.middle[1], model.middle[2])
            << fmt::format("constexpr std::array<int, 3> kSpread{{{:.0f}, {:.0f}, {:.0f}}};\n", model.spread[0],
                           model.spread[1], model.spread[2]);
  return 0;
}
