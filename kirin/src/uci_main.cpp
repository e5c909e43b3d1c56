// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
// kirin-uci: the engine alone, for UCI programs.
#include "engine/bench.h"
#include "engine/uci.h"

#include <iostream>
#include <sstream>
#include <string>

namespace {

constexpr const char* kUsage =
    "kirin-uci               speak UCI on standard input and output\n"
    "kirin-uci bench [DEPTH] search fixed positions; the node count identifies the build\n"
    "kirin-uci --version     print the version\n"
    "kirin-uci --help        print this\n";

}  // namespace

int main(int argc, char** argv) {
  const std::string first = argc > 1 ? argv[1] : "";
  kirin::RealTime time;
  if (argc == 1) {
    std::ios::sync_with_stdio(false);
    kirin::Uci(std::cin, std::cout, time).run();
    return 0;
  }
  if (argc == 2 && first == "--help") {
    std::cout << kUsage;
    return 0;
  }
  if (argc == 2 && first == "--version") {
    std::cout << "Kirin " KIRIN_VERSION "\n";
    return 0;
  }
  const std::string depth = argc > 2 ? argv[2] : "";
  if (argc <= 3 && first == "bench" && kirin::parseBenchDepth(depth)) {
    std::istringstream in("bench " + depth);
    kirin::Uci(in, std::cout, time).run();
    return 0;
  }
  std::cerr << "kirin-uci: "
            << (first == "bench" ? "bench takes a depth from 1 to 60" : "takes bench, --version or --help") << "\n";
  return 2;
}
