// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "twin/person.h"

#include <functional>
#include <nlohmann/json.hpp>
#include <vector>

namespace kirin::twin {

/// What came of playing on a twin, checked against where its pieces truly are.
struct Figures {
  int games = 0;                      ///< played to their end
  int plies = 0;                      ///< decided and carried out
  int carries = 0;                    ///< with repairs
  int contacts = 0;                   ///< of a carried piece with another
  double leastClearance = 1000;       ///< mm between bases while the machine moved one; a metre: never
  std::vector<double> secondsPerPly;  ///< from the machine's move being decided to its being carried out
  std::vector<double> setupSeconds;   ///< from one game's end to the next one's beginning
  int faults = 0;                     ///< that happened
  int recovered = 0;                  ///< after which the game went on
  PersonFigures person;
  int wrongBoards = 0;                     ///< a move was called carried out, and other pieces stood on the squares
  int magnetLeftOn = 0;                    ///< sittings in which it was on for 30 s without motion, or at rest
  int gamesLost = 0;                       ///< they did not go on any more
  int clockErrors = 0;                     ///< time that was booked twice, or on a clock that did not run
  Duration whites{}, blacks{}, nobodys{};  ///< of the time of all games

  void add(const Figures& more);
  bool sound() const { return person.wrongCommits + wrongBoards + magnetLeftOn + gamesLost + clockErrors == 0; }
};

nlohmann::json toJson(const Figures& figures);

/// Games one after the other on one table, with a set-up by the machine between them.
struct Sitting {
  TwinConfig twin;
  HandHabits habits;
  Opponent::Choice opponent;  ///< none: the novice
  Person::Choice person;
  int games = 1;
  int plies = 60;  ///< after so many the person resigns
  TimeControl time{std::chrono::minutes(60), {}};
  std::uint64_t seed = 1;
  TwinRecording* recording = nullptr;
};

Figures play(const Sitting& sitting);

}  // namespace kirin::twin
