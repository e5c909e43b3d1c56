// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "twin/games.h"

#include "twin/clock_ledger.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace kirin::twin {
namespace {

/// Nothing has come of anything for this long: it never will.
constexpr Duration kPatience = std::chrono::minutes(30);

double seconds(Duration duration) { return std::chrono::duration<double>(duration).count(); }

/// Does the same stand on every square? Equal pieces may stand in for each other, as they do for whoever was asked to
/// put one there, and what a hand holds at this moment stands nowhere.
bool sameOnSquares(const Twin& truth, const Placement& believed) {
  std::array<int, 64> stands{}, meant{};  // what, or zero
  const auto note = [](std::array<int, 64>& squares, PieceId piece, Place place) {
    const int what = 1 + 2 * static_cast<int>(kindOf(piece)) + static_cast<int>(index(colorOf(piece)));
    if (place.isSquare()) squares[static_cast<std::size_t>(place.square())] = what;
  };
  for (PieceId piece = 0; piece < kPieceCount; ++piece) {
    if (truth.holds(piece)) continue;
    note(stands, piece, truth.plant().placeOf(piece));
    note(meant, piece, believed.places[static_cast<std::size_t>(piece)]);
  }
  return stands == meant;
}

/// Plays one sitting and keeps its figures.
class Match {
 public:
  explicit Match(const Sitting& sitting)
      : sitting_(sitting),
        table_({sitting.twin, sitting.opponent, sitting.seed, sitting.recording}),
        person_(
            table_,
            [&sitting](const GameSession& session) -> Person::Wish {
              if (session.game()->plies() >= sitting.plies) return command::Resign{};
              return sitting.person(session);
            },
            sitting.habits, sitting.seed) {}

  Figures run() {
    for (int game = 0; game < sitting_.games && playGame(game); ++game) {
    }
    const Twin& truth = table_.truth();
    figures_.person = person_.figures();
    figures_.carries = table_.carries();
    figures_.contacts = truth.plant().contacts();
    figures_.leastClearance = truth.plant().leastClearance();
    if (truth.controller().magnet() || truth.longestMagnetIdle() > truth.config().board.magnet.longestIdle) {
      figures_.magnetLeftOn = 1;
    }
    if (sitting_.recording) sitting_.recording->end = table_.now();
    return figures_;
  }

 private:
  /// False: it did not come to its end.
  bool playGame(int number) {
    NewGameConfig config;
    const auto side = static_cast<std::size_t>(number % 2);
    config.players[side] = PlayerConfig::person();
    config.players[1 - side] = PlayerConfig::personality("novice");
    config.timeControl = sitting_.time;
    config.seed = sitting_.seed + static_cast<std::uint64_t>(number);
    over_ = false;
    setUpFrom_ = table_.now();
    progressAt_ = table_.now();
    const int faultsBefore = table_.truth().faultsHappened();
    table_.send(command::NewGame{config});
    while (!over_ && table_.now() - progressAt_ < kPatience) {
      const auto due = person_.nextDeadline();
      table_.step(std::min(due.value_or(Instant::max()), progressAt_ + kPatience));
      for (const SessionEvent& event : table_.takeEvents()) {
        see(event);
        ledger_.see(event);
        person_.see(event);
      }
      person_.act();
      losePower(config);
    }
    figures_.clockErrors += ledger_.errors();
    figures_.whites += ledger_.charged()[index(Color::White)];
    figures_.blacks += ledger_.charged()[index(Color::Black)];
    figures_.nobodys += ledger_.nobodys();
    const int faults = table_.truth().faultsHappened() - faultsBefore;
    figures_.faults += faults;
    if (over_) {
      ++figures_.games;
      figures_.recovered += faults;
    } else {
      ++figures_.gamesLost;
    }
    return over_;
  }

  /// What is said to be done has to be so.
  void verify(const Placement& believed) {
    if (!sameOnSquares(table_.truth(), believed)) ++figures_.wrongBoards;
  }

