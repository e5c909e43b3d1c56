// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "twin/every_line.h"

#include "chess/notation.h"

#include <array>
#include <string_view>

namespace kirin::twin {
namespace {

constexpr std::array<std::string_view, 30> kScript{
    "e4",  "Nf6", "e5", "d5",   "exd6", "Nc6", "dxc7", "e5",   "cxd8=Q+", "Nxd8", "Nf3",  "Bd6", "Be2", "O-O", "O-O",
    "Bg4", "d3",  "e4", "dxe4", "Nxe4", "Nc3", "Nxc3", "bxc3", "Nc6",     "Bf4",  "Bxf4", "h3",  "Bh5", "Nd4", "Bxe2"};

std::optional<Move> scripted(const Position& position, int ply) {
  if (ply >= static_cast<int>(kScript.size())) return std::nullopt;
  const auto move = parseSan(position, kScript[static_cast<std::size_t>(ply)]);
  return move ? std::optional(*move) : std::nullopt;
}

}  // namespace

Sitting scriptedSitting(const TwinConfig& twin, std::uint64_t seed) {
  Sitting sitting;
  sitting.twin = twin;
  // Somebody careful: the faults are the machine's.
  sitting.habits.bumps = sitting.habits.secondThoughts = sitting.habits.edges = sitting.habits.slides = 0;
  sitting.habits.wrongSlot = sitting.habits.offBoard = 0;
  sitting.habits.reactionMost = std::chrono::seconds(2);
  sitting.opponent = [](const GameLine& line) { return *scripted(line.current(), line.plies()); };
  sitting.person = [](const GameSession& session) -> Person::Wish {
    return *scripted(session.game()->position(), session.game()->plies());
  };
  sitting.plies = static_cast<int>(kScript.size());
  sitting.seed = seed;
  return sitting;
}

Figures faultAtEveryLine(const TwinConfig& twin, FaultKind fault, std::uint64_t seed, int first, int step,
                         const std::function<void(int line, int lines, const Figures&)>& progress) {
  // How many lines there are, nobody can say before it was played.
  TwinRecording undisturbed;
  Sitting sitting = scriptedSitting(twin, seed);
  sitting.recording = &undisturbed;
  Figures all = play(sitting);
  const int lines = replay(undisturbed).controller().lines();
  for (int line = first; line <= lines; line += step) {
    sitting = scriptedSitting(twin, seed);
    sitting.twin.faults = {{line, {}, usualFault(fault, seed + static_cast<std::uint64_t>(line))}};
    all.add(play(sitting));
    progress(line, lines, all);
  }
  return all;
}

}  // namespace kirin::twin
