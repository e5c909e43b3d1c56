// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/attacks.h"

#include <cassert>
#include <cstddef>
#include <span>

namespace kirin::detail {

namespace {

// Multipliers found by trial with base/rng.h, three numbers and-ed for each try, seed 20260714.
constexpr std::array<Bitboard, 64> kBishopMagics{
    0x4020140088110224ULL, 0x0021024481030021ULL, 0x0821020403420280ULL, 0x3004040085800000ULL, 0x1450882000000004ULL,
    0x1009102210100050ULL, 0x0080410808408395ULL, 0x0422010400C20820ULL, 0xC004E08504008400ULL, 0x00B0040808006081ULL,
    0x400A04040420413AULL, 0x0150044040880004ULL, 0x0224040421700004ULL, 0x0008008220E10101ULL, 0x2208010110100420ULL,
    0x0508005118080200ULL, 0x0040082028414101ULL, 0x0A24000808748410ULL, 0x040A002404140108ULL, 0x0048004082024014ULL,
    0x0004000086A01400ULL, 0x0001004280600A09ULL, 0x8000802202012101ULL, 0xC000804840480842ULL, 0x010404004210A400ULL,
    0x0062220150048800ULL, 0x8000280184104403ULL, 0x0010040002440048ULL, 0x0602040002008200ULL, 0xE050061009010880ULL,
    0x8001004002180440ULL, 0x02B6005200250800ULL, 0xC008020990102008ULL, 0x0824440208041008ULL, 0xC152019008820920ULL,
    0xA200400A00002200ULL, 0x0210020200002008ULL, 0x9841410200010042ULL, 0x000A520060040402ULL, 0x0002021205014C48ULL,
    0x0080A23821004080ULL, 0x8090A40120000810ULL, 0x0208420050000100ULL, 0x8202101414003800ULL, 0x0040081010140900ULL,
    0x00041000830A0200ULL, 0x1010610104001110ULL, 0x9310012104240100ULL, 0x2010582404203400ULL, 0x0101010082210260ULL,
    0x0200A202010480C0ULL, 0x8044201042020200ULL, 0x0000005102020810ULL, 0x1000082208420C04ULL, 0x0050101041005500ULL,
    0x0042020202220208ULL, 0x0100240908111000ULL, 0x2000A02222022040ULL, 0x4002200884008800ULL, 0x0380801180460801ULL,
    0x0140081008030408ULL, 0x0400030459102900ULL, 0x4080888808008410ULL, 0x0004810208190502ULL,
};
constexpr std::array<Bitboard, 64> kRookMagics{
    0x0200104100820024ULL, 0x0100102080400100ULL, 0x4100081240200100ULL, 0x0100081000200500ULL, 0x0600100804020020ULL,
    0x4100010008040002ULL, 0x04002128101A0884ULL, 0x01000A4022018100ULL, 0xA801800040008060ULL, 0x2800C00060100040ULL,
    0x0002802000801000ULL, 0x2001000810002101ULL, 0x0009800802040080ULL, 0x0010808004000200ULL, 0x8084004416100988ULL,
    0x0002002410460181ULL, 0x0880084004200050ULL, 0x2100808020004005ULL, 0x0004820010402A00ULL, 0x9008008008100080ULL,
    0x0014008008000481ULL, 0x1004008004800200ULL, 0x8008440010010802ULL, 0x40B002000A810644ULL, 0x0821004100208000ULL,
    0x0040400100208901ULL, 0x0640410100200012ULL, 0x4108080080801000ULL, 0x3402004600100820ULL, 0x1004000480020080ULL,
    0x00083084004B1802ULL, 0x0200004600030184ULL, 0x2080002000C00040ULL, 0x2060810021004000ULL, 0x0800200041001104ULL,
    0x4852002042000810ULL, 0xC080800400800800ULL, 0x2010800400800200ULL, 0x0481001411000200ULL, 0x0040004082000401ULL,
    0x0600308040008002ULL, 0x080050012002C000ULL, 0x0200108200220040ULL, 0x00009000A1030008ULL, 0x1414000802028080ULL,
    0x0102001008020004ULL, 0x0012004001004080ULL, 0x0018942050820001ULL, 0x4504800831024100ULL, 0x4030004000201240ULL,
    0x8342200441001100ULL, 0x0070100080280180ULL, 0x4800080080040080ULL, 0x8800020080040080ULL, 0x8888020810010400ULL,
    0x0120804F0400A200ULL, 0x000CB04180620102ULL, 0x2001130440006081ULL, 0x2101042001081041ULL, 0x0410010005A01049ULL,
    0x4442000820049082ULL, 0x8001000400080203ULL, 0x9000081002008104ULL, 0x1001000248820125ULL,
};

struct Step {
  int file;
  int rank;
};
constexpr std::array<Step, 4> kBishopSteps{{{1, 1}, {1, -1}, {-1, 1}, {-1, -1}}};
constexpr std::array<Step, 4> kRookSteps{{{1, 0}, {-1, 0}, {0, 1}, {0, -1}}};

/// Walks from s until the first blocker (itself seen) or the edge.
Bitboard ray(Square s, Step step, Bitboard occupied) {
  Bitboard seen = 0;
  for (int file = fileOf(s) + step.file, rank = rankOf(s) + step.rank; file >= 0 && file < 8 && rank >= 0 && rank < 8;
       file += step.file, rank += step.rank) {
    const Bitboard here = bit(makeSquare(file, rank));
    seen |= here;
    if (occupied & here) break;
  }
  return seen;
}

Bitboard rays(Square s, std::span<const Step> steps, Bitboard occupied) {
  Bitboard seen = 0;
  for (const Step step : steps) seen |= ray(s, step, occupied);
  return seen;
}

void fill(std::array<Magic, 64>& magics, const std::array<Bitboard, 64>& multipliers, std::span<const Step> steps,
          std::span<Bitboard> views) {
  std::size_t used = 0;
  for (Square s = 0; s < 64; ++s) {
    // Whether something stands on the edge changes nothing, unless the slider itself runs along that edge.
    const Bitboard edges = ((kRank1 | kRank8) & ~rankMask(rankOf(s))) | ((kFileA | kFileH) & ~fileMask(fileOf(s)));
    Magic& magic = magics[s];
    magic.mask = rays(s, steps, 0) & ~edges;
    magic.magic = multipliers[s];
    magic.shift = static_cast<unsigned>(64 - std::popcount(magic.mask));
    magic.views = &views[used];
    Bitboard occupied = 0;
    do {
      Bitboard& view = views[used + (((occupied * magic.magic) >> magic.shift))];
      const Bitboard seen = rays(s, steps, occupied);
      assert(view == 0 || view == seen);
      view = seen;
      occupied = (occupied - magic.mask) & magic.mask;  // the next subset of the mask
    } while (occupied != 0);
    used += std::size_t{1} << std::popcount(magic.mask);
  }
  assert(used == views.size());
}

}  // namespace

AttackTables::AttackTables() {
  fill(bishop, kBishopMagics, kBishopSteps, bishopViews_);
  fill(rook, kRookMagics, kRookSteps, rookViews_);
  for (Square a = 0; a < 64; ++a) {
    for (const auto& steps : {kBishopSteps, kRookSteps}) {
      for (const Step step : steps) {
        const Bitboard seen = ray(a, step, 0);
        const Bitboard whole = seen | bit(a) | ray(a, {-step.file, -step.rank}, 0);
        for (Bitboard left = seen; left != 0;) {
          const Square b = popLowest(left);
          between[a][b] = ray(a, step, bit(b)) & ~bit(b);
          line[a][b] = whole;
        }
      }
    }
  }
}

// Before all static objects of ordinary priority: one of them may be a Position.
[[gnu::init_priority(1000)]] const AttackTables kAttackTables;

}  // namespace kirin::detail
