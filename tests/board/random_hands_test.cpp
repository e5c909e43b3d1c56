// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Random hands over the legal moves of random games: always the right move, never a wrong one.
#include "board/hand_judge.h"
#include "board/human_hand.h"
#include "board/watched_board.h"

#include <algorithm>
#include <cstdlib>
#include <iostream>

using namespace kirin;
using namespace kirin::testing;
using namespace std::chrono_literals;

namespace {

constexpr std::array kStarts{
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1",  // castling
    "4k3/pppppppp/8/PPPPPPPP/8/8/8/4K3 b - - 0 1",         // en passant
    "4k3/8/8/8/pppppppp/8/PPPPPPPP/4K3 w - - 0 1",
    "8/PPPPPPPP/8/k7/7K/8/pppppppp/8 w - - 0 1",                 // promotions, soon without a spare
    "bqnbrkrn/pppppppp/8/8/8/8/PPPPPPPP/BQNBRKRN w GEge - 0 1",  // Chess960: king on f1, rooks e1 and g1
    "r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/2N2N2/PPPP1PPP/R1BQK2R w KQkq - 0 1",
};

constexpr int kPliesAGame = 24;
constexpr Duration kWrongReading = 5ms;  ///< one of 200 scans a second

std::string_view kindName(const Position& position, Move move) {
  switch (move.kind()) {
    case Move::Kind::Castling: return "castling";
    case Move::Kind::EnPassant: return "en passant";
    case Move::Kind::Promotion: return "promotion";
    case Move::Kind::Normal: break;
  }
  return position.isCapture(move) ? "capture" : "quiet";
}

/// What may be wrong with the sensors during a game.
enum class Trouble { None, Flickering, Stuck, StuckUnknown };

/// Games one after the other, each with one inference from its first ply to its last, every move by a hand, or every
/// other by a machine that the hand may not wait for. Where the hands left taken pieces they stay.
class Evening {
 public:
  explicit Evening(std::uint64_t seed) : rng_(seed) {}

  void play(int episodes) {
    left_ = episodes;
    for (int start = 0; left_ > 0; ++start) game(kStarts[static_cast<std::size_t>(start) % kStarts.size()]);
  }

  HandTally tally;

 private:
  void game(std::string_view fen) {
    WatchedBoard board(fen);
    TrueBoard truth(board.game.tracker.placement());
    const auto dice = rng_.below(100);
    trouble_ = dice < 92 ? Trouble::None : static_cast<Trouble>(1 + dice % 3);
    bad_ = rng_.below(64);
    nextFlip_ = nextNoise_ = board.now;
    board.look();
    if (trouble_ == Trouble::Stuck || trouble_ == Trouble::StuckUnknown) {
      (rng_.below(2) == 0 ? board.stuckOn : board.stuckOff).set(bad_);
      board.look();
      board.waits(1s);
      const Place place = placeOfSensor(static_cast<SensorIndex>(bad_));
      if (trouble_ == Trouble::Stuck) board.inference.assure(place, !board.inference.present()[bad_]);
    }
    const bool withMachine = rng_.below(2) == 0;
    for (int ply = 0; ply < kPliesAGame && left_ > 0; ++ply) {
      MoveList moves = legalMoves(board.game.position);
      if (moves.empty()) return;
      std::optional<Instant> arrived;
      if (withMachine && ply % 2 == 1) {
        arrived = machinePlays(board, truth, draw(moves));
        moves = legalMoves(board.game.position);
        if (moves.empty()) return;
      }
      episode(board, truth, moves, draw(moves), arrived);
    }
  }

  Move draw(const MoveList& moves) {
    std::vector<Move> rare;
    for (const Move move : moves)
      if (move.kind() != Move::Kind::Normal) rare.push_back(move);
    if (!rare.empty() && rng_.below(2) == 0) return rare[rng_.below(static_cast<std::uint32_t>(rare.size()))];
    return moves[static_cast<int>(rng_.below(static_cast<std::uint32_t>(moves.size())))];
  }

  /// Returns when its last piece arrived.
  Instant machinePlays(WatchedBoard& board, TrueBoard& truth, Move move) {
    const PlyEffects effects = board.game.tracker.effectsOf(board.game.position, move);
    for (const PieceOperation& op : effects.operations) {
      fetch(board, truth, op.piece, op.from);
      makeRoom(board, truth, op.to);
      set(board, truth, sensorOf(op.from), std::nullopt);
      wait(board, board.now + 1200ms);
      set(board, truth, sensorOf(op.to), op.piece);
      wait(board, board.now + 300ms);
    }
    board.game.play(move);
    return board.now;
  }

  void set(WatchedBoard& board, TrueBoard& truth, SensorIndex sensor, std::optional<PieceId> piece) {
    if (truth.at(sensor).has_value() != piece.has_value()) board.set(sensor, piece.has_value());
    truth.put(sensor, piece);
  }

