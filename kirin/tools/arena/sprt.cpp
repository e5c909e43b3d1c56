// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/sprt.h"

#include "arena/parsing.h"

#include <cmath>

namespace kirin::arena {

namespace {

constexpr double kUnseen = 1e-3;

using Frequencies = std::array<double, 5>;

/// Of pairs that gave k half points, from 0 to 1.
constexpr double scoreOf(std::size_t k) { return static_cast<double>(k) / 4.0; }

/// Among distributions whose mean is `mean`, the one that makes what was seen likeliest has the probabilities
/// p / (1 + theta (a - mean)). Theta is where their mean is right; the sum falls throughout the interval in which all
/// of them are positive.
double tiltTo(double mean, const Frequencies& p) {
  double low = -1.0 / (1.0 - mean);
  double high = 1.0 / mean;
  for (int halvings = 0; halvings < 100; ++halvings) {
    const double theta = (low + high) / 2.0;
    double sum = 0.0;
    for (std::size_t k = 0; k < p.size(); ++k) {
      const double off = scoreOf(k) - mean;
      sum += p[k] * off / (1.0 + theta * off);
    }
    (sum > 0.0 ? low : high) = theta;
  }
  return (low + high) / 2.0;
}

}  // namespace

double SprtSettings::lower() const { return std::log(beta / (1.0 - alpha)); }
double SprtSettings::upper() const { return std::log((1.0 - beta) / alpha); }

Result<SprtSettings> parseSprt(std::string_view text) {
  const auto bad = [] {
    return badArgument("--sprt", "elo0=X,elo1=Y[,alpha=0.05][,beta=0.05] with X below Y, alpha and beta below 0.5");
  };
  SprtSettings settings;
  bool low = false, high = false;
  for (const std::string& part : splitUnescaped(text, ',')) {
    const std::size_t equals = part.find('=');
    if (equals == std::string::npos) return bad();
    const std::string key = part.substr(0, equals);
    const bool isElo = key == "elo0" || key == "elo1";
    const auto value =
        parseNumber<double>(std::string_view(part).substr(equals + 1), isElo ? -1000.0 : 1e-6, isElo ? 1000.0 : 0.499);
    if (!value) return bad();
    if (key == "elo0") {
      settings.elo0 = *value;
      low = true;
    } else if (key == "elo1") {
      settings.elo1 = *value;
      high = true;
    } else if (key == "alpha") {
      settings.alpha = *value;
    } else if (key == "beta") {
      settings.beta = *value;
    } else {
      return bad();
    }
  }
  if (!low || !high || settings.elo0 >= settings.elo1) return bad();
  return settings;
}

double logLikelihoodRatio(const Pentanomial& pairs, double elo0, double elo1) {
  double count = 0.0;
  bool any = false;
  Frequencies p{};
  for (std::size_t k = 0; k < p.size(); ++k) {
    any = any || pairs[k] > 0;
    p[k] = pairs[k] > 0 ? pairs[k] : kUnseen;
    count += p[k];
  }
  if (!any) return 0.0;
  for (double& each : p) each /= count;

  const double mean0 = expectedScore(elo0), mean1 = expectedScore(elo1);
  const double theta0 = tiltTo(mean0, p), theta1 = tiltTo(mean1, p);
  double ratio = 0.0;
  for (std::size_t k = 0; k < p.size(); ++k)
    ratio += p[k] * std::log((1.0 + theta0 * (scoreOf(k) - mean0)) / (1.0 + theta1 * (scoreOf(k) - mean1)));
  return count * ratio;
}

Verdict verdictOf(double ratio, const SprtSettings& settings) {
  if (ratio >= settings.upper()) return Verdict::Elo1;
  if (ratio <= settings.lower()) return Verdict::Elo0;
  return Verdict::Open;
}

}  // namespace kirin::arena
