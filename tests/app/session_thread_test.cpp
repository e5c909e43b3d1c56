// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session_thread.h"

#include "app/boards.h"
#include "app/sqlite_game_store.h"
#include "app/threaded_searches.h"
#include "testing/qt_application.h"
#include "testing/scripted_engine.h"
#include "testing/temp_folder.h"

#include <catch2/catch.hpp>
#include <condition_variable>
#include <mutex>

namespace kirin {
using namespace kirin::testing;
using namespace std::chrono_literals;

namespace {

/// Events of a worker, for a test that waits for them.
class Events {
 public:
  void add(const SessionEvent& event) {
    std::lock_guard lock(mutex_);
    events_.push_back(event);
    threads_.push_back(std::this_thread::get_id());
    changed_.notify_all();
  }
  /// The n-th event of that type; fails the test after a while.
  template <class T>
  T wait(std::size_t n = 1) {
    std::unique_lock lock(mutex_);
    std::optional<T> found;
    const bool came = changed_.wait_for(lock, 30s, [&] {
      std::size_t seen = 0;
      for (const auto& event : events_) {
        if (const auto* each = std::get_if<T>(&event); each && ++seen == n) found = *each;
      }
      return found.has_value();
    });
    if (!came) throw std::runtime_error("an event did not come");
    return *found;
  }
  std::vector<std::thread::id> threads() {
    std::lock_guard lock(mutex_);
    return threads_;
  }

 private:
  std::mutex mutex_;
  std::condition_variable changed_;
  std::vector<SessionEvent> events_;
  std::vector<std::thread::id> threads_;
};

/// An engine that thinks until it is stopped.
class EndlessEngine final : public IEngine {
 public:
  explicit EndlessEngine(std::atomic<int>& running) : running_(running) {}
  Result<void> applyOptions(const EngineOptions&) override { return {}; }
  Result<void> newGame() override { return {}; }
  Result<SearchResult> search(const GameLine& line, const SearchLimits&, std::stop_token stop,
                              const InfoCallback&) override {
    ++running_;
    while (!stop.stop_requested()) std::this_thread::sleep_for(1ms);
    --running_;
    SearchResult result;
    result.move = randomMove(line.current(), 1);
    return result;
  }

 private:
  std::atomic<int>& running_;
};

OpponentEngines::Factory endless(std::atomic<int>& running) {
  return [&running](const std::vector<std::string>&) { return std::make_unique<EndlessEngine>(running); };
}

SessionThread::BackendFactory simulated() { return simBoard(); }

template <class Condition>
void waitFor(Condition condition) {
  for (int i = 0; i < 30'000 && !condition(); ++i) std::this_thread::sleep_for(1ms);
  REQUIRE(condition());
}

}  // namespace

TEST_CASE("searches run on their own thread, are stopped at once, and answer only what was not called off") {
  RealTime time;
  SessionInbox inbox;
  std::atomic<int> running{0};
  const PersonalityRegistry registry;
  {
    ThreadedSearches searches(time, inbox, OpponentEngines(endless(running)));
    searches.start(1, registry.all().front(), 1, true, GameLine(), {});
    waitFor([&] { return running == 1; });
    searches.cancel();
    waitFor([&] { return running == 0; });
    REQUIRE(inbox.empty());
    searches.start(2, registry.all().front(), 1, false, GameLine(), {});
    searches.cancel();
    searches.start(3, registry.all().front(), 1, false, GameLine(), {});
    waitFor([&] { return running == 1; });
  }  // quitting stops it
  REQUIRE(running == 0);
  REQUIRE(inbox.empty());
}

TEST_CASE("a search that ends answers with its id and the moment it ended") {
  RealTime time;
  SessionInbox inbox;
  EngineScript script;
  const PersonalityRegistry registry;
  ThreadedSearches searches(time, inbox, OpponentEngines(scriptedEngines(script)));
  const Instant before = time.now();
  searches.start(42, registry.all().front(), 1, true, GameLine(), {});
  time.waitUntil(inbox, time.now() + 30s);
  const auto input = inbox.take();
  REQUIRE(input);
  const auto& done = std::get<SearchDone>(*input);
  REQUIRE(done.searchId == 42);
  REQUIRE(done.result.ok());
  REQUIRE(done.at >= before);
  REQUIRE(done.at <= time.now());
}

TEST_CASE("a game on the worker: commands in, events out on the worker, everything kept") {
  needQtApplication();
  TempFolder folder;
  RealTime time;
  EngineScript script;
  script.replies = {"e5"};
  const PersonalityRegistry registry;
  Events events;
  GameId id = 0;
  {
    SessionThread session({folder / "games.sqlite", registry, time, simulated(), scriptedEngines(script),
                           [&](const SessionEvent& event) { events.add(event); }, 1});
    session.start();
    session.post(command::NewGame{});
    id = events.wait<GameStarted>().id;
    events.wait<TurnBegan>();
    session.post(command::PlayMove{Move(12, 28), 0});
    const auto decided = events.wait<MoveDecided>(2);
    REQUIRE(decided.move == Move(52, 36));
    events.wait<TurnBegan>(3);
  }  // quits and waits
  for (const auto thread : events.threads()) {
    REQUIRE(thread == events.threads().front());
    REQUIRE(thread != std::this_thread::get_id());
  }
  auto store = SqliteGameStore::open(folder / "games.sqlite");
  REQUIRE(store.ok());
  REQUIRE(store->store->load(id)->plies.size() == 2);
  REQUIRE(*store->store->latestUnfinished() == id);
}

TEST_CASE("quitting while an engine thinks takes no time, and the window is told when it is done") {
  needQtApplication();
  TempFolder folder;
  RealTime time;
  std::atomic<int> running{0};
  const PersonalityRegistry registry;
  Events events;
  SessionThread session({folder / "games.sqlite", registry, time, simulated(), endless(running),
                         [&](const SessionEvent& event) { events.add(event); }, 1});
  session.start();
  NewGameConfig config;
  std::swap(config.players[0], config.players[1]);
  session.post(command::NewGame{config});
  waitFor([&] { return running == 1; });
  const Instant asked = time.now();
  session.post(command::Quit{});
  REQUIRE(session.wait(30'000));
  REQUIRE(time.now() - asked < 5s);
  REQUIRE(running == 0);
}

TEST_CASE("a file of games that can't be read or written is told, and play goes on") {
  needQtApplication();
  TempFolder folder;
  RealTime time;
  EngineScript script;
  const PersonalityRegistry registry;
  Events events;
  std::filesystem::path file = folder / "games.sqlite";
  std::string code;
  SECTION("corrupt") {
    folder.write("games.sqlite", std::string(9000, 'x'));
    code = "store.set-aside";
  }
  SECTION("no place") {
    file = folder / "nowhere/games.sqlite";
    code = "store.unwritable";
  }
  SessionThread session({file, registry, time, simulated(), scriptedEngines(script),
                         [&](const SessionEvent& event) { events.add(event); }, 1});
  session.start();
  session.post(command::NewGame{});
  REQUIRE(events.wait<Notice>().error.code == code);
  events.wait<TurnBegan>();
}

}  // namespace kirin
