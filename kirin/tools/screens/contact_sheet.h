// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QString>
#include <vector>

namespace kirin {

/// Many pictures on one, each small and with its name under it.
class ContactSheet {
 public:
  /// Pictures come out `width` pixels wide, `columns` of them in a row.
  ContactSheet(int width, int columns) : width_(width), columns_(columns) {}

  void add(const QString& name, const QImage& picture);
  QImage image() const;

 private:
  struct Entry {
    QString name;
    QImage picture;
  };
  int width_, columns_;
  std::vector<Entry> entries_;
};

}  // namespace kirin
