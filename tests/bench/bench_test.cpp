// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bench.h"

#include "bench/net_speed.h"
#include "bench/search_speed.h"

#include <catch2/catch.hpp>

namespace kirin::bench {

namespace {

/// An engine that has searched what it is told, in no time.
class Claiming final : public IEngine {
 public:
  Result<void> applyOptions(const EngineOptions&) override { return {}; }
  Result<void> newGame() override {
    ++games;
    return {};
  }
  Result<SearchResult> search(const GameLine&, const SearchLimits& limits, std::stop_token,
                              const InfoCallback&) override {
    if (fails) return Error{"engine.died", {"it", "says"}};
    ++searches;
    SearchResult result;
    result.nodes = limits.nodes.value_or(0) + 1;
    return result;
  }

  int games = 0, searches = 0;
  bool fails = false;
};

/// Each look at the clock is a microsecond later.
class Ticking final : public ITime {
 public:
  Instant now() const override { return Instant(std::chrono::microseconds(++looks_)); }
  WallTime wallNow() const override { return {}; }
  void waitUntil(InboxSignal&, std::optional<Instant>) override {}

 private:
  mutable int looks_ = 0;
};

}  // namespace

TEST_CASE("every engine searches every bench position as a new game") {
  Claiming a, b;
  SearchLimits limits;
  limits.nodes = 999;
  const auto efforts = searchBenchPositions({&a, &b}, limits, Ticking());
  REQUIRE(efforts.ok());
  const int positions = static_cast<int>(benchPositions().size());
  CHECK(a.searches == positions);
  CHECK(b.searches == positions);
  CHECK(a.games == positions);
  REQUIRE(efforts->size() == 2);
  CHECK((*efforts)[0].nodes == 1000U * static_cast<unsigned>(positions));
  CHECK((*efforts)[0].spent == std::chrono::microseconds(positions));
  CHECK((*efforts)[1].nodesPerSecond() == Approx(1e9));
}

TEST_CASE("an engine that fails ends the measuring with its error") {
  Claiming a;
  a.fails = true;
  const auto efforts = searchBenchPositions({&a}, {}, Ticking());
  REQUIRE_FALSE(efforts.ok());
  CHECK(efforts.error().code == "engine.died");
}

TEST_CASE("a clock that stands still gives no speed, not an infinite one") {
  CHECK(Effort{1000, {}}.nodesPerSecond() == 0);
}

TEST_CASE("the cost of a judgement is told for each set of instructions") {
  for (const NetKernels& kernels : runnableKernels()) {
    const NetSpeed speed = measureNet(Network::embedded(), kernels, RealTime(), 2000);
    CHECK(speed.forward > 0);
  }
}

TEST_CASE("this process has some memory") { CHECK(peakMemory() > 1'000'000); }

}  // namespace kirin::bench
