// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "review_shots.h"

#include "base/rng.h"
#include "chess/movegen.h"
#include "chess/notation.h"

#include <QVariant>
#include <sstream>

namespace kirin {
namespace {

using std::chrono::seconds;

constexpr auto kTrap =
    "e4 e5 Nf3 Nc6 Bc4 Nf6 Ng5 d5 exd5 Nxd5 Nxf7 Kxf7 Qf3+ Ke6 Nc3 Ncb4 a3 Nxc2+ Kd1 Nxa1 Nxd5 Kd6 d4 Be6 Re1 b5 "
    "Rxe5 Bxd5 Rxd5+ Kxd5 Qd5";

/// Words that can't be played end it.
StoredGame gameOf(const std::string& sans, bool timed) {
  StoredGame game;
  game.startPlacement = Placement::standard();
  game.config.seed = 1;
  game.names = {"Player", "Scholar"};
  game.config.players[1] = PlayerConfig::personality("scholar");
  if (timed) game.config.timeControl = {std::chrono::minutes(5), seconds(3)};
  std::array<Duration, 2> clocks{};
  if (timed) clocks.fill(std::chrono::minutes(5));
  Position position;
  Rng draw(3);
  std::istringstream words(sans);
  for (std::string san; words >> san;) {
    const auto move = parseSan(position, san);
    if (!move) break;
    if (timed) clocks[index(position.sideToMove())] -= seconds(1 + static_cast<int>(draw.below(14)));
    game.plies.push_back({*move, clocks, {}});
    position.play(*move);
  }
  game.end = GameEnd{GameResult::WhiteWins, EndReason::Resignation};
  return game;
}

/// So many moves at random, or fewer where the game is over before.
StoredGame randomGame(int plies) {
  StoredGame game = gameOf("", true);
  GameLine line;
  Rng draw(11);
  while (line.plies() < plies && !judgementByRules(line)) {
    const MoveList moves = legalMoves(line.current());
    const Move move = moves[static_cast<int>(draw.below(static_cast<std::uint64_t>(moves.size())))];
    game.plies.push_back({move, {std::chrono::minutes(5), std::chrono::minutes(4)}, {}});
    line.play(move);
  }
  return game;
}

/// The first positions of a game, shallowly.
Judgements judged(const StoredGame& game, std::size_t positions) {
  static const RealTime kTime;
  const auto engine = makeSearchEngine(kTime);
  Judgements judgements(game.plies.size() + 1);
  if (!engine->applyOptions(judgingOptions())) return judgements;
  GameLine line;
  SearchLimits limits;
  limits.nodes = game.plies.size() > 100 ? 300 : 4'000;
  for (std::size_t ply = 0; ply < std::min(positions, judgements.size()); ++ply) {
    if (ply > 0) line.play(game.plies[ply - 1].move);
    if (auto judgement = judge(*engine, line, limits, {})) judgements[ply] = *std::move(judgement);
  }
  return judgements;
}

constexpr std::size_t kAll = 1000;

}  // namespace

ReviewBridge::Parts pictureReview(const ITime& time) {
  const auto engines = [&time] { return makeSearchEngine(time); };
  GameReviewer::Config reviewer;
  reviewer.engines = engines;
  return {[](const std::function<void()>&) {},
          []() -> Result<std::unique_ptr<SqliteGameStore>> {
            return Error{"store.missing", {"games"}};
          },
          [](SessionCommand) {},
          reviewer,
          {engines, {}, QThread::InheritPriority},
          time,
          {}};
}

std::vector<Shot> reviewShots(ReviewBridge& review) {
  const auto show = [&review](StoredGame game, std::size_t positions, int ply) {
    // Judged once, when the first picture of it is taken.
    const auto known = std::make_shared<Judgements>();
    return [&review, game = std::move(game), positions, ply, known](SampleGame& session) {
      session.leave();
      if (known->empty()) *known = judged(game, positions);
      review.endRetry();
      review.show(game, *known);
      review.goTo(ply);
    };
  };
  const StoredGame trap = gameOf(kTrap, true);
  const auto whole = show(trap, kAll, 17);
  const auto set = [](const char* property, const QVariant& value) {
    return [=](QObject& app) {
      auto* page = app.findChild<QObject*>(QStringLiteral("page"))->property("item").value<QObject*>();
      page->setProperty(property, value);
    };
  };
  const auto moves = set("tab", QStringLiteral("moves"));
  const auto summary = set("tab", QStringLiteral("summary"));
  const auto qr = [](QObject& app) {
    QMetaObject::invokeMethod(app.findChild<QObject*>(QStringLiteral("reviewExports")), "showQr");
  };
  const auto theme = [](const char* name) {
    return [name = QString::fromLatin1(name)](SettingsBridge& settings) { settings.setTheme(name); };
  };
  const auto large = [](SettingsBridge& settings) { settings.setTextScale(150); };
  const auto then = [](auto first, auto second) {
    return [=](SampleGame& session) {
      first(session);
      second();
    };
  };

  std::vector<Shot> shots{
      {"review", "review", "", whole},
      {"review-unread", "review", "", [&review](SampleGame& session) { session.leave(), review.closeGame(); }},
      {"review-nothing-judged", "review", "", show(trap, 0, 0)},
      {"review-half-judged", "review", "", show(trap, 14, 10)},
      {"review-two-plies", "review", "", show(gameOf("e4 e5", false), kAll, 2)},
      {"review-no-move", "review", "", show(gameOf("", false), kAll, 0)},
      {"review-long", "review", "", show(randomGame(200), kAll, 171)},
      {"review-long-opening", "review", "",
       show(gameOf("e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 g6 Be3 Bg7 f3 O-O Qd2 Nc6 Bc4", false), kAll, 17)},
      {"review-try", "review", "",
       then(show(trap, kAll, 16), [&review] { review.move(11, 19); })},  // the pawn from d2 to d3
      {"review-retry", "review", "", then(whole, [&review] { review.beginRetry(); })},
      {"review-retry-shown", "review", "", then(whole, [&review] { review.beginRetry(), review.showRetry(); })},
      {"review-more", "review", "reviewMore", whole},
  };
  shots.push_back({"opponents-from-review", "opponents", "", whole, {}, false, set("oddsOffered", false)});
  shots.push_back({"review-qr", "review", "", whole, {}, false, qr});
  shots.push_back({"review-summary", "review", "", whole, {}, false, summary});
  shots.push_back({"review-maple", "review", "", whole, theme("maple"), false, moves});
  shots.push_back({"review-contrast", "review", "", whole, theme("contrast"), false, moves});
  shots.push_back({"review-large-text", "review", "", whole, large, false, moves});
  shots.push_back({"review-summary-large-text", "review", "", whole, large, false, summary});
  return shots;
}

}  // namespace kirin
