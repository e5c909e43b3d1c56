// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/inbox.h"

#include "testing/fake_time.h"

#include <atomic>
#include <catch2/catch.hpp>
#include <memory>
#include <thread>
#include <vector>

using namespace kirin;
using namespace std::chrono_literals;

TEST_CASE("an inbox gives back what was posted, oldest first") {
  Inbox<std::unique_ptr<int>> inbox;
  CHECK(inbox.empty());
  CHECK_FALSE(inbox.take());
  inbox.post(std::make_unique<int>(1));
  inbox.post(std::make_unique<int>(2));
  CHECK_FALSE(inbox.empty());
  CHECK(**inbox.take() == 1);
  inbox.post(std::make_unique<int>(3));
  CHECK(**inbox.take() == 2);
  CHECK(**inbox.take() == 3);
  CHECK(inbox.empty());
}

TEST_CASE("nothing posted from several threads is lost, and each thread's order is kept") {
  constexpr int kThreads = 4;
  constexpr int kEach = 2000;
  Inbox<std::pair<int, int>> inbox;
  RealTime time;
  std::vector<std::thread> threads;
  for (int thread = 0; thread < kThreads; ++thread) {
    threads.emplace_back([&inbox, thread] {
      for (int i = 0; i < kEach; ++i) inbox.post({thread, i});
    });
  }
  std::vector<int> next(kThreads, 0);
  for (int received = 0; received < kThreads * kEach; ++received) {
    time.waitUntil(inbox, std::nullopt);
    const auto value = inbox.take();
    REQUIRE(value);
    REQUIRE(value->second == next[static_cast<std::size_t>(value->first)]++);
  }
  for (auto& thread : threads) thread.join();
  CHECK(inbox.empty());
}

TEST_CASE("real waiting ends at the deadline or as soon as something arrives") {
  Inbox<int> inbox;
  RealTime time;
  const Instant start = time.now();
  time.waitUntil(inbox, start + 20ms);
  CHECK(time.now() >= start + 20ms);
  CHECK(inbox.empty());

  std::thread poster([&inbox] { inbox.post(1); });
  time.waitUntil(inbox, time.now() + 1h);
  CHECK_FALSE(inbox.empty());
  poster.join();
  time.waitUntil(inbox, std::nullopt);  // something is there already
  time.waitUntil(inbox, start);         // long past
}

TEST_CASE("the wall clock is of this age") {
  CHECK(RealTime().wallNow() > WallTime(std::chrono::sys_days(std::chrono::year(2020) / 1 / 1)));
}

TEST_CASE("fake time waits in no time") {
  Inbox<int> inbox;
  kirin::testing::FakeTime time;
  const Instant start = time.now();
  const WallTime wall = time.wallNow();
  time.waitUntil(inbox, start + 5s);
  CHECK(time.now() == start + 5s);
  time.waitUntil(inbox, start);
  CHECK(time.now() == start + 5s);
  inbox.post(1);
  time.waitUntil(inbox, start + 1h);
  CHECK(time.now() == start + 5s);
  time.advance(1500ms);
  CHECK(time.now() == start + 6500ms);
  CHECK(time.wallNow() == wall + 1500ms);
  inbox.take();
  CHECK_THROWS(time.waitUntil(inbox, std::nullopt));
}
