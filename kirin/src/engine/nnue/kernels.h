// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace kirin {

/// Which instructions the net's arithmetic may use.
enum class Simd : std::uint8_t { Plain, Sse41, Avx2, Avx512, Neon };

/// "plain", "sse4.1", "avx2", "avx512", "neon".
std::string_view toString(Simd simd);

/// The arithmetic of the net, on rows of `width` numbers (a multiple of 64). `out` may be `in`; other rows don't
/// overlap `out`. Every set gives the same integers.
struct NetKernels {
  using Row = const std::int16_t*;
  Simd simd;
  void (*add)(std::int16_t* out, Row in, Row plus, int width);
  void (*subtract)(std::int16_t* out, Row in, Row minus, int width);
  void (*move)(std::int16_t* out, Row in, Row plus, Row minus, int width);
  void (*capture)(std::int16_t* out, Row in, Row plus, Row minus, Row minus2, int width);
  void (*castle)(std::int16_t* out, Row in, Row plus, Row plus2, Row minus, Row minus2, int width);
  /// The sum over both rows of clamp(x, 0, 255)^2 * weight; `weights` has those of `own`, then those of `other`.
  std::int32_t (*output)(Row own, Row other, Row weights, int width);
};

/// Those this processor can run, the slowest first. Never empty: there is always Plain.
const std::vector<NetKernels>& runnableKernels();

/// The fastest of them; or the one that the environment variable KIRIN_SIMD names (by which the sets are compared), if
/// it can be run here. Chosen once.
const NetKernels& bestKernels();

}  // namespace kirin
