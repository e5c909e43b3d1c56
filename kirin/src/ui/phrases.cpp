// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/phrases.h"

#include "app/personality.h"
#include "ui/game_view.h"
#include "ui/models.h"

namespace kirin {

QString Phrases::request(const OperatorRequest& request) {
  const QString what = request.piece ? piece(Piece{colorOf(*request.piece), kindOf(*request.piece)}) : tr("piece");
  const auto square = [](Place place) { return QString::fromStdString(squareName(place.square())); };
  switch (request.kind) {
    case OperatorRequest::Kind::PlacePiece:
      if (request.from.isSquare() && request.to.isSquare()) {
        return tr("Put the %1 from %2 on %3").arg(what, square(request.from), square(request.to));
      }
      if (request.to.isSquare()) {
        return tr("Put the %1 on %2").arg(what, square(request.to));
      }
      return tr("Put the %1 into its place in the storage column").arg(what);
    case OperatorRequest::Kind::RemovePiece:
      if (request.from.isSquare()) {
        return tr("Take the %1 away from %2").arg(what, square(request.from));
      }
      return tr("Take the %1 out of the storage column").arg(what);
    case OperatorRequest::Kind::SetUpBoard: return tr("Set up the pieces, then say that they stand");
    case OperatorRequest::Kind::CheckBoard: return tr("Something stands where it should not: check the board");
    case OperatorRequest::Kind::NoAnswer: return tr("The board doesn't answer");
    case OperatorRequest::Kind::WhichMove:
      return tr("Say on the screen whether the %1 went from %2 to %3")
          .arg(what, square(request.from), square(request.to));
  }
  return {};
}

QString Phrases::result(const GameEnd& end, const GameView& game, const PersonalityRegistry& registry) {
  switch (end.reason) {
    case EndReason::Stalemate: return tr("Draw by stalemate");
    case EndReason::DeadPosition: return tr("Draw: neither side can give mate");
    case EndReason::Threefold: return tr("Draw: the position stood there three times");
    case EndReason::Fivefold: return tr("Draw: the position stood there five times");
    case EndReason::FiftyMoves: return tr("Draw: fifty moves without a capture or a pawn's move");
    case EndReason::SeventyFiveMoves: return tr("Draw: seventy-five moves without a capture or a pawn's move");
    case EndReason::Agreement: return tr("Draw by agreement");
    case EndReason::FlagWithoutMate: return tr("Draw: time ran out, but the other side could never give mate");
    case EndReason::Aborted: return tr("The game was abandoned");
    case EndReason::Checkmate:
    case EndReason::Resignation:
    case EndReason::Flag: break;
  }
  const Color winner = end.result == GameResult::WhiteWins ? Color::White : Color::Black;
  const QString won = player(game, winner, registry), lost = player(game, !winner, registry);
  const auto person = game.onlyPerson();
  if (person == winner) {
    if (end.reason == EndReason::Checkmate) return tr("You won by checkmate");
    if (end.reason == EndReason::Flag) return tr("You won on time");
    return tr("You won: %1 resigned").arg(lost);
  }
  if (person) {
    if (end.reason == EndReason::Checkmate) return tr("%1 won by checkmate").arg(won);
    if (end.reason == EndReason::Flag) return tr("%1 won: your time ran out").arg(won);
    return tr("You resigned");
  }
  if (end.reason == EndReason::Checkmate) return tr("%1 won by checkmate").arg(won);
  if (end.reason == EndReason::Flag) return tr("%1 won on time").arg(won);
  return tr("%1 won: %2 resigned").arg(won, lost);
}

QString Phrases::claim(DrawRule rule) {
  switch (rule) {
    case DrawRule::Threefold: return tr("Claim a draw: threefold repetition");
    case DrawRule::FiftyMoves: return tr("Claim a draw: fifty moves");
    default: return {};
  }
}

QString Phrases::player(const GameView& game, Color side, const PersonalityRegistry& registry) {
  if (!game.isHuman(side)) {
    const std::string& id = game.config().players[index(side)].personalityId;
    const Personality* found = registry.find(id);
    return QString::fromStdString(found ? found->name : id);
  }
  return game.humans() == 1 ? tr("You") : color(side);
}

QString Phrases::playerDetail(const GameView& game, Color side, const PersonalityRegistry& registry) {
  if (game.isHuman(side)) return {};
  const Personality* found = registry.find(game.config().players[index(side)].personalityId);
  QStringList parts;
  if (found && found->elo > 0) parts << elo(found->elo);
  if (game.config().odds != Odds::None) parts << odds(game.config().odds);
  return parts.join(QStringLiteral(", "));
}

QString Phrases::guest() { return tr("A guest"); }
QString Phrases::guestBlurb() {
  return tr("Two people at this board. Kirin keeps the clock and the score, and brings every captured piece away.");
}
QString Phrases::guestDetail() { return tr("a person"); }

QString Phrases::color(Color color) { return color == Color::White ? tr("White") : tr("Black"); }

QString Phrases::piece(PieceType type) {
  switch (type) {
    case PieceType::Pawn: return tr("pawn");
    case PieceType::Knight: return tr("knight");
    case PieceType::Bishop: return tr("bishop");
    case PieceType::Rook: return tr("rook");
    case PieceType::Queen: return tr("queen");
    case PieceType::King: return tr("king");
    case PieceType::None: break;
  }
  return tr("empty");
}

QString Phrases::piece(Piece p) {
  const bool white = p.color == Color::White;
  switch (p.type) {
    case PieceType::Pawn: return white ? tr("white pawn") : tr("black pawn");
    case PieceType::Knight: return white ? tr("white knight") : tr("black knight");
    case PieceType::Bishop: return white ? tr("white bishop") : tr("black bishop");
    case PieceType::Rook: return white ? tr("white rook") : tr("black rook");
    case PieceType::Queen: return white ? tr("white queen") : tr("black queen");
    case PieceType::King: return white ? tr("white king") : tr("black king");
    case PieceType::None: break;
  }
  return tr("empty");
}

QString Phrases::square(Square s, Piece p) {
  //: A square and what stands on it: "e4, white pawn"
  return tr("%1, %2").arg(QString::fromStdString(squareName(s)), piece(p));
}

QString Phrases::elo(int elo) { return elo > 0 ? tr("target %1").arg(elo) : QString(); }

QString Phrases::record(const OpponentRecord& record) {
  QStringList parts;
  if (record.won > 0) parts << tr("%1 won").arg(record.won);
  if (record.lost > 0) parts << tr("%1 lost").arg(record.lost);
  if (record.drawn > 0) parts << tr("%1 drawn").arg(record.drawn);
  return parts.join(QStringLiteral(", "));
}

QString Phrases::time(const TimeControl& control) {
  if (!control.timed()) return bucket(TimeBucket::Untimed);
  //: A time control and its class: "5+3 Blitz"
  return tr("%1 %2").arg(QString::fromStdString(toString(control)), bucket(bucketOf(control)));
}

QString Phrases::bucket(TimeBucket bucket) {
  switch (bucket) {
    case TimeBucket::Untimed: return tr("Untimed");
    case TimeBucket::Bullet: return tr("Bullet");
    case TimeBucket::Blitz: return tr("Blitz");
    case TimeBucket::Rapid: return tr("Rapid");
    case TimeBucket::Classical: return tr("Classical");
  }
  return {};
}

QString Phrases::odds(Odds odds) {
  switch (odds) {
    case Odds::Queen: return tr("without the queen");
    case Odds::Rook: return tr("without a rook");
    case Odds::Knight: return tr("without a knight");
    case Odds::None: break;
  }
  return {};
}

QString Phrases::numberedMove(const Position& before, const std::string& san) {
  const QString dots = before.sideToMove() == Color::White ? QStringLiteral(". ") : QStringLiteral("... ");
  return QString::number(before.fullmoveNumber()) + dots + QString::fromStdString(san);
}

QString Phrases::moves(int plies) {
  const int moves = (plies + 1) / 2;
  return moves == 1 ? tr("1 move") : tr("%1 moves").arg(moves);
}

QString Phrases::unfinished(const std::array<PlayerConfig, 2>& players, int plies, Color toMove,
                            const PersonalityRegistry& registry) {
  const bool yours = players[index(toMove)].human;
  const PlayerConfig& opponent = players[0].human ? players[1] : players[0];
  const Personality* found = registry.find(opponent.personalityId);
  if (opponent.human) return tr("Two players, %1, %2 to move").arg(moves(plies), color(toMove));
  const QString name = QString::fromStdString(found ? found->name : opponent.personalityId);
  return (yours ? tr("%1, %2, your turn") : tr("%1, %2, the opponent's turn")).arg(name, moves(plies));
}

QString Phrases::scanned(bool matches) {
  return matches ? tr("The board is as it should be.") : tr("The board is not as it should be.");
}

QString Phrases::clock(Duration shown, bool timed) {
  const auto tenths = std::chrono::duration_cast<std::chrono::milliseconds>(shown).count() / 100;
  const auto seconds = tenths / 10, minutes = seconds / 60, hours = minutes / 60;
  const auto two = [](auto number) { return QStringLiteral("%1").arg(number, 2, 10, QChar(u'0')); };
  QString text = hours > 0 ? QString::number(hours) + u':' + two(minutes % 60) : QString::number(minutes);
  text += u':' + two(seconds % 60);
  if (timed && seconds < 10) text += u'.' + QString::number(tenths % 10);
  return text;
}

}  // namespace kirin
