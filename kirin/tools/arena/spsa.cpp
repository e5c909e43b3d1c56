// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/spsa.h"

#include "arena/openings.h"
#include "arena/parsing.h"

#include "base/rng.h"

#include <algorithm>
#include <cmath>

namespace kirin::arena {

namespace {

// The exponents that are usual for finite runs.
constexpr double kStepDecay = 0.101;
constexpr double kGainDecay = 0.602;
constexpr double kLastGain = 0.002;
constexpr double kWarmUp = 0.1;  // of the iterations, before gains shrink in earnest

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view kBlanks = " \t\r";
  const std::size_t first = text.find_first_not_of(kBlanks);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
}

double chance(Rng& rng) { return static_cast<double>(rng.next() >> 11) * 0x1p-53; }

/// Up or down so that it is `value` on average: small moves are then felt too.
int roundedByLot(double value, Rng& rng) { return static_cast<int>(std::floor(value + chance(rng))); }

}  // namespace

Result<std::vector<Parameter>> parseParameters(std::string_view text) {
  std::vector<Parameter> parameters;
  for (int number = 1; !text.empty(); ++number) {
    const auto bad = [&](const char* what) { return Error{"arena.parameters", {std::to_string(number), what}}; };
    const std::size_t end = text.find('\n');
    const std::string_view line = trimmed(text.substr(0, end));
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    if (line.empty() || line.front() == '#') continue;
    const std::vector<std::string> fields = splitUnescaped(line, ',');
    if (fields.size() != 5) return bad("takes name, start, low, high, step");
    Parameter parameter;
    parameter.name = trimmed(fields[0]);
    if (parameter.name.empty()) return bad("needs a name");
    const auto read = [&](std::size_t field, double& into) {
      const auto value = parseNumber<double>(trimmed(fields[field]), -1e9, 1e9);
      if (value) into = *value;
      return value.has_value();
    };
    if (!read(1, parameter.start) || !read(2, parameter.low) || !read(3, parameter.high) || !read(4, parameter.step))
      return bad("takes numbers");
    if (parameter.low > parameter.start || parameter.start > parameter.high) return bad("starts outside its bounds");
    if (parameter.step <= 0.0) return bad("needs a positive step");
    if (std::ranges::count(parameters, parameter.name, &Parameter::name) > 0) return bad("is there already");
    parameters.push_back(std::move(parameter));
  }
  if (parameters.empty()) return Error{"arena.parameters", {"0", "no parameter in it"}};
  return parameters;
}

Spsa::Spsa(std::vector<Parameter> parameters, int iterations, std::uint64_t seed)
    : parameters_(std::move(parameters)), iterations_(iterations), seed_(seed) {
  for (const Parameter& parameter : parameters_) state_.values.push_back(parameter.start);
}

Result<void> Spsa::iterate(const Play& play) {
  Rng rng(deriveSeed(seed_, static_cast<std::uint64_t>(state_.iteration)));
  const double last = iterations_, now = state_.iteration + 1.0, warmUp = kWarmUp * last;
  const double widening = std::pow(last / now, kStepDecay);
  const double gain = kLastGain * std::pow((warmUp + last) / (warmUp + now), kGainDecay) / (widening * widening);

  std::vector<double> moved;
  std::vector<int> first, second;
  for (std::size_t i = 0; i < parameters_.size(); ++i) {
    const Parameter& parameter = parameters_[i];
    moved.push_back((rng.below(2) == 0 ? 1.0 : -1.0) * parameter.step * widening);
    const auto bounded = [&](double value) { return std::clamp(value, parameter.low, parameter.high); };
    first.push_back(roundedByLot(bounded(state_.values[i] + moved[i]), rng));
    second.push_back(roundedByLot(bounded(state_.values[i] - moved[i]), rng));
  }
  const auto difference = play(first, second, state_.iteration);
  if (!difference) return difference.error();
  for (std::size_t i = 0; i < parameters_.size(); ++i)
    state_.values[i] =
        std::clamp(state_.values[i] + gain * moved[i] * *difference, parameters_[i].low, parameters_[i].high);
  ++state_.iteration;
  return {};
}

}  // namespace kirin::arena
