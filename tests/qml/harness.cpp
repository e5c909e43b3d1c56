// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "harness.h"

#include <QColor>
#include <QDir>
#include <QFontInfo>
#include <QImage>
#include <QQuickItem>
#include <cmath>

namespace kirin {

namespace {

void save(const QImage& image, const QString& folder, const QString& name) {
  QDir().mkpath(folder);
  constexpr int smallest = 0;
  image.save(QDir(folder).filePath(name + QStringLiteral(".png")), "PNG", smallest);
}

/// All items that are seen, with what they are seen through.
void walk(QQuickItem* item, const QRectF& clip, const std::function<void(QQuickItem*, const QRectF& visible)>& visit) {
  if (!item->isVisible() || item->opacity() == 0) return;
  const QRectF here = item->mapRectToScene(QRectF(0, 0, item->width(), item->height()));
  const QRectF inside = item->clip() ? clip.intersected(here) : clip;
  visit(item, inside);
  for (QQuickItem* child : item->childItems()) walk(child, inside, visit);
}

QString nameOf(const QQuickItem* item) {
  QString name = item->objectName();
  for (const char* property : {"says", "text"})
    if (name.isEmpty()) name = item->property(property).toString();
  return name.isEmpty() ? QString::fromLatin1(item->metaObject()->className()) : name;
}

double channel(double value) { return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4); }

double luminance(const QColor& c) {
  return 0.2126 * channel(c.redF()) + 0.7152 * channel(c.greenF()) + 0.0722 * channel(c.blueF());
}

}  // namespace

QString Harness::compareGolden(QQuickWindow* window, const QString& name) {
  picture(window, name);
  const QImage seen = window->grabWindow().convertToFormat(QImage::Format_RGB32);
  const QString folder = QStringLiteral(KIRIN_GOLDENS);
  if (qEnvironmentVariableIsSet("KIRIN_UPDATE_GOLDENS")) {
    save(seen, folder, name);
    return {};
  }
  QImage golden(QDir(folder).filePath(name + QStringLiteral(".png")));
  if (golden.isNull()) return QStringLiteral("there is no golden %1.png").arg(name);
  golden = golden.convertToFormat(QImage::Format_RGB32);
  if (golden.size() != seen.size()) return QStringLiteral("%1: another size than its golden").arg(name);
  int differing = 0;
  QPoint first;
  for (int y = 0; y < seen.height(); ++y)
    for (int x = 0; x < seen.width(); ++x)
      if (seen.pixel(x, y) != golden.pixel(x, y) && differing++ == 0) first = {x, y};
  if (differing == 0) return {};
  save(seen, QDir::tempPath() + QStringLiteral("/kirin-goldens"), name);
  return QStringLiteral(
             "%1: %2 pixels differ from the golden, the first at %3,%4; what was drawn is in %5/kirin-goldens")
      .arg(name)
      .arg(differing)
      .arg(first.x())
      .arg(first.y())
      .arg(QDir::tempPath());
}

void Harness::picture(QQuickWindow* window, const QString& name) {
  const QString folder = qEnvironmentVariable("KIRIN_PICTURES");
  if (!folder.isEmpty()) save(window->grabWindow(), folder, name);
}

QStringList Harness::touchFaults(QQuickItem* root, double least, double apart) const {
  QStringList faults;
  QList<std::pair<QQuickItem*, QRectF>> controls;
  walk(root, root->mapRectToScene(QRectF(0, 0, root->width(), root->height())),
       [&](QQuickItem* item, const QRectF& clip) {
         if (!item->inherits("QQuickAbstractButton")) return;
         const QRectF box = item->mapRectToScene(QRectF(0, 0, item->width(), item->height()));
         if (!clip.intersects(box)) return;
         if (box.width() < least - 0.5 || box.height() < least - 0.5)
           faults << QStringLiteral("%1 is %2 x %3").arg(nameOf(item)).arg(box.width()).arg(box.height());
         controls.append({item, box.intersected(clip)});
       });
  if (controls.isEmpty()) faults << QStringLiteral("there is nothing to touch");
  for (qsizetype i = 0; i < controls.size(); ++i)
    for (qsizetype j = i + 1; j < controls.size(); ++j) {
      const QRectF grown = controls[i].second.adjusted(-apart + 0.5, -apart + 0.5, apart - 0.5, apart - 0.5);
      if (grown.intersects(controls[j].second))
        faults << QStringLiteral("%1 and %2 are too close").arg(nameOf(controls[i].first), nameOf(controls[j].first));
    }
  return faults;
}

QStringList Harness::textFaults(QQuickItem* root) const {
  QStringList faults;
  int texts = 0;
  walk(root, root->mapRectToScene(QRectF(0, 0, root->width(), root->height())), [&](QQuickItem* item, const QRectF&) {
    if (!item->inherits("QQuickText") || item->property("text").toString().isEmpty()) return;
    ++texts;
    const QString text = item->property("text").toString();
    if (item->property("truncated").toBool()) faults << QStringLiteral("\"%1\" is cut off").arg(text);
    const double wide = item->property("contentWidth").toDouble(), tall = item->property("contentHeight").toDouble();
    if (wide > item->width() + 1.5)
      faults << QStringLiteral("\"%1\" is %2 wide in %3").arg(text).arg(wide).arg(item->width());
    if (tall > item->height() + 1.5)
      faults << QStringLiteral("\"%1\" is %2 tall in %3").arg(text).arg(tall).arg(item->height());
    for (QQuickItem* holder = item->parentItem(); holder; holder = holder->parentItem()) {
      if (!holder->inherits("QQuickAbstractButton")) continue;
      const QRectF inner = item->mapRectToItem(holder, QRectF(0, 0, wide, tall));
      if (inner.height() > holder->height() + 0.5)
        faults << QStringLiteral("\"%1\" is taller than its button").arg(text);
    }
  });
  if (texts == 0) faults << QStringLiteral("there is no text");
  return faults;
}

QString Harness::resolvedFamily(const QString& family) const { return QFontInfo(QFont(family)).family(); }

double Harness::contrast(const QColor& one, const QColor& other) const {
  const double a = luminance(one), b = luminance(other);
  return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
}

}  // namespace kirin
