// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace kirin::fixed {

/// Powers, logarithms and the logistic curve in integers, so that a choice made with them is the same on every machine.
/// Numbers are in units of 1/65536.
using Fixed = std::int64_t;
inline constexpr Fixed kOne = 1 << 16;

/// 2^x; 0 far below zero, at most 2^30 ones.
Fixed exp2(Fixed x);
/// log2 of a positive x.
Fixed log2(Fixed x);
/// e^x, as exp2.
Fixed exp(Fixed x);
/// base^exponent, base at least 0, exponent above 0.
Fixed power(Fixed base, Fixed exponent);
/// 1 / (1 + e^-x), x in thousandths: between 0 and kOne.
Fixed logistic(int thousandths);

}  // namespace kirin::fixed
