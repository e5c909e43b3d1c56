// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/uci.h"

#include "chess/fen.h"
#include "chess/movegen.h"
#include "chess/notation.h"
#include "engine/bench.h"
#include "engine/evaluation.h"
#include "engine/uci_text.h"

#include <condition_variable>
#include <fmt/format.h>
#include <initializer_list>
#include <istream>
#include <ostream>
#include <thread>

namespace kirin {

namespace {

constexpr std::size_t kLongestLine = 1 << 20;

/// A line without its end; false at the end of input. What is longer than any sane line is read over, and cut.
bool readLine(std::istream& in, std::string& line) {
  line.clear();
  std::streambuf& buffer = *in.rdbuf();
  bool any = false;
  for (int c = buffer.sbumpc(); c != std::char_traits<char>::eof(); c = buffer.sbumpc()) {
    any = true;
    if (c == '\n') return true;
    if (line.size() < kLongestLine) line += static_cast<char>(c);
  }
  return any;
}

/// Fit for one line of output.
std::string printable(std::string_view text) {
  std::string clean(text.substr(0, 200));
  for (char& c : clean)
    if (c < ' ' || c > '~') c = '?';
  return clean;
}

/// Leaves at a depth; without meaning once stop is requested, which it heeds every few million leaves.
std::uint64_t countLeaves(const Position& position, int depth, const std::stop_token& stop) {
  constexpr int kAtOnce = 4;
  if (depth <= kAtOnce) return perft(position, depth);
  std::uint64_t total = 0;
  for (Move m : legalMoves(position))
    if (!stop.stop_requested()) total += countLeaves(position.after(m), depth - 1, stop);
  return total;
}

/// What follows "go", asked of the words alone: the position is the worker's.
bool names(std::string_view text, std::initializer_list<std::string_view> wanted) {
  UciWords words(text);
  for (std::string_view word = words.next(); !word.empty(); word = words.next())
    for (const std::string_view each : wanted)
      if (word == each) return true;
  return false;
}

/// What ends it before it is done, besides "stop". Counts and benches are for scripts, which want all of the answer.
Uci::EndsAt endOf(std::string_view word, std::string_view rest) {
  if (word == "bench" || names(rest, {"perft"})) return Uci::EndsAt::Stop;
  const bool limited = names(rest, {"nodes", "depth", "movetime", "wtime", "btime"}) && !names(rest, {"infinite"});
  return limited ? Uci::EndsAt::Quit : Uci::EndsAt::EndOfInput;
}

void waitForStop(std::stop_token stop) {
  std::mutex mutex;
  std::condition_variable_any never;
  std::unique_lock lock(mutex);
  never.wait(lock, std::move(stop), [] { return false; });
}

}  // namespace

Uci::Uci(std::istream& in, std::ostream& out, const ITime& time, SearchSettings settings)
    : in_(in), out_(out), time_(time), engine_(time, openSyzygy, std::move(settings)) {}

void Uci::run() {
  std::jthread worker([this] { work(); });
  std::uint64_t number = 0;
  std::string line;
  while (readLine(in_, line)) {
    UciWords words(line);
    const std::string_view word = words.next();
    if (word.empty()) continue;
    if (word == "quit") {
      stopSearches(EndsAt::Quit);
      break;
    }
    if (word == "stop") {
      stopSearches(EndsAt::Stop);
    } else if (word == "ponderhit") {
      ponderHit(time_.now());
    } else if (word == "isready" && searching()) {
      say("readyok");
    } else {
      Command command{line, std::stop_source(std::nostopstate), false, ++number, {}, time_.now()};
      if (word == "go" || word == "bench") announce(command, word, words.rest());
      inbox_.post(std::move(command));
    }
  }
  stopSearches(EndsAt::EndOfInput);
  inbox_.post(Command{"", std::stop_source(std::nostopstate), true, 0, {}, {}});
}

void Uci::announce(Command& command, std::string_view word, std::string_view rest) {
  const EndsAt end = endOf(word, rest);
  command.stop = std::stop_source();
  if (word == "go" && names(rest, {"ponder"})) command.ponder = std::make_shared<PonderHit>();
  std::lock_guard lock(searchMutex_);
  searches_[command.number] = {command.stop, command.ponder ? EndsAt::EndOfInput : end, command.ponder, end};
}

// Without a search that ponders, nothing: programs say it late, when the search is over.
void Uci::ponderHit(Instant at) {
  std::lock_guard lock(searchMutex_);
  for (auto& [number, search] : searches_) {
    if (!search.ponder) continue;
    search.ponder->tell(at);
    search.ponder = nullptr;
    search.endsAt = search.endsAtOnceHit;
    return;
  }
}

bool Uci::searching() {
  std::lock_guard lock(searchMutex_);
  return !searches_.empty();
}

void Uci::stopSearches(EndsAt now) {
  std::lock_guard lock(searchMutex_);
  for (auto& [number, search] : searches_) {
    if (search.endsAt < now) continue;
    search.stop.request_stop();
    search.ponder = nullptr;  // a hit that comes later is another's
  }
}

void Uci::work() {
  for (;;) {
    wait_.waitUntil(inbox_, std::nullopt);
    const auto command = inbox_.take();
    if (!command) continue;
    if (command->last) return;
    execute(*command);
    std::lock_guard lock(searchMutex_);
    searches_.erase(command->number);
  }
}

void Uci::execute(const Command& command) {
  UciWords words(command.line);
  const std::string_view word = words.next();
  const std::string_view rest = words.rest();
  if (word == "uci") {
    identify();
  } else if (word == "isready") {
    say("readyok");
  } else if (word == "ucinewgame") {
    static_cast<void>(engine_.newGame());
  } else if (word == "setoption") {
    setOption(rest);
  } else if (word == "position") {
    setPosition(rest);
  } else if (word == "go") {
    go(rest, command);
  } else if (word == "bench") {
    bench(rest, command.stop.get_token());
  } else if (word == "d") {
    show();
  } else if (word == "eval") {
    if (line_.current().inCheck())
      say("info string in check: no static evaluation");
    else
      say(fmt::format("info string evaluation {} cp from the side to move",
                      evaluate(*engine_.settings().network, line_.current())));
  } else if (word != "debug" && word != "register") {  // known to UCI, nothing to us
    say(fmt::format("info string error unknown command: {}", printable(word)));
  }
}

void Uci::identify() {
  say("id name Kirin " KIRIN_VERSION);
  say("id author The Kirin authors");
  for (std::string_view declaration : optionDeclarations()) say(fmt::format("option {}", declaration));
  say("uciok");
}

void Uci::setOption(std::string_view text) {
  const auto option = parseSetOption(text);
  if (!option) return complain(option.error());
  const auto done = engine_.setOption(option->name, option->value);
  if (!done) return complain(done.error());
}

void Uci::setPosition(std::string_view text) {
  auto line = parsePositionCommand(text, engine_.settings().chess960);
  if (!line) return complain(line.error());
  line_ = std::move(*line);
}

void Uci::go(std::string_view text, const Command& command) {
  auto wish = parseGo(text, line_.current());
  if (!wish) return complain(wish.error());
  const std::stop_token stop = command.stop.get_token();
  if (wish->perft) return perft(*wish->perft, stop);

  wish->limits.since = command.read;
  wish->limits.ponder = command.ponder;
  const auto result = engine_.search(line_, wish->limits, stop, [this](const SearchInfo& info) { print(info); });
  if (command.ponder) command.ponder->wait(stop);
  if (wish->limits.infinite) waitForStop(stop);
  if (result->timeBound) say("info string the clock ended the search before its nodes did");
  std::string answer = fmt::format("bestmove {}", toUci(line_.current(), result->move));
  if (result->ponder) answer.append(" ponder ").append(toUci(line_.current(), *result->ponder));
  say(answer);
}

void Uci::perft(int depth, std::stop_token stop) {
  std::uint64_t total = 0;
  for (Move m : legalMoves(line_.current())) {
    const std::uint64_t leaves = depth > 1 ? countLeaves(line_.current().after(m), depth - 1, stop) : 1;
    if (stop.stop_requested()) return;
    say(fmt::format("{}: {}", toUci(line_.current(), m), leaves));
    total += leaves;
  }
  say(fmt::format("\nNodes searched: {}\n", total));
}

void Uci::show() {
  const Position& position = line_.current();
  for (int rank = 7; rank >= 0; --rank) {
    std::string row = fmt::format("{} ", rank + 1);
    for (int file = 0; file < 8; ++file) row += fmt::format(" {}", pieceLetter(position.at(makeSquare(file, rank))));
    say(row);
  }
  say("   a b c d e f g h");
  say(fmt::format("Fen: {}", toFen(position)));
  say(fmt::format("Key: {:016X}", position.key()));
  std::string checkers = "Checkers:";
  for (Square s = 0; s < 64; ++s)
    if ((position.checkers() & bit(s)) != 0) checkers.append(" ").append(squareName(s));
  say(checkers);
}

void Uci::bench(std::string_view text, std::stop_token stop) {
  const auto depth = parseBenchDepth(text);
  if (!depth) return complain(depth.error());
  const BenchResult result = runBench(time_, *depth, std::move(stop), [this](std::string_view line) { say(line); });
  say(fmt::format("{} nodes {} nps", result.nodes, result.nodesPerSecond));
}

void Uci::print(const SearchInfo& info) { say(writeInfo(info, line_.current(), engine_.settings().showWdl)); }

void Uci::say(std::string_view line) {
  std::lock_guard lock(outMutex_);
  out_ << line << '\n' << std::flush;
}

void Uci::complain(const Error& error) { say(fmt::format("info string error {}", printable(error.debugText()))); }

}  // namespace kirin
