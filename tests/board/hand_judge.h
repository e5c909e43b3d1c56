// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/human_hand.h"
#include "board/watched_board.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace kirin::testing {

inline constexpr std::string_view kBadSensor = "with a bad sensor";

/// A single wrong reading was over then.
struct Noise {
  Instant over{};
  SensorIndex sensor = 0;
};

/// What a hand did over a board, and what was told of it (the board's log).
struct HandCase {
  const WatchedBoard& board;  ///< its game: before the move
  const HandScript& script;
  const TrueBoard& atFirst;  ///< before the first act
  Instant setOut{};          ///< when the script's time began
  Instant turnBegan{};
  const std::vector<Noise>& noises;
  std::optional<SensorIndex> broken;

  bool sound() const { return !broken; }
};

/// How often which of it came to what.
struct HandTally {
  struct Kind {
    int episodes = 0;
    int right = 0;
    int asked = 0;       ///< something was to be put right before play could go on (whether or not it was a mess)
    int askedWhich = 0;  ///< which of several moves was asked,
    int open = 0;        ///< and that stood still when all was done
    int wrong = 0;       ///< another move stands than the one made
    int missed = 0;      ///< nothing stands, and nothing is asked
    int hasty = 0;       ///< a move was told that the board did not show, and taken back
    int misnamed = 0;    ///< a piece was said to be where it was not
    int misdated = 0;    ///< the clock would have stopped at another moment than the move was made
    std::vector<std::int64_t> waits;  ///< ms from the edge that completed the move to its decision
  };
  std::map<std::string, Kind, std::less<>> kinds;
  std::vector<std::string> examples;               ///< of what went wrong,
  std::map<std::string, int, std::less<>> faults;  ///< and how often by kind

  void add(const HandTally& other);
  std::string report() const;
};

/// Of a move that was made.
void judge(const HandCase& each, std::string_view kind, HandTally& tally);
/// Of pieces put back by hand, or kings put in the centre: an offer, and no move but one that the board truly shows.
void judgeOffer(const HandCase& each, bool takeback, HandTally& tally);

}  // namespace kirin::testing
