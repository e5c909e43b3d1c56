// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ladder/report_command.h"

#include "common/arguments.h"
#include "ladder/report.h"

#include "base/files.h"

#include <cstdio>
#include <fmt/format.h>

namespace kirin::ladder {

namespace {

int fail(const Error& error) {
  fmt::print(stderr, "kirin-ladder: {}\n", error.debugText());
  return 1;
}

Result<std::vector<ProfileRow>> profileIn(const std::string& file) {
  const auto text = readFile(file);
  if (!text) return text.error();
  return readProfile(*text);
}

}  // namespace

std::optional<int> runReport(std::span<char* const> words) {
  Arguments arguments(words, {});
  const auto people = arguments.text("people"), rungs = arguments.text("rungs"), pairs = arguments.text("pairs");
  if (const auto ok = arguments.finish(); !ok) return fail(ok.error());
  if (!people || !rungs || !pairs || !arguments.rest().empty()) return std::nullopt;
  const auto wanted = profileIn(*people), played = profileIn(*rungs);
  if (!wanted) return fail(wanted.error());
  if (!played) return fail(played.error());
  const auto pairings = parsePairings(*pairs);
  if (!pairings) return fail(pairings.error());
  const auto text = reportText(*wanted, *played, *pairings);
  if (!text) return fail(text.error());
  fmt::print("{}", *text);
  return 0;
}

}  // namespace kirin::ladder
