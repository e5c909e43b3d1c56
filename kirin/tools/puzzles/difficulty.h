// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "puzzles/features.h"

#include "base/result.h"

#include <string>
#include <vector>

namespace kirin::puzzles {

/// A puzzle whose rating is known.
struct RatedSample {
  Features features;
  double rating = 0;
  double deviation = 0;  ///< of the rating
};

/// A rating is a sum of weighted features.
struct DifficultyModel {
  std::vector<double> weights;  ///< in the order of featureNames()
  int error = 0;                ///< root of the mean squared error on puzzles it had not seen

  int rate(const Features& features) const;
};

/// The model that ships with this program.
const DifficultyModel& shippedModel();

/// How far a model is off.
struct ModelError {
  double rms = 0, mean = 0;  ///< root mean square, and mean of the absolute error
  double correlation = 0;
  double spread = 0;  ///< of the ratings themselves: the error of always saying their mean
};

/// Weighted least squares with a small penalty on weights other than the constant's, for there are features that few
/// puzzles have. A rating counts the less the less certain it is.
std::vector<double> fitWeights(const std::vector<RatedSample>& samples, double penalty);
ModelError errorOf(const DifficultyModel& model, const std::vector<RatedSample>& samples);

/// The rows of difficulty_weights.inc, each "weight,  // name".
std::string weightsText(const DifficultyModel& model);

}  // namespace kirin::puzzles
