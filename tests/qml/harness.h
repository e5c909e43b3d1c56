// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>
#include <QQuickItem>
#include <QQuickWindow>
#include <QString>
#include <QVariantList>

namespace kirin {

/// What a QML test can't do itself: pictures and the item tree. GUI thread.
class Harness : public QObject {
  Q_OBJECT

 public:
  using QObject::QObject;

  /// Compares the window with goldens/<name>.png byte for byte; what differs, or an empty string. With
  /// KIRIN_UPDATE_GOLDENS set it writes the golden instead; with KIRIN_PICTURES=<folder> it also saves the picture
  /// there.
  Q_INVOKABLE QString compareGolden(QQuickWindow* window, const QString& name);
  /// Saves the window to $KIRIN_PICTURES/<name>.png; does nothing without that variable.
  Q_INVOKABLE void picture(QQuickWindow* window, const QString& name);

  /// Sentences on what breaks the rules of touch: controls under `least` pixels, or two of them closer than `apart`.
  Q_INVOKABLE QStringList touchFaults(QQuickItem* root, double least, double apart) const;
  /// Sentences on texts that are cut off, elided or larger than what holds them.
  Q_INVOKABLE QStringList textFaults(QQuickItem* root) const;
  /// What a screen reader makes of it: "RadioButton: White"; a fault where it has no role or no name.
  Q_INVOKABLE QString spoken(QQuickItem* item) const;
  /// Everything seen and enabled that a finger can press.
  Q_INVOKABLE QList<QQuickItem*> controls(QQuickItem* root) const;
  /// It is, or lies within, a list that has the keyboard for all its rows.
  Q_INVOKABLE bool inList(QQuickItem* item) const;
  /// The family a font request ends up with.
  Q_INVOKABLE QString resolvedFamily(const QString& family) const;
  /// Contrast of two colours after WCAG 2: 1 to 21.
  Q_INVOKABLE double contrast(const QColor& one, const QColor& other) const;
  /// Sentences on texts that can't be told well enough from what was drawn behind them.
  Q_INVOKABLE QStringList contrastFaults(QQuickWindow* window, QQuickItem* root) const;
};

}  // namespace kirin
