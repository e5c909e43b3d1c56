// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/console.h"

#include "chess/pgn.h"
#include "ui/session_events.h"

#include <catch2/catch.hpp>
#include <sstream>

namespace kirin {
using namespace kirin::testing;

namespace {

/// A store that somebody looks at, or that fails, before a ply is added.
class WatchedStore final : public IGameStore {
 public:
  explicit WatchedStore(std::function<Result<void>()> onPly) : onPly_(std::move(onPly)) {}

  Result<GameId> begin(const StoredGame& game) override { return games_.begin(game); }
  Result<void> addPly(GameId id, int ply, const StoredPly& played) override {
    if (auto done = onPly_(); !done) return done;
    return games_.addPly(id, ply, played);
  }
  Result<void> truncate(GameId id, int plies) override { return games_.truncate(id, plies); }
  Result<void> saveClocks(GameId id, const BothClocks& clocks) override { return games_.saveClocks(id, clocks); }
  Result<void> markUnrated(GameId id, Unrated why) override { return games_.markUnrated(id, why); }
  Result<std::optional<RatingChange>> finish(GameId id, const GameEnd& end,
                                             const std::optional<CountedGame>& counted) override {
    return games_.finish(id, end, counted);
  }
  Result<StoredGame> load(GameId id) override { return games_.load(id); }
  Result<std::vector<GameSummary>> list() override { return games_.list(); }
  Result<std::optional<GameId>> latestUnfinished() override { return games_.latestUnfinished(); }

 private:
  std::function<Result<void>()> onPly_;
  MemoryGameStore games_;
};

/// Plays a script against a session in virtual time.
struct Played {
  SessionFixture session;
  SessionEvents events{session};
  std::string out;
  bool begun = false;

  void run(const std::string& script, SessionCommand start = command::NewGame{}) {
    std::istringstream in(script);
    std::ostringstream written;
    Console console({in, written, [this](SessionCommand command) { session.inbox.post(std::move(command)); },
                     [this] { return events.next(); }, session.time, session.personalities});
    begun = console.run(std::move(start));
    out += written.str();
  }

