// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "loss_plot.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <utility>

namespace kirin {

namespace {

constexpr double kLeft = 70;
constexpr double kRight = 620;
constexpr double kTop = 40;
constexpr double kBottom = 350;

}  // namespace

std::string plotLosses(std::span<const EpochLoss> losses, const std::string& title) {
  double low = 1;
  double high = 1e-6;
  for (const EpochLoss& each : losses) {
    low = std::min({low, each.training, each.validation});
    high = std::max({high, each.training, each.validation});
  }
  low = std::max(low * 0.97, 1e-6);
  high = std::max(high * 1.03, low * 1.1);
  const double last = std::max(1.0, static_cast<double>(losses.size()) - 1);
  const auto x = [&](std::size_t epoch) { return kLeft + (kRight - kLeft) * static_cast<double>(epoch) / last; };
  const auto y = [&](double loss) { return kBottom - (kBottom - kTop) * std::log(loss / low) / std::log(high / low); };

  std::string svg =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 640 400\" font-family=\"sans-serif\" font-size=\"12\">\n"
      "<rect width=\"640\" height=\"400\" fill=\"white\"/>\n";
  svg += fmt::format("<text x=\"{}\" y=\"22\" font-size=\"14\">{}</text>\n", kLeft, title);
  for (int i = 0; i <= 5; ++i) {
    const double loss = low * std::pow(high / low, i / 5.0);
    svg += fmt::format(
        "<path d=\"M{} {:.1f}H{}\" stroke=\"#ddd\"/>\n<text x=\"{}\" y=\"{:.1f}\" text-anchor=\"end\">{:.5f}</text>\n",
        kLeft, y(loss), kRight, kLeft - 6, y(loss) + 4, loss);
  }
  const std::size_t every = std::max<std::size_t>(1, losses.size() / 12);
  for (std::size_t i = 0; i < losses.size(); i += every)
    svg += fmt::format("<text x=\"{:.1f}\" y=\"{}\" text-anchor=\"middle\">{}</text>\n", x(i), kBottom + 20, i + 1);

  const auto line = [&](double EpochLoss::*which, const char* colour, const char* name, double legend) {
    std::string path;
    for (std::size_t i = 0; i < losses.size(); ++i)
      path += fmt::format("{}{:.1f} {:.1f}", i == 0 ? "M" : "L", x(i), y(losses[i].*which));
    svg += fmt::format("<path d=\"{}\" fill=\"none\" stroke=\"{}\" stroke-width=\"2\"/>\n", path, colour);
    svg += fmt::format("<text x=\"{}\" y=\"{}\" fill=\"{}\" text-anchor=\"end\">{}</text>\n", kRight, legend, colour,
                       name);
  };
  line(&EpochLoss::training, "#9a5b00", "training", kTop + 16);
  line(&EpochLoss::validation, "#1f5fa8", "validation", kTop + 34);
  svg += fmt::format("<text x=\"{}\" y=\"{}\" text-anchor=\"middle\">epoch</text>\n</svg>\n", (kLeft + kRight) / 2,
                     kBottom + 40);
  return svg;
}

}  // namespace kirin
