// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/service_bridge.h"

#include "board/sensors.h"
#include "ui/phrases.h"

#include <algorithm>

namespace kirin {
namespace {

constexpr std::array kCorners{"a1", "h1", "a8", "h8"};

std::optional<std::size_t> cornerNamed(const QString& name) {
  for (std::size_t i = 0; i < kCorners.size(); ++i)
    if (name == QLatin1String(kCorners[i])) return i;
  return std::nullopt;
}

Point cornerOf(const BoardProfile::Geometry& geometry, std::size_t corner) {
  return std::array{geometry.a1, geometry.h1, geometry.a8, geometry.h8}[corner];
}

Point along(Point from, Point to) { return (to - from) * (1 / distance(from, to)); }

}  // namespace

ServiceBridge::ServiceBridge(CommandSink sink, const BoardTelemetry* telemetry, BoardProfile profile, Saver save,
                             QObject* parent)
    : QObject(parent),
      sink_(std::move(sink)),
      telemetry_(telemetry),
      profile_(std::move(profile)),
      save_(std::move(save)) {}

QStringList ServiceBridge::corners() const {
  QStringList names;
  for (const char* name : kCorners) names << QLatin1String(name);
  return names;
}

QStringList ServiceBridge::cornersKept() const {
  QStringList names;
  for (std::size_t i = 0; i < kept_.size(); ++i)
    if (kept_[i]) names << QLatin1String(kCorners[i]);
  return names;
}

QString ServiceBridge::problem() const {
  return calibration_ && !calibration_->ok() ? Phrases::error(calibration_->error()) : QString();
}

std::optional<Point> ServiceBridge::head() const {
  const auto facts = telemetry_ ? telemetry_->machine.get() : std::nullopt;
  return facts ? facts->head : std::nullopt;
}

void ServiceBridge::ask(SessionCommand command) {
  exercised_ = {};
  emit changed();
  sink_(std::move(command));
}

void ServiceBridge::home() { ask(command::Service{service_task::Home{}}); }
void ServiceBridge::pulse() { ask(command::Service{service_task::Pulse{}}); }

void ServiceBridge::jog(double files, double ranks) {
  const auto& board = profile_.geometry;
  if (const auto now = head())
    ask(command::Service{
        service_task::Go{*now + along(board.a1, board.h1) * files + along(board.a1, board.a8) * ranks}});
}

void ServiceBridge::goTo(const QString& corner) {
  const auto i = cornerNamed(corner);
  if (!i) return;
  const BoardProfile::Geometry& board = fits() ? **calibration_ : profile_.geometry;
  ask(command::Service{service_task::Go{kept_[*i].value_or(cornerOf(board, *i))}});
}

void ServiceBridge::keep(const QString& corner) {
  const auto i = cornerNamed(corner);
  const auto now = head();
  if (!i || !now) return;
  kept_[*i] = now;
  saved_ = false;
  if (std::all_of(kept_.begin(), kept_.end(), [](const auto& each) { return each.has_value(); }))
    calibration_ = calibrated(profile_.geometry, {*kept_[0], *kept_[1], *kept_[2], *kept_[3]});
  emit changed();
}

void ServiceBridge::forgetCorners() {
  kept_ = {};
  calibration_.reset();
  saved_ = false;
  emit changed();
}

void ServiceBridge::save() {
  if (!fits()) return;
  BoardProfile taught = profile_;
  taught.geometry = **calibration_;
  save_(taught);
  saved_ = true;
  emit changed();
}

void ServiceBridge::carry(int from, int to) {
  if (from < 0 || to < 0 || from >= kSensorCount || to >= kSensorCount) return;
  ask(command::CarryPiece{placeOfSensor(from), placeOfSensor(to)});
}

void ServiceBridge::exercise(int carries) { ask(command::Exercise{carries}); }

void ServiceBridge::on(const Exercised& exercised) {
  exercised_ = exercised;
  emit changed();
}

}  // namespace kirin
