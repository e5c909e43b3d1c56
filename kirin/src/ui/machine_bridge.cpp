// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/machine_bridge.h"

#include "ui/models.h"
#include "ui/phrases.h"

#include <QQmlEngine>

namespace kirin {
namespace {}  // namespace

QVariant MachinePlaceModel::data(const QModelIndex& index, int role) const {
  const MachinePlaceRow* row = rowAt(index);
  if (!row) return {};
  switch (role) {
    case File: return row->file;
    case Rank: return row->rank;
    case SquareRole: return row->square;
    case Seen: return row->seen;
    case Faulty: return row->faulty;
    default: return {};
  }
}

QHash<int, QByteArray> MachinePlaceModel::roleNames() const {
  return {{File, "file"}, {Rank, "rank"}, {SquareRole, "square"}, {Seen, "seen"}, {Faulty, "faulty"}};
}

QVariant MachinePieceModel::data(const QModelIndex& index, int role) const {
  const MachinePieceRow* row = rowAt(index);
  if (!row) return {};
  switch (role) {
    case Glyph: return row->glyph;
    case File: return row->file;
    case Rank: return row->rank;
    case Present: return row->present;
    case Toppled: return row->toppled;
    default: return {};
  }
}

QHash<int, QByteArray> MachinePieceModel::roleNames() const {
  return {{Glyph, "glyph"}, {File, "file"}, {Rank, "rank"}, {Present, "present"}, {Toppled, "toppled"}};
}

MachineBridge::MachineBridge(QObject* parent) : QObject(parent) { watch(nullptr); }

MachineBridge* MachineBridge::create(QQmlEngine* qml, QJSEngine* script) {
  if (!instance()) setInstance(new MachineBridge(nullptr));  // no machine: lives as long as the program
  return QmlShared::create(qml, script);
}

void MachineBridge::watch(const BoardTelemetry* telemetry, BoardProfile profile) {
  telemetry_ = telemetry;
  profile_ = std::move(profile);
  for (SensorIndex sensor = 0; sensor < kSensorCount; ++sensor) {
    spots_[static_cast<std::size_t>(sensor)] = inSquares(profile_.where(placeOfSensor(sensor)));
  }
  facts_ = {};
  facts_.placement = Placement::standard();
  head_.reset();
  magnetOn_ = false;
  showPlaces();
  showPieces(std::nullopt);
  emit headChanged();
  emit stateChanged();
}

void MachineBridge::look() {
  if (!telemetry_) return;
  auto facts = telemetry_->machine.get();
  const auto plant = telemetry_->plant.get();
  const bool told = facts && (facts->state != facts_.state || facts->carrying != facts_.carrying ||
                              facts->unhealthy != facts_.unhealthy || facts->carriesDone != facts_.carriesDone ||
                              facts->carriesToDo != facts_.carriesToDo);
  if (facts) facts_ = std::move(*facts);

  // Where there is a plant, its truth is shown, and not what is believed of it.
  std::optional<Point> head;
  if (plant) {
    head = inSquares(plant->head);
  } else if (facts_.head) {
    head = inSquares(*facts_.head);
  }
  const bool magnetOn = plant ? plant->magnetOn : facts_.magnetOn;
  if (head != head_ || magnetOn != magnetOn_) {
    head_ = head;
    magnetOn_ = magnetOn;
    emit headChanged();
  }
  showPlaces();
  showPieces(plant);
  if (told) emit stateChanged();
}

/// Straight from the corners, whichever way the axes of the machine run.
Point MachineBridge::inSquares(Point spot) const {
  const Point origin = profile_.where(Place::onSquare(0));
  const Point file = (profile_.where(Place::onSquare(7)) - origin) * (1.0 / 7);
  const Point rank = (profile_.where(Place::onSquare(56)) - origin) * (1.0 / 7);
  const Point from = spot - origin;
  const double area = file.x * rank.y - file.y * rank.x;
  return {(from.x * rank.y - from.y * rank.x) / area, (file.x * from.y - file.y * from.x) / area};
}

void MachineBridge::showPlaces() {
  std::vector<MachinePlaceRow> rows;
  for (SensorIndex sensor = 0; sensor < kSensorCount; ++sensor) {
    const Place place = placeOfSensor(sensor);
    const auto bit = static_cast<std::size_t>(sensor);
    const Point at = spots_[bit];
    rows.push_back({at.x, at.y, place.isSquare() ? place.square() : -1, facts_.sensors[bit], facts_.unhealthy[bit]});
  }
  places_.show(std::move(rows));
}

void MachineBridge::showPieces(const std::optional<PlantFacts>& plant) {
  std::vector<MachinePieceRow> rows;
  for (PieceId piece = 0; piece < kPieceCount; ++piece) {
    const auto i = static_cast<std::size_t>(piece);
    MachinePieceRow row{glyphOf(colorOf(piece), facts_.placement.playsAs[i]), 0, 0, true, false};
    const Place place = facts_.placement.places[i];
    const bool inTheAir = magnetOn_ && facts_.carrying && facts_.carrying->piece == piece && head_;
    if (plant) {
      const Point at = inSquares(plant->pieces[i]);
      row.file = at.x, row.rank = at.y, row.toppled = plant->toppled[i];
    } else if (inTheAir) {
      row.file = head_->x, row.rank = head_->y;
    } else if (place.isNowhere()) {
      row.present = false;
    } else {
      const Point at = spots_[static_cast<std::size_t>(sensorOf(place))];
      row.file = at.x, row.rank = at.y;
    }
    rows.push_back(std::move(row));
  }
  pieces_.show(std::move(rows));
}

QString MachineBridge::stateText() const {
  switch (facts_.state) {
    case MachineState::Absent: return tr("The machine doesn't answer");
    case MachineState::Connecting: return tr("Connecting");
    case MachineState::Locked: return tr("Waiting to look for its home position");
    case MachineState::Homing: return tr("Looking for its home position");
    case MachineState::Ready: return tr("Ready");
    case MachineState::Moving: return tr("Moving");
    case MachineState::Held: return tr("Held: something moved on the board");
    case MachineState::Alarm: return tr("Alarm: it has stopped and must look for its home position again");
  }
  return {};
}

QString MachineBridge::taskText() const {
  if (!facts_.carrying) return {};
  const PieceOperation& carry = *facts_.carrying;
  const QString what =
      Phrases::piece(Piece{colorOf(carry.piece), facts_.placement.playsAs[static_cast<std::size_t>(carry.piece)]});
  if (!carry.to.isSquare()) return tr("The %1 goes into storage").arg(what);
  return tr("The %1 goes to %2").arg(what, QString::fromStdString(squareName(carry.to.square())));
}

QString MachineBridge::sensorText() const {
  const auto faulty = static_cast<int>(facts_.unhealthy.count());
  return faulty == 0 ? QString() : tr("Sensors that can't be relied on: %1").arg(faulty);
}

}  // namespace kirin
