// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "chess/move.h"
#include "chess/types.h"

#include <cstdint>
#include <memory>

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

/// Positions already searched, in buckets of one cache line. What is deep and recent stays. Any number of threads may
/// prefetch, probe and store at a time, without locks: an entry of which two threads wrote parts is not recognised. The
/// rest is one thread's, while no other touches the table.
class TranspositionTable {
 public:
  static constexpr int kLargestMegabytes = 65536;

  /// Throws std::bad_alloc where there is not that much memory.
  explicit TranspositionTable(int megabytes);

  /// Forgets everything, on `threads` threads where the table is large. Does nothing when the size is the same. Errors:
  /// "engine.memory" (args: the megabytes); then nothing changed.
  Result<void> resize(int megabytes, int threads = 1);
  void clear(int threads = 1);
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

  /// Each slot is two words that are read and written one by one, each whole: the move, the score and the low half of
  /// the key crossed with the other word; the rest.
  struct alignas(64) Bucket {
    std::uint64_t heads[kSlots];
    std::uint32_t tails[kSlots];
  };
  static_assert(sizeof(Bucket) == 64);

  /// A slot once read.
  struct Slot {
    std::uint64_t head = 0;
    std::uint32_t tail = 0;

    std::uint32_t check() const { return static_cast<std::uint32_t>(head >> 32) ^ tail; }
    std::uint16_t moveBits() const { return static_cast<std::uint16_t>(head >> 16); }
    int score() const { return static_cast<std::int16_t>(head); }
    int eval() const { return static_cast<std::int16_t>(tail >> 16); }
    int depth() const { return static_cast<std::uint8_t>(tail >> 8); }
    int generation() const { return static_cast<int>(tail & 0xFF) >> 2; }
    Bound bound() const { return static_cast<Bound>(tail & 3); }
  };

  Bucket& bucketOf(Key key) const {
    return buckets_[static_cast<std::size_t>((static_cast<Wide>(key) * count_) >> 64)];
  }
  int age(const Slot& slot) const { return (generation_ - slot.generation()) & kGenerationMask; }

  std::unique_ptr<Bucket[]> buckets_;
  std::size_t count_ = 0;
  std::uint8_t generation_ = 0;
};

}  // namespace kirin
