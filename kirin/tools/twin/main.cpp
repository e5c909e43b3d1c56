// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
// kirin-twin: whole games on a simulated machine, with what goes wrong on a real one.
#include "common/arguments.h"
#include "twin/every_line.h"

#include "base/files.h"
#include "base/log.h"
#include "board/board_profile_json.h"

#include <cstdio>
#include <filesystem>
#include <fmt/format.h>

namespace kirin::twin {
namespace {

constexpr std::string_view kUsage =
    R"(kirin-twin: games on a simulated machine, checked against where its pieces truly are

  kirin-twin --games N [options]          a person's hands against any legal move, every fourth game against the novice
      --seed 1
      --faults none|all|NAME[,NAME...]    alarm eof unplug lost-ok late-ok garbage drop no-pickup lost-steps power-cut
                                          hand stuck-on stuck-off flicker
      --fault-lines 120                   one about every so many lines of G-code
      --plies 60                          after so many the person resigns
      --takebacks 3                       percent of the turns in which they take back instead
      --record FILE                       writes down the first ten games
  kirin-twin --every-line NAME [options]  one game of thirty plies for each line of its G-code, with that fault there
      --line 1                            beginning with that one
      --step 1                            only each nth line
  kirin-twin --replay FILE                a recorded run again: how it ended

