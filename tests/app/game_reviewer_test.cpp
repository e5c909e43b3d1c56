// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/game_reviewer.h"

#include "testing/played_line.h"

#include <atomic>
#include <catch2/catch.hpp>
#include <map>
#include <semaphore>
#include <thread>

using namespace kirin;
using kirin::testing::playedLine;

namespace {

const GameLine kLine = playedLine("e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7");

std::vector<int> pliesOf(const GameLine& line) {
  std::vector<int> plies;
  for (int ply = 0; ply <= line.plies(); ++ply) plies.push_back(ply);
  return plies;
}

/// Is stopped, or waits for good.
class EndlessEngine final : public IEngine {
 public:
  explicit EndlessEngine(std::counting_semaphore<>& begun) : begun_(begun) {}
  Result<void> applyOptions(const EngineOptions&) override { return {}; }
  Result<void> newGame() override { return {}; }
  Result<SearchResult> search(const GameLine&, const SearchLimits&, std::stop_token stop,
                              const InfoCallback&) override {
    begun_.release();
    while (!stop.stop_requested()) std::this_thread::sleep_for(std::chrono::milliseconds(1));
    return SearchResult{};
  }

 private:
  std::counting_semaphore<>& begun_;
};

class FailingEngine final : public IEngine {
 public:
  Result<void> applyOptions(const EngineOptions&) override { return {}; }
  Result<void> newGame() override { return {}; }
  Result<SearchResult> search(const GameLine& line, const SearchLimits&, std::stop_token,
                              const InfoCallback&) override {
    if (line.plies() == 3) return Error{"engine.died", {"it"}};
    return SearchResult{line.moves().empty() ? Move() : line.moves().back(), {}, {}, {}, 1, 1, false};
  }
};

/// Everything that is judged of a line, and how it ended.
struct Outcome {
  std::map<int, Judgement> judged;
  Result<void> result;
};

Outcome reviewed(GameReviewer::Config config, std::vector<int> plies) {
  Outcome outcome;
  std::binary_semaphore done(0);
  GameReviewer reviewer(std::move(config));
  reviewer.start(kLine, std::move(plies),
                 {[&](int ply, const Judgement& judgement) { outcome.judged[ply] = judgement; },
                  [&](const Result<void>& result) {
                    outcome.result = result;
                    done.release();
                  }});
  REQUIRE(done.try_acquire_for(std::chrono::seconds(60)));
  return outcome;
}

const RealTime kTime;

GameReviewer::Config realConfig(int threads) {
  GameReviewer::Config config;
  config.engines = [] { return makeSearchEngine(kTime); };
  config.threads = threads;
  config.limits.nodes = 2'000;
  return config;
}

}  // namespace

TEST_CASE("every position asked for is judged, and alike on one thread and on three") {
  const Outcome one = reviewed(realConfig(1), pliesOf(kLine));
  CHECK(one.result.ok());
  REQUIRE(one.judged.size() == 11);
  for (const auto& [ply, judgement] : one.judged) {
    REQUIRE_FALSE(judgement.line.empty());
    CHECK(kLine.at(ply).isLegal(judgement.line.front()));
    CHECK(judgement.second.has_value());
  }
  CHECK(reviewed(realConfig(3), pliesOf(kLine)).judged == one.judged);

  const Outcome some = reviewed(realConfig(2), {7, 2});
  REQUIRE(some.judged.size() == 2);
  CHECK(some.judged.at(7) == one.judged.at(7));
}

TEST_CASE("with nothing left to judge it is finished at once") {
  const Outcome none = reviewed(realConfig(2), {});
  CHECK(none.result.ok());
  CHECK(none.judged.empty());
}

TEST_CASE("a review that is called off says nothing more, and its engines stop") {
  std::counting_semaphore<> begun(0);
  std::atomic<int> words = 0;
  GameReviewer::Config config;
  config.engines = [&] { return std::make_unique<EndlessEngine>(begun); };
  config.threads = 2;
  const GameReviewer::Listener listener{[&](int, const Judgement&) { ++words; }, [&](const Result<void>&) { ++words; }};
  {
    GameReviewer reviewer(config);
    reviewer.start(kLine, pliesOf(kLine), listener);
    begun.acquire();
    begun.acquire();
    reviewer.cancel();
    // Another one begins although the engines of the first may still be stopping.
    reviewer.start(kLine, pliesOf(kLine), listener);
    begun.acquire();
  }
  CHECK(words == 0);
}

TEST_CASE("an engine that fails ends the review, with its reason") {
  GameReviewer::Config config;
  config.engines = [] { return std::make_unique<FailingEngine>(); };
  const Outcome outcome = reviewed(config, pliesOf(kLine));
  CHECK(outcome.result.error() == Error{"engine.died", {"it"}});
  CHECK(outcome.judged.size() == 3);
}
