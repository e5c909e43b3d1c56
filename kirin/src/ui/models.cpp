// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models.h"

#include "app/opponent_aim.h"
#include "board/piece_tracker.h"
#include "ui/phrases.h"

#include <iterator>

namespace kirin {

QString glyphOf(Color color, PieceType type) {
  const QChar side = color == Color::White ? u'w' : u'b';
  return QString(side) + QChar::fromLatin1(pieceLetter({Color::White, type}));
}

PieceModel::PieceModel(QObject* parent) : RowsModel(parent) { show(Placement::standard()); }

void PieceModel::show(const Placement& placement) {
  std::vector<PieceRow> rows;
  for (PieceId piece = 0; piece < kPieceCount; ++piece) {
    const auto at = static_cast<std::size_t>(piece);
    const Place place = placement.places[at];
    rows.push_back({glyphOf(colorOf(piece), placement.playsAs[at]), place.isSquare() ? place.square() : -1,
                    place.isSlot() ? place.slot() : -1});
  }
  showRows(std::move(rows));
}

QVariant PieceModel::data(const QModelIndex& index, int role) const {
  const PieceRow* row = rowAt(index);
  if (!row) return {};
  switch (role) {
    case Glyph: return row->glyph;
    case SquareRole: return row->square;
    case SlotRole: return row->slot;
    default: return {};
  }
}

QHash<int, QByteArray> PieceModel::roleNames() const {
  return {{Glyph, "glyph"}, {SquareRole, "square"}, {SlotRole, "slot"}};
}

void MoveListModel::show(const Position& start, const std::vector<std::string>& sans) {
  std::vector<MoveRow> rows;
  Color side = start.sideToMove();
  int number = start.fullmoveNumber();
  for (std::size_t i = 0; i < sans.size(); ++i) {
    const int ply = static_cast<int>(i);
    if (side == Color::White || rows.empty()) rows.push_back({number, {}, {}, -1, -1});
    MoveRow& row = rows.back();
    if (side == Color::White) {
      row.white = QString::fromStdString(sans[i]);
      row.whitePly = ply;
    } else {
      row.black = QString::fromStdString(sans[i]);
      row.blackPly = ply;
      ++number;
    }
    side = !side;
  }
  showRows(std::move(rows));
}

QVariant MoveListModel::data(const QModelIndex& index, int role) const {
  const MoveRow* row = rowAt(index);
  if (!row) return {};
  switch (role) {
    case Number: return row->number;
    case White: return row->white;
    case Black: return row->black;
    case WhitePly: return row->whitePly;
    case BlackPly: return row->blackPly;
    default: return {};
  }
}

QHash<int, QByteArray> MoveListModel::roleNames() const {
  return {{Number, "number"}, {White, "white"}, {Black, "black"}, {WhitePly, "whitePly"}, {BlackPly, "blackPly"}};
}

void CapturedModel::show(const std::vector<Piece>& captured) {
  std::vector<CapturedRow> rows;
  for (const PieceType type : kPieceTypes) {
    const auto count = std::count_if(captured.begin(), captured.end(), [&](Piece p) { return p.type == type; });
    if (count > 0) rows.push_back({glyphOf(captured.front().color, type), static_cast<int>(count)});
  }
  showRows(std::move(rows));
}

QVariant CapturedModel::data(const QModelIndex& index, int role) const {
  const CapturedRow* row = rowAt(index);
  if (!row) return {};
  switch (role) {
    case Glyph: return row->glyph;
    case Count: return row->count;
    default: return {};
  }
}

QHash<int, QByteArray> CapturedModel::roleNames() const { return {{Glyph, "glyph"}, {Count, "count"}}; }

void OpponentModel::show(const PersonalityRegistry& registry, const OpponentRecords& records) {
  std::vector<OpponentRow> rows;
  for (const Personality& each : registry.all()) {
    const auto record = records.find(each.id);
    rows.push_back({QString::fromStdString(each.id), QString::fromStdString(each.name),
                    QString::fromStdString(each.blurb), QString::fromStdString(each.avatar), each.elo,
                    Phrases::elo(each.elo), record == records.end() ? QString() : Phrases::record(record->second),
                    !each.builtin, ratedRung(each).has_value(), QString()});
  }
  OpponentRow guest;
  guest.opponentId = QString::fromLatin1(kPersonId.data(), kPersonId.size());
  guest.name = Phrases::guest();
  guest.blurb = Phrases::guestBlurb();
  guest.eloText = Phrases::guestDetail();
  rows.push_back(std::move(guest));
  for (const BrokenPersonality& broken : registry.broken()) {
    OpponentRow row;
    row.name = QString::fromStdString(broken.file.filename().string());
    row.custom = true;
    row.error = Phrases::error(broken.error);
    rows.push_back(std::move(row));
  }
  showRows(std::move(rows));
}

QVariant OpponentModel::data(const QModelIndex& index, int role) const {
  const OpponentRow* row = rowAt(index);
  if (!row) return {};
  switch (role) {
    case OpponentId: return row->opponentId;
    case Name: return row->name;
    case Blurb: return row->blurb;
    case Avatar: return row->avatar;
    case EloRole: return row->elo;
    case EloText: return row->eloText;
    case Record: return row->record;
    case Custom: return row->custom;
    case Rated: return row->rated;
    case ErrorRole: return row->error;
    default: return {};
  }
}

QHash<int, QByteArray> OpponentModel::roleNames() const {
  return {{OpponentId, "opponentId"}, {Name, "name"},     {Blurb, "blurb"},   {Avatar, "avatar"}, {EloRole, "elo"},
          {EloText, "eloText"},       {Record, "record"}, {Custom, "custom"}, {Rated, "rated"},   {ErrorRole, "error"}};
}

}  // namespace kirin
