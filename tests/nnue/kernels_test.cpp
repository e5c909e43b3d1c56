// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/nnue/kernels.h"

#include "base/rng.h"
#include "engine/nnue/network.h"

#include <algorithm>
#include <array>
#include <catch2/catch.hpp>

namespace kirin {

namespace {

AlignedRows randomRow(Rng& rng, int width, int low, int high) {
  AlignedRows row(static_cast<std::size_t>(width));
  for (int i = 0; i < width; ++i) row.data()[i] = static_cast<std::int16_t>(rng.between(low, high));
  return row;
}

std::vector<std::int16_t> numbers(const AlignedRows& row, int width) { return {row.data(), row.data() + width}; }

}  // namespace

TEST_CASE("Plain kernels do what they say") {
  const NetKernels& plain = runnableKernels().front();
  REQUIRE(plain.simd == Simd::Plain);
  AlignedRows a(64), b(64), c(64), d(64), e(64), out(64), weights(128);
  for (int i = 0; i < 64; ++i) {
    a.data()[i] = static_cast<std::int16_t>(100 * i);
    b.data()[i] = 7;
    c.data()[i] = static_cast<std::int16_t>(-i);
    d.data()[i] = 1000;
    e.data()[i] = 3;
    weights.data()[i] = 2;
    weights.data()[64 + i] = -1;
  }
  plain.add(out.data(), a.data(), b.data(), 64);
  CHECK(out.data()[5] == 507);
  plain.subtract(out.data(), a.data(), c.data(), 64);
  CHECK(out.data()[5] == 505);
  plain.move(out.data(), a.data(), b.data(), c.data(), 64);
  CHECK(out.data()[5] == 512);
  plain.capture(out.data(), a.data(), b.data(), c.data(), d.data(), 64);
  CHECK(out.data()[5] == -488);
  plain.castle(out.data(), a.data(), b.data(), e.data(), c.data(), d.data(), 64);
  CHECK(out.data()[5] == -485);

  // 0, 100, 200, then 61 times 255; and -0 .. -63, all clamped to 0.
  const int expected = 2 * (100 * 100 + 200 * 200 + 61 * 255 * 255);
  CHECK(plain.output(a.data(), c.data(), weights.data(), 64) == expected);
  CHECK(plain.output(c.data(), a.data(), weights.data(), 64) == -expected / 2);
}

TEST_CASE("All instruction sets give the same integers") {
  const auto& all = runnableKernels();
  for (Simd simd : {Simd::Sse41, Simd::Avx2, Simd::Avx512, Simd::Neon})
    if (std::ranges::none_of(all, [&](const NetKernels& each) { return each.simd == simd; }))
      WARN("skipped: this processor has no " << toString(simd));

  Rng rng(5);
  for (int width : {64, 128, 192, 256, 384, 512, 1024}) {
    for (int round = 0; round < 20; ++round) {
      const AlignedRows in = randomRow(rng, width, -9000, 9000);
      const AlignedRows p = randomRow(rng, width, -990, 990);
      const AlignedRows q = randomRow(rng, width, -990, 990);
      const AlignedRows m = randomRow(rng, width, -990, 990);
      const AlignedRows n = randomRow(rng, width, -990, 990);
      const AlignedRows other = randomRow(rng, width, -300, 600);
      const int most = std::min(127, 16000 / width);
      const AlignedRows weights = randomRow(rng, 2 * width, -most, most);

      std::vector<std::vector<std::int16_t>> expected;
      std::int32_t expectedOutput = 0;
      for (const NetKernels& k : all) {
        INFO(toString(k.simd) << ", " << width << " wide");
        AlignedRows out(static_cast<std::size_t>(width));
        std::vector<std::vector<std::int16_t>> got;
        const auto keep = [&] { got.push_back(numbers(out, width)); };
        k.add(out.data(), in.data(), p.data(), width), keep();
        k.subtract(out.data(), in.data(), m.data(), width), keep();
        k.move(out.data(), in.data(), p.data(), m.data(), width), keep();
        k.move(out.data(), out.data(), q.data(), n.data(), width), keep();  // in place
        k.capture(out.data(), in.data(), p.data(), m.data(), n.data(), width), keep();
        k.castle(out.data(), in.data(), p.data(), q.data(), m.data(), n.data(), width), keep();
        const std::int32_t output = k.output(in.data(), other.data(), weights.data(), width);
        if (k.simd == Simd::Plain) {
          expected = got;
          expectedOutput = output;
        }
        CHECK(got == expected);
        CHECK(output == expectedOutput);
      }
    }
  }
}

TEST_CASE("The kernels chosen can be run here") {
  CHECK(std::ranges::any_of(runnableKernels(), [](const NetKernels& each) { return each.simd == bestKernels().simd; }));
}

}  // namespace kirin
