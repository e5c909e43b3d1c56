// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>

namespace kirin::ladder {

/// How often something was done of the times there was occasion, over many games, with its standard error. The moves of
/// one game resemble each other, so a game counts as one observation, not each of its moves: the error is that of a
/// ratio of two sums over games.
class Ratio {
 public:
  /// What one game adds.
  void add(double done, double occasions) {
    if (occasions == 0) return;
    done_ += done;
    occasions_ += occasions;
    doneSquared_ += done * done;
    occasionsSquared_ += occasions * occasions;
    product_ += done * occasions;
  }

  double occasions() const { return occasions_; }
  /// 0 where there was no occasion.
  double value() const { return occasions_ > 0 ? done_ / occasions_ : 0; }
  double error() const {
    if (occasions_ == 0) return 0;
    const double r = value();
    const double squares = doneSquared_ - 2 * r * product_ + r * r * occasionsSquared_;
    return std::sqrt(std::fmax(squares, 0)) / occasions_;
  }

 private:
  double done_ = 0, occasions_ = 0;
  double doneSquared_ = 0, occasionsSquared_ = 0, product_ = 0;
};

}  // namespace kirin::ladder
