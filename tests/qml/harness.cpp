// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "harness.h"

#include "layout_faults.h"

#include <QAccessible>
#include <QColor>
#include <QDir>
#include <QFontInfo>
#include <QImage>
#include <QMetaEnum>

namespace kirin {

namespace {

void save(const QImage& image, const QString& folder, const QString& name) {
  QDir().mkpath(folder);
  constexpr int smallest = 0;
  image.save(QDir(folder).filePath(name + QStringLiteral(".png")), "PNG", smallest);
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
  return kirin::touchFaults(root, least, apart);
}

QStringList Harness::textFaults(QQuickItem* root) const { return kirin::textFaults(root); }

QString Harness::spoken(QQuickItem* item) const {
  if (!item) return QStringLiteral("nothing has the keyboard");
  const QAccessibleInterface* heard = QAccessible::queryAccessibleInterface(item);
  if (!heard) return QStringLiteral("%1 is not heard of").arg(itemName(item));
  const QAccessible::Role role = heard->role();
  if (role == QAccessible::NoRole || role == QAccessible::Client)
    return QStringLiteral("%1 has no role").arg(itemName(item));
  const QString name = heard->text(QAccessible::Name);
  if (name.isEmpty()) return QStringLiteral("%1 has no name").arg(itemName(item));
  return QStringLiteral("%1: %2").arg(QString::fromLatin1(QMetaEnum::fromType<QAccessible::Role>().valueToKey(role)),
                                      name);
}

QList<QQuickItem*> Harness::controls(QQuickItem* root) const {
  QList<QQuickItem*> found;
  walkSeen(root, root->mapRectToScene(QRectF(0, 0, root->width(), root->height())),
           [&](QQuickItem* item, const QRectF&) {
             const bool pressed = item->inherits("QQuickAbstractButton") || item->inherits("QQuickTextField");
             if (pressed && item->isEnabled()) found.append(item);
           });
  return found;
}

bool Harness::inList(QQuickItem* item) const {
  for (QQuickItem* each = item; each; each = each->parentItem()) {
    const QAccessibleInterface* heard = QAccessible::queryAccessibleInterface(each);
    if (heard && heard->role() == QAccessible::List && each->activeFocusOnTab()) return true;
  }
  return false;
}

QString Harness::resolvedFamily(const QString& family) const { return QFontInfo(QFont(family)).family(); }

double Harness::contrast(const QColor& one, const QColor& other) const { return kirin::contrast(one, other); }

QStringList Harness::contrastFaults(QQuickWindow* window, QQuickItem* root) const {
  return kirin::contrastFaults(root, window->grabWindow());
}

}  // namespace kirin
