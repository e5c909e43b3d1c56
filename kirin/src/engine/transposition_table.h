// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/move.h"
#include "chess/types.h"

#include <cstdint>
#include <vector>

namespace kirin {

/// What a stored score says about the true one.
enum class Bound : std::uint8_t { None, Upper, Lower, Exact };

/// What is remembered of a position. The move may belong to another position with the same key bits: check it before
/// use.
struct TableEntry {
  Move move;
  int score = 0;  ///< mates counted from this position
  int eval = 0;   ///< static evaluation, or kNoScore
  int depth = 0;
  Bound bound = Bound::None;
};

/// Positions already searched, in buckets of one cache line. What is deep and recent stays. One thread.
class TranspositionTable {
 public:
  static constexpr int kLargestMegabytes = 4096;

  explicit TranspositionTable(int megabytes) { resize(megabytes); }

  /// Forgets everything. Does nothing when the size is the same.
  void resize(int megabytes);
  void clear();
  /// Before each search: what older ones left becomes the first to go.
  void newSearch() { generation_ = static_cast<std::uint8_t>((generation_ + 1) & kGenerationMask); }

  void prefetch(Key key) const { __builtin_prefetch(&bucketOf(key)); }
  /// Scores of mates are turned from "plies from here" into "plies from the root", `ply` plies above.
  bool probe(Key key, int ply, TableEntry& entry) const;
  void store(Key key, int ply, const TableEntry& entry);

  /// Permille of a sample that this search filled.
  int fullness() const;

 private:
  __extension__ typedef unsigned __int128 Wide;
  static constexpr int kSlots = 5;
  static constexpr int kGenerationMask = 63;

  struct Slot {
    std::uint32_t check = 0;
    std::uint16_t move = 0;
    std::int16_t score = 0;
    std::int16_t eval = 0;
    std::uint8_t depth = 0;
    std::uint8_t generationAndBound = 0;

    Bound bound() const { return static_cast<Bound>(generationAndBound & 3); }
    int generation() const { return generationAndBound >> 2; }
  };
  struct alignas(64) Bucket {
    Slot slots[kSlots];
  };
  static_assert(sizeof(Bucket) == 64);

  const Bucket& bucketOf(Key key) const {
    return buckets_[static_cast<std::size_t>((static_cast<Wide>(key) * buckets_.size()) >> 64)];
  }
  int age(const Slot& slot) const { return (generation_ - slot.generation()) & kGenerationMask; }

  std::vector<Bucket> buckets_;
  std::uint8_t generation_ = 0;
};

}  // namespace kirin
