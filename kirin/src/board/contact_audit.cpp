// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/contact_audit.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace kirin {

namespace {

constexpr double kStep = 0.25;
constexpr int kOffsets = 8;

/// An object on the magnet: it began somewhere off the head, and follows on a leash.
struct Dragged {
  Point at;
  double leash;

  void follow(Point head) {
    const double far = distance(at, head);
    if (far > leash) at = head + (at - head) * (leash / far);
  }
};

/// Everything the object might do: begin off the head to any side, and trail fully, half or not at all.
std::vector<Dragged> possibilities(Point start, double off, double lag) {
  std::vector<Dragged> all;
  for (const double leash : {lag, lag / 2, 0.0}) {
    for (int i = 0; i < kOffsets; ++i) {
      const double angle = 2 * std::acos(-1.0) * i / kOffsets;
      all.push_back({start + Point{std::cos(angle), std::sin(angle)} * off, leash});
    }
  }
  return all;
}

std::vector<Point> stepsOf(const Path& path) {
  std::vector<Point> steps{path.front()};
  for (std::size_t i = 1; i < path.size(); ++i) {
    const int count = std::max(1, static_cast<int>(std::ceil(distance(path[i - 1], path[i]) / kStep)));
    for (int k = 1; k <= count; ++k) steps.push_back(path[i - 1] + (path[i] - path[i - 1]) * (k * 1.0 / count));
  }
  return steps;
}

}  // namespace

ContactAudit auditContacts(const BoardProfile& profile, const Table& table, const CarryPlan& plan) {
  constexpr double kFar = std::numeric_limits<double>::infinity();
  ContactAudit audit{0, 0, kFar, kFar, 0, {}};
  Table now = table;
  for (const Carry& carry : plan.carries) {
    const PieceOperation& operation = carry.operation;
    const auto occupant = now.placement.at(operation.to);
    const bool centring = carry.purpose == Carry::Purpose::Centre && operation.from == operation.to;
    if (!now.standing[operation.piece] || carry.path.size() < 2 || operation.to.isNowhere() ||
        now.placement.places[operation.piece] != operation.from || (occupant && !centring)) {
      ++audit.impossible;
      continue;
    }
    const Standing& from = *now.standing[operation.piece];
    auto objects = possibilities(from.at, std::min(from.uncertainty, profile.pieces.centring), profile.pieces.lag);
    double least = kFar;
    bool inside = distance(from.at, carry.path.front()) < 1e-6;
    for (const Point head : stepsOf(carry.path)) {
      inside = inside && head.x >= 0 && head.y >= 0 && head.x <= profile.geometry.travel.x &&
               head.y <= profile.geometry.travel.y;
      for (Dragged& object : objects) object.follow(head);
      for (PieceId other = 0; other < kPieceCount; ++other) {
        if (other == operation.piece || !now.standing[other]) continue;
        const Standing& still = *now.standing[other];
        audit.magnetDistance = std::min(audit.magnetDistance, distance(head, still.at) - still.uncertainty);
        const double touch = (profile.base(operation.piece) + profile.base(other)) / 2 + still.uncertainty;
        for (const Dragged& object : objects) least = std::min(least, distance(object.at, still.at) - touch);
      }
    }
    audit.clearance = std::min(audit.clearance, least);
    if (least < 0) ++audit.contacts;
    if (!inside) ++audit.impossible;
    // Those that trail fully: the others overshoot by what they trail less.
    for (int i = 0; i < kOffsets; ++i)
      audit.offCentre = std::max(audit.offCentre, distance(objects[i].at, profile.where(operation.to)));
    now.put(profile, operation.piece, operation.to, carry.off);
  }
  audit.result = now.placement;
  return audit;
}

}  // namespace kirin
