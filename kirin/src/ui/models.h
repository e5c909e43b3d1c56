// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/personality.h"
#include "chess/position.h"
#include "ui/rows_model.h"

#include <QString>
#include <QtQml/qqmlregistration.h>
#include <map>
#include <string>
#include <vector>

/// The lists that QML shows. Each is shown the whole content and signals precisely what became different: rows changed,
/// inserted, removed; never a reset. GUI thread only.
namespace kirin {

struct Placement;

/// The picture of a piece: "wP".."bK".
QString glyphOf(Color color, PieceType type);

struct PieceRow {
  QString glyph;    ///< "wP".."bK", what it plays as
  int square = -1;  ///< 0..63, or -1 in storage
  int slot = -1;    ///< 0..31, or -1 on the board
  friend bool operator==(const PieceRow&, const PieceRow&) = default;
};

/// One row per object (PieceId), always 32.
class PieceModel : public RowsModel<PieceRow> {
  Q_OBJECT
  QML_ANONYMOUS

 public:
  enum Role { Glyph = Qt::UserRole, SquareRole, SlotRole };
  explicit PieceModel(QObject* parent = nullptr);
  void show(const Placement& placement);

  QVariant data(const QModelIndex& index, int role) const override;
  QHash<int, QByteArray> roleNames() const override;
};

struct MoveRow {
  int number = 0;
  QString white, black;              ///< SAN with figurine-free letters; empty where not (yet) played
  int whitePly = -1, blackPly = -1;  ///< from 0, or -1
  friend bool operator==(const MoveRow&, const MoveRow&) = default;
};

/// One row per full move.
class MoveListModel : public RowsModel<MoveRow> {
  Q_OBJECT
  QML_ANONYMOUS

 public:
  enum Role { Number = Qt::UserRole, White, Black, WhitePly, BlackPly };
  explicit MoveListModel(QObject* parent = nullptr) : RowsModel(parent) {}
  void show(const Position& start, const std::vector<std::string>& sans);

  QVariant data(const QModelIndex& index, int role) const override;
  QHash<int, QByteArray> roleNames() const override;
};

struct CapturedRow {
  QString glyph;
  int count = 0;
  friend bool operator==(const CapturedRow&, const CapturedRow&) = default;
};

/// What a side has taken, the cheapest first.
class CapturedModel : public RowsModel<CapturedRow> {
  Q_OBJECT
  QML_ANONYMOUS

 public:
  enum Role { Glyph = Qt::UserRole, Count };
  explicit CapturedModel(QObject* parent = nullptr) : RowsModel(parent) {}
  void show(const std::vector<Piece>& captured);

  QVariant data(const QModelIndex& index, int role) const override;
  QHash<int, QByteArray> roleNames() const override;
};

/// How the person's finished games against one opponent went.
struct OpponentRecord {
  int won = 0, lost = 0, drawn = 0;
  friend bool operator==(const OpponentRecord&, const OpponentRecord&) = default;
};
using OpponentRecords = std::map<std::string, OpponentRecord>;  ///< by personality

struct OpponentRow {
  QString opponentId, name, blurb, avatar;
  int elo = 0;      ///< 0: unknown
  QString eloText;  ///< "target 500"
  QString record;   ///< "3 won, 1 lost", or empty
  bool custom = false;
  bool rated = false;  ///< games against it count for the Kirin rating
  QString error;       ///< why a broken file can't be used; empty for good ones
  friend bool operator==(const OpponentRow&, const OpponentRow&) = default;
};

/// The personalities in the registry's order, then a person (kPersonId), then the files that could not be used.
class OpponentModel : public RowsModel<OpponentRow> {
  Q_OBJECT
  QML_ANONYMOUS

 public:
  enum Role { OpponentId = Qt::UserRole, Name, Blurb, Avatar, EloRole, EloText, Record, Custom, Rated, ErrorRole };
  explicit OpponentModel(QObject* parent = nullptr) : RowsModel(parent) {}
  void show(const PersonalityRegistry& registry, const OpponentRecords& records);

  QVariant data(const QModelIndex& index, int role) const override;
  QHash<int, QByteArray> roleNames() const override;
};

}  // namespace kirin
