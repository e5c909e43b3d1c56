// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "loss_plot.h"
#include "quantise.h"
#include "trainer.h"

#include "base/rng.h"
#include "chess/movegen.h"
#include "testing/temp_folder.h"

#include <catch2/catch.hpp>
#include <cmath>
#include <filesystem>

namespace kirin {

namespace {

int material(const Position& position) {
  constexpr int kValue[] = {100, 300, 320, 500, 900, 0};
  int sum = 0;
  for (PieceType type : kPieceTypes)
    sum += kValue[index(type)] * (__builtin_popcountll(position.pieces(Color::White, type)) -
                                  __builtin_popcountll(position.pieces(Color::Black, type)));
  return sum;
}

/// Positions of random games, scored by material.
Dataset randomGames(int games) {
  Dataset data;
  Rng rng(9);
  for (int game = 0; game < games; ++game) {
    Position position;
    for (int ply = 0; ply < 80; ++ply) {
      const MoveList moves = legalMoves(position);
      if (moves.empty()) break;
      position.play(moves[static_cast<int>(rng.below(static_cast<std::uint32_t>(moves.size())))]);
      (game % 10 == 0 ? data.validation : data.training).push_back(pack(position, material(position), 1));
    }
  }
  return data;
}

TrainOptions small() {
  TrainOptions options;
  options.shape = {64, 2};
  options.epochs = 4;
  options.batch = 128;
  options.warmUpSteps = 20;
  return options;
}

void noReport(const Trainer::Progress&) {}

std::vector<float> netOf(const Trainer& trainer) {
  return {trainer.net(), trainer.net() + trainer.options().shape.size()};
}

}  // namespace

TEST_CASE("The gradient is that of the loss") {
  const NetShape shape{64, 2};
  const Trainer trainer({.shape = shape});
  const std::vector<float> initial = netOf(trainer);
  FloatRow net(shape.size());
  FloatRow gradient(shape.size());
  std::copy(initial.begin(), initial.end(), net.data());
  std::vector<Sample> samples;
  for (const PackedPosition& each : randomGames(2).training) samples.push_back(sampleOf(each, {}));
  REQUIRE(samples.size() > 50);
  trainKernels().learn(shape, net.data(), samples, gradient.data());

  Rng rng(4);
  int checked = 0;
  const auto check = [&](std::size_t i) {
    const float before = net.data()[i];
    const auto lossAt = [&](float value) {
      net.data()[i] = value;
      return trainKernels().learn(shape, net.data(), samples, nullptr);
    };
    const double slope = (lossAt(before + 0.004F) - lossAt(before - 0.004F)) / 0.008;
    net.data()[i] = before;
    CHECK(static_cast<double>(gradient.data()[i]) == Approx(slope).epsilon(0.03).margin(0.003));
    checked += std::abs(slope) > 0.003;
  };
  for (int i = 0; i < 400; ++i) check(rng.below(static_cast<std::uint32_t>(shape.featureBiases())));
  for (std::size_t i = shape.featureBiases(); i < shape.size(); ++i) check(i);
  CHECK(checked > 100);
}

TEST_CASE("Training learns material, and its integers keep it") {
  const Dataset data = randomGames(200);
  Trainer trainer(small());
  while (!trainer.done()) trainer.epoch(data, noReport);
  const auto& losses = trainer.losses();
  CHECK(losses.back().validation < losses.front().validation);
  CHECK(losses.back().validation < 0.01);
  const Network network = Network::parse(Network::serialize(quantise(small().shape, trainer.net(), 400))).value();
  CHECK(quantisedLoss(network, data.validation) == Approx(losses.back().validation).margin(0.0005));
}

TEST_CASE("Going on from a checkpoint changes nothing") {
  const Dataset data = randomGames(20);
  const auto path = std::filesystem::temp_directory_path() / "kirin-train-test.checkpoint";
  Trainer whole(small());
  while (!whole.done()) whole.epoch(data, noReport);

  Trainer first(small());
  first.epoch(data, noReport);
  first.epoch(data, noReport);
  REQUIRE(first.save(path).ok());
  auto second = Trainer::resume(path, small());
  TrainOptions other = small();
  other.rate = 1e-3;
  const auto refused = Trainer::resume(path, other);
  std::filesystem::remove(path);

  REQUIRE(second.ok());
  while (!second->done()) second->epoch(data, noReport);
  CHECK(netOf(*second) == netOf(whole));
  CHECK(second->losses().size() == 4);
  CHECK(second->losses().back().validation == whole.losses().back().validation);
  REQUIRE_FALSE(refused.ok());
  CHECK(refused.error().code == "checkpoint.options");
}

TEST_CASE("Two threads learn what one does") {
  const Dataset data = randomGames(20);
  TrainOptions two = small();
  two.threads = 2;
  Trainer a(small());
  Trainer b(two);
  a.epoch(data, noReport);
  b.epoch(data, noReport);
  CHECK(a.losses()[0].validation == Approx(b.losses()[0].validation).epsilon(0.01));
}

TEST_CASE("The scale that foretells results is found") {
  std::vector<PackedPosition> positions;
  Rng rng(12);
  for (int i = 0; i < 200000; ++i) {
    PackedPosition p;
    p.score = static_cast<std::int16_t>(rng.between(-900, 900));
    p.result = rng.below(1U << 20) < std::pow(2.0, 20) / (1 + std::exp(-p.score / 230.0)) ? 2 : 0;
    positions.push_back(p);
  }
  CHECK(fitScale(positions) == Approx(230).margin(5));
}

TEST_CASE("The result has its share of the target") {
  PackedPosition p = pack(Position(), 200, 2);
  CHECK(sampleOf(p, {200, 0}).target == Approx(0.731059));
  CHECK(sampleOf(p, {200, 1}).target == Approx(1));
  CHECK(sampleOf(p, {200, 0.25}).target == Approx(0.75 * 0.731059 + 0.25));
}

TEST_CASE("Losses become a picture") {
  const std::vector<EpochLoss> losses{{0.02, 0.018, 0.018, 1}, {0.01, 0.009, 0.009, 1}};
  const std::string svg = plotLosses(losses, "a title");
  CHECK(svg.starts_with("<svg"));
  CHECK(svg.ends_with("</svg>\n"));
  CHECK(svg.find("a title") != std::string::npos);
  CHECK(svg.find("nan") == std::string::npos);
}

TEST_CASE("A run can begin with the net of another, every output layer as its one") {
  const testing::TempFolder folder;
  const Dataset data = randomGames(20);
  TrainOptions options = small();
  options.shape.buckets = 1;
  options.epochs = 1;
  Trainer first(options);
  first.epoch(data, noReport);
  REQUIRE(first.save(folder / "first.ck").ok());

  options.shape.buckets = 4;
  options.rate = 1e-4;
  auto second = Trainer::startFrom(folder / "first.ck", options);
  REQUIRE(second.ok());
  CHECK(second->losses().empty());
  const auto lossOf = [&](const Trainer& trainer) {
    std::vector<Sample> samples;
    for (const PackedPosition& each : data.validation) samples.push_back(sampleOf(each, {}));
    return trainKernels().learn(trainer.options().shape, trainer.net(), samples, nullptr);
  };
  CHECK(lossOf(*second) == Approx(lossOf(first)));
  second->epoch(data, noReport);
  CHECK(lossOf(*second) < lossOf(first));
  REQUIRE(second->save(folder / "second.ck").ok());
  const auto third = Trainer::startFrom(folder / "second.ck", options);
  REQUIRE(third.ok());
  CHECK(netOf(*third) == netOf(*second));

  const auto codeOf = [&](const std::filesystem::path& path, NetShape shape) {
    options.shape = shape;
    return Trainer::startFrom(path, options).error().code;
  };
  CHECK(codeOf(folder / "first.ck", {128, 1}) == "checkpoint.options");
  CHECK(codeOf(folder / "second.ck", {64, 2}) == "checkpoint.options");
  CHECK(codeOf(folder / "none.ck", {64, 1}) == "file.missing");
  CHECK(codeOf(folder.write("bad", "{}\n"), {64, 1}) == "checkpoint.format");
  CHECK(codeOf(folder.write("short", folder.read("first.ck").substr(0, 5000)), {64, 1}) == "checkpoint.format");
}

TEST_CASE("Output layers begin alike") {
  const NetShape shape{64, 3};
  const Trainer trainer({.shape = shape});
  const float* const layers = trainer.net() + shape.outputs();
  for (std::size_t i = 0; i < 128; ++i) {
    CHECK(layers[i] == layers[128 + i]);
    CHECK(layers[i] == layers[256 + i]);
  }
}

}  // namespace kirin
