// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace kirin {

/// A text file of the project: its path from the top of the tree, with forward slashes, and what is in it.
struct SourceFile {
  std::string path;
  std::string text;

  std::string_view name() const;
  /// With the dot: ".cpp"; empty where there is none.
  std::string_view extension() const;
  std::vector<std::string_view> lines() const;
};

using SourceTree = std::vector<SourceFile>;

/// Everything people write here, sorted by path: sources, QML, scripts, build files, documents. Pictures, sounds, test
/// data, the licence and whatever is built are left out.
SourceTree readSourceTree(const std::filesystem::path& top);

const SourceFile* findFile(const SourceTree& tree, std::string_view path);

}  // namespace kirin
