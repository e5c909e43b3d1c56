// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "house/source_tree.h"

#include <cstddef>
#include <string>
#include <vector>

namespace kirin {

/// What is wrong, one "path:line: sentence" each; nothing when all is well.
using Findings = std::vector<std::string>;

/// Includes point down the layers base, chess, engine, board, backend, app, ui and never back up; the first four know
/// no Qt, and the rules never log. Tools may include all but ui, and the screenshot tool ui too.
Findings checkIncludes(const SourceTree& tree);

/// Every source says whose it is and under which licence, in the two SPDX lines at its top.
Findings checkLicenceHeaders(const SourceTree& tree);

/// Nothing names a folder that exists on one developer's machine only.
Findings checkForeignPaths(const SourceTree& tree);

/// No source is longer than one can read in a sitting.
Findings checkLengths(const SourceTree& tree, std::size_t most);

/// Every test and every fuzzer is named in the build file beside it: one that isn't never runs.
Findings checkTestsAreBuilt(const SourceTree& tree);

/// Links between documents lead to files, and their anchors to headings, that are there. `top` is the folder the tree
/// was read from, for links to what the tree leaves out (pictures, the licence).
Findings checkLinks(const SourceTree& tree, const std::filesystem::path& top);

/// Every chapter and every decision is linked from the handbook's index.
Findings checkHandbookIndex(const SourceTree& tree);

}  // namespace kirin
