// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/uci_engine.h"

#include "chess/movegen.h"
#include "chess/notation.h"
#include "engine/options.h"
#include "engine/uci_text.h"

#include <algorithm>
#include <charconv>
#include <fmt/format.h>
#include <sys/eventfd.h>
#include <unistd.h>
#include <utility>

namespace kirin {

namespace {

constexpr std::string_view kSeed = "Seed";
constexpr std::string_view kChess960 = "UCI_Chess960";

std::optional<std::int64_t> wholeNumber(std::string_view text) {
  std::int64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (text.empty() || error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return value;
}

/// Becomes readable when stop is requested.
class StopSignal {
 public:
  explicit StopSignal(std::stop_token stop)
      : event_(eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)), callback_(std::move(stop), Raise{event_.get()}) {}
  int descriptor() const { return event_.get(); }

 private:
  struct Raise {
    int event;
    void operator()() const {
      const std::uint64_t one = 1;
      static_cast<void>(!::write(event, &one, sizeof one));
    }
  };
  Descriptor event_;
  std::stop_callback<Raise> callback_;
};

}  // namespace

UciEngine::UciEngine(std::vector<std::string> command, const ITime& time, UciDeadlines deadlines)
    : command_(std::move(command)), time_(time), deadlines_(deadlines) {}

UciEngine::~UciEngine() {
  if (!child_) return;
  const Instant deadline = time_.now() + deadlines_.quit;
  if (child_->write("quit\n", deadline)) child_->finish(deadline);
}

Error UciEngine::fail(std::string_view code, std::string detail) {
  child_.reset();
  return {std::string(code), {command_.empty() ? "" : command_[0], std::move(detail)}};
}

Result<void> UciEngine::send(const std::string& line) {
  if (child_->write(line + "\n", time_.now() + deadlines_.answer)) return {};
  return fail("engine.died", child_->fate());
}

Result<void> UciEngine::ensureStarted() {
  if (child_) return {};
  auto started = ChildProcess::start(command_, time_);
  if (!started) return started.error();
  child_.emplace(std::move(*started));
  offers_.clear();
  sent_.clear();
  chess960_ = false;
  if (auto done = handshake(); !done) return done;
  return sendOptions();
}

Result<void> UciEngine::handshake() {
  if (auto done = send("uci"); !done) return done;
  return readUntil("uciok", [this](std::string_view word, UciWords words) {
    if (word == "option") readOffer(words.rest());
    if (word == "id" && words.next() == "name") name_ = words.rest();
  });
}

Result<void> UciEngine::readUntil(std::string_view last,
                                  const std::function<void(std::string_view word, UciWords rest)>& before) {
  const Instant deadline = time_.now() + deadlines_.answer;
  std::string line;
  for (;;) {
    switch (child_->readLine(line, deadline)) {
      case ChildProcess::Read::Closed: return fail("engine.died", child_->fate());
      case ChildProcess::Read::Line: break;
      default: return fail("engine.hung", fmt::format("no {}", last));
    }
    UciWords words(line);
    const std::string_view word = words.next();
    if (word == last) return {};
    if (time_.now() > deadline) return fail("engine.hung", fmt::format("no {}", last));
    before(word, words);
  }
}

void UciEngine::readOffer(std::string_view text) {
  UciWords words(text);
  Offer offer;
  std::string* field = nullptr;
  std::string least, most;
  for (std::string_view word = words.next(); !word.empty(); word = words.next()) {
    if (word == "name" && offer.name.empty()) {
      field = &offer.name;
    } else if (word == "type" && offer.type.empty()) {
      field = &offer.type;
    } else if (word == "default" && !offer.type.empty()) {
      field = &offer.standard;
    } else if (word == "min" && !offer.type.empty()) {
      field = &least;
    } else if (word == "max" && !offer.type.empty()) {
      field = &most;
    } else if (word == "var" && !offer.type.empty()) {
      field = &offer.choices.emplace_back();
    } else if (field != nullptr) {
      if (!field->empty()) *field += ' ';
      *field += word;
    }
  }
  offer.least = wholeNumber(least);
  offer.most = wholeNumber(most);
  if (!offer.name.empty()) offers_.push_back(std::move(offer));
}

const UciEngine::Offer* UciEngine::offer(std::string_view name) const {
  for (const Offer& offer : offers_)
    if (sameOptionName(offer.name, name)) return &offer;
  return nullptr;
}

Result<void> UciEngine::check(const std::string& name, const std::string& value) const {
  const auto bad = [&](std::string why) { return Error{"engine.option", {name, value, std::move(why)}}; };
  const Offer* found = offer(name);
  if (found == nullptr) {
    if (sameOptionName(name, kSeed)) return {};
    return bad("no such option");
  }
  if (value.find_first_of("\r\n") != std::string::npos || name.find_first_of("\r\n") != std::string::npos)
    return bad("one line");
  if (found->type == "check" && value != "true" && value != "false") return bad("true or false");
  if (found->type == "spin") {
    const auto number = wholeNumber(value);
    if (!number || (found->least && *number < *found->least) || (found->most && *number > *found->most))
      return bad(found->least && found->most ? fmt::format("a number from {} to {}", *found->least, *found->most)
                                             : "a number");
  }
  if (found->type == "combo" && std::find(found->choices.begin(), found->choices.end(), value) == found->choices.end())
    return bad(fmt::format("one of {}", fmt::join(found->choices, ", ")));
  return {};
}

Result<void> UciEngine::applyOptions(const EngineOptions& options) {
  if (auto done = ensureStarted(); !done) return done;
  for (const auto& [name, value] : options)
    if (auto done = check(name, value); !done) return done;
  options_ = options;
  return sendOptions();
}

Result<void> UciEngine::sendOptions() {
  EngineOptions wanted;
  // What it was told before and is no longer asked for goes back to its default.
  for (const auto& [name, value] : sent_) wanted[name] = offer(name)->standard;
  for (const auto& [name, value] : options_)
    if (const Offer* found = offer(name)) wanted[found->name] = value;
  for (const auto& [name, value] : wanted) {
    const auto before = sent_.find(name);
    if (before != sent_.end() && before->second == value) continue;
    if (auto done = send(fmt::format("setoption name {} value {}", name, value)); !done) return done;
    sent_[name] = value;
  }
  return waitReady();
}

Result<void> UciEngine::waitReady() {
  if (auto done = send("isready"); !done) return done;
  return readUntil("readyok", [](std::string_view, UciWords) {});
}

Result<void> UciEngine::newGame() {
  if (auto done = ensureStarted(); !done) return done;
  if (auto done = send("ucinewgame"); !done) return done;
  return waitReady();
}

std::optional<Duration> UciEngine::patience(const SearchLimits& limits, Color side) const {
  std::optional<Duration> most;
  const auto allow = [&](Duration time) { most = most ? std::min(*most, time) : time; };
  const auto clock = side == Color::White ? limits.whiteTime : limits.blackTime;
  if (limits.infinite) return std::nullopt;
  if (limits.moveTime) allow(*limits.moveTime);
  if (clock) allow(*clock);
  if (limits.nodes)
    allow(std::chrono::seconds(std::min<std::uint64_t>(*limits.nodes / deadlines_.nodesPerSecond, 86400)));
  return most ? std::optional(*most + deadlines_.slack) : std::nullopt;
}

Result<SearchResult> UciEngine::search(const GameLine& line, const SearchLimits& limits, std::stop_token stop,
                                       const InfoCallback& info) {
  if (auto done = ensureStarted(); !done) return done.error();
  const Position& root = line.current();
  if (root.chess960() != chess960_) {
    const Offer* found = offer(kChess960);
    if (found == nullptr && root.chess960())
      return Error{"engine.option", {std::string(kChess960), "true", "no such option"}};
    if (found != nullptr) {
      if (auto done = send(fmt::format("setoption name {} value {}", found->name, root.chess960())); !done)
        return done.error();
    }
    chess960_ = root.chess960();
  }
  if (auto done = send(writePositionCommand(line)); !done) return done.error();
  if (auto done = send(writeGo(limits, root)); !done) return done.error();

  const StopSignal signal(stop);
  const auto most = patience(limits, root.sideToMove());
  std::optional<Instant> deadline = most ? std::optional(time_.now() + *most) : std::nullopt;
  bool stopSent = false;
  SearchResult result;
  std::string text;
  for (;;) {
    const ChildProcess::Read read = child_->readLine(text, deadline, stopSent ? -1 : signal.descriptor());
    if (!stopSent && stop.stop_requested()) {
      stopSent = true;
      if (auto done = send("stop"); !done) return done.error();
      deadline = time_.now() + deadlines_.afterStop;
    }
    if (read == ChildProcess::Read::Closed) return fail("engine.died", child_->fate());
    if (read == ChildProcess::Read::Line) {
      UciWords words(text);
      const std::string_view word = words.next();
      if (word == "bestmove") return finish(words.rest(), line, std::move(result));
      if (word == "info") {
        if (auto seen = parseInfo(words.rest(), root)) {
          if (seen->multiPv == 1) {
            result.score = seen->score;
            result.nodes = std::max(result.nodes, seen->nodes);
            if (!seen->pv.empty()) result.pv = seen->pv;
          }
          if (info) info(*seen);
        }
      }
    }
    if (deadline && time_.now() > *deadline)
      return fail("engine.hung", stopSent ? "no move after stop" : "no move in time");
  }
}

Result<SearchResult> UciEngine::finish(std::string_view answer, const GameLine& line, SearchResult result) {
  UciWords words(answer);
  const std::string move(words.next());
  const Position& root = line.current();
  if (!hasLegalMove(root)) return SearchResult{};
  const auto parsed = parseUci(root, move);
  if (!parsed) return fail("engine.illegal-move", move.substr(0, 40));
  result.move = *parsed;
  if (result.pv.empty() || result.pv[0] != result.move) result.pv = {result.move};
  if (words.next() == "ponder") {
    const auto reply = parseUci(root.after(result.move), words.next());
    if (reply) result.ponder = *reply;
  }
  return result;
}

std::unique_ptr<IEngine> makeUciEngine(std::vector<std::string> command, const ITime& time) {
  return std::make_unique<UciEngine>(std::move(command), time);
}

}  // namespace kirin
