// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/transposition_table.h"

#include "engine/score.h"

#include <algorithm>
#include <atomic>
#include <new>
#include <string>
#include <thread>
#include <vector>

namespace kirin {

namespace {

// A mate, or an ending that is won, is stored as its distance from the position it was found in, so that it is right
// wherever that position recurs.
int fromRoot(int score, int ply) {
  if (score >= kTableBound) return score - ply;
  if (score <= -kTableBound) return score + ply;
  return score;
}

int fromHere(int score, int ply) {
  if (score >= kTableBound) return std::min(score + ply, kMate);
  if (score <= -kTableBound) return std::max(score - ply, -kMate);
  return score;
}

// Nothing is ordered by these: a reader that sees only some of a slot's words sees that they don't belong together.
template <class Word>
Word load(Word& word) {
  return std::atomic_ref(word).load(std::memory_order_relaxed);
}
template <class Word>
void save(Word& word, Word value) {
  std::atomic_ref(word).store(value, std::memory_order_relaxed);
}

constexpr std::size_t bucketsIn(int megabytes, std::size_t size) {
  return static_cast<std::size_t>(megabytes) * 1024 * 1024 / size;
}

}  // namespace

TranspositionTable::TranspositionTable(int megabytes)
    : buckets_(std::make_unique<Bucket[]>(bucketsIn(megabytes, sizeof(Bucket)))),
      count_(bucketsIn(megabytes, sizeof(Bucket))) {}

Result<void> TranspositionTable::resize(int megabytes, int threads) {
  const std::size_t count = bucketsIn(megabytes, sizeof(Bucket));
  if (count == count_) return {};
  std::unique_ptr<Bucket[]> buckets;
  try {
    // Not touched before the old ones are gone: they are never in memory both.
    buckets = std::make_unique_for_overwrite<Bucket[]>(count);
  } catch (const std::bad_alloc&) {
    return Error{"engine.memory", {std::to_string(megabytes)}};
  }
  buckets_ = std::move(buckets);
  count_ = count;
  clear(threads);
  return {};
}

void TranspositionTable::clear(int threads) {
  generation_ = 0;
  constexpr std::size_t kWorthAThread = std::size_t{1} << 20;  // buckets: 64 MB
  const std::size_t parts = std::clamp<std::size_t>(count_ / kWorthAThread, 1, static_cast<std::size_t>(threads));
  const auto clearPart = [&](std::size_t part) {
    std::fill(buckets_.get() + count_ * part / parts, buckets_.get() + count_ * (part + 1) / parts, Bucket{});
  };
  std::vector<std::jthread> others;
  for (std::size_t part = 1; part < parts; ++part) others.emplace_back(clearPart, part);
  clearPart(0);
}

bool TranspositionTable::probe(Key key, int ply, TableEntry& entry) const {
  Bucket& bucket = bucketOf(key);
  for (int number = 0; number < kSlots; ++number) {
    const Slot slot{load(bucket.heads[number]), load(bucket.tails[number])};
    if (slot.check() != static_cast<std::uint32_t>(key) || slot.bound() == Bound::None) continue;
    entry.move = Move::fromBits(slot.moveBits());
    entry.score = fromRoot(slot.score(), ply);
    entry.eval = slot.eval();
    entry.depth = slot.depth();
    entry.bound = slot.bound();
    return true;
  }
  return false;
}

void TranspositionTable::store(Key key, int ply, const TableEntry& entry) {
  const auto check = static_cast<std::uint32_t>(key);
  Bucket& bucket = bucketOf(key);
  int victim = 0;
  Slot old;
  int leastWorth = 0;
  for (int number = 0; number < kSlots; ++number) {
    const Slot slot{load(bucket.heads[number]), load(bucket.tails[number])};
    const bool free = slot.bound() == Bound::None || slot.check() == check;
    const int worth = slot.depth() - 4 * age(slot);
    if (free || number == 0 || worth < leastWorth) {
      victim = number;
      old = slot;
      leastWorth = worth;
    }
    if (free) break;
  }
  const bool same = old.bound() != Bound::None && old.check() == check;
  // A bound from a shallow search says less than what is known already.
  if (same && entry.bound != Bound::Exact && age(old) == 0 && entry.depth + 3 < old.depth()) return;
  const std::uint16_t move = entry.move || !same ? entry.move.bits() : old.moveBits();
  const std::uint32_t tail = std::uint32_t{static_cast<std::uint16_t>(entry.eval)} << 16 |
                             std::uint32_t{static_cast<std::uint8_t>(entry.depth)} << 8 |
                             std::uint32_t{generation_} << 2 | static_cast<std::uint32_t>(entry.bound);
  const std::uint64_t head = std::uint64_t{check ^ tail} << 32 | std::uint64_t{move} << 16 |
                             static_cast<std::uint16_t>(fromHere(entry.score, ply));
  save(bucket.tails[victim], tail);
  save(bucket.heads[victim], head);
}

int TranspositionTable::fullness() const {
  constexpr std::size_t kSample = 200;
  int used = 0;
  for (std::size_t i = 0; i < kSample; ++i)
    for (int number = 0; number < kSlots; ++number) {
      const Slot slot{0, load(buckets_[i].tails[number])};
      used += slot.bound() != Bound::None && age(slot) == 0;
    }
  return used * 1000 / static_cast<int>(kSample * kSlots);
}

}  // namespace kirin
