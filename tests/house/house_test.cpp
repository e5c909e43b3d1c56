// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The checks on the real tree. That each of them can fail is shown in checks_test.cpp.
#include "house/checks.h"

#include <catch2/catch.hpp>

namespace kirin {
namespace {

const std::filesystem::path kTop = KIRIN_SOURCE_DIR;

const SourceTree& theTree() {
  static const SourceTree tree = readSourceTree(kTop);
  return tree;
}

TEST_CASE("the tree is read: sources, scripts and documents of every folder") {
  for (const char* path : {"dev", ".ci/run", "CMakeLists.txt", "kirin/src/base/result.h", "kirin/src/main.cpp",
                           "kirin/src/chess/movegen.cpp", "qml/CMakeLists.txt", "tests/house/house_test.cpp"}) {
    INFO(path);
    CHECK(findFile(theTree(), path) != nullptr);
  }
  CHECK(findFile(theTree(), "LICENSE") == nullptr);
}

TEST_CASE("includes never point back up the layers") { CHECK(checkIncludes(theTree()) == Findings()); }

TEST_CASE("every source carries the SPDX header") { CHECK(checkLicenceHeaders(theTree()) == Findings()); }

TEST_CASE("nothing names a folder of one developer's machine") { CHECK(checkForeignPaths(theTree()) == Findings()); }

TEST_CASE("no source is longer than 500 lines") { CHECK(checkLengths(theTree(), 500) == Findings()); }

TEST_CASE("every test and fuzzer is built") { CHECK(checkTestsAreBuilt(theTree()) == Findings()); }

TEST_CASE("links between documents resolve") { CHECK(checkLinks(theTree(), kTop) == Findings()); }

TEST_CASE("every chapter and decision is in the handbook's index") {
  CHECK(checkHandbookIndex(theTree()) == Findings());
}

}  // namespace
}  // namespace kirin
