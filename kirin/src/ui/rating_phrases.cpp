// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/opponent_aim.h"
#include "chess/notation.h"
#include "ui/phrases.h"

#include <cmath>

// What is said of the Kirin rating.
namespace kirin {
namespace {

long points(double value) { return std::lround(value); }

}  // namespace

QString Phrases::rating(const PlayerRating& rating) {
  return tr("%1 ± %2", "a rating and its deviation").arg(points(rating.rating)).arg(points(rating.deviation));
}

QString Phrases::ratingChange(const RatingChange& change) {
  const long gained = points(change.after.rating) - points(change.before.rating);
  const QString sign = gained > 0 ? QStringLiteral("+") : gained < 0 ? QStringLiteral("\u2212") : QString();
  return tr("Your Kirin rating: %1 (%2)").arg(rating(change.after), sign + QString::number(std::abs(gained)));
}

QString Phrases::unrated(Unrated why) {
  switch (why) {
    case Unrated::Sides: return {};
    case Unrated::Opponent:
      return tr("Your Kirin rating stays as it is: nobody knows how strong this opponent really is.");
    case Unrated::Odds: return tr("Your Kirin rating stays as it is: games with odds don't count.");
    case Unrated::Start: return tr("Your Kirin rating stays as it is: the game began from another position.");
    case Unrated::Imported: return tr("Your Kirin rating stays as it is: this game was not played here.");
    case Unrated::Takeback: return tr("Your Kirin rating stays as it is: a move was taken back.");
    case Unrated::Hint: return tr("Your Kirin rating stays as it is: a hint was given.");
    case Unrated::Abandoned: return tr("Your Kirin rating stays as it is: abandoned games don't count.");
  }
  return {};
}

QString Phrases::hint(const Position& position, Move move) {
  return tr("Kirin would play %1.").arg(QString::fromStdString(toSan(position, move)));
}

QString Phrases::ratingLost() { return tr("From here on this game doesn't count for your Kirin rating."); }

QString Phrases::aim(const Aim& aim, const PersonalityRegistry& registry) {
  const auto nameOf = [&](const std::string& id) {
    const Personality* found = registry.find(id);
    return QString::fromStdString(found ? found->name : id);
  };
  if (aim.id.empty()) return {};
  if (aim.close) return tr("%1 is about as strong as you are.").arg(nameOf(aim.id));
  if (aim.halfStep.empty()) return tr("%1 is the strongest there is.").arg(nameOf(aim.id));
  if (aim.halfStep == aim.id) {
    return tr("%1 comes nearest, and is stronger: without a knight it is nearer still, but that doesn't count.")
        .arg(nameOf(aim.id));
  }
  return tr("%1 comes nearest. A half step up is %2 without a knight, but that doesn't count.")
      .arg(nameOf(aim.id), nameOf(aim.halfStep));
}

}  // namespace kirin
