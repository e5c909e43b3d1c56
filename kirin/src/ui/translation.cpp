// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/translation.h"

#include <QCoreApplication>
#include <QDir>
#include <QLocale>

namespace kirin {

QStringList Translation::languages() {
  QStringList codes{QStringLiteral("en")};
  for (const QString& file : QDir(QStringLiteral(":/i18n")).entryList({QStringLiteral("kirin_*.qm")})) {
    codes << file.mid(6, file.size() - 9);
  }
  return codes;
}

void Translation::use(const QString& language) {
  QCoreApplication::removeTranslator(&translator_);
  const QString code = language.isEmpty() ? QLocale::system().name().section(u'_', 0, 0) : language;
  if (translator_.load(QStringLiteral(":/i18n/kirin_%1.qm").arg(code))) {
    QCoreApplication::installTranslator(&translator_);
  }
}

}  // namespace kirin
