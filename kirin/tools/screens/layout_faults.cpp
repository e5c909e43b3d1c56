// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "layout_faults.h"

#include <QHash>
#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <utility>

namespace kirin {
namespace {

double channel(double value) { return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4); }

double luminance(const QColor& c) {
  return 0.2126 * channel(c.redF()) + 0.7152 * channel(c.greenF()) + 0.0722 * channel(c.blueF());
}

/// The colour most pixels have: of a text's place that is what lies behind it.
QColor groundOf(const QImage& picture, const QRect& place) {
  QHash<QRgb, int> counts;
  for (int y = place.top(); y <= place.bottom(); ++y)
    for (int x = place.left(); x <= place.right(); ++x) ++counts[picture.pixel(x, y)];
  return std::max_element(counts.keyValueBegin(), counts.keyValueEnd(),
                          [](const auto& a, const auto& b) { return a.second < b.second; })
      ->first;
}

/// Its ink can be found in its place: nothing shades or covers it.
bool isInked(const QImage& picture, const QRect& place, const QColor& ink) {
  const auto near = [](int a, int b) { return std::abs(a - b) < 40; };
  for (int y = place.top(); y <= place.bottom(); ++y)
    for (int x = place.left(); x <= place.right(); ++x) {
      const QColor seen = picture.pixelColor(x, y);
      if (near(seen.red(), ink.red()) && near(seen.green(), ink.green()) && near(seen.blue(), ink.blue())) return true;
    }
  return false;
}

bool fullySeen(const QQuickItem* item) {
  for (; item; item = item->parentItem())
    if (item->opacity() < 1) return false;
  return true;
}

bool onSquare(const QQuickItem* item) {
  for (; item; item = item->parentItem())
    if (QByteArray(item->metaObject()->className()).startsWith("BoardSquare")) return true;
  return false;
}

}  // namespace

void walkSeen(QQuickItem* item, const QRectF& clip,
              const std::function<void(QQuickItem*, const QRectF& visible)>& visit) {
  if (!item->isVisible() || item->opacity() == 0) return;
  const QRectF here = item->mapRectToScene(QRectF(0, 0, item->width(), item->height()));
  const QRectF inside = item->clip() ? clip.intersected(here) : clip;
  visit(item, inside);
  for (QQuickItem* child : item->childItems()) walkSeen(child, inside, visit);
}

QString itemName(const QQuickItem* item) {
  QString name = item->objectName();
  for (const char* property : {"says", "text"})
    if (name.isEmpty()) name = item->property(property).toString();
  return name.isEmpty() ? QString::fromLatin1(item->metaObject()->className()) : name;
}

QStringList touchFaults(QQuickItem* root, double least, double apart) {
  QStringList faults;
  QList<std::pair<QQuickItem*, QRectF>> controls;
  walkSeen(root, root->mapRectToScene(QRectF(0, 0, root->width(), root->height())),
           [&](QQuickItem* item, const QRectF& clip) {
             if (!item->inherits("QQuickAbstractButton")) return;
             const QRectF box = item->mapRectToScene(QRectF(0, 0, item->width(), item->height()));
             if (!clip.intersects(box)) return;
             if (box.width() < least - 0.5 || box.height() < least - 0.5)
               faults << QStringLiteral("%1 is %2 x %3").arg(itemName(item)).arg(box.width()).arg(box.height());
             controls.append({item, box.intersected(clip)});
           });
  if (controls.isEmpty()) faults << QStringLiteral("there is nothing to touch");
  for (qsizetype i = 0; i < controls.size(); ++i)
    for (qsizetype j = i + 1; j < controls.size(); ++j) {
      const QRectF grown = controls[i].second.adjusted(-apart + 0.5, -apart + 0.5, apart - 0.5, apart - 0.5);
      if (grown.intersects(controls[j].second))
        faults
            << QStringLiteral("%1 and %2 are too close").arg(itemName(controls[i].first), itemName(controls[j].first));
    }
  return faults;
}

QStringList textFaults(QQuickItem* root) {
  QStringList faults;
  int texts = 0;
  walkSeen(root, root->mapRectToScene(QRectF(0, 0, root->width(), root->height())),
           [&](QQuickItem* item, const QRectF&) {
             if (!item->inherits("QQuickText") || item->property("text").toString().isEmpty()) return;
             ++texts;
             const QString text = item->property("text").toString();
             if (item->property("truncated").toBool()) faults << QStringLiteral("\"%1\" is cut off").arg(text);
             const double wide = item->property("contentWidth").toDouble(),
                          tall = item->property("contentHeight").toDouble();
             if (wide > item->width() + 1.5)
               faults << QStringLiteral("\"%1\" is %2 wide in %3").arg(text).arg(wide).arg(item->width());
             if (tall > item->height() + 1.5)
               faults << QStringLiteral("\"%1\" is %2 tall in %3").arg(text).arg(tall).arg(item->height());
             for (QQuickItem* holder = item->parentItem(); holder; holder = holder->parentItem()) {
               if (!holder->inherits("QQuickAbstractButton")) continue;
               const QRectF inner = item->mapRectToItem(holder, QRectF(0, 0, wide, tall));
               if (inner.top() < -0.5 || inner.bottom() > holder->height() + 0.5)
                 faults << QStringLiteral("\"%1\" stands out of its button").arg(text);
             }
           });
  if (texts == 0) faults << QStringLiteral("there is no text");
  return faults;
}

double contrast(const QColor& one, const QColor& other) {
  const double a = luminance(one), b = luminance(other);
  return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
}

QStringList contrastFaults(QQuickItem* root, const QImage& picture) {
  QStringList faults;
  walkSeen(root, root->mapRectToScene(QRectF(0, 0, root->width(), root->height())),
           [&](QQuickItem* item, const QRectF& clip) {
             if (!item->inherits("QQuickText") || item->property("text").toString().isEmpty()) return;
             if (!item->isEnabled() || !fullySeen(item)) return;
             const QRectF box = item->mapRectToScene(QRectF(0, 0, item->width(), item->height()));
             const QRect place = box.intersected(clip).toAlignedRect().intersected(picture.rect());
             if (place.isEmpty()) return;
             const QColor ground = groundOf(picture, place);
             const QColor ink = item->property("color").value<QColor>();
             if (!isInked(picture, place, ink)) return;
             const double found = contrast(ink, ground);
             if (found < (onSquare(item) ? 4.5 : 7))
               faults << QStringLiteral("\"%1\" is %2 on %3, %4:1")
                             .arg(item->property("text").toString(), ink.name(), ground.name())
                             .arg(found, 0, 'f', 1);
           });
  return faults;
}

}  // namespace kirin
