// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "twin/opponent.h"

#include "app/game_session.h"
#include "app/memory_game_store.h"
#include "backend/gantry_backend.h"
#include "backend/twin/virtual_twin.h"

#include <memory>
#include <optional>
#include <vector>

namespace kirin::twin {

/// A whole Kirin in virtual time, with a twin for a machine: session, gantry, opponent. Everything but the window. The
/// process can lose its power at any moment; twin, store and journal remain. One thread.
class PlayingTable {
 public:
  struct Config {
    TwinConfig twin;
    Opponent::Choice opponent;  ///< none: the personality's engine
    std::uint64_t seed = 1;
    TwinRecording* recording = nullptr;  ///< of all that is done to the twin, but for its end
  };

  explicit PlayingTable(const Config& config);
  ~PlayingTable();
  PlayingTable(const PlayingTable&) = delete;
  PlayingTable& operator=(const PlayingTable&) = delete;

  /// Handles what is there and due. If the session has nothing to say of it, lets time pass to the next thing that
  /// happens, but not beyond `until`.
  void step(Instant until);
  void send(SessionCommand command);
  /// The process is gone at once. When no hand is at the board any more another one begins with what was kept, and
  /// continues the unfinished game if there is one: true.
  bool restartProcess();

  Instant now() const { return time_.now(); }
  GameSession& session();
  VirtualTwin& twin() { return twin_; }
  const Twin& truth() { return twin_.twin(); }
  /// What the session has said since it was asked last.
  std::vector<SessionEvent> takeEvents() { return std::exchange(events_, {}); }
  /// Carries begun since the beginning, repairs among them.
  int carries() const { return journal_.carries; }

 private:
  /// Counts what is carried, on its way to memory.
  struct Journal final : ICarryJournal {
    Result<void> write(const JournalEntry& entry) override {
      if (entry.underWay) ++carries;
      return memory.write(entry);
    }
    Result<std::optional<JournalEntry>> read() override { return memory.read(); }
    MemoryCarryJournal memory;
    int carries = 0;
  };
  struct Process;

  void start();

  Config config_;
  VirtualTime time_;
  MemoryGameStore store_;
  Journal journal_;
  PersonalityRegistry personalities_;
  std::optional<SessionInbox> inbox_;  ///< of the process; none while there is none
  std::unique_ptr<Process> process_;
  VirtualTwin twin_;
  TwinLink link_;
  TwinSensors sensors_;
  std::vector<SessionEvent> events_;
  std::uint64_t starts_ = 0;
};

}  // namespace kirin::twin
