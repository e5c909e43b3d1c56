// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

}  // namespace kirin
