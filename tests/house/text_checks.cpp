// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "house/checks.h"

#include <algorithm>
#include <array>

namespace kirin {
namespace {

bool isSource(const SourceFile& file) {
  constexpr std::array<std::string_view, 8> extensions = {".h",  ".cpp", ".qml",   ".js",
                                                          ".py", ".sh",  ".cmake", ".desktop"};
  return std::find(extensions.begin(), extensions.end(), file.extension()) != extensions.end() ||
         file.name() == "CMakeLists.txt" || file.name() == "dev" || file.path == ".ci/run";
}

}  // namespace

Findings checkLicenceHeaders(const SourceTree& tree) {
  Findings findings;
  for (const SourceFile& file : tree) {
    if (!isSource(file)) continue;
    const auto lines = file.lines();
    const std::size_t first = !lines.empty() && lines[0].starts_with("#!") ? 1 : 0;
    const auto says = [&](std::size_t line, std::string_view what) {
      return line < lines.size() && lines[line].ends_with(what) && lines[line].size() <= what.size() + 3;
    };
    if (!says(first, "SPDX-FileCopyrightText: 2026 The Kirin authors") ||
        !says(first + 1, "SPDX-License-Identifier: GPL-3.0-or-later")) {
      findings.push_back(file.path + ":" + std::to_string(first + 1) + ": the two SPDX lines are not here");
    }
  }
  return findings;
}

Findings checkForeignPaths(const SourceTree& tree) {
  // Written in halves, so that this file doesn't find itself.
  static const std::array<std::string, 4> foreign = {std::string("/wo") + "rk/", std::string("/ho") + "me/",
                                                     std::string("/ro") + "ot/", std::string("/tmp") + "/k"};
  Findings findings;
  for (const SourceFile& file : tree) {
    std::size_t number = 0;
    for (const std::string_view line : file.lines()) {
      ++number;
      for (const std::string& path : foreign) {
        if (line.find(path) == std::string_view::npos) continue;
        findings.push_back(file.path + ":" + std::to_string(number) + ": names " + path);
      }
    }
  }
  return findings;
}

Findings checkLengths(const SourceTree& tree, std::size_t most) {
  Findings findings;
  for (const SourceFile& file : tree) {
    const std::size_t length = file.lines().size();
    if (isSource(file) && length > most) {
      findings.push_back(file.path + ":" + std::to_string(length) + ": longer than " + std::to_string(most) + " lines");
    }
  }
  return findings;
}

Findings checkTestsAreBuilt(const SourceTree& tree) {
  Findings findings;
  for (const SourceFile& file : tree) {
    const bool fuzzer = file.path.starts_with("tests/fuzz/fuzz_") && file.extension() == ".cpp";
    const bool test = file.path.starts_with("tests/") && file.path.ends_with("_test.cpp");
    if (!fuzzer && !test) continue;
    const std::string folder = file.path.substr(0, file.path.rfind('/') + 1);
    const SourceFile* build = findFile(tree, folder + "CMakeLists.txt");
    const std::string entry =
        fuzzer ? "kirin_fuzzer(" + file.path.substr(16, file.path.size() - 20) : std::string(file.name());
    if (build == nullptr || build->text.find(entry) == std::string::npos) {
      findings.push_back(file.path + ":1: is not in " + folder + "CMakeLists.txt");
    }
  }
  return findings;
}

}  // namespace kirin