  bool says(const std::string& text) const { return out.find(text) != std::string::npos; }
  /// What was said after that.
  std::string after(const std::string& text) const { return out.substr(out.find(text) + text.size()); }
  int count(const std::string& text) const {
    int found = 0;
    for (auto at = out.find(text); at != out.npos; at = out.find(text, at + 1)) ++found;
    return found;
  }
};

}  // namespace

TEST_CASE("a script plays a game: the queen missing, the undone move gone, a valid PGN") {
  Played played;
  played.session.script.replies = {"e5", "d5"};
  NewGameConfig config;
  config.odds = Odds::Queen;
  played.run("e4\nundo\nd4\nfen\npgn\nresign\nquit\n", command::NewGame{config});
  REQUIRE(played.begun);
  REQUIRE(played.says("8  r n b . k b n r"));
  REQUIRE(played.says("without the queen"));
  REQUIRE(played.says("1. e4"));
  REQUIRE(played.says("1... e5"));
  REQUIRE(played.says("Taken back."));
  REQUIRE(played.says("1. d4"));
  REQUIRE(played.says("rnb1kbnr/ppp1pppp/8/3p4/3P4/8/PPP1PPPP/RNBQKBNR w KQkq - 0 2"));
  REQUIRE(played.says("0-1  You resigned"));

  const std::string text = "[Event \"Kirin\"]" + played.after("[Event \"Kirin\"]");
  const std::string pgn = text.substr(0, text.find("0-1  You"));
  const auto game = PgnReader(pgn).next();
  REQUIRE(game);
  REQUIRE_FALSE(game->broken);
  REQUIRE(game->main.moves.size() == 2);
  REQUIRE(game->tag("FEN") == "rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
}

TEST_CASE("the board is drawn from your side") {
  Played played;
  played.session.script.replies = {"e4"};
  played.run("quit\n", command::NewGame{asBlack()});
  REQUIRE(played.says("1. e4\n"));
  REQUIRE(played.says("1  R N B K Q B N R\n2  P P P . P P P P\n"));
  REQUIRE(played.says("8  r n b k q b n r\n   h g f e d c b a\n"));
  REQUIRE(played.says("Your turn: White played e4"));
}

TEST_CASE("each line has its answer, and a wrong one changes nothing") {
  Played played;
  const std::vector<std::pair<std::string, std::string>> table{
      {"e5", "The move e5 is not possible here."},
      {"hello", "\"hello\" is neither a move nor a command; help lists them."},
      {"undo now", "\"undo now\" is neither a move nor a command; help lists them."},
      {"undo", "There is no move of yours yet that could be taken back."},
      {"moves", "No move has been played."},
      {"clock", "Untimed; used so far: White 0:00, Black 0:00"},
      {"rescan", "The board is as it should be."},
      {"fen", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"},
      {"draw", "Novice: no draw."},
      {"", "Your turn: play a move"},
      {"restart sideways", "restart takes auto or hand, not \"sideways\"."},
      {"help", "undo       take your last move and its answer back"},
  };
  std::string script;
  for (const auto& [line, answer] : table) script += line + "\n";
  played.run(script);
  std::size_t at = 0;
  for (const auto& [line, answer] : table) {
    CAPTURE(line, played.out);
    const auto found = played.out.find(answer, at);
    REQUIRE(found != std::string::npos);
    at = found + answer.size();
  }
  REQUIRE(played.session.session.game()->plies() == 0);
}

TEST_CASE("moves are taken in SAN and in UCI") {
  Played played;
  played.session.script.replies = {"e5", "Nc6", "Bc5", "Nf6"};
  played.run("e2e4\nNf3\n  f1c4  \n0-0\nmoves\n");
  REQUIRE(played.says("1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-O Nf6\n"));
}

TEST_CASE("a confirmed move is printed only once the store has it") {
  std::ostringstream out;
  std::vector<std::string> before;
  WatchedStore store([&] {
    before.push_back(out.str());
    return Result<void>();
  });
  SessionFixture session(SessionFixture::Board::Sim, &store);
  SessionEvents events(session);
  session.script.replies = {"e5"};
  std::istringstream in("e4\n");
  Console console({in, out, [&](SessionCommand command) { session.inbox.post(std::move(command)); },
                   [&] { return events.next(); }, session.time, session.personalities});
  REQUIRE(console.run(command::NewGame{}));
  REQUIRE(before.size() == 2);
  REQUIRE(before[0].find("1. e4") == std::string::npos);
  REQUIRE(before[1].find("1... e5") == std::string::npos);
  REQUIRE(out.str().find("1... e5") != std::string::npos);
}

TEST_CASE("restart asks who sets up the pieces every time it isn't said, and plays the same again") {
  Played played;
  played.session.script.replies = {"e5", "c5", "d5"};
  NewGameConfig config = timedGame(minutes(5), seconds(3));
  config.odds = Odds::Rook;
  played.run("e4\nrestart\nhand\ne4\nrestart\nauto\nrestart\nperhaps\nrestart auto\nd4\nmoves\n",
             command::NewGame{config});
  REQUIRE(played.count("the machine or you?") == 3);
  REQUIRE(played.says("restart takes auto or hand, not \"perhaps\"."));
  const auto started = played.session.all<GameStarted>();
  REQUIRE(started.size() == 4);
  REQUIRE(started[1].config.resetMode == ResetMode::Hand);
  REQUIRE(started[2].config.resetMode == ResetMode::Auto);
  for (const auto& each : started) {
    REQUIRE(each.config.odds == Odds::Rook);
    REQUIRE(each.config.players == config.players);
    REQUIRE(each.config.timeControl == config.timeControl);
  }
  REQUIRE(played.says("1. d4 d5\n"));
}

TEST_CASE("after the game only what still makes sense is done") {
  Played played;
  played.session.script.replies = {"e5", "Nc6", "Nf6"};
  played.run("e4\nQh5\nBc4\nQxf7\nmoves\ne4\nundo\nresign\nquit\n");
  REQUIRE(played.says("1-0  You won by checkmate"));
  REQUIRE(played.says("4. Qxf7#\n"));
  REQUIRE(played.says("The game is over: restart plays another one, quit leaves."));
  REQUIRE(played.says("nothing can be taken back any more"));
  REQUIRE(played.says("That can't be done now."));
  REQUIRE_FALSE(played.says("The game is kept"));
}

TEST_CASE("the input's end leaves an unfinished game in the library, and it can be continued") {
  Played played;
  played.session.script.replies = {"e5", "Nc6"};
  played.run("e4\n");
  REQUIRE(played.says("The game is kept"));
  const GameId id = played.session.last<GameStarted>().id;
  played.session.send(command::Leave{});
  played.out.clear();
  played.run("Nf3\nquit\n", command::Continue{id, ResetMode::Auto});
  REQUIRE(played.says("The game goes on; so far:\n1. e4 e5\n"));
  REQUIRE(played.says("2... Nc6"));
}

TEST_CASE("a game that can't begin is refused with its reason") {
  Played played;
  NewGameConfig config;
  config.players[1] = PlayerConfig::personality("aunt");
  played.run("e4\n", command::NewGame{config});
  REQUIRE_FALSE(played.begun);
  REQUIRE(played.out == "There is no opponent \"aunt\".\n");
}

TEST_CASE("a timed game flags, and the clock can be read and stopped") {
  Played played;
  played.session.script.nodes = 100'000'000;  // a hundred seconds
  played.session.script.keepsLimits = false;
  played.run("clock\npause\nd4\nresume\nclock\ne4\nquit\n", command::NewGame{timedGame(minutes(1))});
  REQUIRE(played.count("White 1:00, Black 1:00") == 2);
  REQUIRE(played.says("The game is paused"));
  REQUIRE(played.says("1-0  You won on time"));
}

TEST_CASE("an opponent that fails is said so, and asked again by resume") {
  Played played;
  played.session.script.failure = Error{"engine.died", {"crafty", "signal 11"}};
  played.session.script.replies = {"e5"};
  played.run("e4\nresume\nmoves\n");
  REQUIRE(played.says("The opponent's program crafty has ended (signal 11). Resume starts it again."));
  REQUIRE(played.says("1. e4 e5\n"));
}

TEST_CASE("a store that fails is said so and answers nothing") {
  WatchedStore store([]() -> Result<void> { return Error{"store.unwritable", {"disk full"}}; });
  SessionFixture session(SessionFixture::Board::Sim, &store);
  SessionEvents events(session);
  session.script.replies = {"e5"};
  std::istringstream in("e4\nmoves\n");
  std::ostringstream out;
  Console console({in, out, [&](SessionCommand command) { session.inbox.post(std::move(command)); },
                   [&] { return events.next(); }, session.time, session.personalities});
  REQUIRE(console.run(command::NewGame{}));
  REQUIRE(out.str().find("it can't be saved (disk full)") != std::string::npos);
  REQUIRE(out.str().find("1. e4 e5\n") != std::string::npos);
}

TEST_CASE("a board in Unicode") {
  const std::string board = drawBoard(Position(), Color::White, BoardLetters::Unicode);
  REQUIRE(board.find("8  ♜ ♞ ♝ ♛ ♚ ♝ ♞ ♜\n7  ♟") == 0);
  REQUIRE(board.find("1  ♖ ♘ ♗ ♕ ♔ ♗ ♘ ♖\n   a b c d e f g h\n") != std::string::npos);
}

}  // namespace kirin
