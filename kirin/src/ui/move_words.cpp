// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/move_words.h"

namespace kirin {

std::optional<PieceType> promotionPiece(const QString& letter) {
  if (letter == u"q") return PieceType::Queen;
  if (letter == u"r") return PieceType::Rook;
  if (letter == u"b") return PieceType::Bishop;
  if (letter == u"n") return PieceType::Knight;
  return std::nullopt;
}

QString soundOf(const Position& before, Move move) {
  if (before.givesCheck(move)) return QStringLiteral("check");
  if (move.kind() == Move::Kind::Promotion) return QStringLiteral("promote");
  if (move.kind() == Move::Kind::Castling) return QStringLiteral("castle");
  return before.isCapture(move) ? QStringLiteral("capture") : QStringLiteral("move");
}

}  // namespace kirin
