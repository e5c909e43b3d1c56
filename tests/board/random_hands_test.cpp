// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Random hands over the legal moves of random games: always the right move, never a wrong one.
#include "board/human_hand.h"
#include "board/watched_board.h"

#include <algorithm>
#include <iostream>
#include <map>

using namespace kirin;
using namespace kirin::testing;
using namespace std::chrono_literals;

namespace {

constexpr std::array kStarts{
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1",  // castling
    "4k3/pppppppp/8/PPPPPPPP/8/8/8/4K3 b - - 0 1",         // en passant
    "4k3/8/8/8/pppppppp/8/PPPPPPPP/4K3 w - - 0 1",
    "8/PPPPPPPP/8/k7/7K/8/pppppppp/8 w - - 0 1",                 // promotions
    "bqnbrkrn/pppppppp/8/8/8/8/PPPPPPPP/BQNBRKRN w GEge - 0 1",  // Chess960: king on f1, rooks e1 and g1
    "r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/2N2N2/PPPP1PPP/R1BQK2R w KQkq - 0 1",
};

std::string_view kindName(const Position& position, Move move) {
  switch (move.kind()) {
    case Move::Kind::Castling: return "castling";
    case Move::Kind::EnPassant: return "en passant";
    case Move::Kind::Promotion: return "promotion";
    case Move::Kind::Normal: break;
  }
  return position.isCapture(move) ? "capture" : "quiet";
}

constexpr std::string_view kBadSensor = "with a bad sensor";

struct Tally {
  int episodes = 0, right = 0, asked = 0, wrong = 0, missed = 0, hasty = 0, misdated = 0;
  std::vector<std::int64_t> waits;  ///< ms from the edge that completed the move to its decision

  std::int64_t waitAt(double share) const {
    if (waits.empty()) return 0;
    auto sorted = waits;
    std::sort(sorted.begin(), sorted.end());
    return sorted[static_cast<std::size_t>(share * static_cast<double>(sorted.size() - 1))];
  }
};

/// What may be wrong with the sensors during an episode.
enum class Trouble { None, Flickering, Stuck, StuckUnknown };

class Episodes {
 public:
  explicit Episodes(std::uint64_t seed) : rng_(seed) {}

  void run(int count) {
    for (int start = 0; count > 0; ++start) {
      TrackedGame game = TrackedGame::guessed(kStarts[static_cast<std::size_t>(start) % kStarts.size()]);
      for (int ply = 0; ply < 24 && count > 0; ++ply) {
        const MoveList moves = legalMoves(game.position);
        if (moves.empty()) break;
        const Move move = draw(moves);
        episode(game, moves, move);
        --count;
        game.play(move);
      }
    }
  }

  std::map<std::string, Tally, std::less<>> tallies;
  std::vector<std::string> examples;  ///< of what went wrong

 private:
  Move draw(const MoveList& moves) {
    std::vector<Move> rare;
    for (const Move move : moves)
      if (move.kind() != Move::Kind::Normal) rare.push_back(move);
    if (!rare.empty() && rng_.below(2) == 0) return rare[rng_.below(static_cast<std::uint32_t>(rare.size()))];
    return moves[static_cast<int>(rng_.below(static_cast<std::uint32_t>(moves.size())))];
  }

  void episode(const TrackedGame& game, const MoveList& moves, Move move) {
    WatchedBoard board(game);
    const HandScript script = HumanHand(game.position, moves, game.tracker.placement(), rng_).plays(move);
    const auto dice = rng_.below(100);
    const Trouble trouble = dice < 92 ? Trouble::None : static_cast<Trouble>(1 + dice % 3);
    const auto bad = static_cast<std::size_t>(rng_.below(64));
    if (trouble == Trouble::Stuck || trouble == Trouble::StuckUnknown) {
      (rng_.below(2) == 0 ? board.stuckOn : board.stuckOff).set(bad);
      board.look();
      const Place place = placeOfSensor(static_cast<SensorIndex>(bad));
      if (trouble == Trouble::Stuck) board.inference.assure(place, !board.inference.present()[bad]);
    }
    flickering_ = trouble == Trouble::Flickering ? std::optional(bad) : std::nullopt;
    nextFlip_ = board.now;
    nextNoise_ = board.now;
    board.begin();

    const Instant began = board.now + 3s;
    wait(board, began);
    for (const HandAct& act : script.acts) {
      wait(board, began + act.at);
      board.set(act.sensor, act.present);
    }
    wait(board, board.now + 12s);
    if (board.told<hand_event::Decided>().empty()) wait(board, board.now + 130s);
    judge(board, script, trouble);
  }

  /// Time passes, with single wrong readings (1e-4 of 200 scans a second) and the flickering sensor.
  void wait(WatchedBoard& board, Instant until) {
    for (;;) {
      Instant next = nextNoise_;
      if (flickering_) next = std::min(next, nextFlip_);
      if (next > until) break;
      board.runTo(std::max(board.now, next));
      if (flickering_ && next == nextFlip_) {
        board.noise.flip(*flickering_);
        nextFlip_ += 100ms;
        board.look();
        continue;
      }
      const auto sensor = static_cast<std::size_t>(rng_.below(kSensorCount));
      board.noise.flip(sensor);
      board.look();
      board.waits(5ms);
      board.noise.flip(sensor);
      board.look();
      nextNoise_ = board.now + std::chrono::milliseconds(rng_.between(1, 1000));
    }
    if (until > board.now) board.runTo(until);
  }

