// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/settings.h"
#include "ui/qml_shared.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>
#include <functional>

class QJSEngine;
class QQmlEngine;

namespace kirin {

/// What a person has set, as QML's `Settings`. A value that is none of those allowed changes nothing. Every change goes
/// to `save` as a whole, which must not block. GUI thread.
class SettingsBridge : public QObject, public QmlShared<SettingsBridge> {
  Q_OBJECT
  QML_NAMED_ELEMENT(Settings)
  QML_SINGLETON

  Q_PROPERTY(QString theme READ theme WRITE setTheme NOTIFY changed)  ///< "walnut", "maple", "contrast"
  Q_PROPERTY(bool sound READ sound WRITE setSound NOTIFY changed)
  Q_PROPERTY(bool coordinates READ coordinates WRITE setCoordinates NOTIFY changed)
  Q_PROPERTY(bool animation READ animation WRITE setAnimation NOTIFY changed)          ///< false: reduced motion
  Q_PROPERTY(int textScale READ textScale WRITE setTextScale NOTIFY changed)           ///< percent: 100, 125, 150
  Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged)  ///< "": the system's
  Q_PROPERTY(QStringList languages READ languages CONSTANT)  ///< codes there is a file for, and "en"
  Q_PROPERTY(QString orientation READ orientation WRITE setOrientation NOTIFY changed)  ///< "player", "white", "black"
  Q_PROPERTY(QString feed READ feed WRITE setFeed NOTIFY changed)  ///< the live page: "off", "computer", "network"

  Q_PROPERTY(bool strengthAsked READ strengthAsked WRITE setStrengthAsked NOTIFY changed)  ///< how well one plays

  // What was chosen last, for the next time. As in SessionBridge.newGame.
  Q_PROPERTY(QString lastOpponent READ lastOpponent WRITE setLastOpponent NOTIFY changed)
  Q_PROPERTY(QString lastColor READ lastColor WRITE setLastColor NOTIFY changed)
  Q_PROPERTY(QString lastTime READ lastTime WRITE setLastTime NOTIFY changed)
  Q_PROPERTY(QString lastOdds READ lastOdds WRITE setLastOdds NOTIFY changed)

 public:
  using Saver = std::function<void(const Settings&)>;
  SettingsBridge(Settings settings, QStringList languages, Saver save, QObject* parent = nullptr);

  const Settings& value() const { return settings_; }
  /// What a backup brought back. It is in the file already.
  void replace(const Settings& settings);

  QString theme() const;
  bool sound() const { return settings_.sound; }
  bool coordinates() const { return settings_.coordinates; }
  bool animation() const { return settings_.animation; }
  int textScale() const { return settings_.textScale; }
  QString language() const { return QString::fromStdString(settings_.language); }
  QStringList languages() const { return languages_; }
  QString orientation() const;
  bool strengthAsked() const { return settings_.strengthAsked; }
  QString feed() const;
  QString feedToken() const { return QString::fromStdString(settings_.feedToken); }
  QString lastOpponent() const { return QString::fromStdString(settings_.lastOpponent); }
  QString lastColor() const;
  QString lastTime() const;
  QString lastOdds() const;

  void setTheme(const QString& name);
  void setSound(bool on) { set(&Settings::sound, on); }
  void setCoordinates(bool on) { set(&Settings::coordinates, on); }
  void setAnimation(bool on) { set(&Settings::animation, on); }
  void setTextScale(int percent);
  void setLanguage(const QString& code);
  void setOrientation(const QString& name);
  void setStrengthAsked(bool asked) { set(&Settings::strengthAsked, asked); }
  void setFeed(const QString& name);
  void setFeedToken(const QString& token) { set(&Settings::feedToken, token.toStdString()); }
  void setLastOpponent(const QString& id) { set(&Settings::lastOpponent, id.toStdString()); }
  void setLastColor(const QString& name);
  void setLastTime(const QString& text);
  void setLastOdds(const QString& name);

 signals:
  void changed();
  void languageChanged();

 private:
  template <class T, class V>
  void set(T Settings::*member, const V& value) {
    if (settings_.*member == value) return;
    settings_.*member = value;
    save_(settings_);
    emit changed();
  }

  Settings settings_;
  QStringList languages_;
  Saver save_;
};

}  // namespace kirin