  /// A person is asked for what the machine wants next, and isn't where it should be.
  void fetch(WatchedBoard& board, TrueBoard& truth, PieceId piece, Place place) {
    if (truth.at(sensorOf(place)) == piece) return;
    if (const auto slot = truth.slotOf(piece)) set(board, truth, 64 + *slot, std::nullopt);
    makeRoom(board, truth, place);
    set(board, truth, sensorOf(place), piece);
  }
  void makeRoom(WatchedBoard& board, TrueBoard& truth, Place place) {
    if (truth.at(sensorOf(place))) set(board, truth, sensorOf(place), std::nullopt);
  }

  void episode(WatchedBoard& board, TrueBoard& truth, const MoveList& moves, Move move,
               std::optional<Instant> arrived) {
    --left_;
    board.log.clear();
    board.edges.clear();
    noises_.clear();
    const Placement placement = board.game.tracker.placement();
    HumanHand hand(board.game.position, moves, placement, truth, rng_);
    const bool offers = !arrived && !board.game.played.empty() && trouble_ == Trouble::None && rng_.below(12) == 0;
    if (offers) {
      const bool back = rng_.below(2) == 0;
      const HandScript script = back ? hand.takesBack(before_) : hand.putsKingsInTheCentre();
      if (!script.acts.empty()) offer(board, truth, script, back);
      return episode(board, truth, moves, move, std::nullopt);
    }
    HandScript script = hand.plays(move);
    const bool early = arrived && rng_.below(3) == 0;
    if (!early) begin(board);
    Instant began = board.now + 3s;
    if (early) began = board.now - script.acts.front().at + std::chrono::milliseconds(rng_.below(200));
    const Instant beginAt = board.now + std::chrono::milliseconds(rng_.between(60, 500));
    bool begun = !early;
    const TrueBoard atFirst = truth;
    for (const HandAct& act : script.acts) {
      if (!begun && began + act.at > beginAt) {
        wait(board, std::max(board.now, beginAt));
        begin(board);
        begun = true;
      }
      wait(board, began + act.at);
      board.set(act.sensor, act.present);
      truth.put(act.sensor, act.present ? std::optional(act.piece) : std::nullopt);
    }
    if (!begun) begin(board);
    wait(board, board.now + 12s);
    const bool open = board.told<hand_event::Decided>().size() <= board.told<hand_event::Revoked>().size();
    if (open) wait(board, board.now + 130s);
    board.inference.end();

    HandCase each{board, script, atFirst, began, beganAt_, noises_, bad()};
    judge(each, trouble_ == Trouble::None ? kindName(board.game.position, move) : kBadSensor, tally);
    before_ = placement;
    board.game.play(move);
    putAway(board, truth);
  }

  std::optional<SensorIndex> bad() const {
    return trouble_ == Trouble::None ? std::nullopt : std::optional(static_cast<SensorIndex>(bad_));
  }

  void begin(WatchedBoard& board) {
    beganAt_ = board.now;
    board.begin();
  }

  /// What is no move, and is undone again before one is made.
  void offer(WatchedBoard& board, TrueBoard& truth, const HandScript& script, bool back) {
    begin(board);
    const Instant began = board.now;
    const TrueBoard was = truth;
    for (const HandAct& act : script.acts) {
      wait(board, began + act.at);
      board.set(act.sensor, act.present);
      truth.put(act.sensor, act.present ? std::optional(act.piece) : std::nullopt);
    }
    wait(board, board.now + 12s);
    const HandCase each{board, script, was, began, beganAt_, noises_, bad()};
    judgeOffer(each, back, tally);
    board.inference.end();
    for (SensorIndex sensor = 0; sensor < kSensorCount; ++sensor)
      if (was.at(sensor) != truth.at(sensor)) set(board, truth, sensor, was.at(sensor));
    truth = was;
    wait(board, board.now + 1s);
  }

  /// The machine, or a person who was asked, brings everything to where the game has it; but of what lies beside the
  /// board, or in another's slot, some stays there.
  void putAway(WatchedBoard& board, TrueBoard& truth) {
    const Placement& placement = board.game.tracker.placement();
    TrueBoard wanted(placement);
    for (PieceId piece = 0; piece < kPieceCount; ++piece) {
      const Place place = placement.places[piece];
      if (!place.isSlot() || truth.at(sensorOf(place)) == piece || rng_.below(100) < 40) continue;
      const auto elsewhere = truth.slotOf(piece);
      if (elsewhere && placement.at(Place::inSlot(*elsewhere))) continue;
      wanted.put(sensorOf(place), std::nullopt);
      if (elsewhere) wanted.put(64 + *elsewhere, piece);
    }
    for (const bool placing : {false, true}) {
      for (SensorIndex sensor = 0; sensor < kSensorCount; ++sensor)
        if (wanted.at(sensor).has_value() == placing) set(board, truth, sensor, wanted.at(sensor));
    }
    truth = wanted;
    wait(board, board.now + 200ms);
  }

