// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/waits.h"

#include "base/files.h"
#include "base/inbox.h"
#include "base/time.h"
#include "testing/temp_folder.h"

#include <catch2/catch.hpp>
#include <string>
#include <vector>

namespace kirin {

TEST_CASE("a wait is told on the thread that may not wait, and on no other") {
  const testing::TempFolder folder;
  std::vector<std::string> told;
  forbidWaits(std::this_thread::get_id(), [&told](const char* what) { told.emplace_back(what); });
  REQUIRE(writeFileAtomically(folder / "a", "b").ok());
  REQUIRE(readFile(folder / "a").ok());
  RealTime time;
  Inbox<int> inbox;
  inbox.post(1);
  time.waitUntil(inbox, std::nullopt);
  CHECK(told == std::vector<std::string>{"file", "file", "inbox"});
  std::thread([&] { CHECK(readFile(folder / "a").ok()); }).join();
  CHECK(told.size() == 3);
  forbidWaits({}, {});
  REQUIRE(readFile(folder / "a").ok());
  CHECK(told.size() == 3);
}

}  // namespace kirin
