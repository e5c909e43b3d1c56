// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "testing/session_fixture.h"

#include <catch2/catch.hpp>

// Leaving, continuing, pausing, quitting; an opponent or a disk that fails.
namespace kirin {
using namespace kirin::testing;

TEST_CASE("a game that is left stays in the library and goes on as if it had never been left") {
  const auto play = [](bool leave, bool restartProcess) {
    MemoryGameStore store;
    auto f = std::make_unique<SessionFixture>(SessionFixture::Board::Sim, &store);
    NewGameConfig config = timedGame(minutes(5), seconds(1));
    config.seed = 11;
    config.odds = Odds::Knight;
    f->newGame(config);
    for (int i = 0; i < 6; ++i) {
      f->advance(seconds(2));
      if (leave && i > 0) {
        const GameId id = f->session.game()->stored().id;
        f->send(command::Leave{});
        REQUIRE(f->state() == SessionState::Idle);
        f->advance(minutes(30));
        if (restartProcess) f = std::make_unique<SessionFixture>(SessionFixture::Board::Sim, &store);
        f->send(command::Continue{id});
        REQUIRE(f->state() == SessionState::HumanTurn);
        REQUIRE(f->last<GameStarted>().takebackable);
      }
      f->advance(seconds(3));
      const Move move = randomMove(f->session.game()->position(), static_cast<std::uint64_t>(i));
      f->send(command::PlayMove{move, f->session.game()->plies()});
      f->untilHumanTurn();
    }
    f->send(command::Takeback{});
    return std::tuple{f->moves(), f->clocks(), f->session.placement(), f->stored().plies};
  };
  const auto never = play(false, false);
  REQUIRE(std::get<3>(never).size() == 10);
  REQUIRE(play(true, false) == never);
  REQUIRE(play(true, true) == never);
}

TEST_CASE("a game that isn't kept leaves nothing behind, and isn't what is played again") {
  SessionFixture f;
  NewGameConfig other = twoPeople();
  other.startFen = "4k3/8/8/8/8/8/P7/4K3 w - - 0 1";
  other.kept = false;
  f.newGame(other);
  f.send(command::Restart{ResetMode::Auto});
  REQUIRE(f.notices() == std::vector<std::string>{"session.no-game"});

  f.newGame(timedGame(minutes(5)));
  f.play("e4");
  const GameId id = f.session.game()->stored().id;
  f.newGame(other);
  f.play("a4");
  f.send(command::Pause{});
  f.send(command::Resume{});
  f.send(command::Leave{});
  const auto games = f.store.list();
  REQUIRE(games->size() == 1);
  REQUIRE(games->front().id == id);
  REQUIRE(f.notices().empty());

  f.newGame(other);
  f.send(command::Restart{ResetMode::Auto});
  f.untilHumanTurn();
  REQUIRE(f.last<GameStarted>().config.kept);
  REQUIRE(f.last<GameStarted>().config.timeControl.base == minutes(5));
}

TEST_CASE("continuing keeps clock, start, identity, seed and moves") {
  MemoryGameStore store;
  GameStarted before;
  Placement placement;
  {
    SessionFixture f(SessionFixture::Board::Sim, &store);
    NewGameConfig config = timedGame(minutes(5));
    config.odds = Odds::Queen;
    f.newGame(config);
    f.play("e4");
    f.advance(seconds(30));
    f.send(command::Quit{});
    REQUIRE(f.session.quitDone());
    before = f.last<GameStarted>();
    placement = f.session.placement();
  }
  SessionFixture f(SessionFixture::Board::Sim, &store);
  f.send(command::Continue{before.id});
  const auto after = f.last<GameStarted>();
  REQUIRE(after.id == before.id);
  REQUIRE(after.config == before.config);
  REQUIRE(after.start == before.start);
  REQUIRE(after.placement == placement);
  REQUIRE(after.moves.size() == 2);
  REQUIRE(after.clocks.size() == 2);
  REQUIRE(after.takebackable);
  REQUIRE(f.clocks()[0] == seconds(270));  // what had run of the turn is kept
  f.send(command::Takeback{});
  REQUIRE(f.session.game()->plies() == 0);
  REQUIRE(f.clocks() == BothClocks{minutes(5), minutes(5)});
}

TEST_CASE("a game left while the engine thinks thinks again, and answers the same") {
  const auto play = [](bool leave) {
    SessionFixture f;
    NewGameConfig config = timedGame(minutes(5));
    config.seed = 3;
    f.newGame(config);
    f.move("e4");
    if (leave) {
      const GameId id = f.session.game()->stored().id;
      f.send(command::Leave{});
      f.advance(minutes(1));
      f.send(command::Continue{id});
      REQUIRE(f.state() == SessionState::EngineTurn);
    }
    f.untilHumanTurn();
    return std::pair{f.moves(), f.clocks()};
  };
  REQUIRE(play(true) == play(false));
}

TEST_CASE("what can't be continued says why") {
  MemoryGameStore store;
  SessionFixture f(SessionFixture::Board::Sim, &store);
  f.send(command::Continue{77});
  f.newGame();
  f.send(command::Continue{1});
  f.send(command::Resign{});
  f.send(command::Continue{1});
  StoredGame gone = f.stored();
  gone.end.reset();
  gone.config.players[1] = PlayerConfig::personality("gone");
  const GameId id = *store.begin(gone);
  f.send(command::Continue{id});
  REQUIRE(f.notices() ==
          std::vector<std::string>{"store.missing", "session.game-running", "session.finished", "session.personality"});
}

TEST_CASE("a game whose last move ended it, but whose result the power cut kept from the disk, ends when continued") {
  MemoryGameStore store;
  SessionFixture f(SessionFixture::Board::Sim, &store);
  f.newGame(twoPeople());
  for (const auto* san : {"f3", "e5", "g4", "Qh4"}) f.move(san);
  StoredGame cut = f.stored();
  cut.end.reset();
  const GameId id = *store.begin(cut);
  f.send(command::Continue{id});
  REQUIRE(f.state() == SessionState::GameOver);
  REQUIRE(f.last<GameOver>().end.reason == EndReason::Checkmate);
  REQUIRE(store.load(id)->end == f.last<GameOver>().end);
}

TEST_CASE("a game nobody has moved in is not kept as unfinished") {
  SessionFixture f;
  f.newGame();
  f.send(command::Leave{});
  REQUIRE(f.memory.list()->front().end->reason == EndReason::Aborted);
  REQUIRE_FALSE(*f.memory.latestUnfinished());
  f.newGame();
  f.play("e4");
  f.newGame();  // leaves the one before
  REQUIRE(*f.memory.latestUnfinished() == GameId{2});
}

TEST_CASE("pausing stops the clocks and refuses moves; resuming goes on where it was") {
  SessionFixture f;
  f.newGame(timedGame(minutes(5)));
  f.advance(seconds(10));
  f.send(command::Pause{});
  REQUIRE(f.last<StateChanged>().paused);
  REQUIRE_FALSE(f.last<ClockInfo>().runningSide);
  f.advance(minutes(20));
  f.move("e4");
  f.send(command::Takeback{});
  f.send(command::Pause{});
  REQUIRE(f.notices() == std::vector<std::string>(3, "session.paused"));
  f.send(command::Resume{});
  REQUIRE_FALSE(f.last<StateChanged>().paused);
  f.advance(seconds(5));
  f.move("e4");
  REQUIRE(f.clocks()[0] == seconds(285));
}

TEST_CASE("pausing while the engine thinks calls the search off; resuming asks again") {
  SessionFixture f;
  f.newGame(timedGame(minutes(5)));
  f.script.replies = {"e5", "e5"};
  f.move("e4");
  f.advance(milliseconds(400));
  f.send(command::Pause{});
  f.advance(minutes(1));
  REQUIRE(f.moves() == "e2e4");
  f.send(command::Resume{});
  f.untilHumanTurn();
  REQUIRE(f.moves() == "e2e4 e7e5");
  REQUIRE(f.clocks() == BothClocks{minutes(5), seconds(299)});
  REQUIRE(f.script.asked.size() == 2);
  REQUIRE(f.script.asked[0].options == f.script.asked[1].options);
}

TEST_CASE("pausing between the engine's answer and its showing keeps the answer") {
  SessionFixture f;
  f.newGame();
  f.script.nodes = 1000;
  f.script.replies = {"e5"};
  f.move("e4");
  f.advance(milliseconds(100));
  f.send(command::Pause{});
  f.advance(minutes(1));
  REQUIRE(f.moves() == "e2e4");
  f.send(command::Resume{});
  f.untilHumanTurn();
  REQUIRE(f.moves() == "e2e4 e7e5");
  REQUIRE(f.script.asked.size() == 1);
}

TEST_CASE("an opponent that fails or plays an illegal move loses nobody the game: Resume asks it again") {
  SessionFixture f;
  f.newGame(timedGame(minutes(5)));
  std::string code;
  SECTION("fails") {
    f.script.failure = Error{"engine.died", {"program", "signal 9"}};
    code = "engine.died";
  }
  SECTION("illegal") {
    f.script.illegal = Move(0, 63);
    code = "engine.illegal-move";
  }
  SECTION("no move") {
    f.script.illegal = Move();
    code = "engine.illegal-move";
  }
  f.move("e4");
  f.advance(seconds(2));
  REQUIRE(f.notices() == std::vector<std::string>{code});
  REQUIRE(f.last<StateChanged>().paused);
  REQUIRE(f.clocks() == BothClocks{minutes(5), minutes(5)});
  f.advance(minutes(10));
  REQUIRE(f.all<GameOver>().empty());
  f.script.replies = {"e5"};
  f.send(command::Resume{});
  f.untilHumanTurn();
  REQUIRE(f.moves() == "e2e4 e7e5");
}

namespace {

/// A disk that is full for a while.
class FullStore final : public IGameStore {
 public:
  MemoryGameStore inner;
  bool full = false;

