// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/review_words.h"

#include "chess/notation.h"
#include "ui/phrases.h"

#include <QVariantMap>
#include <cmath>

namespace kirin {
namespace {

constexpr std::array kAllMarks{MoveMark::Book,       MoveMark::Best,    MoveMark::OnlyMove, MoveMark::Good,
                               MoveMark::Inaccuracy, MoveMark::Mistake, MoveMark::Blunder,  MoveMark::MissedWin};

QString numbered(const ReviewGame& game, int ply) {
  return Phrases::numberedMove(game.line().at(ply), game.sans()[static_cast<std::size_t>(ply)]);
}

QString bestBefore(const ReviewGame& game, const Review& review, int ply) {
  const auto& before = review.positions[static_cast<std::size_t>(ply)];
  if (!before || before->line.empty()) return {};
  return QString::fromStdString(toSan(game.line().at(ply), before->line.front()));
}

}  // namespace

QString ReviewWords::score(const Score& score) {
  if (score.mateIn) {
    const QString moves = *score.mateIn == 0 ? QString() : QString::number(std::abs(*score.mateIn));
    return (score.cp > 0 ? QStringLiteral("#") : QStringLiteral("#-")) + moves;
  }
  const QString pawns = QString::number(score.cp / 100.0, 'f', 1);
  return score.cp > 0 ? u'+' + pawns : pawns;
}

QString ReviewWords::line(const Position& from, const std::vector<Move>& moves, std::size_t most) {
  QStringList words;
  Position position = from;
  for (std::size_t i = 0; i < std::min(most, moves.size()); ++i) {
    const std::string san = toSan(position, moves[i]);
    const bool numberedHere = position.sideToMove() == Color::White || i == 0;
    words << (numberedHere ? Phrases::numberedMove(position, san) : QString::fromStdString(san));
    position.play(moves[i]);
  }
  return words.join(u' ');
}

QString ReviewWords::opening(const ReviewGame& game) {
  if (!game.opening()) return {};
  return QString::fromStdString(game.opening()->eco) + u' ' + QString::fromStdString(game.opening()->name);
}

QString ReviewWords::percent(const std::optional<double>& percent) {
  if (!percent) return QStringLiteral("–");
  //: A share: "87 %"
  return tr("%1 %").arg(std::lround(*percent)).replace(u' ', QChar(QChar::Nbsp));
}

QString ReviewWords::spent(const std::optional<Duration>& spent) {
  return spent ? Phrases::clock(*spent, false) : QString();
}

QString ReviewWords::markName(MoveMark mark) {
  switch (mark) {
    case MoveMark::Book: return QStringLiteral("book");
    case MoveMark::Best: return QStringLiteral("best");
    case MoveMark::OnlyMove: return QStringLiteral("only");
    case MoveMark::Good: return QStringLiteral("good");
    case MoveMark::Inaccuracy: return QStringLiteral("inaccuracy");
    case MoveMark::Mistake: return QStringLiteral("mistake");
    case MoveMark::Blunder: return QStringLiteral("blunder");
    case MoveMark::MissedWin: return QStringLiteral("missedWin");
  }
  return {};
}

QString ReviewWords::mark(MoveMark mark) {
  switch (mark) {
    case MoveMark::Book: return tr("Opening theory");
    case MoveMark::Best: return tr("Best moves");
    case MoveMark::OnlyMove: return tr("Only moves found");
    case MoveMark::Good: return tr("Good moves");
    case MoveMark::Inaccuracy: return tr("Inaccuracies");
    case MoveMark::Mistake: return tr("Mistakes");
    case MoveMark::Blunder: return tr("Blunders");
    case MoveMark::MissedWin: return tr("Missed wins");
  }
  return {};
}

QString ReviewWords::ofMove(const ReviewGame& game, const Review& review, int ply) {
  const QString played = numbered(game, ply - 1);
  const auto& move = review.moves[static_cast<std::size_t>(ply - 1)];
  if (!move) return played;
  const QString cost = percent(move->winBefore - move->winAfter);
  const QString best = bestBefore(game, review, ply - 1);
  switch (move->mark) {
    case MoveMark::Book: return tr("%1 is opening theory.").arg(played);
    case MoveMark::Best: return tr("%1 was the best move.").arg(played);
    case MoveMark::OnlyMove: return tr("%1 was the only good move.").arg(played);
    case MoveMark::Good: return tr("%1 was a good move.").arg(played);
    case MoveMark::Inaccuracy:
      return tr("%1 was inaccurate and cost %2 of the chances. %3 was best.").arg(played, cost, best);
    case MoveMark::Mistake:
      return tr("%1 was a mistake and cost %2 of the chances. %3 was best.").arg(played, cost, best);
    case MoveMark::Blunder:
      return tr("%1 was a blunder and cost %2 of the chances. %3 was best.").arg(played, cost, best);
    case MoveMark::MissedWin:
      return tr("%1 let the win slip and cost %2 of the chances. %3 was best.").arg(played, cost, best);
  }
  return played;
}

QString ReviewWords::ofTry(const GameLine& line, int tried, const std::optional<Judgement>& judgement) {
  const int from = line.plies() - tried;
  const std::vector<Move> moves(line.moves().begin() + from, line.moves().end());
  const QString words = ReviewWords::line(line.at(from), moves, moves.size());
  return judgement ? tr("You try %1: %2.").arg(words, score(judgement->score)) : tr("You try %1.").arg(words);
}

QString ReviewWords::ofRetry(const ReviewGame& game, const Review& review, const RetryRound& round) {
  if (round.count() == 0) return tr("There is no error to do better.");
  if (round.over())
    return tr("That was all. You solved %1 of %2 at the first try.").arg(round.solved()).arg(round.count());
  const QString best = bestBefore(game, review, round.ply());
  switch (round.state()) {
    case RetryRound::State::Asking:
      return tr("%1 of %2: find something better than %3.")
          .arg(QString::number(round.at() + 1), QString::number(round.count()), numbered(game, round.ply()));
    case RetryRound::State::Judging: return tr("Kirin looks at your move.");
    case RetryRound::State::Right: return tr("Right, that is better.");
    case RetryRound::State::Wrong: return tr("That is not better. Try again, or have it shown.");
    case RetryRound::State::Shown: return tr("%1 was best.").arg(best);
  }
  return {};
}

QVariantList ReviewWords::accuracyRows(const Review& review) {
  QVariantList rows;
  const auto add = [&rows](const QString& name, const std::optional<double>& white,
                           const std::optional<double>& black) {
    rows << QVariantMap{{QStringLiteral("name"), name},
                        {QStringLiteral("white"), percent(white)},
                        {QStringLiteral("black"), percent(black)}};
  };
  add(tr("Accuracy"), review.sides[0].accuracy, review.sides[1].accuracy);
  const std::array names{tr("in the opening"), tr("in the middlegame"), tr("in the endgame")};
  for (std::size_t phase = 0; phase < names.size(); ++phase) {
    const auto& white = review.sides[0].byPhase[phase];
    const auto& black = review.sides[1].byPhase[phase];
    if (white || black) add(names[phase], white, black);
  }
  return rows;
}

QVariantList ReviewWords::markRows(const Review& review) {
  QVariantList rows;
  for (const MoveMark each : kAllMarks) {
    const auto at = static_cast<std::size_t>(each);
    const int white = review.sides[0].marks[at], black = review.sides[1].marks[at];
    if (white + black == 0) continue;
    rows << QVariantMap{{QStringLiteral("mark"), markName(each)},
                        {QStringLiteral("name"), mark(each)},
                        {QStringLiteral("white"), white},
                        {QStringLiteral("black"), black}};
  }
  return rows;
}

QString ReviewWords::player(const ReviewGame& game, Color side) {
  const StoredGame& stored = game.stored();
  const QString name = QString::fromStdString(stored.names[index(side)]);
  // What a person without a name is called in PGN is no name.
  const bool nameless =
      stored.config.players[index(side)].human && (name.isEmpty() || name == QStringLiteral("Player"));
  if (!nameless) return name;
  return game.onlyPerson() ? Phrases::tr("You") : Phrases::color(side);
}

QString ReviewWords::result(const ReviewGame& game) {
  const auto& end = game.stored().end;
  return QString::fromUtf8(toString(end ? end->result : GameResult::Unknown).data());
}

}  // namespace kirin
