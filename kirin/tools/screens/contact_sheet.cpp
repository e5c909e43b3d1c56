// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "contact_sheet.h"

#include <QPainter>

namespace kirin {
namespace {

constexpr int kGap = 8;
constexpr int kNameHeight = 20;

}  // namespace

void ContactSheet::add(const QString& name, const QImage& picture) {
  entries_.push_back({name, picture.scaledToWidth(width_, Qt::SmoothTransformation)});
}

QImage ContactSheet::image() const {
  int tallest = 0;
  for (const Entry& entry : entries_) tallest = std::max(tallest, entry.picture.height());
  const int rows = (static_cast<int>(entries_.size()) + columns_ - 1) / columns_;
  const int across = width_ + kGap, down = tallest + kNameHeight + kGap;
  QImage sheet(columns_ * across + kGap, rows * down + kGap, QImage::Format_RGB32);
  sheet.fill(Qt::darkGray);
  QPainter painter(&sheet);
  painter.setPen(Qt::white);
  for (int i = 0; i < static_cast<int>(entries_.size()); ++i) {
    const QPoint corner(kGap + i % columns_ * across, kGap + i / columns_ * down);
    painter.drawImage(corner, entries_[i].picture);
    painter.drawText(QRect(corner + QPoint(0, tallest), QSize(width_, kNameHeight)), Qt::AlignVCenter,
                     entries_[i].name);
  }
  return sheet;
}

}  // namespace kirin
