// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/qr_picture.h"

#include "app/qr_code.h"

#include <QString>

namespace kirin {

Result<QVariantMap> qrPicture(std::string_view text) {
  const auto code = QrCode::of(text);
  if (!code) return code.error();
  QString path;
  for (int row = 0; row < code->size(); ++row) {
    for (int from = 0; from < code->size(); ++from) {
      int to = from;
      while (to < code->size() && code->dark(to, row)) ++to;
      if (to > from) path += QStringLiteral("M%1 %2h%3v1h-%3z").arg(from).arg(row).arg(to - from);
      from = to;
    }
  }
  return QVariantMap{{QStringLiteral("modules"), code->size()}, {QStringLiteral("path"), path}};
}

}  // namespace kirin
