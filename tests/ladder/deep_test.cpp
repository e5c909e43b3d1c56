// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ladder/deep.h"

#include "ladder/helpers.h"

namespace kirin::ladder {
namespace {

SampledMove sampled(std::string_view fen, std::string_view san) {
  const GameLine line = lineOf(fen);
  return {line, moveIn(line, san)};
}

TEST_CASE("the best move loses nothing and is the first choice") {
  const RealTime time;
  LossMeter meter(time, 3000);
  const Loss best = meter.measure(sampled("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "Ra8#"));
  CHECK(best.first);
  CHECK(best.lost == 0);
  CHECK_FALSE(best.seen);
}

TEST_CASE("a piece put where a pawn takes it is a blunder that shows at depth 1") {
  const RealTime time;
  LossMeter meter(time, 3000);
  const Loss loss = meter.measure(sampled("rnbqkb1r/pppp1ppp/5n2/4p3/4P3/2N5/PPPP1PPP/R1BQKBNR w KQkq - 2 3", "Ba6"));
  CHECK_FALSE(loss.first);
  CHECK(loss.lost >= kBlunder);
  CHECK(loss.seen == 1);
}

TEST_CASE("the columns are of positions still a game, and count each move once") {
  const RealTime time;
  LossMeter meter(time, 3000);
  int looked = 0;
  const std::vector<SampledMove> sample{
      sampled("rnbqkb1r/pppp1ppp/5n2/4p3/4P3/2N5/PPPP1PPP/R1BQKBNR w KQkq - 2 3", "Ba6"),
      sampled("rnbqkb1r/pppp1ppp/5n2/4p3/4P3/2N5/PPPP1PPP/R1BQKBNR w KQkq - 2 3", "Nf3"),
      sampled("4k3/8/8/8/8/8/8/QQ2K3 w - - 0 1", "Kd1")};
  const DeepProfile deep = deepProfile(sample, meter, [&] { ++looked; });
  CHECK(looked == 3);
  CHECK(deep.loss.occasions() == 2);
  CHECK(deep.blunders.value() == Approx(0.5));
  CHECK(deep.seenAtOnce.value() == Approx(1));
  CHECK(deep.seenDeep.value() == Approx(0));
}

}  // namespace
}  // namespace kirin::ladder
