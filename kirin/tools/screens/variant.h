// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>
#include <QString>
#include <vector>

namespace kirin {

/// How a screen can look: all of it is a person's choice but the size, which is the panel's.
struct Variant {
  QSize size;
  QString language = QStringLiteral("en");
  QString theme = QStringLiteral("walnut");
  int textPercent = 100;

  /// "de-maple-150-800x480"
  QString name() const;
};

/// As shipped, at both sizes.
std::vector<Variant> plainVariants();
/// Both sizes, both languages, the three themes, plain text and the largest.
std::vector<Variant> allVariants();

}  // namespace kirin
