// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generate.h"

#include "base/files.h"
#include "engine/bench.h"
#include "engine/search_engine.h"

#include <cstring>
#include <fmt/format.h>
#include <fstream>
#include <map>
#include <mutex>
#include <thread>

namespace kirin {

namespace {

constexpr int kBenchDepth = 3;  // a twentieth of a second, and no change of the search escapes it for long

GamesHeader headerOf(const GenerateOptions& options, std::uint64_t net, const ITime& time) {
  GamesHeader header;
  header.seed = options.rules.seed;
  header.net = net;
  header.search = runBench(time, kBenchDepth, {}, [](std::string_view) {}).nodes;
  header.softNodes = options.rules.softNodes;
  header.hardNodes = options.rules.hardNodes;
  header.hashMegabytes = static_cast<std::uint32_t>(options.hashMegabytes);
  header.shares = options.rules.shares;
  return header;
}

Result<void> compare(const GamesHeader& there, const GamesHeader& here) {
  const auto differ = [](const char* what, auto a, auto b) {
    return Error{"datagen.other", {what, fmt::format("{}", a), fmt::format("{}", b)}};
  };
  if (there.seed != here.seed) return differ("seed", there.seed, here.seed);
  if (there.net != here.net) return differ("net", there.net, here.net);
  if (there.search != here.search) return differ("search", there.search, here.search);
  if (there.softNodes != here.softNodes) return differ("soft-nodes", there.softNodes, here.softNodes);
  if (there.hardNodes != here.hardNodes) return differ("hard-nodes", there.hardNodes, here.hardNodes);
  if (there.hashMegabytes != here.hashMegabytes) return differ("hash", there.hashMegabytes, here.hashMegabytes);
  const auto listed = [](const StartShares& shares) { return fmt::format("{}", fmt::join(shares, ",")); };
  if (there.shares != here.shares) return differ("shares", listed(there.shares), listed(here.shares));
  return {};
}

/// How many whole games the file has; cuts off what was half written after them. Begins the file where there is none.
Result<std::uint64_t> prepare(const std::filesystem::path& path, const GamesHeader& header) {
  std::error_code failed;
  const std::uintmax_t size = std::filesystem::file_size(path, failed);
  const bool begun = !failed && size > 0;
  if (!begun || size < sizeof(header)) {
    // A header that was itself half written says as much of this run as one that is not there, if it begins as this.
    std::ifstream file(path, std::ios::binary);
    std::string there(begun ? size : 0, '\0');
    file.read(there.data(), static_cast<std::streamsize>(there.size()));
    if (std::memcmp(there.data(), &header, there.size()) != 0) return Error{"games.format", {path.string()}};
    const std::string bytes(reinterpret_cast<const char*>(&header), sizeof(header));
    if (const auto written = writeFileAtomically(path, bytes); !written) return written.error();
    return std::uint64_t{0};
  }
  std::ifstream file(path, std::ios::binary);
  Result<GamesReader> reader = GamesReader::open(file);
  if (!reader) return Error{reader.error().code, {path.string()}};
  if (const auto same = compare(reader->header(), header); !same) return same.error();
  for (;;) {
    const auto game = reader->next();
    if (!game) return game.error();
    if (!*game) break;
  }
  if (reader->bytes() < size) std::filesystem::resize_file(path, reader->bytes(), failed);
  if (failed) return Error{"file.unwritable", {path.string(), failed.message()}};
  return reader->games();
}

/// Takes finished games in any order and writes them in that of their numbers. Any thread.
class Writer {
 public:
  Writer(const std::filesystem::path& path, std::uint64_t first,
         const std::function<void(const GenerateProgress&)>& report)
      : path_(path), file_(path, std::ios::binary | std::ios::app), progress_{first, first, 0}, report_(report) {}

  /// False once nothing more can be written.
  bool take(std::uint64_t number, const LabelledGame& game) {
    const std::lock_guard lock(mutex_);
    waiting_.emplace(number, game);
    for (auto next = waiting_.begin(); next != waiting_.end() && next->first == progress_.games;
         next = waiting_.erase(next)) {
      const std::string bytes = encode(next->second);
      file_.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
      file_.flush();
      if (!file_) return false;
      ++progress_.games;
      progress_.positions += next->second.scores.size();
      report_(progress_);
    }
    return true;
  }

  Result<void> finish() const {
    if (!file_) return Error{"file.unwritable", {path_.string(), "write failed"}};
    return {};
  }

 private:
  const std::filesystem::path& path_;
  std::mutex mutex_;
  std::ofstream file_;
  GenerateProgress progress_;
  std::map<std::uint64_t, LabelledGame> waiting_;
  const std::function<void(const GenerateProgress&)>& report_;
};

}  // namespace

Result<void> generate(const std::filesystem::path& path, const GenerateOptions& options, const ITime& time,
                      const std::function<void(const GenerateProgress&)>& report) {
  const EngineOptions engineOptions{{"Hash", std::to_string(options.hashMegabytes)}, {"EvalFile", options.net}};
  std::vector<std::unique_ptr<SearchEngine>> engines;
  for (int i = 0; i < options.threads; ++i) {
    engines.push_back(std::make_unique<SearchEngine>(time));
    if (const auto set = engines.back()->applyOptions(engineOptions); !set) return set.error();
  }
  const Result<FileLock> lock = FileLock::acquire(path.string() + ".lock");
  if (!lock) return lock.error();
  const GamesHeader header = headerOf(options, engines[0]->settings().network->hash(), time);
  const Result<std::uint64_t> first = prepare(path, header);
  if (!first) return first.error();

  Writer writer(path, *first, report);
  std::atomic<std::uint64_t> next{*first};
  const auto work = [&](IEngine& engine) {
    for (std::uint64_t number; (number = next++) < options.games;)
      if (const auto game = playGame(engine, options.rules, number); !game || !writer.take(number, *game)) return;
  };
  {
    std::vector<std::jthread> pool;
    for (std::size_t i = 1; i < engines.size(); ++i) pool.emplace_back([&, i] { work(*engines[i]); });
    work(*engines[0]);
  }
  return writer.finish();
}

}  // namespace kirin
