// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ladder/report.h"

#include <catch2/catch.hpp>

namespace kirin::ladder {
namespace {

ProfileRow row(std::string band, double hangs, double error) {
  ProfileRow made{std::move(band), 40, 900, columnsOf({}, {})};
  for (Column& column : made.columns)
    if (column.name == "hangs") {
      column.value = hangs;
      column.error = error;
      column.occasions = 900;
    }
  return made;
}

TEST_CASE("a profile is read as it was written") {
  const auto read = readProfile(profileJson({row("900", 11.5, 0.5)}));
  REQUIRE(read.ok());
  REQUIRE(read->size() == 1);
  CHECK(read->front().band == "900");
  CHECK(read->front().moves == 900);
  for (const Column& column : read->front().columns) CHECK(column.value == (column.name == "hangs" ? 11.5 : 0));
}

TEST_CASE("a report has each column that both have, and how far apart they are") {
  const auto text = reportText({row("900", 11, 0.3)}, {row("novice", 12, 0.4)}, {{"novice", "900"}});
  REQUIRE(text.ok());
  CHECK(text->find("| hangs per 100 | 11.0 ± 0.30 | 12.0 ± 0.40 | +2.0 |") != std::string::npos);
  CHECK(text->find("1 of 1 columns within two") != std::string::npos);
  const auto far = reportText({row("900", 11, 0.3)}, {row("novice", 13, 0.4)}, {{"novice", "900"}});
  CHECK(far->find("0 of 1 columns within two") != std::string::npos);
}

TEST_CASE("pairings, profiles and bands that aren't what they should be are named") {
  CHECK(*parsePairings("novice=900,pupil=1200") == std::vector<Pairing>{{"novice", "900"}, {"pupil", "1200"}});
  CHECK(parsePairings("novice").error() == Error{"report.pairs", {"novice"}});
  CHECK(parsePairings("").error().code == "report.pairs");
  CHECK(readProfile("{").error().code == "profile.json");
  CHECK(readProfile("[{}]").error().code == "profile.json");
  CHECK(reportText({}, {row("novice", 1, 1)}, {{"novice", "900"}}).error() == Error{"report.band", {"900"}});
  CHECK(reportText({}, {}, {{"novice", "900"}}).error() == Error{"report.band", {"novice"}});
}

}  // namespace
}  // namespace kirin::ladder
