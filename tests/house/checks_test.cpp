// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Each check finds what it is there to find, and nothing else.
#include "house/checks.h"

#include <catch2/catch.hpp>

namespace kirin {
namespace {

const std::string kHeader =
    "// SPDX-FileCopyrightText: 2026 The Kirin authors\n// SPDX-License-Identifier: GPL-3.0-or-later\n";

TEST_CASE("the include check lets arrows point down") {
  CHECK(checkIncludes({{"kirin/src/app/a.h", "#include \"backend/b.h\"\n#include <QObject>\n#include \"app/c.h\"\n"},
                       {"kirin/src/board/d.cpp", "#include \"chess/e.h\"\n#include <map>\n"},
                       {"kirin/src/main.cpp", "#include \"ui/f.h\"\n"},
                       {"kirin/tools/arena/g.cpp", "#include \"app/h.h\"\n#include \"games.h\"\n"},
                       {"kirin/tools/screens/i.cpp", "#include \"ui/j.h\"\n"},
                       {"tests/base/k.cpp", "#include \"ui/l.h\"\n"}})
            .empty());
}

TEST_CASE("the include check finds arrows that point up, and Qt and logging where they don't belong") {
  CHECK(checkIncludes({{"kirin/src/chess/a.h", "\n  #  include \"engine/b.h\"\n"}}) ==
        Findings{"kirin/src/chess/a.h:2: includes upwards: engine/b.h"});
  CHECK(checkIncludes({{"kirin/src/app/a.cpp", "#include <ui/b.h>\n"}}) ==
        Findings{"kirin/src/app/a.cpp:1: includes upwards: ui/b.h"});
  CHECK(checkIncludes({{"kirin/src/board/a.cpp", "#include <QString>\n#include <QtCore/QString>\n"}}) ==
        Findings{"kirin/src/board/a.cpp:1: must not know Qt: QString",
                 "kirin/src/board/a.cpp:2: must not know Qt: QtCore/QString"});
  CHECK(checkIncludes({{"kirin/src/chess/a.cpp", "#include \"base/log.h\"\n"}}) ==
        Findings{"kirin/src/chess/a.cpp:1: the rules never log"});
  CHECK(checkIncludes({{"kirin/src/uci_main.cpp", "#include \"app/b.h\"\n"}}) ==
        Findings{"kirin/src/uci_main.cpp:1: includes upwards: app/b.h"});
  CHECK(checkIncludes({{"kirin/tools/arena/a.cpp", "#include \"ui/b.h\"\n"}}) ==
        Findings{"kirin/tools/arena/a.cpp:1: includes upwards: ui/b.h"});
}

TEST_CASE("the licence check wants both lines, at the top, after a shebang at most") {
  const std::string shell =
      "#!/bin/sh\n# SPDX-FileCopyrightText: 2026 The Kirin authors\n# SPDX-License-Identifier: GPL-3.0-or-later\n";
  CHECK(checkLicenceHeaders({{"a.cpp", kHeader + "int a;\n"}, {"dev", shell}, {"a.json", "{}"}}).empty());
  CHECK(checkLicenceHeaders({{"a.qml", "Item {}\n"}}) == Findings{"a.qml:1: the two SPDX lines are not here"});
  CHECK(checkLicenceHeaders({{"a.h", ""}}).size() == 1);
  CHECK(checkLicenceHeaders({{"a.h", "\n" + kHeader}}).size() == 1);
  CHECK(checkLicenceHeaders({{"a.h", kHeader.substr(0, kHeader.find('\n') + 1)}}).size() == 1);
}

TEST_CASE("the path check finds folders of a developer's machine, in documents too") {
  const std::string path = std::string("/ho") + "me/somebody/kirin";
  CHECK(checkForeignPaths({{"docs/a.md", "build it\nin " + path + "\n"}}).size() == 1);
  CHECK(checkForeignPaths({{"docs/a.md", "build it in build/release\n"}}).empty());
}

TEST_CASE("the length check counts lines, also a last one without an end") {
  CHECK(checkLengths({{"a.cpp", "1\n2\n3"}}, 3).empty());
  CHECK(checkLengths({{"a.cpp", "1\n2\n3\n4"}}, 3) == Findings{"a.cpp:4: longer than 3 lines"});
  CHECK(checkLengths({{"a.md", "1\n2\n3\n4"}}, 3).empty());
}

TEST_CASE("the build check finds tests and fuzzers nobody builds") {
  const SourceFile build{"tests/base/CMakeLists.txt", "kirin_tests(base SOURCES a_test.cpp)"};
  const SourceFile fuzz{"tests/fuzz/CMakeLists.txt", "kirin_fuzzer(fen LINKS kirin_chess)"};
  CHECK(checkTestsAreBuilt({build, fuzz, {"tests/base/a_test.cpp", ""}, {"tests/fuzz/fuzz_fen.cpp", ""}}).empty());
  CHECK(checkTestsAreBuilt({build, {"tests/base/b_test.cpp", ""}}) ==
        Findings{"tests/base/b_test.cpp:1: is not in tests/base/CMakeLists.txt"});
  CHECK(checkTestsAreBuilt({fuzz, {"tests/fuzz/fuzz_pgn.cpp", ""}}).size() == 1);
  CHECK(checkTestsAreBuilt({{"tests/new/a_test.cpp", ""}}).size() == 1);
}

TEST_CASE("the link check follows paths and anchors, and leaves code and the web alone") {
  const SourceFile chapter{"docs/a.md", "# One thing\n\n## Two & three\n[up](../README.md) [here](#two--three)\n"};
  CHECK(checkLinks({{"README.md",
                     "[a](docs/a.md#one-thing) [web](https://example.org/x)\n`[b](none.md)`\n"
                     "```\n[c](none.md)\n```\n"},
                    chapter},
                   "/nowhere")
            .empty());
  CHECK(checkLinks({{"README.md", "text\n[a](docs/b.md)\n"}}, "/nowhere") ==
        Findings{"README.md:2: leads nowhere: docs/b.md"});
  CHECK(checkLinks({{"README.md", "[a](docs/a.md#four)\n"}, chapter}, "/nowhere") ==
        Findings{"README.md:1: has no such heading: docs/a.md#four"});
}

TEST_CASE("the index check finds chapters that the handbook doesn't name") {
  const SourceFile index{"docs/README.md", "[a](a.md)\n[D-1](decisions/D-1-x.md)\n"};
  CHECK(checkHandbookIndex({index, {"docs/a.md", ""}, {"docs/decisions/D-1-x.md", ""}}).empty());
  CHECK(checkHandbookIndex({index, {"docs/b.md", ""}}) == Findings{"docs/b.md:1: is not linked from docs/README.md"});
  CHECK(checkHandbookIndex({}).size() == 1);
}

}  // namespace
}  // namespace kirin
