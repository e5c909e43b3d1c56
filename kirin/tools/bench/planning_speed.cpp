// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/planning_speed.h"

#include "bench/straight_bound.h"

#include "board/carry_planner.h"
#include "board/contact_audit.h"
#include "chess/fen.h"
#include "chess/notation.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <fmt/format.h>
#include <limits>

namespace kirin::bench {

namespace {

constexpr std::ptrdiff_t kResetsAGame = 5;

std::vector<std::string> fieldsOf(std::string_view line) {
  std::vector<std::string> fields;
  for (std::size_t begin = 0;;) {
    const std::size_t comma = line.find(',', begin);
    fields.emplace_back(line.substr(begin, comma - begin));
    if (comma == line.npos) return fields;
    begin = comma + 1;
  }
}

template <class Number>
bool readNumber(const std::string& text, Number& number) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc() && end == text.data() + text.size();
}

double secondsOf(Duration duration) { return std::chrono::duration<double>(duration).count(); }

/// One board, game after game.
class Measuring {
 public:
  Measuring(const BoardProfile& profile, const ITime& time) : profile_(profile), time_(time), planner_(profile) {
    speed_.clearance = speed_.magnetDistance = std::numeric_limits<double>::infinity();
  }

  Result<void> play(const MotionPly& ply) {
    const auto position = parseFen(ply.fen);
    if (!position) return position.error();
    const auto move = parseUci(*position, ply.move);
    if (!move || !table_.placement.matches(*position)) return Error{"motion.move", {ply.fen, ply.move}};
    const PlyEffects effects = PieceTracker(table_.placement).effectsOf(*position, *move);
    const double bound = plyBound(profile_, effects.operations, boundHead_);
    // A file of bounds knows nothing of the swap from storage, nor where such a piece goes when it is captured.
    swapped_ = swapped_ || move->kind() == Move::Kind::Promotion;
    if (!swapped_) speed_.misfit = std::max(speed_.misfit, std::abs(bound - ply.bound));
    return carryOut(planMove(table_.placement, effects), ply.bound, speed_.kinds[ply.kind], speed_.planning);
  }

  /// What a set-up would take from here. The board stays as it is.
  Result<void> reset() {
    if (table_.placement == Placement::standard()) return {};
    const Table before = table_;
    const double bound = resetBound(profile_, table_.placement, Placement::standard(), table_.head);
    const Instant began = time_.now();
    const MotionPlan motion = planSetup(table_.placement, Placement::standard(), true, profile_, table_.head).motion;
    setupTook_ = time_.now() - began;
    auto done = carryOut(motion, bound, speed_.resets, speed_.setups);
    setupTook_ = {};
    table_ = before;
    return done;
  }

  void begin() {
    table_ = Table::of(profile_, Placement::standard(), profile_.pieces.placedByMachine);
    boundHead_ = table_.head;
    swapped_ = false;
  }

  PlanningSpeed take() {
    std::sort(speed_.planning.begin(), speed_.planning.end());
    std::sort(speed_.setups.begin(), speed_.setups.end());
    return std::move(speed_);
  }

 private:
  Result<void> carryOut(const MotionPlan& motion, double bound, MotionFigures& figures, std::vector<double>& spent) {
    const Instant began = time_.now();
    const auto plan = planner_.plan(table_, motion);
    spent.push_back(secondsOf(time_.now() - began + setupTook_) * 1e3);
    if (!plan) return plan.error();
    figures.add(secondsOf(plan->total), bound, plan->carries.size());
    const ContactAudit audit = auditContacts(profile_, table_, *plan);
    speed_.contacts += audit.contacts + audit.impossible;
    speed_.clearance = std::min(speed_.clearance, audit.clearance);
    speed_.magnetDistance = std::min(speed_.magnetDistance, audit.magnetDistance);
    const Point head = plan->empty() ? table_.head : plan->carries.back().path.back();
    table_ = Table::of(profile_, plan->result, profile_.pieces.placedByMachine, head);
    return {};
  }