      --profile FILE                      a board.json; otherwise the reference board
      --base MM                           all bases that wide
      --json OUT
      --log FOLDER                        what driver and session say, in files there
)";

constexpr int kGamesPerSitting = 10;

int fail(const Error& error, int code = 1) {
  fmt::print(stderr, "kirin-twin: {}\n", error.debugText());
  return code;
}

void show(const Figures& f) {
  fmt::print(stderr,
             "\r{} games, {} plies, {} contacts, {} faults, operator {}, missed {}, wrong {}, lost {}, magnet {}   ",
             f.games, f.plies, f.contacts, f.faults, f.person.operatorAsked, f.person.missedMoves,
             f.person.wrongCommits + f.wrongBoards, f.gamesLost, f.magnetLeftOn);
}

struct Request {
  TwinConfig twin;
  std::vector<FaultKind> faults;
  std::uint64_t seed = 1;
  int games = 0;
  int faultLines = 120;
  int plies = 60;
  int takebacks = 3;
  std::optional<std::string> record;
};

Result<Figures> playAll(const Request& request) {
  Figures all;
  const int linesAGame = 40 * request.plies;
  for (int begun = 0; begun < request.games; begun += kGamesPerSitting) {
    Sitting sitting;
    sitting.seed = request.seed + static_cast<std::uint64_t>(begun);
    sitting.twin = request.twin;
    sitting.twin.seed = sitting.seed;
    sitting.twin.faults = randomFaults(request.faults, sitting.seed, linesAGame * kGamesPerSitting, request.faultLines);
    sitting.games = std::min(kGamesPerSitting, request.games - begun);
    sitting.plies = request.plies;
    const auto rng = std::make_shared<Rng>(sitting.seed);
    if (begun / kGamesPerSitting % 4 != 3) {
      sitting.opponent = [rng](const GameLine& line) { return randomMove(line.current(), *rng); };
    }
    sitting.person = [rng, takebacks = request.takebacks](const GameSession& session) -> Person::Wish {
      const bool regret = rng->between(1, 100) <= takebacks && session.game()->plies() >= 2;
      if (regret) return command::Takeback{};
      return randomMove(session.game()->position(), *rng);
    };
    TwinRecording recording;
    if (request.record && begun == 0) sitting.recording = &recording;
    all.add(play(sitting));
    show(all);
    if (sitting.recording) {
      if (const auto kept = writeFileAtomically(*request.record, toJsonLines(recording)); !kept) return kept.error();
    }
  }
  return all;
}

int showReplay(const std::string& file, const BoardProfile& board) {
  const auto text = readFile(file, std::size_t{1} << 30);
  if (!text) return fail(text.error());
  const auto recording = parseJsonLines(*text, board);
  if (!recording) return fail(recording.error());
  const Twin end = replay(*recording);
  fmt::print("{} lines of G-code, {} contacts, least clearance {:.2f} mm, {} faults\n", end.controller().lines(),
             end.plant().contacts(), end.plant().leastClearance(), end.faultsHappened());
  const Placement placement = end.plant().placement();
  for (PieceId piece = 0; piece < kPieceCount; ++piece) {
    const Place place = placement.places[static_cast<std::size_t>(piece)];
    fmt::print("{} {}: {}\n", colorOf(piece) == Color::White ? "White" : "Black", pieceLabel(piece),
               place.isSquare() ? squareName(place.square())
               : place.isSlot() ? fmt::format("slot {}", pieceLabel(place.slot()))
                                : "beside the board");
  }
  return 0;
}

int run(std::span<char* const> words) {
  Arguments arguments(words, {});
  Request request;
  request.games = static_cast<int>(arguments.whole("games", 0, 1, 1'000'000));
  request.seed = static_cast<std::uint64_t>(arguments.whole("seed", 1, 0, INT64_MAX));
  const auto faults = parseFaultNames(arguments.text("faults").value_or("none"));
  request.faultLines = static_cast<int>(arguments.whole("fault-lines", request.faultLines, 1, 1'000'000));
  request.plies = static_cast<int>(arguments.whole("plies", request.plies, 1, 600));
  request.takebacks = static_cast<int>(arguments.whole("takebacks", request.takebacks, 0, 100));
  request.record = arguments.text("record");
  const auto everyLine = arguments.text("every-line");
  const auto first = static_cast<int>(arguments.whole("line", 1, 1, 1'000'000));
  const auto step = static_cast<int>(arguments.whole("step", 1, 1, 1'000'000));
  const auto replayed = arguments.text("replay");
  const auto profile = arguments.text("profile");
  const double base = arguments.real("base", 0, 5, 37);
  const auto json = arguments.text("json");
  const auto logs = arguments.text("log");
  if (const auto ok = arguments.finish(); !ok) return fail(ok.error(), 2);
  const int modes = int{request.games > 0} + int{everyLine.has_value()} + int{replayed.has_value()};
  if (modes != 1 || !arguments.rest().empty()) {
    fmt::print(stderr, "{}", kUsage);
    return 2;
  }
  if (!faults) return fail(faults.error(), 2);
  request.faults = *faults;
  if (logs) {
    if (const auto logging = log::start("debug", *logs, false); !logging) return fail(logging.error());
  }
  if (profile) {
    const auto text = readFile(*profile);
    if (!text) return fail(text.error());
    const auto board = parseBoardProfile(*text);
    if (!board) return fail(board.error());
    request.twin.board = *board;
  }
  if (base > 0) request.twin.board.pieces.bases.fill(base);
  request.twin.seed = request.seed;
  if (replayed) return showReplay(*replayed, request.twin.board);

  Figures figures;
  if (everyLine) {
    const auto kinds = parseFaultNames(*everyLine);
    if (!kinds) return fail(kinds.error(), 2);
    for (const FaultKind kind : *kinds) {
      figures.add(
          faultAtEveryLine(request.twin, kind, request.seed, first, step, [&](int line, int lines, const Figures& f) {
            fmt::print(stderr, "\r{} at line {} of {}: ", faultName(kind), line, lines);
            show(f);
          }));
    }
  } else {
    const auto played = playAll(request);
    if (!played) return fail(played.error());
    figures = *played;
  }
  fmt::print(stderr, "\n");
  const std::string text = toJson(figures).dump(2);
  fmt::print("{}\n", text);
  if (json) {
    if (const auto kept = writeFileAtomically(*json, text + "\n"); !kept) return fail(kept.error());
  }
  return figures.sound() ? 0 : 3;
}

}  // namespace
}  // namespace kirin::twin

int main(int argc, char** argv) {
  if (argc == 2 && std::string_view(argv[1]) == "--help") {
    fmt::print("{}", kirin::twin::kUsage);
    return 0;
  }
  return kirin::twin::run({argv + 1, static_cast<std::size_t>(argc - 1)});
}
