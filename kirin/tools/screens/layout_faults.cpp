// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "layout_faults.h"

#include <utility>

namespace kirin {

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

}  // namespace kirin
