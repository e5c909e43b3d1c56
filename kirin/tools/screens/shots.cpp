// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shots.h"

#include "puzzle_shots.h"
#include "review_shots.h"

namespace kirin {
namespace {

using std::chrono::minutes;
using std::chrono::seconds;

NewGameConfig against(const char* id, TimeControl time = {}, Odds odds = Odds::None, Color you = Color::White) {
  NewGameConfig config;
  config.players[index(you)] = PlayerConfig::person();
  config.players[index(!you)] = PlayerConfig::personality(id);
  config.timeControl = time;
  config.odds = odds;
  return config;
}

const TimeControl kBlitz{minutes(5), seconds(3)};

void italian(SampleGame& game) {
  game.begin(against("scholar", kBlitz));
  game.play({"e4", "e5", "Nf3", "Nc6", "Bc4", "Bc5", "c3", "Nf6", "d4", "exd4", "cxd4", "Bb4+", "Bd2", "Bxd2+", "Nbxd2",
             "d5", "exd5", "Nxd5"});
  game.showClocks(minutes(3) + seconds(41), minutes(4) + seconds(2));
}

void opening(SampleGame& game) { game.begin(against("novice")); }

void asBlack(SampleGame& game) {
  game.begin(against("kirin", {minutes(10), seconds(5)}, Odds::None, Color::Black));
  game.play({"d4", "Nf6", "c4", "e6", "Nc3", "Bb4", "e3", "O-O", "Bd3", "d5", "Nf3"});
  game.showClocks(minutes(9) + seconds(48), minutes(9) + seconds(1));
}

void check(SampleGame& game) {
  game.begin(against("expert", {minutes(1), {}}));
  game.play({"e4", "e5", "f4", "Qh4+"});
  game.showClocks(seconds(9) + std::chrono::milliseconds(420), seconds(31));
}

void promotion(SampleGame& game, SessionBridge& bridge) {
  NewGameConfig config = against("pupil");
  config.startFen = "6k1/1P3ppp/8/8/3r4/8/5PPP/6K1 w - - 0 40";
  game.begin(config);
  bridge.apply(PromotionPending{49, 57});
}

void mated(SampleGame& game) {
  game.begin(against("novice"));
  game.play({"e4", "e5", "Bc4", "Nc6", "Qh5", "Nf6", "Qxf7#"});
  game.end(GameResult::WhiteWins, EndReason::Checkmate);
}

void resigned(SampleGame& game) {
  italian(game);
  game.end(GameResult::BlackWins, EndReason::Resignation);
}

}  // namespace

std::vector<Shot> allShots(SessionBridge& bridge, ReviewBridge& review, LibraryBridge& library, PuzzleBridge& puzzles) {
  const auto with = [](auto first, auto second) {
    return [=](SampleGame& game) {
      first(game);
      second(game);
    };
  };
  const auto operatorNeeded = [&bridge](SampleGame& game) {
    game.state(SessionState::NeedsOperator);
    bridge.apply(
        OperatorNeeded{{{OperatorRequest::Kind::PlacePiece, PieceId{4}, Place::nowhere(), Place::onSquare(21)}}});
  };
  const auto all = [&library](SampleGame& game) {
    game.leave();
    library.undoRemove();
    library.clearFilter();
    library.refresh();
  };
  const auto found = with(all, [&library](SampleGame&) {
    library.setPosition(QStringLiteral("r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3"));
  });
  const auto nothing = with(all, [&library](SampleGame&) { library.setName(QStringLiteral("Philidor")); });
  const auto deleted = with(all, [&library](SampleGame&) { library.remove(2); });
  std::vector<Shot> shots{
      {"home", "home"},
      {"opponents", "opponents"},
      {"setup", "setup"},
      {"you", "you"},
      {"library", "library", "", all},
      {"library-found", "library", "", found},
      {"library-none", "library", "", nothing},
      {"library-deleted", "library", "", deleted},
      {"data-import", "data", "", all},
      {"prompt-stored", "library", "stored", all},
      {"prompt-restore", "data", "restore", all},
      {"strength", "strength"},
      {"prompt-hint-costs", "game", "hintCosts", italian},
      {"game-hint", "game", "",
       with(italian,
            [&bridge](SampleGame&) {
              bridge.apply(HintGiven{Move(3, 17), 18});
            })},  // the queen to b3
      {"prompt-takeback-costs", "game", "takebackCosts", italian},
      {"preparing", "preparing", "", with(opening, [](SampleGame& g) { g.state(SessionState::Preparing); })},
      {"settings", "settings"},
      {"game-start", "game", "", opening},
      {"game", "game", "", italian},
      {"game-black", "game", "", asBlack},
      {"game-thinking", "game", "", with(italian, [](SampleGame& g) { g.play({"O-O"}); })},
      {"game-check-low-time", "game", "", check},
      {"game-promotion", "game", "", [&bridge](SampleGame& g) { promotion(g, bridge); }},
      {"game-premove", "game", "",
       with(italian,
            [&bridge](SampleGame& g) {
              g.play({"O-O"});
              bridge.move(5, 4);  // the rook from f1 to e1
            })},
      {"game-odds", "game", "", [](SampleGame& g) { g.begin(against("master", kBlitz, Odds::Queen)); }},
      {"game-paused", "game", "", with(italian, [](SampleGame& g) { g.state(SessionState::HumanTurn, true); })},
      {"game-moving", "game", "", with(italian, [](SampleGame& g) { g.state(SessionState::Acting); })},
      {"game-operator", "game", "", with(italian, operatorNeeded)},
      {"game-over", "game", "over", mated},
      {"game-over-board", "game", "", resigned},
      {"prompt-more", "game", "more", italian},
      {"prompt-resign", "game", "resign", italian},
      {"prompt-draw", "game", "draw", italian},
      {"prompt-offer", "game", "offer",
       with(italian, [&bridge](SampleGame&) { bridge.apply(DrawOffered{Color::Black}); })},
      {"prompt-restart", "game", "restart", italian},
      {"prompt-reset", "game", "reset", mated},
      {"prompt-operator", "game", "operator", with(italian, operatorNeeded)},
  };
  const auto leave = [](SampleGame& game) { game.leave(); };
  const auto theme = [](const char* name) {
    return [name = QString::fromLatin1(name)](SettingsBridge& settings) { settings.setTheme(name); };
  };
  const auto large = [](SettingsBridge& settings) { settings.setTextScale(150); };
  const auto carrying = with(italian, [](SampleGame& g) { g.state(SessionState::Acting); });
  const auto preparing = with(opening, [](SampleGame& g) { g.state(SessionState::Preparing); });
  shots.push_back({"machine", "machine", "", carrying, {}, true});
  shots.push_back({"service", "service", "", leave, {}, true});
  shots.push_back({"machine-preparing", "preparing", "", preparing, {}, true});
  shots.push_back({"machine-more", "game", "more", italian, {}, true});
  shots.push_back({"machine-large-text", "machine", "", carrying, large, true});
  shots.push_back({"machine-contrast", "machine", "", carrying, theme("contrast"), true});
  shots.push_back({"maple-home", "home", "", leave, theme("maple")});
  shots.push_back({"maple-game", "game", "", italian, theme("maple")});
  shots.push_back({"contrast-home", "home", "", leave, theme("contrast")});
  shots.push_back({"contrast-game", "game", "", italian, theme("contrast")});
  shots.push_back({"large-text-game", "game", "", italian, large});
  shots.push_back({"large-text-settings", "settings", "", leave, large});
  for (Shot& shot : reviewShots(review)) shots.push_back(std::move(shot));
  for (Shot& shot : puzzleShots(puzzles)) shots.push_back(std::move(shot));
  shots.push_back({"large-text-home", "home", "", leave, large});
  shots.push_back({"large-text-opponents", "opponents", "", leave, large});
  shots.push_back({"large-text-library", "library", "", all, large});
  shots.push_back({"large-text-data", "data", "", all, large});
  shots.push_back({"maple-library", "library", "", all, theme("maple")});
  shots.push_back({"contrast-library", "library", "", all, theme("contrast")});
  shots.push_back({"large-text-you", "you", "", leave, large});
  shots.push_back({"large-text-strength", "strength", "", leave, large});
  shots.push_back({"maple-you", "you", "", leave, theme("maple")});
  shots.push_back({"contrast-you", "you", "", leave, theme("contrast")});
  // At the end: what it sets stays.
  shots.push_back({"asleep", "home", "", leave, {}, false, [](QObject& app) { app.setProperty("asleep", true); }});
  return shots;
}

}  // namespace kirin
