// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rating_bridge.h"

#include "base/log.h"
#include "ui/phrases.h"

#include <QVariantMap>
#include <algorithm>
#include <cmath>

namespace kirin {
namespace {

constexpr std::size_t kMostPoints = 200;
constexpr double kGuessDeviation = 250;

/// Every so many of them, and the newest.
QVariantList thinned(const std::vector<RatingEntry>& entries) {
  QVariantList points;
  const std::size_t step = entries.size() / kMostPoints + 1;
  const std::size_t first = entries.empty() ? 0 : (entries.size() - 1) % step;
  for (std::size_t i = first; i < entries.size(); i += step) {
    points << QVariantMap{{QStringLiteral("rating"), entries[i].rating.rating},
                          {QStringLiteral("deviation"), entries[i].rating.deviation}};
  }
  return points;
}

}  // namespace

void RatingValue::show(const std::vector<RatingEntry>& entries, WallTime now) {
  known_ = !entries.empty();
  value_ = known_ ? afterIdle(entries.back().rating, idleDays(entries.back().at, now)) : PlayerRating{};
  games_ = static_cast<int>(
      std::count_if(entries.begin(), entries.end(), [](const RatingEntry& each) { return each.score.has_value(); }));
  history_ = thinned(entries);
  emit changed();
}

int RatingValue::rating() const { return static_cast<int>(std::lround(value_.rating)); }
int RatingValue::deviation() const { return static_cast<int>(std::lround(value_.deviation)); }
QString RatingValue::text() const { return known_ ? Phrases::rating(value_) : QString(); }

RatingBridge::RatingBridge(LibraryWork work, const ITime& time, const PersonalityRegistry& registry, QObject* parent)
    : QObject(parent), work_(std::move(work)), time_(time), registry_(registry), rungs_(ratedRungs(registry)) {
  aim_ = aimedRung(play_.value(), rungs_, {});
}

QString RatingBridge::aimText() const { return Phrases::aim(aim_, registry_); }

void RatingBridge::refresh() {
  work_([this, self = QPointer(this)](const Result<std::unique_ptr<SqliteFile>>& file) {
    if (!file) return;
    SqliteRatings ratings(**file);
    auto play = ratings.history(RatingKind::Play), puzzles = ratings.history(RatingKind::Puzzles);
    if (!play || !puzzles) {
      log::storage().warn("the Kirin rating can't be read: {}", (play ? puzzles : play).error().debugText());
      return;
    }
    onGuiThread(self, [this, play = *std::move(play), puzzles = *std::move(puzzles)] { show(play, puzzles); });
  });
}

void RatingBridge::guess(int rating) {
  work_([rating, at = time_.wallNow()](const Result<std::unique_ptr<SqliteFile>>& file) {
    if (!file) return;
    const PlayerRating begin{static_cast<double>(rating), kGuessDeviation, PlayerRating{}.volatility};
    if (const auto done = SqliteRatings(**file).guess(RatingKind::Play, begin, at); !done) {
      log::storage().warn("the first guess is not kept: {}", done.error().debugText());
    }
  });
  refresh();
}

void RatingBridge::show(const std::vector<RatingEntry>& play, const std::vector<RatingEntry>& puzzles) {
  const WallTime now = time_.wallNow();
  play_.show(play, now);
  puzzles_.show(puzzles, now);
  // Whom it was aimed at last is whom it counted against last, as far as that was a choice of ours.
  aim_ = aimedRung(play_.value(), rungs_, play.empty() ? std::string() : play.back().opponent);
  loaded_ = true;
  emit changed();
}

}  // namespace kirin
