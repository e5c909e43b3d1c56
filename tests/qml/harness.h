// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
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
  /// The family a font request ends up with.
  Q_INVOKABLE QString resolvedFamily(const QString& family) const;
  /// Contrast of two colours after WCAG 2: 1 to 21.
  Q_INVOKABLE double contrast(const QColor& one, const QColor& other) const;
};

}  // namespace kirin
