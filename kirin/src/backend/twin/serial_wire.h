// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time.h"

#include <deque>
#include <optional>
#include <string>
#include <string_view>

namespace kirin {

/// One direction of a serial line at 115200 8N1: ten bits a byte, one byte after the other, in order.
class SerialWire {
 public:
  static constexpr Duration kByte{86806};

  /// Bytes that arrive together at the far end, as far as anybody there can tell: the last of them now.
  struct Chunk {
    std::string bytes;
    Instant arrives{};
    friend bool operator==(const Chunk&, const Chunk&) = default;
  };

  /// Puts bytes on the line, behind those already on it; they begin no sooner than `from`.
  void put(std::string_view bytes, Instant from);
  std::optional<Instant> nextArrival() const;
  /// The next chunk that has arrived by then.
  std::optional<Chunk> take(Instant by);
  void clear() { *this = SerialWire(); }

  friend bool operator==(const SerialWire&, const SerialWire&) = default;

 private:
  std::deque<Chunk> chunks_;
  Instant free_{};
};

}  // namespace kirin
