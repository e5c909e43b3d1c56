// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "house/checks.h"

#include <algorithm>
#include <cctype>
#include <regex>
#include <system_error>

namespace kirin {
namespace {

struct Link {
  std::size_t line;
  std::string target;
};

/// Calls `visit(number, line)` for the lines that are text, not quoted code.
template <class Visit>
void visitProse(const SourceFile& file, Visit visit) {
  bool code = false;
  std::size_t number = 0;
  for (const std::string_view line : file.lines()) {
    ++number;
    if (line.starts_with("```")) {
      code = !code;
    } else if (!code) {
      visit(number, std::string(line));
    }
  }
}

std::vector<Link> linksOf(const SourceFile& file) {
  static const std::regex pattern(R"(\]\(([^)\s]+)\))");
  static const std::regex quoted("`[^`]*`");
  std::vector<Link> links;
  visitProse(file, [&](std::size_t number, const std::string& line) {
    const std::string text = std::regex_replace(line, quoted, "`code`");
    for (std::sregex_iterator match(text.begin(), text.end(), pattern), end; match != end; ++match) {
      links.push_back({number, (*match)[1]});
    }
  });
  return links;
}

/// The anchor that a heading gets: lower case, blanks to hyphens, punctuation gone.
std::string anchorOf(std::string_view heading) {
  std::string anchor;
  for (const char c : heading) {
    const auto byte = static_cast<unsigned char>(c);
    if (std::isalnum(byte) || c == '_' || c == '-' || byte >= 0x80) {
      anchor += static_cast<char>(std::tolower(byte));
    } else if (c == ' ') {
      anchor += '-';
    }
  }
  return anchor;
}

bool hasAnchor(const SourceFile& file, const std::string& anchor) {
  bool found = false;
  visitProse(file, [&](std::size_t, const std::string& line) {
    const std::size_t text = line.find_first_not_of('#');
    if (text == 0 || text == std::string::npos || line[text] != ' ') return;
    found = found || anchorOf(std::string_view(line).substr(text + 1)) == anchor;
  });
  return found;
}

bool isOutside(const std::string& target) {
  return target.find("://") != std::string::npos || target.starts_with("mailto:");
}

/// The path from the top that a link in `file` leads to.
std::string resolve(const SourceFile& file, const std::string& target) {
  if (target.empty()) return file.path;
  const std::filesystem::path folder = std::filesystem::path(file.path).parent_path();
  return (folder / target).lexically_normal().generic_string();
}

}  // namespace

Findings checkLinks(const SourceTree& tree, const std::filesystem::path& top) {
  Findings findings;
  for (const SourceFile& file : tree) {
    if (file.extension() != ".md") continue;
    for (const Link& link : linksOf(file)) {
      if (isOutside(link.target)) continue;
      const std::size_t hash = link.target.find('#');
      const std::string path = resolve(file, link.target.substr(0, hash));
      const std::string where = file.path + ":" + std::to_string(link.line) + ": ";
      const SourceFile* target = findFile(tree, path);
      std::error_code ignored;
      if (target == nullptr && !std::filesystem::exists(top / path, ignored)) {
        findings.push_back(where + "leads nowhere: " + link.target);
      } else if (target != nullptr && hash != std::string::npos && !hasAnchor(*target, link.target.substr(hash + 1))) {
        findings.push_back(where + "has no such heading: " + link.target);
      }
    }
  }
  return findings;
}

Findings checkHandbookIndex(const SourceTree& tree) {
  Findings findings;
  const SourceFile* index = findFile(tree, "docs/README.md");
  if (index == nullptr) return {"docs/README.md:1: is not there"};
  std::vector<std::string> linked;
  for (const Link& link : linksOf(*index))
    linked.push_back(resolve(*index, link.target.substr(0, link.target.find('#'))));
  for (const SourceFile& file : tree) {
    if (file.extension() != ".md" || !file.path.starts_with("docs/") || &file == index) continue;
    if (std::find(linked.begin(), linked.end(), file.path) == linked.end()) {
      findings.push_back(file.path + ":1: is not linked from docs/README.md");
    }
  }
  return findings;
}

}  // namespace kirin