  Result<GameId> begin(const StoredGame& game) override {
    if (full) return kFull;
    return inner.begin(game);
  }
  Result<void> addPly(GameId id, int ply, const StoredPly& played) override {
    if (full) return kFull;
    return inner.addPly(id, ply, played);
  }
  Result<void> truncate(GameId id, int plies) override {
    if (full) return kFull;
    return inner.truncate(id, plies);
  }
  Result<void> saveClocks(GameId id, const BothClocks& remaining) override {
    if (full) return kFull;
    return inner.saveClocks(id, remaining);
  }
  Result<void> markUnrated(GameId id, Unrated why) override {
    if (full) return kFull;
    return inner.markUnrated(id, why);
  }
  Result<std::optional<RatingChange>> finish(GameId id, const GameEnd& end,
                                             const std::optional<CountedGame>& counted) override {
    if (full) return kFull;
    return inner.finish(id, end, counted);
  }
  Result<StoredGame> load(GameId id) override { return inner.load(id); }
  Result<std::vector<GameSummary>> list() override { return inner.list(); }
  Result<std::optional<GameId>> latestUnfinished() override { return inner.latestUnfinished(); }

 private:
  const Error kFull{"store.unwritable", {"disk full"}};
};

}  // namespace

TEST_CASE("a full disk is told once, the game goes on, and the store catches up when there is room") {
  FullStore store;
  SessionFixture f(SessionFixture::Board::Sim, &store);
  SECTION("full in the middle") {
    f.newGame();
    f.play("e4");
    f.play("Nf3");
    store.full = true;
    f.send(command::Takeback{});
    f.play("d4");
    REQUIRE(f.notices() == std::vector<std::string>{"store.unwritable"});
  }
  SECTION("full from the start") {
    store.full = true;
    f.newGame();
    f.play("e4");
    f.play("d4");
    REQUIRE(f.notices() == std::vector<std::string>{"store.unwritable"});
    REQUIRE(f.last<GameStarted>().id == 0);
  }
  store.full = false;
  f.play("a3");
  REQUIRE(f.stored().plies == f.session.game()->stored().plies);
  REQUIRE(f.session.game()->plies() == 6);
  f.send(command::Resign{});
  REQUIRE(f.stored().end);
  REQUIRE(f.notices().empty());
}

TEST_CASE("quitting saves and is done at once, whatever is going on") {
  MemoryGameStore store;
  SessionFixture f(SessionFixture::Board::Scripted, &store);
  f.newGame(timedGame(minutes(5)));
  f.play("e4");
  SECTION("on your turn") { f.advance(seconds(7)); }
  SECTION("while carrying") { f.move("a3"); }
  SECTION("while thinking") {
    f.move("a3");
    f.advance(seconds(3));
    REQUIRE(f.state() == SessionState::EngineTurn);
  }
  SECTION("while paused") { f.send(command::Pause{}); }
  const auto plies = f.session.game()->stored().plies;
  f.send(command::Quit{});
  REQUIRE(f.session.quitDone());
  REQUIRE(f.state() == SessionState::Idle);
  REQUIRE(store.load(1)->plies == plies);
  REQUIRE_FALSE(store.load(1)->end);
}

}  // namespace kirin
