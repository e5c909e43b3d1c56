// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/transposition_table.h"

#include "engine/score.h"

#include <algorithm>

namespace kirin {

namespace {

// A mate is stored as its distance from the position it was found in, so that it is right wherever that position
// recurs.
int fromRoot(int score, int ply) {
  if (score >= kMateBound) return score - ply;
  if (score <= -kMateBound) return score + ply;
  return score;
}

int fromHere(int score, int ply) {
  if (score >= kMateBound) return std::min(score + ply, kMate);
  if (score <= -kMateBound) return std::max(score - ply, -kMate);
  return score;
}

}  // namespace

void TranspositionTable::resize(int megabytes) {
  const std::size_t count = static_cast<std::size_t>(megabytes) * 1024 * 1024 / sizeof(Bucket);
  if (count == buckets_.size()) return;
  buckets_ = {};
  buckets_.resize(count);
  generation_ = 0;
}

void TranspositionTable::clear() {
  std::fill(buckets_.begin(), buckets_.end(), Bucket{});
  generation_ = 0;
}

bool TranspositionTable::probe(Key key, int ply, TableEntry& entry) const {
  for (const Slot& slot : bucketOf(key).slots) {
    if (slot.check != static_cast<std::uint32_t>(key) || slot.bound() == Bound::None) continue;
    entry.move = Move::fromBits(slot.move);
    entry.score = fromRoot(slot.score, ply);
    entry.eval = slot.eval;
    entry.depth = slot.depth;
    entry.bound = slot.bound();
    return true;
  }
  return false;
}

void TranspositionTable::store(Key key, int ply, const TableEntry& entry) {
  const auto check = static_cast<std::uint32_t>(key);
  auto& slots = const_cast<Bucket&>(bucketOf(key)).slots;
  Slot* victim = nullptr;
  int leastWorth = 0;
  for (Slot& slot : slots) {
    if (slot.bound() == Bound::None || slot.check == check) {
      victim = &slot;
      break;
    }
    const int worth = slot.depth - 4 * age(slot);
    if (victim == nullptr || worth < leastWorth) {
      victim = &slot;
      leastWorth = worth;
    }
  }
  const bool same = victim->bound() != Bound::None && victim->check == check;
  // A bound from a shallow search says less than what is known already.
  if (same && entry.bound != Bound::Exact && age(*victim) == 0 && entry.depth + 3 < victim->depth) return;
  if (entry.move || !same) victim->move = entry.move.bits();
  victim->check = check;
  victim->score = static_cast<std::int16_t>(fromHere(entry.score, ply));
  victim->eval = static_cast<std::int16_t>(entry.eval);
  victim->depth = static_cast<std::uint8_t>(entry.depth);
  victim->generationAndBound = static_cast<std::uint8_t>(generation_ << 2 | static_cast<int>(entry.bound));
}

int TranspositionTable::fullness() const {
  constexpr std::size_t kSample = 200;
  int used = 0;
  for (std::size_t i = 0; i < kSample; ++i)
    for (const Slot& slot : buckets_[i].slots) used += slot.bound() != Bound::None && age(slot) == 0;
  return used * 1000 / static_cast<int>(kSample * kSlots);
}

}  // namespace kirin
