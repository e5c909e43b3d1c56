// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/person/fixed_math.h"

#include <algorithm>
#include <array>
#include <bit>

namespace kirin::fixed {

namespace {

constexpr int kBits = 16;
constexpr Fixed kLog2OfE = 94548;

constexpr std::uint64_t wholeRoot(std::uint64_t x) {
  std::uint64_t root = 0;
  for (std::uint64_t bit = std::uint64_t{1} << 31; bit != 0; bit >>= 1)
    if ((root | bit) * (root | bit) <= x) root |= bit;
  return root;
}

// 2^(1/2), 2^(1/4), ... in units of 2^-30: each the root of the one before.
constexpr std::array<std::uint64_t, kBits> kRoots = [] {
  std::array<std::uint64_t, kBits> roots{};
  std::uint64_t power = std::uint64_t{2} << 30;
  for (auto& root : roots) root = power = wholeRoot(power << 30);
  return roots;
}();

}  // namespace

Fixed exp2(Fixed x) {
  constexpr Fixed kMost = 30;
  const Fixed whole = std::min(x >> kBits, kMost);
  if (whole < -kBits) return 0;
  std::uint64_t result = std::uint64_t{1} << 30;
  for (int i = 0; i < kBits; ++i)
    if ((x >> (kBits - 1 - i)) & 1) result = result * kRoots[static_cast<std::size_t>(i)] >> 30;
  constexpr int kSpare = 30 - kBits;
  return static_cast<Fixed>(whole >= kSpare ? result << (whole - kSpare) : result >> (kSpare - whole));
}

Fixed log2(Fixed x) {
  const int whole = 63 - std::countl_zero(static_cast<std::uint64_t>(x)) - kBits;
  // The mantissa in 1..2, in units of 2^-30; squaring it doubles its logarithm, bit by bit.
  std::uint64_t mantissa = static_cast<std::uint64_t>(x);
  const int shift = 30 - kBits - whole;
  mantissa = shift >= 0 ? mantissa << shift : mantissa >> -shift;
  Fixed fraction = 0;
  for (int i = kBits - 1; i >= 0; --i) {
    mantissa = mantissa * mantissa >> 30;
    if (mantissa < std::uint64_t{2} << 30) continue;
    mantissa >>= 1;
    fraction |= Fixed{1} << i;
  }
  return (Fixed{whole} << kBits) + fraction;
}

Fixed exp(Fixed x) { return exp2(x * kLog2OfE >> kBits); }

Fixed power(Fixed base, Fixed exponent) { return base <= 0 ? 0 : exp2(log2(base) * exponent >> kBits); }

Fixed logistic(int thousandths) {
  const Fixed x = std::clamp(thousandths, -10'000, 10'000) * kOne / 1000;
  return kOne * kOne / (kOne + exp(-x));
}

}  // namespace kirin::fixed
