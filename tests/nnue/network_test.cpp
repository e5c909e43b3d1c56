// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/nnue/network.h"

#include "base/files.h"
#include "chess/fen.h"
#include "testing/random_network.h"

#include <catch2/catch.hpp>
#include <filesystem>

namespace kirin {

namespace {

std::string codeOf(const Result<Network>& result) { return result.ok() ? "" : result.error().code; }

int judged(const Network& network, std::string_view fen) { return network.evaluate(parseFen(fen).value()); }

}  // namespace

TEST_CASE("A net survives being written and read") {
  const NetworkWeights weights = testing::randomWeights(128, 8, 3);
  const std::string bytes = Network::serialize(weights);
  const Result<Network> read = Network::parse(bytes);
  REQUIRE(read.ok());
  CHECK(read->width() == 128);
  CHECK(read->buckets() == 8);
  CHECK(read->scale() == 400);
  CHECK(read->featureRow(0)[0] == weights.features[0]);
  CHECK(read->featureRow(767)[127] == weights.features.back());
  CHECK(read->featureBiases()[127] == weights.featureBiases.back());
}

TEST_CASE("A broken net is refused, and why is said") {
  const NetworkWeights good = testing::randomWeights(64, 1, 3);
  std::string bytes = Network::serialize(good);
  CHECK(codeOf(Network::parse("")) == "net.magic");
  CHECK(codeOf(Network::parse("not a net at all, but long enough to hold a header")) == "net.magic");
  CHECK(codeOf(Network::parse(bytes.substr(0, bytes.size() - 1))) == "net.size");
  CHECK(codeOf(Network::parse(bytes + "x")) == "net.size");

  std::string changed = bytes;
  changed[8] = 2;
  CHECK(codeOf(Network::parse(changed)) == "net.version");
  changed = bytes;
  changed[12] = 65;
  CHECK(codeOf(Network::parse(changed)) == "net.size");
  changed = bytes;
  changed[bytes.size() / 2] = static_cast<char>(changed[bytes.size() / 2] ^ 1);
  CHECK(codeOf(Network::parse(changed)) == "net.hash");
}

TEST_CASE("A net whose sums could overflow is refused") {
  NetworkWeights weights = testing::randomWeights(512, 2, 3);
  SECTION("a feature") { weights.features[1000] = 991; }
  SECTION("a bias") { weights.featureBiases[5] = -1200; }
  SECTION("an output weight") { weights.outputs[700] = 128; }
  SECTION("all of them together") {
    std::fill(weights.outputs.begin() + 1024, weights.outputs.end(), std::int16_t{40});
  }
  SECTION("the scale") { weights.scale = 0; }
  CHECK(codeOf(Network::parse(Network::serialize(weights))) == "net.range");
}

TEST_CASE("A net is loaded from a file, with the path in the error") {
  const auto folder = std::filesystem::temp_directory_path();
  const auto path = folder / "kirin-network-test.nnue";
  const std::string bytes = Network::serialize(testing::randomWeights(64, 1, 3));
  REQUIRE(writeFileAtomically(path, bytes).ok());
  CHECK(Network::load(path).ok());
  REQUIRE(writeFileAtomically(path, bytes.substr(9)).ok());
  const Result<Network> broken = Network::load(path);
  std::filesystem::remove(path);
  REQUIRE_FALSE(broken.ok());
  CHECK(broken.error().code == "net.magic");
  CHECK(broken.error().args.front() == path.string());
  CHECK(codeOf(Network::load(path)) == "file.missing");
}

TEST_CASE("A net sees a position and its mirror images alike") {
  const auto network = testing::randomNetwork(256, 8, 7);
  const int score = judged(*network, "r3k2r/pp1n1ppp/2p1b3/8/3PN3/5N2/PP3PPP/R2Q1RK1 w - - 0 1");
  CHECK(judged(*network, "r2q1rk1/pp3ppp/5n2/3pn3/8/2P1B3/PP1N1PPP/R3K2R b - - 0 1") == score);
  CHECK(judged(*network, "r2k3r/ppp1n1pp/3b1p2/8/3NP3/2N5/PPP3PP/1KR1Q2R w - - 0 1") == score);
  CHECK(judged(*network, "r3k2r/pp1n1ppp/2p1b3/8/3PN3/5N2/PP3PPP/R2Q1RK1 b - - 0 1") != score);
}

TEST_CASE("Each number of pieces has its output layer") {
  NetworkWeights weights = testing::randomWeights(64, 8, 3);
  std::fill(weights.outputs.begin(), weights.outputs.end(), std::int16_t{0});
  for (int bucket = 0; bucket < 8; ++bucket) weights.outputBiases[static_cast<std::size_t>(bucket)] = bucket * 255 * 64;
  const Network network = Network::parse(Network::serialize(weights)).value();
  CHECK(judged(network, "4k3/8/8/8/8/8/8/4K3 w - - 0 1") == 0);
  CHECK(judged(network, "4k3/8/8/8/8/8/PPPP4/4K3 w - - 0 1") == 400);
  CHECK(judged(network, kStartFen) == 7 * 400);
}

TEST_CASE("The net that ships is sound and knows what pieces are worth") {
  const auto network = Network::embedded();
  REQUIRE(network != nullptr);
  CHECK(std::filesystem::file_size(KIRIN_SOURCE_DIR "/kirin/net/kirin.nnue") < 4 * 1024 * 1024);
  CHECK(Network::load(KIRIN_SOURCE_DIR "/kirin/net/kirin.nnue").value().hash() == network->hash());
  CHECK(std::abs(judged(*network, kStartFen)) < 100);
  CHECK(judged(*network, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB1KBNR w KQkq - 0 1") < -500);
  CHECK(judged(*network, "rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1") > 500);
  CHECK(judged(*network, "4k3/8/8/8/8/8/3R4/4K3 w - - 0 1") > 300);
}

}  // namespace kirin
