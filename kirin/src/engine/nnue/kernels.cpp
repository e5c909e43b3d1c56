// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/nnue/kernels.h"

#include <algorithm>
#include <cstdlib>

namespace kirin {

namespace {

using Row = NetKernels::Row;

// One body for all instruction sets: simple loops, inlined into functions that differ only in what the compiler may
// vectorise them with. So the sets cannot disagree, and a new one costs a line.
#define KIRIN_BODY [[gnu::always_inline]] inline

// What each compiler has to be told: that rows don't overlap, to keep plain code plain, and to use all of a register.
#ifdef __clang__
#define KIRIN_INDEPENDENT _Pragma("clang loop vectorize(assume_safety)")
#define KIRIN_SCALAR
#define KIRIN_AVX512 [[gnu::target("avx512f,avx512bw")]]
#else
#define KIRIN_INDEPENDENT _Pragma("GCC ivdep")
#define KIRIN_SCALAR [[gnu::optimize("no-tree-vectorize")]]
#define KIRIN_AVX512 [[gnu::target("avx512f,avx512bw,prefer-vector-width=512")]]
#endif

KIRIN_BODY std::int16_t narrow(int value) { return static_cast<std::int16_t>(value); }

KIRIN_BODY void addBody(std::int16_t* out, Row in, Row plus, int width) {
  KIRIN_INDEPENDENT
  for (int i = 0; i < width; ++i) out[i] = narrow(in[i] + plus[i]);
}

KIRIN_BODY void subtractBody(std::int16_t* out, Row in, Row minus, int width) {
  KIRIN_INDEPENDENT
  for (int i = 0; i < width; ++i) out[i] = narrow(in[i] - minus[i]);
}

KIRIN_BODY void moveBody(std::int16_t* out, Row in, Row plus, Row minus, int width) {
  KIRIN_INDEPENDENT
  for (int i = 0; i < width; ++i) out[i] = narrow(in[i] + plus[i] - minus[i]);
}

KIRIN_BODY void captureBody(std::int16_t* out, Row in, Row plus, Row minus, Row minus2, int width) {
  KIRIN_INDEPENDENT
  for (int i = 0; i < width; ++i) out[i] = narrow(in[i] + plus[i] - minus[i] - minus2[i]);
}

KIRIN_BODY void castleBody(std::int16_t* out, Row in, Row plus, Row plus2, Row minus, Row minus2, int width) {
  KIRIN_INDEPENDENT
  for (int i = 0; i < width; ++i) out[i] = narrow(in[i] + plus[i] + plus2[i] - minus[i] - minus2[i]);
}

// With |weight| at most 127 the first product fits 16 bits, so that this becomes one narrow multiplication and one
// multiply-and-add of pairs. The sum fits 32 bits: the net's reader has seen to that.
KIRIN_BODY std::int32_t halfOutput(Row row, Row weights, int width) {
  std::int32_t sum = 0;
  for (int i = 0; i < width; ++i) {
    // Not std::clamp: through its references the compiler sees a choice, not a minimum and a maximum.
    const std::int16_t positive = row[i] > 0 ? row[i] : std::int16_t{0};
    const std::int16_t x = positive < 255 ? positive : std::int16_t{255};
    sum += narrow(x * weights[i]) * x;
  }
  return sum;
}

KIRIN_BODY std::int32_t outputBody(Row own, Row other, Row weights, int width) {
  return halfOutput(own, weights, width) + halfOutput(other, weights + width, width);
}

#define KIRIN_KERNELS(name, ...)                                                                                \
  namespace name {                                                                                              \
  __VA_ARGS__ void add(std::int16_t* out, Row in, Row plus, int width) { addBody(out, in, plus, width & ~63); } \
  __VA_ARGS__ void subtract(std::int16_t* out, Row in, Row minus, int width) {                                  \
    subtractBody(out, in, minus, width & ~63);                                                                  \
  }                                                                                                             \
  __VA_ARGS__ void move(std::int16_t* out, Row in, Row plus, Row minus, int width) {                            \
    moveBody(out, in, plus, minus, width & ~63);                                                                \
  }                                                                                                             \
  __VA_ARGS__ void capture(std::int16_t* out, Row in, Row plus, Row minus, Row minus2, int width) {             \
    captureBody(out, in, plus, minus, minus2, width & ~63);                                                     \
  }                                                                                                             \
  __VA_ARGS__ void castle(std::int16_t* out, Row in, Row plus, Row plus2, Row minus, Row minus2, int width) {   \
    castleBody(out, in, plus, plus2, minus, minus2, width & ~63);                                               \
  }                                                                                                             \
  __VA_ARGS__ std::int32_t output(Row own, Row other, Row weights, int width) {                                 \
    return outputBody(own, other, weights, width & ~63);                                                        \
  }                                                                                                             \
  constexpr NetKernels kernels(Simd simd) { return {simd, add, subtract, move, capture, castle, output}; }      \
  }

KIRIN_KERNELS(plain, KIRIN_SCALAR)
#if defined(__x86_64__)
KIRIN_KERNELS(sse41, [[gnu::target("sse4.1")]])
KIRIN_KERNELS(avx2, [[gnu::target("avx2")]])
KIRIN_KERNELS(avx512, KIRIN_AVX512)
#elif defined(__aarch64__)
KIRIN_KERNELS(neon, )
#endif

std::vector<NetKernels> findRunnable() {
  std::vector<NetKernels> found{plain::kernels(Simd::Plain)};
#if defined(__x86_64__)
  __builtin_cpu_init();
  if (__builtin_cpu_supports("sse4.1")) found.push_back(sse41::kernels(Simd::Sse41));
  if (__builtin_cpu_supports("avx2")) found.push_back(avx2::kernels(Simd::Avx2));
  if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw"))
    found.push_back(avx512::kernels(Simd::Avx512));
#elif defined(__aarch64__)
  found.push_back(neon::kernels(Simd::Neon));
#endif
  return found;
}

const NetKernels& choose() {
  const std::vector<NetKernels>& all = runnableKernels();
  if (const char* wanted = std::getenv("KIRIN_SIMD"))
    for (const NetKernels& each : all)
      if (toString(each.simd) == wanted) return each;
  return all.back();
}

}  // namespace

std::string_view toString(Simd simd) {
  constexpr std::string_view kNames[] = {"plain", "sse4.1", "avx2", "avx512", "neon"};
  return kNames[static_cast<int>(simd)];
}

const std::vector<NetKernels>& runnableKernels() {
  static const std::vector<NetKernels> kAll = findRunnable();
  return kAll;
}

const NetKernels& bestKernels() {
  static const NetKernels& kBest = choose();
  return kBest;
}

}  // namespace kirin
