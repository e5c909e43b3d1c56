// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "house/source_tree.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>

namespace kirin {
namespace {

constexpr std::array<std::string_view, 12> kTextExtensions = {".h",     ".cpp", ".qml", ".js",   ".py",      ".sh",
                                                              ".cmake", ".txt", ".md",  ".json", ".desktop", ".supp"};
constexpr std::array<std::string_view, 3> kTextNames = {"dev", "run", ".gitignore"};
constexpr std::array<std::string_view, 8> kFolders = {".ci",   "cmake",         "docs", "firmware",
                                                      "kirin", "personalities", "qml",  "tests"};

bool isText(const SourceFile& file) {
  const auto has = [](const auto& list, std::string_view item) {
    return std::find(list.begin(), list.end(), item) != list.end();
  };
  return has(kTextExtensions, file.extension()) || has(kTextNames, file.name());
}

void add(SourceTree& tree, const std::filesystem::path& top, const std::filesystem::path& path) {
  SourceFile file{std::filesystem::relative(path, top).generic_string(), {}};
  if (!isText(file) || file.path.starts_with("tests/data/")) return;
  std::ifstream stream(path, std::ios::binary);
  file.text.assign(std::istreambuf_iterator<char>(stream), {});
  tree.push_back(std::move(file));
}

}  // namespace

std::string_view SourceFile::name() const { return std::string_view(path).substr(path.rfind('/') + 1); }

std::string_view SourceFile::extension() const {
  const std::size_t dot = name().rfind('.');
  return dot == std::string_view::npos ? std::string_view() : name().substr(dot);
}

std::vector<std::string_view> SourceFile::lines() const {
  std::vector<std::string_view> result;
  std::string_view rest = text;
  while (!rest.empty()) {
    const std::size_t end = rest.find('\n');
    result.push_back(rest.substr(0, end));
    rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
  }
  return result;
}

SourceTree readSourceTree(const std::filesystem::path& top) {
  SourceTree tree;
  for (const auto& entry : std::filesystem::directory_iterator(top)) {
    if (entry.is_regular_file()) add(tree, top, entry.path());
  }
  for (const std::string_view folder : kFolders) {
    if (!std::filesystem::is_directory(top / folder)) continue;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(top / folder)) {
      if (entry.is_regular_file()) add(tree, top, entry.path());
    }
  }
  std::sort(tree.begin(), tree.end(), [](const SourceFile& a, const SourceFile& b) { return a.path < b.path; });
  return tree;
}

const SourceFile* findFile(const SourceTree& tree, std::string_view path) {
  const auto found = std::find_if(tree.begin(), tree.end(), [&](const SourceFile& file) { return file.path == path; });
  return found == tree.end() ? nullptr : &*found;
}

}  // namespace kirin
