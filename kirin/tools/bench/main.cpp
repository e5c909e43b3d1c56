// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
// kirin-bench: how fast the engine is, and what it needs.
#include "bench/net_speed.h"
#include "bench/planning_speed.h"
#include "bench/search_speed.h"

#include "base/files.h"

#include <algorithm>
#include <cstdio>
#include <fmt/format.h>
#include <string_view>
#include <thread>
#include <utility>

namespace {

using namespace kirin;

constexpr const char* kUsage =
    "kirin-bench                     the speed of the net and the search, and the memory they need\n"
    "kirin-bench --against PROGRAM   the search's beside that of another UCI program, on the same positions\n"
    "kirin-bench --motion FILE       how long the board's machine takes for played games, beside going straight:\n"
    "                                lines game,ply,fen,uci,kind,bound_s after a line of headings\n";

constexpr int kMoves = 400'000;            // judged for each set of instructions
constexpr std::uint64_t kNodes = 200'000;  // a position, beside another program and for scaling
constexpr int kDepth = 14;

int complain(const Error& error) {
  fmt::print(stderr, "kirin-bench: {}\n", error.debugText());
  return 1;
}

void showNet(const ITime& time) {
  const auto network = Network::embedded();
  fmt::print("net, {} wide: nanoseconds a judgement\n{:<34} {:>12} {:>12} {:>7}\n", network->width(), "", "kept sums",
             "forward", "ratio");
  double plain = 0;
  for (const NetKernels& kernels : runnableKernels()) {
    const bench::NetSpeed speed = bench::measureNet(network, kernels, time, kMoves);
    const double both = speed.sums + speed.forward;
    if (kernels.simd == Simd::Plain) plain = both;
    fmt::print("  {:<32} {:>12.1f} {:>12.1f} {:>7.2f}\n", toString(kernels.simd), speed.sums, speed.forward,
               plain / both);
  }
}

Result<void> showBeside(const std::string& program, const ITime& time) {
  const auto ours = makeSearchEngine(time);
  const auto theirs = makeUciEngine({program}, time);
  SearchLimits limits;
  limits.nodes = kNodes;
  const auto efforts = bench::searchBenchPositions({ours.get(), theirs.get()}, limits, time);
  if (!efforts) return efforts.error();
  const double a = (*efforts)[0].nodesPerSecond();
  const double b = (*efforts)[1].nodesPerSecond();
  fmt::print("{:<34} {:>12.0f} {:>12.0f} {:>7.2f}\n", "nodes a second, same positions", a, b, a / b);
  return {};
}

Result<void> showTimeToDepth(const ITime& time) {
  const auto engine = makeSearchEngine(time);
  SearchLimits limits;
  limits.depth = kDepth;
  const auto efforts = bench::searchBenchPositions({engine.get()}, limits, time);
  if (!efforts) return efforts.error();
  const bench::Effort& effort = efforts->front();
  fmt::print("depth {} on the bench positions: {:.2f} s, {} nodes, {:.0f} a second\n", kDepth,
             std::chrono::duration<double>(effort.spent).count(), effort.nodes, effort.nodesPerSecond());
  return {};
}

Result<void> showScaling(const ITime& time) {
  SearchLimits limits;
  limits.nodes = 4 * kNodes;
  const unsigned most = std::clamp(std::thread::hardware_concurrency(), 1U, 64U);
  double one = 0;
  for (unsigned threads = 1; threads <= most; threads *= 2) {
    const auto engine = makeSearchEngine(time);
    if (auto done = engine->applyOptions({{"Threads", std::to_string(threads)}, {"Hash", "64"}}); !done) return done;
    const auto efforts = bench::searchBenchPositions({engine.get()}, limits, time);
    if (!efforts) return efforts.error();
    const double speed = efforts->front().nodesPerSecond();
    if (threads == 1) one = speed;
    fmt::print("{:<34} {:>12.0f} {:>12} {:>7.2f}\n", fmt::format("nodes a second, {} threads", threads), speed, "",
               speed / one);
  }
  return {};
}

Result<void> showPlanning(const std::string& file, const ITime& time) {
  const auto text = readFile(file);
  if (!text) return text.error();
  const auto plies = bench::parseMotion(*text);
  if (!plies) return plies.error();
  BoardProfile profile;
  // So are the bounds computed: whichever way the head goes, it accelerates alike.
  profile.motion.accelerationOf = BoardProfile::Motion::Limit::Way;
  BoardProfile wide = profile;
  wide.pieces.bases.fill(28.6);
  for (const auto& [name, board] : {std::pair("the reference board", profile), std::pair("bases of 28.6 mm", wide)}) {
    const auto speed = bench::measurePlanning(*plies, board, time);
    if (!speed) return speed.error();
    fmt::print("{}\n{}", name, bench::planningTable(*speed));
  }
  return {};
}

}  // namespace

int main(int argc, char** argv) {
  const std::string_view first = argc > 1 ? argv[1] : "";
  if (first == "--help") {
    std::fputs(kUsage, stdout);
    return 0;
  }
  if (argc != 1 && !(argc == 3 && (first == "--against" || first == "--motion"))) {
    std::fputs(kUsage, stderr);
    return 2;
  }
  const RealTime time;
  if (argc == 3) {
    const auto done = first == "--motion" ? showPlanning(argv[2], time) : showBeside(argv[2], time);
    return done ? 0 : complain(done.error());
  }
  const std::uint64_t before = bench::peakMemory();
  if (auto done = showTimeToDepth(time); !done) return complain(done.error());
  const std::uint64_t after = bench::peakMemory();
  fmt::print("memory, one thread and 16 MB of table: {:.1f} MB, of which {:.1f} before the first search\n",
             static_cast<double>(after) / 1e6, static_cast<double>(before) / 1e6);
  showNet(time);
  if (auto done = showScaling(time); !done) return complain(done.error());
  return 0;
}