  /// Time passes, with single wrong readings (1e-4 of them) and the flickering sensor.
  void wait(WatchedBoard& board, Instant until) {
    for (;;) {
      Instant next = std::max(nextNoise_, board.now);
      if (trouble_ == Trouble::Flickering) next = std::min(next, nextFlip_);
      if (next + kWrongReading > until) break;
      board.runTo(next);
      if (trouble_ == Trouble::Flickering && next == nextFlip_) {
        board.noise.flip(bad_);
        nextFlip_ += 100ms;
        board.look();
        continue;
      }
      const auto sensor = static_cast<std::size_t>(rng_.below(kSensorCount));
      board.noise.flip(sensor);
      board.look();
      board.waits(kWrongReading);
      board.noise.flip(sensor);
      board.look();
      noises_.push_back({board.now, static_cast<SensorIndex>(sensor)});
      nextNoise_ = board.now + std::chrono::milliseconds(rng_.between(1, 1000));
    }
    if (until > board.now) board.runTo(until);
  }

  Rng rng_;
  int left_ = 0;
  Trouble trouble_ = Trouble::None;
  std::size_t bad_ = 0;
  Instant nextFlip_{}, nextNoise_{}, beganAt_{};
  std::vector<Noise> noises_;
  Placement before_;
};

void check(const HandTally& tally) {
  INFO(tally.report());
  for (const auto& [kind, count] : tally.kinds) {
    INFO(kind);
    CHECK(count.wrong == 0);
    CHECK(count.misdated == 0);
    // A piece knocked over while another is in the hand, and set up again, looks like one that was taken.
    const int strange = count.episodes / 5000;
    CHECK(count.misnamed <= strange);
    if (kind == kBadSensor) continue;
    CHECK(count.hasty <= strange);
    // Under a sensor that is stuck and not known to be, a capture whose victim never reaches a slot leaves no trace.
    CHECK(count.missed == 0);
  }
}

}  // namespace

TEST_CASE("thousands of random hands: the right move, never a wrong one, none missed") {
  Evening evening(2030);
  evening.play(3000);
  check(evening.tally);
  auto& kinds = evening.tally.kinds;
  CHECK(kinds["capture"].episodes > 200);
  CHECK(kinds["castling"].episodes > 50);
  CHECK(kinds["en passant"].episodes > 5);
  CHECK(kinds["promotion"].episodes > 50);
  CHECK(kinds["takeback"].episodes > 20);
  CHECK(kinds["kings in the centre"].episodes > 20);
  CHECK(kinds[std::string(kBadSensor)].episodes > 100);
}

TEST_CASE("a hundred thousand random hands", "[.slow]") {
  // Other hands than those that were seen when this was written: KIRIN_SEED.
  const char* const asked = std::getenv("KIRIN_SEED");
  const std::uint64_t first = asked != nullptr ? std::strtoull(asked, nullptr, 10) : 1;
  HandTally all;
  for (std::uint64_t seed = first; seed < first + 5; ++seed) {
    Evening evening(seed);
    evening.play(20'000);
    all.add(evening.tally);
  }
  std::cout << "seeds " << first << " to " << first + 4 << ":\n" << all.report();
  check(all);
}

TEST_CASE("random readings at random times crash nothing and commit nothing illegal") {
  Rng rng(5);
  for (int round = 0; round < 40; ++round) {
    TrackedGame game = TrackedGame::guessed(kStarts[static_cast<std::size_t>(round) % kStarts.size()]);
    WatchedBoard board(game);
    MoveList moves = legalMoves(game.position);
    if (round % 3 == 0)  // not only legal ones
      for (int i = 0; i < 30; ++i) moves.add(Move::fromBits(static_cast<std::uint16_t>(rng.next())));
    if (round % 5 != 0) board.look();
    board.inference.begin(game.position, moves, game.tracker.placement(), board.now);
    for (int step = 0; step < 400; ++step) {
      const auto sensor = static_cast<std::size_t>(rng.below(kSensorCount));
      board.pieces.flip(sensor);
      if (rng.below(4) == 0) board.now -= 50ms;  // a clock that does not know better
      board.look();
      board.waits(std::chrono::milliseconds(rng.between(0, 900)));
      if (rng.below(50) == 0) board.inference.begin(game.position, moves, game.tracker.placement(), board.now);
      if (rng.below(50) == 0) board.inference.end();
      if (rng.below(90) == 0) board.inference.assure(placeOfSensor(static_cast<SensorIndex>(sensor)), true);
    }
    for (const auto& decided : board.told<hand_event::Decided>()) REQUIRE(game.position.isLegal(decided.move));
  }
}
