// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/table.h"

namespace kirin {

Table Table::of(const BoardProfile& profile, const Placement& placement, double uncertainty, Point head) {
  Table table;
  table.placement = placement;
  table.head = head;
  for (PieceId piece = 0; piece < kPieceCount; ++piece) table.put(profile, piece, placement.places[piece], uncertainty);
  return table;
}

void Table::put(const BoardProfile& profile, PieceId piece, Place place, double uncertainty) {
  placement.places[piece] = place;
  standing[piece] = place.isNowhere() ? std::nullopt : std::optional(Standing{profile.where(place), uncertainty});
}

}  // namespace kirin