  void judge(const WatchedBoard& board, const HandScript& script, Trouble trouble) {
    const auto same = [](Move a, Move b) { return a.from() == b.from() && a.to() == b.to(); };
    const auto isMove = [&](Move each) { return same(each, script.move); };
    const auto kind = trouble == Trouble::None ? kindName(board.game.position, script.move) : kBadSensor;
    Tally& tally = tallies[std::string(kind)];
    ++tally.episodes;
    std::optional<Move> stands;
    bool asked = false, hasty = false;
    for (const ToldEvent& told : board.log) {
      if (const auto* decided = std::get_if<hand_event::Decided>(&told.event)) {
        // A wrong reading at that moment may delay the edge by itself.
        const auto dates = [&](Instant edge) { return edge <= decided->lastEdge && decided->lastEdge <= edge + 60ms; };
        stands = decided->move;
        hasty |= !isMove(decided->move) && std::none_of(script.meanwhile.begin(), script.meanwhile.end(),
                                                        [&](Move each) { return same(each, decided->move); });
        tally.misdated += trouble == Trouble::None && std::none_of(board.edges.begin(), board.edges.end(), dates);
        if (isMove(decided->move) && trouble == Trouble::None)
          tally.waits.push_back(
              std::chrono::duration_cast<std::chrono::milliseconds>(told.at - decided->lastEdge).count());
      } else if (std::holds_alternative<hand_event::Revoked>(told.event)) {
        stands.reset();
      } else if (const auto* which = std::get_if<hand_event::WhichMove>(&told.event)) {
        asked |= trouble != Trouble::None || std::any_of(which->moves.begin(), which->moves.end(), isMove);
      } else if (const auto* ask = std::get_if<hand_event::Ask>(&told.event)) {
        asked |= ask->holdsUp;
      }
    }
    tally.hasty += hasty;
    tally.asked += asked;
    if (stands && isMove(*stands)) {
      ++tally.right;
    } else if (stands) {
      ++tally.wrong;
    } else if (!asked) {
      ++tally.missed;
    }
    const bool good = (stands && isMove(*stands)) || (!stands && asked);
    if ((!good || hasty) && examples.size() < 12) examples.push_back(story(board, script));
  }

  static std::string story(const WatchedBoard& board, const HandScript& script) {
    std::ostringstream out;
    out << toFen(board.game.position) << ' ' << toUci(board.game.position, script.move) << " :";
    for (const HandAct& act : script.acts)
      out << ' ' << std::chrono::duration_cast<std::chrono::milliseconds>(act.at).count()
          << (act.present ? " P " : " L ") << placeOfSensor(act.sensor);
    if ((board.stuckOn | board.stuckOff).any())
      out << " stuck " << placeOfSensor(static_cast<SensorIndex>((board.stuckOn | board.stuckOff)._Find_first()));
    out << " ->";
    for (const ToldEvent& told : board.log)
      out << ' ' << std::chrono::duration_cast<std::chrono::milliseconds>(told.at.time_since_epoch()).count() - 103'000
          << ' ' << told.event;
    return out.str();
  }

  Rng rng_;
  std::optional<std::size_t> flickering_;
  Instant nextFlip_{}, nextNoise_{};
};

std::string reportOn(const Episodes& episodes) {
  std::ostringstream out;
  for (const auto& [kind, tally] : episodes.tallies) {
    out << kind << ": episodes " << tally.episodes << ", right " << tally.right << ", wrong " << tally.wrong
        << ", missed " << tally.missed << ", hasty and revoked " << tally.hasty << ", asked " << tally.asked
        << ", ms to decide: median " << tally.waitAt(0.5) << ", p95 " << tally.waitAt(0.95) << '\n';
  }
  std::vector<std::int64_t> waits;
  for (const auto& [kind, tally] : episodes.tallies) waits.insert(waits.end(), tally.waits.begin(), tally.waits.end());
  Tally all;
  all.waits = std::move(waits);
  out << "all: median " << all.waitAt(0.5) << ", p95 " << all.waitAt(0.95) << '\n';
  for (const auto& example : episodes.examples) out << example << '\n';
  return out.str();
}

void check(const Episodes& episodes) {
  int wrong = 0, missed = 0, misdated = 0;
  for (const auto& [kind, tally] : episodes.tallies) {
    wrong += tally.wrong;
    // Under a sensor that is stuck and not known to be, a capture whose victim never reaches a slot leaves no trace.
    if (kind != kBadSensor) missed += tally.missed;
    misdated += tally.misdated;
  }
  INFO(reportOn(episodes));
  REQUIRE(wrong == 0);
  REQUIRE(missed == 0);
  REQUIRE(misdated == 0);
}

}  // namespace

TEST_CASE("thousands of random hands: the right move, never a wrong one, none missed") {
  Episodes episodes(2026);
  episodes.run(3000);
  check(episodes);
  CHECK(episodes.tallies["capture"].episodes > 200);
  CHECK(episodes.tallies["castling"].episodes > 50);
  CHECK(episodes.tallies["en passant"].episodes > 5);
  CHECK(episodes.tallies["promotion"].episodes > 50);
  CHECK(episodes.tallies[std::string(kBadSensor)].episodes > 100);
}

TEST_CASE("a hundred thousand random hands", "[.slow]") {
  Episodes episodes(1);
  episodes.run(100'000);
  std::cout << reportOn(episodes);
  check(episodes);
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
