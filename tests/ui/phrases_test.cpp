// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/phrases.h"

#include "app/personality.h"
#include "base/files.h"
#include "ui/game_view.h"
#include "ui/models.h"

#include <catch2/catch.hpp>
#include <filesystem>
#include <regex>
#include <set>

namespace kirin {
namespace {

std::string said(const Error& error) { return Phrases::error(error).toStdString(); }

/// Every "what.kind" between quotes in the sources, comments included: headers list the codes that are put together at
/// run time. Words of that shape that are something else are files, or belong to kirin-uci, which speaks English only.
std::set<std::string> codesInTheSource() {
  const std::set<std::string> files{"games.sqlite", "kirin.log", "board.json", "settings.json"};
  const std::regex code("\"([a-z]+\\.[a-z]+(-[a-z]+)*)\"");
  std::set<std::string> codes;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(KIRIN_SOURCE_DIR "/kirin/src")) {
    const auto extension = entry.path().extension();
    if (extension != ".h" && extension != ".cpp") continue;
    const auto text = readFile(entry.path());
    REQUIRE(text);
    for (auto found = std::sregex_iterator(text->begin(), text->end(), code); found != std::sregex_iterator();
         ++found) {
      const std::string each = (*found)[1];
      if (files.count(each) == 0 && each.rfind("uci.", 0) != 0) codes.insert(each);
    }
  }
  return codes;
}

GameView endedGame(const NewGameConfig& config) {
  GameView view;
  GameStarted started;
  started.config = config;
  started.placement = Placement::standard();
  view.apply(started, {});
  return view;
}

}  // namespace

TEST_CASE("every error code in the source has a phrase") {
  const auto codes = codesInTheSource();
  REQUIRE(codes.size() > 60);
  for (const std::string& code : codes) {
    INFO(code);
    CHECK(Phrases::knows(code));
  }
}

TEST_CASE("a code without a phrase is named as it is") {
  REQUIRE_FALSE(Phrases::knows("moon.missing"));
  REQUIRE(said({"moon.missing", {"x"}}).find("moon.missing") != std::string::npos);
}

TEST_CASE("arguments are filled in once, whatever they contain") {
  REQUIRE(said({"move.illegal", {"e2e5"}}) == "The move e2e5 is not possible here.");
  REQUIRE(said({"option.value", {"--odds", "%3 %1", "queen"}}) == "--odds takes queen, not \"%3 %1\".");
  REQUIRE(said({"option.value", {"--odds"}}) == "--odds takes , not \"\".");
}

TEST_CASE("every request to the operator has its sentence, with the piece and the place") {
  using Kind = OperatorRequest::Kind;
  OperatorRequest request{Kind::PlacePiece, PieceId{4}, Place::nowhere(), Place::onSquare(21)};
  REQUIRE(Phrases::request(request) == QStringLiteral("Put the white knight on f3"));
  request.from = Place::onSquare(20);
  REQUIRE(Phrases::request(request) == QStringLiteral("Put the white knight from e3 on f3"));
  request.to = Place::inSlot(4);
  REQUIRE(Phrases::request(request).contains(QStringLiteral("storage")));
  std::set<QString> sentences;
  for (const Kind kind :
       {Kind::PlacePiece, Kind::RemovePiece, Kind::SetUpBoard, Kind::CheckBoard, Kind::NoAnswer, Kind::WhichMove}) {
    sentences.insert(Phrases::request({kind, std::nullopt, Place::onSquare(0), Place::onSquare(0)}));
  }
  REQUIRE(sentences.size() == 6);
  REQUIRE(sentences.count(QString()) == 0);
}

TEST_CASE("results are told from your side, or from nobody's where not just one person plays") {
  const PersonalityRegistry registry;
  const GameView yours = endedGame({});
  const auto tell = [&](const GameView& view, GameResult result, EndReason reason) {
    return Phrases::result({result, reason}, view, registry).toStdString();
  };
  REQUIRE(tell(yours, GameResult::WhiteWins, EndReason::Checkmate) == "You won by checkmate");
  REQUIRE(tell(yours, GameResult::BlackWins, EndReason::Checkmate) == "Novice won by checkmate");
  REQUIRE(tell(yours, GameResult::BlackWins, EndReason::Resignation) == "You resigned");
  REQUIRE(tell(yours, GameResult::BlackWins, EndReason::Flag) == "Novice won: your time ran out");

  NewGameConfig two;
  two.players[1] = PlayerConfig::person();
  const GameView both = endedGame(two);
  REQUIRE(tell(both, GameResult::BlackWins, EndReason::Resignation) == "Black won: White resigned");
  REQUIRE(tell(both, GameResult::WhiteWins, EndReason::Flag) == "White won on time");

  std::set<std::string> all;
  for (int reason = 0; reason <= static_cast<int>(EndReason::Aborted); ++reason) {
    all.insert(tell(yours, GameResult::WhiteWins, static_cast<EndReason>(reason)));
  }
  REQUIRE(all.size() == static_cast<std::size_t>(EndReason::Aborted) + 1);
  REQUIRE(all.count("") == 0);
}

TEST_CASE("small words") {
  REQUIRE(Phrases::square(28, {Color::White, PieceType::Pawn}) == QStringLiteral("e4, white pawn"));
  REQUIRE(Phrases::square(36, {}) == QStringLiteral("e5, empty"));
  REQUIRE(Phrases::time({std::chrono::minutes(5), std::chrono::seconds(3)}) == QStringLiteral("5+3 Blitz"));
  REQUIRE(Phrases::time({}) == QStringLiteral("Untimed"));
  REQUIRE(Phrases::moves(1) == QStringLiteral("1 move"));
  REQUIRE(Phrases::moves(28) == QStringLiteral("14 moves"));
  REQUIRE(Phrases::record({}) == QString());
  REQUIRE(Phrases::record({1, 2, 3}) == QStringLiteral("1 won, 2 lost, 3 drawn"));
  REQUIRE(Phrases::claim(DrawRule::None) == QString());
  REQUIRE_FALSE(Phrases::claim(DrawRule::Threefold).isEmpty());
}

TEST_CASE("clocks show hours only where there are any, and tenths at the end of a timed one") {
  using namespace std::chrono;
  REQUIRE(Phrases::clock(minutes(5), true) == QStringLiteral("5:00"));
  REQUIRE(Phrases::clock(hours(1) + minutes(2) + seconds(3), true) == QStringLiteral("1:02:03"));
  REQUIRE(Phrases::clock(milliseconds(9870), true) == QStringLiteral("0:09.8"));
  REQUIRE(Phrases::clock(milliseconds(9870), false) == QStringLiteral("0:09"));
}

}  // namespace kirin
