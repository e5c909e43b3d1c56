// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "variant.h"

namespace kirin {
namespace {

const std::vector<QSize>& sizes() {
  static const std::vector<QSize> kSizes{{800, 480}, {1280, 800}};
  return kSizes;
}

}  // namespace

QString Variant::name() const {
  return QStringLiteral("%1-%2-%3-%4x%5").arg(language, theme).arg(textPercent).arg(size.width()).arg(size.height());
}

std::vector<Variant> plainVariants() {
  std::vector<Variant> variants;
  for (const QSize size : sizes()) variants.push_back({size});
  return variants;
}

std::vector<Variant> allVariants() {
  std::vector<Variant> variants;
  for (const QSize size : sizes())
    for (const char* language : {"en", "de"})
      for (const char* theme : {"walnut", "maple", "contrast"})
        for (const int percent : {100, 150})
          variants.push_back({size, QString::fromLatin1(language), QString::fromLatin1(theme), percent});
  return variants;
}

}  // namespace kirin
