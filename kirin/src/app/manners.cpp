// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/manners.h"

#include "base/rng.h"
#include "chess/movegen.h"

#include <algorithm>
#include <array>
#include <bit>

namespace kirin {
namespace {

using namespace std::chrono_literals;

// ---- thinking

constexpr Duration kUnhurried = 2500ms;  // without a clock
constexpr Duration kLongest = 20s;       // the usual time, whatever the clock allows: somebody waits
constexpr Duration kShortest = 300ms;
constexpr int kMovesToCome = 40;  // over which time is spread

/// Percent of the usual time, each as likely as the others. People's times vary like that: mostly short, now and then
/// long; the mean is 110.
constexpr std::array<int, 10> kShares{40, 55, 65, 75, 85, 95, 110, 130, 170, 275};

/// Percent: beginners move fast.
int paceOf(int elo) { return std::clamp(60 + (elo - 400) / 25, 60, 120); }

bool takesBack(const GameLine& line, Move reply) {
  if (line.plies() == 0) return false;
  const Move last = line.moves().back();
  return line.at(line.plies() - 1).isCapture(last) && reply.to() == last.to();
}

/// Percent of a thought that this move needs.
int weightOf(const GameLine& line, Move reply) {
  constexpr int kOpening = 12;  // plies
  if (legalMoves(line.current()).size() == 1) return 20;
  if (takesBack(line, reply)) return 35;
  return line.plies() < kOpening ? 40 : 100;
}

// ---- giving up

constexpr int kSeesMates = 1300;  // from this Elo on a mate that the search has found is known to be lost

struct Despair {
  int below;       ///< Elo
  int centipawns;  ///< behind
  int turns;       ///< in a row
  int fightsOn;    ///< in percent of all games, never
};

/// Rising Elo gives up sooner, and with less against it. Beginners want to see the mate, as half of their games show.
constexpr std::array<Despair, 4> kDespair{
    {{700, 1500, 5, 80}, {1300, 1000, 4, 50}, {1700, 700, 3, 30}, {10'000, 550, 2, 20}}};

const Despair& despairOf(int elo) {
  return *std::find_if(kDespair.begin(), kDespair.end() - 1, [&](const Despair& each) { return elo < each.below; });
}

int materialOf(const Position& position, Color side) {
  const auto count = [&](PieceType type) { return std::popcount(position.pieces(side, type)); };
  return 100 * count(PieceType::Pawn) + 300 * (count(PieceType::Knight) + count(PieceType::Bishop)) +
         500 * count(PieceType::Rook) + 900 * count(PieceType::Queen);
}

bool aboutToLoseOnTime(const std::optional<TimeLeft>& clock) {
  return clock && clock->opponents < 20s && clock->increment < 2s;
}

// ---- peace

constexpr int kOffersDraws = 1150;  // Elo
constexpr int kLevel = 25;          // centipawns
constexpr int kLevelTurns = 6;
constexpr int kNothingHappens = 8;  // plies without a capture or a pawn move
constexpr int kNotBefore = 40;      // moves
constexpr int kTurnsBetweenOffers = 20;

}  // namespace

Duration thinkingTime(const GameLine& line, Move reply, int elo, const std::optional<TimeLeft>& clock,
                      std::uint64_t gameSeed) {
  Duration usual = kUnhurried;
  if (clock) usual = std::min(clock->own / kMovesToCome + clock->increment * 6 / 10, kLongest);
  Rng rng(Rng(gameSeed).next() + static_cast<std::uint64_t>(line.plies()));
  const int share = kShares[rng.below(kShares.size())];
  // Between two shares it may be anything.
  const int percent = share * rng.between(85, 115) / 100;
  const Duration thought = usual * (percent * paceOf(elo) / 100 * weightOf(line, reply) / 100) / 100;
  const Duration most = clock ? clock->own / 10 : kLongest;
  return std::min(std::max(thought, kShortest), most);
}

Mood::Mood(int elo, std::uint64_t gameSeed) : elo_(elo), sinceOffer_(kTurnsBetweenOffers) {
  fightsOn_ = static_cast<int>(Rng(gameSeed).below(100)) < despairOf(elo).fightsOn;
}

void Mood::turn(const Position& position, const Score& own, const std::optional<TimeLeft>& clock) {
  const Color side = position.sideToMove();
  const int behind = materialOf(position, !side) - materialOf(position, side);
  const bool mated = own.mateIn && *own.mateIn < 0;
  const bool lost = mated ? elo_ >= kSeesMates || behind >= 300
                          : !own.mateIn && own.cp <= -despairOf(elo_).centipawns && behind >= 300;
  hopeless_ = lost && !aboutToLoseOnTime(clock) ? hopeless_ + 1 : 0;
  const bool quiet = !own.mateIn && std::abs(own.cp) <= kLevel && position.halfmoveClock() >= kNothingHappens &&
                     position.fullmoveNumber() >= kNotBefore;
  level_ = quiet ? level_ + 1 : 0;
  ++sinceOffer_;
}

bool Mood::resigns() const { return !fightsOn_ && hopeless_ >= despairOf(elo_).turns; }

bool Mood::offersDraw() const {
  return elo_ >= kOffersDraws && level_ >= kLevelTurns && sinceOffer_ >= kTurnsBetweenOffers;
}

}  // namespace kirin
