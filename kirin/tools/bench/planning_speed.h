// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "base/time.h"
#include "board/board_profile.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace kirin::bench {

/// One ply of a played game, and the seconds it takes if every piece may go straight through all others.
struct MotionPly {
  int game = 0;
  std::string fen;
  std::string move;  ///< as UCI has it
  std::string kind;
  double bound = 0;
};

/// Lines "game,ply,fen,uci,kind,bound_s" after one of headings; a game's plies follow each other. Errors: "motion.line"
/// (args: line, number).
Result<std::vector<MotionPly>> parseMotion(std::string_view csv);

/// How carries compare with straight ones.
struct MotionFigures {
  int count = 0;
  double seconds = 0;
  double bound = 0;
  double ratios = 0;  ///< the sum of each one's own
  int carries = 0;

  void add(double took, double least, std::size_t carried);
};

struct PlanningSpeed {
  std::map<std::string, MotionFigures> kinds;
  MotionFigures resets;  ///< from where each game ends to the standard start
  int contacts = 0;      ///< found by auditContacts, and carries that can't be
  double clearance = 0;  ///< least of all, millimetres
  double magnetDistance = 0;
  double misfit = 0;  ///< most seconds by which a file's bound differs from plyBound, up to a game's first promotion
  std::vector<double> planning;  ///< milliseconds a ply, sorted
  std::vector<double> setups;    ///< likewise a reset: assignment, order and ways
};

/// What it amounts to, as lines for people.
std::string planningTable(const PlanningSpeed& speed);

/// Plays the games on a board whose pieces the machine placed, planning every ply from where the head came to rest.
/// Errors: "motion.move" (args: fen, move), those of planning.
Result<PlanningSpeed> measurePlanning(const std::vector<MotionPly>& plies, const BoardProfile& profile,
                                      const ITime& time);

}  // namespace kirin::bench
