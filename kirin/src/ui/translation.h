// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <QTranslator>

namespace kirin {

/// The language the application speaks. GUI thread; needs the application object and ends before it.
class Translation {
 public:
  /// The codes there is a file for, and "en", which is in the source.
  static QStringList languages();

  /// "": the system's, if it is one of them. Whoever shows words has to say them again.
  void use(const QString& language);

 private:
  QTranslator translator_;
};

}  // namespace kirin
