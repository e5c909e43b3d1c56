// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
// kirin-datagen: labelled games of the engine against itself, for kirin-train.
#include "common/arguments.h"
#include "generate.h"

#include <cstdio>
#include <ctime>
#include <fmt/format.h>

namespace kirin {
namespace {

constexpr std::string_view kUsage = R"(kirin-datagen: games of Kirin's engine against itself, with its scores

  kirin-datagen --out FILE --games N [options]
      --seed 1  --threads 1  --hash 8 (megabytes, each thread)
      --soft-nodes 1500      a move: beyond, no deeper iteration is begun
      --hard-nodes 7500      a move: here the search ends
      --odds 20  --endgames 15  --unbalanced 10   percent of the games that begin so; the rest from the standard start
      --net FILE             in place of the net that is built in

  Stopped at any moment, the same command goes on where it was. N counts what the file already has.
)";

int fail(const Error& error) {
  fmt::print(stderr, "kirin-datagen: {}\n", error.debugText());
  return 1;
}

void show(const GenerateProgress& p, std::uint64_t games, Duration wall) {
  const double seconds = std::max(std::chrono::duration<double>(wall).count(), 1e-3);
  const double core = std::max(static_cast<double>(std::clock()) / CLOCKS_PER_SEC, 1e-3);
  const double done = static_cast<double>(p.games - p.before);
  const double left = static_cast<double>(games - p.games) * seconds / std::max(done, 1.0);
  const double positions = static_cast<double>(p.positions);
  fmt::print(stderr,
             "\r{} of {} games  {} positions  {:.0f} a second, {:.0f} a second of one core's time  {:.1f} h left   ",
             p.games, games, p.positions, positions / seconds, positions / core, left / 3600);
}

int run(std::span<char* const> words) {
  Arguments arguments(words, {});
  GenerateOptions options;
  SelfPlayRules& rules = options.rules;
  const auto out = arguments.text("out");
  const auto games = arguments.whole("games", 0, 1, INT64_MAX);
  rules.seed = static_cast<std::uint64_t>(arguments.whole("seed", 1, 0, INT64_MAX));
  options.threads = static_cast<int>(arguments.whole("threads", 1, 1, 256));
  options.hashMegabytes = static_cast<int>(arguments.whole("hash", 8, 1, 1024));
  rules.softNodes = static_cast<std::uint32_t>(arguments.whole("soft-nodes", rules.softNodes, 1, 100'000'000));
  rules.hardNodes = static_cast<std::uint32_t>(arguments.whole("hard-nodes", 5LL * rules.softNodes, 1, 1'000'000'000));
  const auto odds = arguments.whole("odds", 20, 0, 100);
  const auto endgames = arguments.whole("endgames", 15, 0, 100);
  const auto unbalanced = arguments.whole("unbalanced", 10, 0, 100);
  options.net = arguments.text("net").value_or("");
  if (const auto ok = arguments.finish(); !ok) return fail(ok.error());
  if (!out || games == 0 || !arguments.rest().empty()) {
    fmt::print(stderr, "{}", kUsage);
    return 2;
  }
  if (odds + endgames + unbalanced > 100) return fail({"argument.value", {"odds, endgames, unbalanced", "over 100"}});
  rules.shares = {static_cast<std::uint8_t>(100 - odds - endgames - unbalanced), static_cast<std::uint8_t>(odds),
                  static_cast<std::uint8_t>(endgames), static_cast<std::uint8_t>(unbalanced)};
  options.games = static_cast<std::uint64_t>(games);

  const RealTime time;
  const Instant began = time.now();
  const auto done = generate(*out, options, time, [&](const GenerateProgress& progress) {
    show(progress, options.games, time.now() - began);
  });
  fmt::print(stderr, "\n");
  return done ? 0 : fail(done.error());
}

}  // namespace
}  // namespace kirin

int main(int count, char** words) { return kirin::run({words + 1, words + count}); }
