// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/twin/serial_wire.h"

#include <algorithm>

namespace kirin {

void SerialWire::put(std::string_view bytes, Instant from) {
  if (bytes.empty()) return;
  free_ = std::max(free_, from) + kByte * static_cast<Duration::rep>(bytes.size());
  chunks_.push_back({std::string(bytes), free_});
}

std::optional<Instant> SerialWire::nextArrival() const {
  if (chunks_.empty()) return std::nullopt;
  return chunks_.front().arrives;
}

std::optional<SerialWire::Chunk> SerialWire::take(Instant by) {
  if (chunks_.empty() || chunks_.front().arrives > by) return std::nullopt;
  Chunk chunk = std::move(chunks_.front());
  chunks_.pop_front();
  return chunk;
}

}  // namespace kirin
