// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/review_models.h"

#include "ui/review_words.h"

namespace kirin {

void ReviewMoveModel::show(const ReviewGame& game, const Review& review) {
  std::vector<ReviewRow> rows;
  for (int ply = 0; ply < game.plies(); ++ply) {
    const Position& before = game.line().at(ply);
    const bool white = before.sideToMove() == Color::White;
    if (white || rows.empty()) rows.push_back({before.fullmoveNumber(), {}, {}});
    ReviewHalf& half = white ? rows.back().white : rows.back().black;
    const auto at = static_cast<std::size_t>(ply);
    half = {ply, QString::fromStdString(game.sans()[at]), {}, ReviewWords::spent(game.spentOn(ply))};
    if (const auto& move = review.moves[at]) half.mark = ReviewWords::markName(move->mark);
  }
  showRows(std::move(rows));
}

QVariant ReviewMoveModel::data(const QModelIndex& index, int role) const {
  const ReviewRow* row = rowAt(index);
  if (!row) return {};
  switch (role) {
    case Number: return row->number;
    case WhitePly: return row->white.ply;
    case White: return row->white.san;
    case WhiteMark: return row->white.mark;
    case WhiteTime: return row->white.time;
    case BlackPly: return row->black.ply;
    case Black: return row->black.san;
    case BlackMark: return row->black.mark;
    case BlackTime: return row->black.time;
    default: return {};
  }
}

QHash<int, QByteArray> ReviewMoveModel::roleNames() const {
  return {{Number, "number"},       {WhitePly, "whitePly"},   {White, "white"},
          {WhiteMark, "whiteMark"}, {WhiteTime, "whiteTime"}, {BlackPly, "blackPly"},
          {Black, "black"},         {BlackMark, "blackMark"}, {BlackTime, "blackTime"}};
}

}  // namespace kirin
