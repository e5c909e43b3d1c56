// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pgn_import.h"
#include "app/sqlite_library.h"
#include "ui/game_list_model.h"
#include "ui/library_work.h"
#include "ui/qml_shared.h"

#include <QObject>
#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>
#include <atomic>
#include <filesystem>
#include <memory>

namespace kirin {

class ITime;

/// All games, in QML as `GameLibrary`: the list and what it is narrowed down to, and what is done with games. Every
/// call returns at once; the work is the library's thread's, one thing after another. GUI thread.
class LibraryBridge : public QObject, public QmlShared<LibraryBridge> {
  Q_OBJECT
  QML_NAMED_ELEMENT(GameLibrary)
  QML_SINGLETON

  // The list
  Q_PROPERTY(kirin::GameListModel* games READ games CONSTANT)
  Q_PROPERTY(int count READ count NOTIFY listed)
  Q_PROPERTY(bool loading READ loading NOTIFY listed)
  Q_PROPERTY(QString error READ error NOTIFY listed)  ///< why there is no list; empty where there is one
  Q_PROPERTY(QString name READ name WRITE setName NOTIFY filterChanged)           ///< part of a name
  Q_PROPERTY(QString opening READ opening WRITE setOpening NOTIFY filterChanged)  ///< ECO code or part of a name
  Q_PROPERTY(QString result READ result WRITE setResult NOTIFY filterChanged)     ///< "", "1-0", "0-1", "draw", "open"
  Q_PROPERTY(QString position READ position WRITE setPosition NOTIFY filterChanged)  ///< a FEN, or empty
  Q_PROPERTY(bool filtered READ filtered NOTIFY filterChanged)
  Q_PROPERTY(int removed READ removed NOTIFY removedChanged)     ///< how many games undoRemove would bring back
  Q_PROPERTY(QVariantList names READ names NOTIFY namesChanged)  ///< of {name, games}: people, for renaming

  // What takes a while: one at a time
  Q_PROPERTY(QString task READ task NOTIFY taskChanged)         ///< "import", "export", "backup", "restore", or empty
  Q_PROPERTY(double progress READ progress NOTIFY taskChanged)  ///< 0..1; below 0: nobody knows
  Q_PROPERTY(QString outcome READ outcome NOTIFY taskChanged)   ///< of the last one, in a sentence
  Q_PROPERTY(bool failed READ failed NOTIFY taskChanged)        ///< the last one
  Q_PROPERTY(QStringList skipped READ skipped NOTIFY taskChanged)  ///< games left out of an import, and why
  Q_PROPERTY(QStringList files READ files NOTIFY filesChanged)     ///< found by lookForFiles

 public:
  LibraryBridge(LibraryWork work, const ITime& time, std::filesystem::path dataFolder, QObject* parent = nullptr);
  /// Stops an import that is under way.
  ~LibraryBridge() override;

  GameListModel* games() { return &games_; }
  int count() const { return games_.rowCount(); }
  bool loading() const { return loading_ > 0; }
  QString error() const { return error_; }
  QString name() const { return QString::fromStdString(filter_.name); }
  QString opening() const { return QString::fromStdString(filter_.opening); }
  QString result() const;
  QString position() const { return position_; }
  bool filtered() const { return !(filter_ == LibraryFilter{}); }
  int removed() const { return static_cast<int>(removed_.size()); }
  QVariantList names() const { return names_; }
  QString task() const { return task_; }
  double progress() const { return progress_; }
  QString outcome() const { return outcome_; }
  bool failed() const { return failed_; }
  QStringList skipped() const { return skipped_; }
  QStringList files() const { return files_; }

  void setName(const QString& part);
  void setOpening(const QString& part);
  void setResult(const QString& result);
  /// One that can't be read is told in notice() and changes nothing.
  void setPosition(const QString& fen);

  /// Reads the list again.
  Q_INVOKABLE void refresh();
  Q_INVOKABLE void clearFilter();
  Q_INVOKABLE void remove(qlonglong game);
  Q_INVOKABLE void undoRemove();
  Q_INVOKABLE void readNames();
  Q_INVOKABLE void rename(const QString& from, const QString& to);

  /// Files of that ending where people keep such things: the home folder, its downloads and documents, USB sticks.
  Q_INVOKABLE void lookForFiles(const QString& ending);
  Q_INVOKABLE void importFile(const QString& path);
  Q_INVOKABLE void importText(const QString& pgn);
  Q_INVOKABLE void stopImport();
  /// Where exports and backups go unless a stick is there: a file of that name in the documents.
  Q_INVOKABLE QString suggestedPath(const QString& ending) const;
  Q_INVOKABLE void exportAll(const QString& path);
  Q_INVOKABLE void backUp(const QString& path);
  Q_INVOKABLE void restoreFrom(const QString& path);
  Q_INVOKABLE void forgetOutcome();
  void retranslate();

 signals:
  void listed();
  void filterChanged();
  void removedChanged();
  void namesChanged();
  void taskChanged();
  void filesChanged();
  void notice(const QString& text);
  /// Games came or went: whoever shows some of them reads again.
  void gamesChanged();
  /// Everything is another's now, the settings included.
  void restored();

 private:
  using File = Result<std::unique_ptr<SqliteFile>>;
  bool begin(const char* task);
  void finish(const QString& outcome, bool failed, QStringList skipped = {});
  void import(std::function<Result<ImportReport>(SqliteFile&, const ImportProgress&)> read);
  void changeFilter();
  void askForRows(std::vector<GameId> ids);

  LibraryWork work_;
  const ITime& time_;
  std::filesystem::path dataFolder_;
  GameListModel games_;
  LibraryFilter filter_;
  QString position_, error_;
  int asked_ = 0;    ///< lists; an answer to an earlier one is out of date
  int loading_ = 0;  ///< lists still to come
  std::vector<GameId> removed_;
  QVariantList names_;
  QString task_, outcome_;
  double progress_ = 0;
  bool failed_ = false;
  QStringList skipped_, files_;
  std::shared_ptr<std::atomic<bool>> stop_ = std::make_shared<std::atomic<bool>>(false);
};

}  // namespace kirin
