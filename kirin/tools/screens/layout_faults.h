// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QImage>
#include <QQuickItem>
#include <QRectF>
#include <QString>
#include <QStringList>
#include <functional>

/// What can be told of a screen without eyes. GUI thread.
namespace kirin {

/// All items that are seen, with what they are seen through.
void walkSeen(QQuickItem* item, const QRectF& clip,
              const std::function<void(QQuickItem*, const QRectF& visible)>& visit);

/// Its objectName, or what it says.
QString itemName(const QQuickItem* item);

/// Sentences on what breaks the rules of touch: controls under `least` pixels, or two of them closer than `apart`.
QStringList touchFaults(QQuickItem* root, double least, double apart);

/// Sentences on texts that are cut off, elided or larger than what holds them.
QStringList textFaults(QQuickItem* root);

/// Contrast of two colours after WCAG 2: 1 to 21.
double contrast(const QColor& one, const QColor& other);

/// Sentences on texts under 7:1 (coordinates on squares: 4.5:1) before what was really drawn behind them. `picture`:
/// the whole window. Texts of what is disabled, shaded or covered are left out.
QStringList contrastFaults(QQuickItem* root, const QImage& picture);

}  // namespace kirin
