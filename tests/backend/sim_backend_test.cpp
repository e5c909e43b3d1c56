// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/sim_backend.h"

#include "chess/movegen.h"

#include <catch2/catch.hpp>

namespace kirin {

TEST_CASE("the simulated board answers each request at once and keeps every object's place") {
  std::vector<BackendEvent> said;
  SimBackend board([&](BackendEvent event) { said.push_back(std::move(event)); });
  REQUIRE_FALSE(board.capabilities().carries);
  REQUIRE_FALSE(board.capabilities().sensesHands);

  board.prepareNewGame(true, ResetMode::Hand, Placement::standard());
  REQUIRE(std::get<backend_event::Prepared>(said.at(0)).placement == Placement::standard());

  PieceTracker tracker;
  const MotionPlan plan = planMove(tracker.placement(), tracker.effectsOf(Position{}, Move(12, 28)));
  board.perform(plan);
  REQUIRE(std::get<backend_event::Performed>(said.at(1)).placement == plan.result);

  board.rescan(plan.result);
  REQUIRE(std::get<backend_event::Scanned>(said.at(2)).matches);
  board.rescan(Placement::standard());
  REQUIRE_FALSE(std::get<backend_event::Scanned>(said.at(3)).matches);
  REQUIRE(std::get<backend_event::Scanned>(said.at(3)).placement == plan.result);

  board.watch(Position{}, legalMoves(Position{}), plan.result);
  board.stop();
  REQUIRE(said.size() == 4);
}

}  // namespace kirin