  void see(const SessionEvent& event) {
    const Instant now = table_.now();
    if (const auto* started = std::get_if<GameStarted>(&event)) {
      verify(started->placement);
      if (setUpFrom_) figures_.setupSeconds.push_back(seconds(now - *setUpFrom_));
      setUpFrom_.reset();
      progressAt_ = now;
    } else if (const auto* decided = std::get_if<MoveDecided>(&event)) {
      decidedAt_ = now;
      byMachine_ = !table_.session().game()->isHuman(decided->side);
      progressAt_ = now;
    } else if (const auto* carried = std::get_if<MoveCarriedOut>(&event)) {
      ++figures_.plies;
      progressAt_ = now;
      if (byMachine_ && decidedAt_) figures_.secondsPerPly.push_back(seconds(now - *decidedAt_));
      decidedAt_.reset();
      verify(carried->placement);
    } else if (std::holds_alternative<TakebackInfo>(event)) {
      progressAt_ = now;
    } else if (std::holds_alternative<GameOver>(event)) {
      over_ = true;
    }
  }

  /// A cut takes the process with it; it comes back when the power does.
  void losePower(const NewGameConfig& config) {
    const bool dark = !table_.truth().controller().powered();
    if (dark && !dark_) {
      decidedAt_.reset();
      const auto& game = table_.session().game();
      const bool playing = game && game->plies() > 0, decided = game && game->over();
      const bool continues = table_.restartProcess();
      // Before the first move there is nothing to continue. A game whose last move was not carried yet is over.
      if (!playing) table_.send(command::NewGame{config});
      over_ = decided && !continues;
    }
    dark_ = dark;
  }

  const Sitting& sitting_;
  PlayingTable table_;
  Person person_;
  ClockLedger ledger_;
  Figures figures_;
  std::optional<Instant> setUpFrom_, decidedAt_;
  bool byMachine_ = false;
  Instant progressAt_{};
  bool over_ = false;
  bool dark_ = false;
};

double hours(Duration duration) { return seconds(duration) / 3600; }

nlohmann::json distribution(std::vector<double> values) {
  if (values.empty()) return {{"mean", nullptr}, {"p95", nullptr}};
  std::sort(values.begin(), values.end());
  const double mean = std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
  return {{"mean", mean}, {"p95", values[(values.size() - 1) * 95 / 100]}};
}

}  // namespace

Figures play(const Sitting& sitting) { return Match(sitting).run(); }

void Figures::add(const Figures& more) {
  games += more.games;
  plies += more.plies;
  carries += more.carries;
  contacts += more.contacts;
  leastClearance = std::min(leastClearance, more.leastClearance);
  secondsPerPly.insert(secondsPerPly.end(), more.secondsPerPly.begin(), more.secondsPerPly.end());
  setupSeconds.insert(setupSeconds.end(), more.setupSeconds.begin(), more.setupSeconds.end());
  faults += more.faults;
  recovered += more.recovered;
  person.moves += more.person.moves;
  person.wrongCommits += more.person.wrongCommits;
  person.missedMoves += more.person.missedMoves;
  person.straightened += more.person.straightened;
  person.whichMove += more.person.whichMove;
  person.toPutAway += more.person.toPutAway;
  person.operatorAsked += more.person.operatorAsked;
  person.faultsShown += more.person.faultsShown;
  person.takebacks += more.person.takebacks;
  wrongBoards += more.wrongBoards;
  magnetLeftOn += more.magnetLeftOn;
  gamesLost += more.gamesLost;
  clockErrors += more.clockErrors;
  whites += more.whites;
  blacks += more.blacks;
  nobodys += more.nobodys;
}

nlohmann::json toJson(const Figures& figures) {
  return {{"games", figures.games},
          {"plies", figures.plies},
          {"carries", figures.carries},
          {"contacts", figures.contacts},
          {"least_clearance_mm", figures.leastClearance},
          {"seconds_per_ply", distribution(figures.secondsPerPly)},
          {"setup_seconds", distribution(figures.setupSeconds)},
          {"faults", figures.faults},
          {"recovered", figures.recovered},
          {"operator_asked", figures.person.operatorAsked},
          {"asked_to_put_away", figures.person.toPutAway},
          {"asked_which_move", figures.person.whichMove},
          {"straightened", figures.person.straightened},
          {"faults_shown", figures.person.faultsShown},
          {"moves_by_hand", figures.person.moves},
          {"missed_moves", figures.person.missedMoves},
          {"takebacks", figures.person.takebacks},
          {"wrong_commits", figures.person.wrongCommits},
          {"wrong_boards", figures.wrongBoards},
          {"magnet_left_on", figures.magnetLeftOn},
          {"games_lost", figures.gamesLost},
          {"clock_errors", figures.clockErrors},
          {"hours",
           {{"white", hours(figures.whites)}, {"black", hours(figures.blacks)}, {"nobody", hours(figures.nobodys)}}}};
}

}  // namespace kirin::twin
