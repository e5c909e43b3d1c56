// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/person/oversight.h"

#include "base/rng.h"

namespace kirin {

namespace {

std::uint64_t mixed(std::uint64_t a, std::uint64_t b, std::uint64_t c) {
  // Each is mixed before the next joins, so that neighbours share nothing.
  return Rng(Rng(Rng(a).next() ^ b).next() ^ c).next();
}

}  // namespace

fixed::Fixed drawn(std::uint64_t a, std::uint64_t b, std::uint64_t c) {
  return static_cast<fixed::Fixed>(mixed(a, b, c) >> 48);
}

bool Memory::notices(PieceType mover, Move move, fixed::Fixed chance) const {
  const std::uint64_t threat = static_cast<std::uint64_t>(index(mover)) << 16 | move.bits();
  const auto lasting = static_cast<std::uint64_t>(lasting_);
  const std::uint64_t phase = mixed(seed_, threat, 0) % lasting;
  const std::uint64_t window = (static_cast<std::uint64_t>(ply_) + phase) / lasting + 1;
  return drawn(seed_, threat, window) < chance;
}

}  // namespace kirin
