// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arena/elo.h"

#include "base/result.h"

#include <string_view>

namespace kirin::arena {

/// A sequential test of whether the first engine is elo1 better, rather than elo0.
struct SprtSettings {
  double elo0 = 0.0;
  double elo1 = 5.0;
  double alpha = 0.05;  ///< how often elo1 may be accepted though elo0 is true
  double beta = 0.05;   ///< and the other way round

  double lower() const;
  double upper() const;
};

/// "elo0=0,elo1=5[,alpha=0.05][,beta=0.05]". Errors: "arena.argument".
Result<SprtSettings> parseSprt(std::string_view text);

/// How much likelier the pairs are under elo1 than under elo0, as a logarithm: the generalised likelihood ratio, each
/// hypothesis having the distribution of its expected score that fits the pairs best. A kind of pair never seen counts
/// as a thousandth of one, so that either score can be had. 0 without pairs.
double logLikelihoodRatio(const Pentanomial& pairs, double elo0, double elo1);

enum class Verdict : std::uint8_t { Open, Elo0, Elo1 };

/// Which bound the ratio has passed.
Verdict verdictOf(double ratio, const SprtSettings& settings);

}  // namespace kirin::arena