  const BoardProfile& profile_;
  const ITime& time_;
  CarryPlanner planner_;
  Table table_;
  Point boundHead_{};
  bool swapped_ = false;  ///< a promotion was played in this game
  Duration setupTook_{};
  PlanningSpeed speed_;
};

}  // namespace

std::string planningTable(const PlanningSpeed& speed) {
  std::string text = fmt::format("{:<34} {:>7} {:>8} {:>12} {:>12} {:>9}\n", "against straight ways", "plies",
                                 "carries", "mean ratio", "of the sums", "seconds");
  MotionFigures all;
  const auto line = [&text](const std::string& name, const MotionFigures& figures) {
    if (figures.count == 0) return;
    text +=
        fmt::format("  {:<32} {:>7} {:>8} {:>12.4f} {:>12.4f} {:>9.3f}\n", name, figures.count, figures.carries,
                    figures.ratios / figures.count, figures.seconds / figures.bound, figures.seconds / figures.count);
  };
  for (const auto& [kind, figures] : speed.kinds) {
    line(kind, figures);
    if (kind == "promotion") continue;
    all.count += figures.count;
    all.carries += figures.carries;
    all.ratios += figures.ratios;
    all.seconds += figures.seconds;
    all.bound += figures.bound;
  }
  line("all but promotions", all);
  line("resets, against their bound", speed.resets);
  text += fmt::format("  contacts {}, least gap {:.2f} mm, magnet to magnet {:.2f} mm, bounds differ by {:.5f} s\n",
                      speed.contacts, speed.clearance, speed.magnetDistance, speed.misfit);
  const auto spent = [&text](const char* name, const std::vector<double>& sorted) {
    if (sorted.empty()) return;
    double sum = 0;
    for (const double each : sorted) sum += each;
    const auto count = sorted.size();
    text += fmt::format("  {:<32} mean {:.2f}, 99 of 100 below {:.2f}, most {:.2f}\n", name,
                        sum / static_cast<double>(count), sorted[count * 99 / 100], sorted.back());
  };
  spent("milliseconds to plan a ply", speed.planning);
  spent("milliseconds to plan a reset", speed.setups);
  return text;
}

void MotionFigures::add(double took, double least, std::size_t carried) {
  ++count;
  seconds += took;
  bound += least;
  ratios += took / least;
  carries += static_cast<int>(carried);
}

Result<std::vector<MotionPly>> parseMotion(std::string_view csv) {
  std::vector<MotionPly> plies;
  int number = 0;
  while (!csv.empty()) {
    const std::size_t end = std::min(csv.find('\n'), csv.size());
    std::string_view line = csv.substr(0, end);
    csv.remove_prefix(std::min(end + 1, csv.size()));
    if (line.ends_with('\r')) line.remove_suffix(1);
    if (++number == 1 || line.empty()) continue;
    auto fields = fieldsOf(line);
    MotionPly ply;
    if (fields.size() != 6 || !readNumber(fields[0], ply.game) || !readNumber(fields[5], ply.bound) ||
        !(ply.bound > 0)) {
      return Error{"motion.line", {std::string(line), std::to_string(number)}};
    }
    ply.fen = std::move(fields[2]);
    ply.move = std::move(fields[3]);
    ply.kind = std::move(fields[4]);
    plies.push_back(std::move(ply));
  }
  return plies;
}

Result<PlanningSpeed> measurePlanning(const std::vector<MotionPly>& plies, const BoardProfile& profile,
                                      const ITime& time) {
  Measuring measuring(profile, time);
  for (auto begin = plies.begin(); begin != plies.end();) {
    const auto end = std::find_if(begin, plies.end(), [&](const MotionPly& ply) { return ply.game != begin->game; });
    measuring.begin();
    const auto count = end - begin;
    std::ptrdiff_t played = 0;
    for (; begin != end; ++begin) {
      if (auto done = measuring.play(*begin); !done) return done.error();
      // At each fifth of the game, and so at its end.
      ++played;
      if (played * kResetsAGame / count == (played - 1) * kResetsAGame / count) continue;
      if (auto done = measuring.reset(); !done) return done.error();
    }
  }
  return measuring.take();
}

}  // namespace kirin::bench
