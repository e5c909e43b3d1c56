// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/opponent_aim.h"
#include "app/sqlite_ratings.h"
#include "ui/library_work.h"
#include "ui/qml_shared.h"

#include <QObject>
#include <QString>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>
#include <vector>

namespace kirin {

class ITime;

/// One of the two numbers, as it stands now.
class RatingValue : public QObject {
  Q_OBJECT
  QML_ANONYMOUS

  Q_PROPERTY(bool known READ known NOTIFY changed)   ///< something has counted, or was guessed
  Q_PROPERTY(int rating READ rating NOTIFY changed)  ///< what to begin from where nothing is known
  Q_PROPERTY(int deviation READ deviation NOTIFY changed)
  Q_PROPERTY(int games READ games NOTIFY changed)    ///< that counted
  Q_PROPERTY(QString text READ text NOTIFY changed)  ///< "1512 ± 140"; empty while nothing is known
  /// Of {rating, deviation}, the oldest first, at most some two hundred: a longer history is thinned.
  Q_PROPERTY(QVariantList history READ history NOTIFY changed)

 public:
  explicit RatingValue(QObject* parent) : QObject(parent) {}
  /// Oldest first; grown unsure until `now`.
  void show(const std::vector<RatingEntry>& entries, WallTime now);

  const PlayerRating& value() const { return value_; }
  bool known() const { return known_; }
  int rating() const;
  int deviation() const;
  int games() const { return games_; }
  QString text() const;
  QVariantList history() const { return history_; }

 signals:
  void changed();

 private:
  PlayerRating value_;
  bool known_ = false;
  int games_ = 0;
  QVariantList history_;
};

/// The Kirin rating in QML: `KirinRating.play`, `KirinRating.puzzles`, and whom it aims at. GUI thread; it reads and
/// writes through the library's.
class RatingBridge : public QObject, public QmlShared<RatingBridge> {
  Q_OBJECT
  QML_NAMED_ELEMENT(KirinRating)
  QML_SINGLETON

  Q_PROPERTY(kirin::RatingValue* play READ play CONSTANT)
  Q_PROPERTY(kirin::RatingValue* puzzles READ puzzles CONSTANT)
  Q_PROPERTY(bool loaded READ loaded NOTIFY changed)       ///< the file has been read
  Q_PROPERTY(QString aimedAt READ aimedAt NOTIFY changed)  ///< an opponent's id
  Q_PROPERTY(QString aimText READ aimText NOTIFY changed)  ///< why that one, and of half steps where none fits

 public:
  RatingBridge(LibraryWork work, const ITime& time, const PersonalityRegistry& registry, QObject* parent = nullptr);

  RatingValue* play() { return &play_; }
  RatingValue* puzzles() { return &puzzles_; }
  bool loaded() const { return loaded_; }
  QString aimedAt() const { return QString::fromStdString(aim_.id); }
  QString aimText() const;

  /// The answer to how well one plays: the first guess. Nothing happens once there is a rating.
  Q_INVOKABLE void guess(int rating);
  /// Reads both from the file.
  void refresh();
  /// Each oldest first.
  void show(const std::vector<RatingEntry>& play, const std::vector<RatingEntry>& puzzles);
  void retranslate() { emit changed(); }

 signals:
  void changed();

 private:
  LibraryWork work_;
  const ITime& time_;
  const PersonalityRegistry& registry_;
  std::vector<RatedRung> rungs_;
  RatingValue play_{this}, puzzles_{this};
  bool loaded_ = false;
  Aim aim_;
};

}  // namespace kirin
