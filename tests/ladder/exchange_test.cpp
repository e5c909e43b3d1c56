// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ladder/exchange.h"

#include "ladder/helpers.h"

namespace kirin::ladder {
namespace {

int worth(std::string_view fen, std::string_view san) {
  const GameLine line = lineOf(fen);
  return exchangeOf(line.current(), moveIn(line, san));
}

TEST_CASE("an exchange is worth what both sides get, each stopping when it pays no more") {
  CHECK(worth("4k3/8/8/3p4/8/8/8/3RK3 w - - 0 1", "Rxd5") == 100);           // free
  CHECK(worth("4k3/8/4p3/3p4/8/8/8/3RK3 w - - 0 1", "Rxd5") == -400);        // guarded
  CHECK(worth("4k3/8/4p3/3n4/8/8/8/3RK3 w - - 0 1", "Rxd5") == -180);        // rook for knight
  CHECK(worth("3rk3/8/8/3n4/8/8/3R4/3RK3 w - - 0 1", "Rxd5") == 320);        // battery wins the knight
  CHECK(worth("8/8/4k3/3n4/8/8/8/3QK3 w - - 0 1", "Qxd5+") == -580);         // the king takes back,
  CHECK(worth("8/8/4k3/3n4/8/8/3Q4/3RK3 w - - 0 1", "Qxd5+") == 320);        // but not into another attack
  CHECK(worth("3n4/2P5/8/8/8/4k3/8/4K3 w - - 0 1", "cxd8=Q") == 320 + 800);  // making a queen as it takes
  CHECK(worth("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1", "dxe3") == 100);          // in passing
  CHECK(worth("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "O-O") == 0);
}

TEST_CASE("the best exchange of many, or none") {
  const Exchange best = bestExchange(positionOf("4k3/8/8/p2q4/8/8/8/R2RK3 w - - 0 1"));
  CHECK(best.value == 900);
  CHECK(toUci(positionOf("4k3/8/8/p2q4/8/8/8/R2RK3 w - - 0 1"), best.move) == "d1d5");
  CHECK(bestExchange(Position()).value == 0);
  CHECK(bestExchange(Position()).move.none());
}

TEST_CASE("mate at once is seen, and a check that is none isn't taken for one") {
  CHECK(canMateAtOnce(positionOf("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1")));
  CHECK_FALSE(canMateAtOnce(positionOf("6k1/5pp1/7p/8/8/8/8/R3K3 w - - 0 1")));
}

}  // namespace
}  // namespace kirin::ladder
