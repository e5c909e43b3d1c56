// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
// kirin-train: from labelled games to a net. docs/the-net.md has the recipe of the one that ships.
#include "common/arguments.h"
#include "convert.h"
#include "loss_plot.h"
#include "quantise.h"
#include "trainer.h"

#include "base/files.h"

#include <cmath>
#include <cstdio>
#include <fmt/format.h>
#include <fstream>
#include <iostream>

namespace kirin {
namespace {

constexpr std::string_view kUsage = R"(kirin-train: train the net of Kirin's engine

  kirin-train convert --out FILE [--most-scored N] [--largest-score 2000] < games
      labelled games, of kirin-datagen or as text, to packed positions
  kirin-train fit POSITIONS...
      the scale at which scores foretell results
  kirin-train train --out NET [options] POSITIONS...
      --width 256            hidden layer, a multiple of 64 up to 1024
      --buckets 1            output layers by number of pieces, up to 8
      --epochs 12  --batch 4096  --threads 1  --seed 1
      --rate 0.002  --end-rate 0.00001  --warm-up 500 (steps)  --decay 0.01
      --scale 400            centipawns of the score's sigmoid; 0: fitted to the results
      --result-from 0  --result-to 0   the result's share of the target, first and last epoch
      --checkpoint FILE      written after each epoch; with --resume, gone on from
      --from CHECKPOINT      begin with the net of another run, as wide; each output layer as its one
      --plot FILE            losses as SVG
  kirin-train check --net NET POSITIONS...
      the loss of a finished net, in the engine's integers
)";

int fail(const Error& error) {
  fmt::print(stderr, "kirin-train: {}\n", error.debugText());
  return 1;
}

std::vector<std::filesystem::path> paths(const Arguments& arguments) {
  return {arguments.rest().begin(), arguments.rest().end()};
}

int convert(Arguments& arguments) {
  const auto out = arguments.text("out");
  ConvertOptions options;
  options.mostScored = static_cast<std::uint64_t>(arguments.whole("most-scored", INT64_MAX, 1, INT64_MAX));
  options.largestScore = static_cast<int>(arguments.whole("largest-score", 2000, 1, 30000));
  if (const auto ok = arguments.finish(); !ok) return fail(ok.error());
  if (!out || !arguments.rest().empty()) return fail({"argument.missing", {"out"}});
  std::ofstream file(*out, std::ios::binary);
  if (!file) return fail({"file.unwritable", {*out, "cannot be opened"}});
  std::ios::sync_with_stdio(false);
  const Result<ConvertCounts> counts = convertGames(std::cin, file, options);
  if (!counts) return fail(counts.error());
  fmt::print(
      "{} games, {} scored positions; left out: {} in check, {} captures and promotions, {} decided; "
      "{} for training, {} for validation\n",
      counts->games, counts->scored, counts->inCheck, counts->noisy, counts->decided, counts->training,
      counts->validation);
  return 0;
}

int fit(Arguments& arguments) {
  if (const auto ok = arguments.finish(); !ok) return fail(ok.error());
  const Result<Dataset> data = Dataset::load(paths(arguments));
  if (!data) return fail(data.error());
  fmt::print("{:.1f} centipawns, fitted to {} positions\n", fitScale(data->training), data->training.size());
  return 0;
}

int check(Arguments& arguments) {
  const auto net = arguments.text("net");
  if (const auto ok = arguments.finish(); !ok) return fail(ok.error());
  if (!net) return fail({"argument.missing", {"net"}});
  const Result<Network> network = Network::load(*net);
  if (!network) return fail(network.error());
  const Result<Dataset> data = Dataset::load(paths(arguments));
  if (!data) return fail(data.error());
  fmt::print("{:.6f} on {} positions held out\n", quantisedLoss(*network, data->validation), data->validation.size());
  return 0;
}

int train(Arguments& arguments) {
  TrainOptions options;
  options.shape.width = static_cast<int>(arguments.whole("width", 256, 64, 1024));
  options.shape.buckets = static_cast<int>(arguments.whole("buckets", 1, 1, 8));
  options.epochs = static_cast<int>(arguments.whole("epochs", 12, 1, 10000));
  options.batch = static_cast<int>(arguments.whole("batch", 4096, 16, 1 << 20));
  options.threads = static_cast<int>(arguments.whole("threads", 1, 1, 64));
  options.seed = static_cast<std::uint64_t>(arguments.whole("seed", 1, 0, INT64_MAX));
  options.rate = arguments.real("rate", 2e-3, 0, 1);
  options.endRate = arguments.real("end-rate", 1e-5, 0, 1);
  options.warmUpSteps = static_cast<int>(arguments.whole("warm-up", 500, 0, 1 << 20));
  options.decay = arguments.real("decay", 0.01, 0, 1);
  options.scale = arguments.real("scale", 400, 0, 4000);
  options.resultShareFrom = arguments.real("result-from", 0, 0, 1);
  options.resultShareTo = arguments.real("result-to", 0, 0, 1);
  const auto out = arguments.text("out");
  const auto checkpoint = arguments.text("checkpoint");
  const auto from = arguments.text("from");
  const auto plot = arguments.text("plot");
  const bool resume = arguments.flag("resume");
  if (const auto ok = arguments.finish(); !ok) return fail(ok.error());
  if (options.shape.width % 64 != 0) return fail({"argument.value", {"width", std::to_string(options.shape.width)}});
  if (!out || arguments.rest().empty()) return fail({"argument.missing", {out ? "POSITIONS" : "out"}});
  if (resume && !checkpoint) return fail({"argument.missing", {"checkpoint"}});
  if (resume && from) return fail({"argument.value", {"from", "not with --resume"}});

  const Result<Dataset> data = Dataset::load(paths(arguments));
  if (!data) return fail(data.error());
  if (options.scale < 1) options.scale = std::round(fitScale(data->training));
  fmt::print("{} positions, {} held out; {} wide, {} output layers, scale {:.0f}\n", data->training.size(),
             data->validation.size(), options.shape.width, options.shape.buckets, options.scale);
  Result<Trainer> trainer = resume ? Trainer::resume(*checkpoint, options)
                            : from ? Trainer::startFrom(*from, options)
                                   : Result<Trainer>(Trainer(options));
  if (!trainer) return fail(trainer.error());

  while (!trainer->done()) {
    trainer->epoch(*data, [&](const Trainer::Progress& p) {
      const double left = (options.epochs - p.epoch - p.done) * static_cast<double>(data->training.size());
      fmt::print(stderr, "\repoch {}/{} {:3.0f}%  loss {:.5f}  {:.0f} thousand/s  {:.0f} min left   ", p.epoch + 1,
                 options.epochs, 100 * p.done, p.loss, p.perSecond / 1000, left / std::max(p.perSecond, 1.0) / 60);
    });
    const EpochLoss& loss = trainer->losses().back();
    fmt::print(stderr, "\r{:70}\r", "");
    fmt::print("epoch {:3}: training {:.6f}, validation {:.6f}, scores alone {:.6f}, {:.0f} s\n",
               trainer->losses().size(), loss.training, loss.validation, loss.scoresAlone, loss.seconds);
    std::fflush(stdout);
    if (checkpoint)
      if (const auto saved = trainer->save(*checkpoint); !saved) return fail(saved.error());
    if (plot) {
      const std::string title = fmt::format("(768 x {}) x 2 x {}, {} positions", options.shape.width,
                                            options.shape.buckets, data->training.size());
      if (const auto drawn = writeFileAtomically(*plot, plotLosses(trainer->losses(), title)); !drawn)
        return fail(drawn.error());
    }
  }
  const std::string bytes = Network::serialize(quantise(options.shape, trainer->net(), options.scale));
  const Result<Network> network = Network::parse(bytes);
  if (!network) return fail(network.error());
  fmt::print("in integers: {:.6f}\n", quantisedLoss(*network, data->validation));
  if (const auto written = writeFileAtomically(*out, bytes); !written) return fail(written.error());
  return 0;
}

int run(std::span<char* const> words) {
  constexpr std::string_view kFlags[] = {"resume"};
  const std::string_view command = words.empty() ? "" : words[0];
  Arguments arguments(words.subspan(words.empty() ? 0 : 1), kFlags);
  if (command == "convert") return convert(arguments);
  if (command == "fit") return fit(arguments);
  if (command == "train") return train(arguments);
  if (command == "check") return check(arguments);
  fmt::print(stderr, "{}", kUsage);
  return command == "--help" ? 0 : 2;
}

}  // namespace
}  // namespace kirin

int main(int count, char** words) { return kirin::run({words + 1, words + count}); }
