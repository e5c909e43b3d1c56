// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/rng.h"

#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace kirin::testing {

/// While it lives, everything SQLite does to files in this process is also written down: each write, truncation, sync
/// and deletion, in order. From that the disk can be rebuilt as a power cut at any instant might have left it.
///
/// One at a time, and one thread. Nothing is simulated but the loss: SQLite works on its real files.
class CutDisk {
 public:
  CutDisk();
  ~CutDisk();
  CutDisk(const CutDisk&) = delete;
  CutDisk& operator=(const CutDisk&) = delete;

  /// Ignored: a disk that lies.
  enum class Syncs { Kept, Ignored };

  /// How much has been written down: an instant.
  std::size_t now() const { return operations_.size(); }
  std::size_t syncs() const;
  /// Makes the files in `folder` (by their names alone) what they might be when the power goes after the first
  /// `instant` operations. What was synced is there. Of what was not, each sector written and each other change came
  /// through or did not, drawn one by one.
  void rebuild(std::size_t instant, Rng& rng, const std::filesystem::path& folder, Syncs syncs = Syncs::Kept) const;

  struct Operation {
    enum class Kind { Write, Truncate, Sync, Delete } kind = Kind::Sync;
    std::string file;
    std::int64_t offset = 0;  ///< of a write; the new size of a truncation; 1 of a deletion that was synced
    std::string bytes;
  };
  void add(Operation operation) { operations_.push_back(std::move(operation)); }

 private:
  std::vector<Operation> operations_;
};

}  // namespace kirin::testing
