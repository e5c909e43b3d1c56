// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ladder/windows.h"

#include "ladder/turn.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace kirin::ladder {

namespace {

int squaresBetween(Square a, Square b) {
  return std::max(std::abs(fileOf(a) - fileOf(b)), std::abs(rankOf(a) - rankOf(b)));
}

bool inTheCentre(Square square) {
  return fileOf(square) >= 2 && fileOf(square) <= 5 && rankOf(square) >= 2 && rankOf(square) <= 5;
}

bool goesBackward(Move move, Color side) {
  const int ranks = rankOf(move.to()) - rankOf(move.from());
  return side == Color::White ? ranks < 0 : ranks > 0;
}

Trait kindOf(PieceType type) {
  switch (type) {
    case PieceType::Pawn: return Trait::Pawns;
    case PieceType::Rook: return Trait::Rooks;
    case PieceType::Queen: return Trait::Queens;
    case PieceType::King: return Trait::Kings;
    default: return Trait::Minors;
  }
}

/// Sums up what each move adds.
class Counter {
 public:
  explicit Counter(const GameLine& line) : line_(line) {}

  void add(int ply) {
    const Position& position = line_.at(ply);
    const Move move = line_.moves()[static_cast<std::size_t>(ply)];
    exchanges(Turn(line_, ply).judge(move));
    shape(position, move);
    if (ply >= 1) add(Trait::FarFrom, squaresBetween(move.to(), line_.moves()[static_cast<std::size_t>(ply - 1)].to()));
    if (ply < 2) return;
    const Move before = line_.moves()[static_cast<std::size_t>(ply - 2)];
    add(Trait::SamePiece, before.to() == move.from());
    add(Trait::Undone, before.to() == move.from() && before.from() == move.to());
  }

  void add(const Loss& loss) {
    add(Trait::Lost, std::sqrt(std::min(loss.lost, kMostLoss)));
    add(Trait::LostAPawn, loss.lost >= 100);
    add(Trait::LostAPiece, loss.lost >= 300);
    add(Trait::First, loss.first);
  }

  Window window() {
    Window window = sums_;
    window[static_cast<std::size_t>(Trait::Kinds)] = static_cast<double>(kinds_.size());
    return window;
  }

 private:
  void add(Trait trait, double value) { sums_[static_cast<std::size_t>(trait)] += value; }

  void exchanges(const Answers& answers) {
    const auto of = [&](Question question) { return answers[static_cast<std::size_t>(question)]; };
    const auto both = [&](Question question, Trait done, Trait missed) {
      add(done, of(question).done);
      add(missed, of(question).asked && !of(question).done);
    };
    both(Question::FreeTaken, Trait::FreeTaken, Trait::FreeMissed);
    both(Question::Recaptured, Trait::TakenBack, Trait::NotTakenBack);
    both(Question::MateFound, Trait::MateFound, Trait::MateMissed);
    add(Trait::MovedInto, of(Question::MovedInto).done);
    add(Trait::Left, of(Question::Left).done);
    add(Trait::QueenHung, of(Question::QueenHung).done);
    add(Trait::MateAllowed, of(Question::MateAllowed).done);
  }

  void shape(const Position& position, Move move) {
    const PieceType type = position.typeAt(move.from());
    add(Trait::Captures, position.isCapture(move));
    add(Trait::Checks, position.after(move).inCheck());
    add(Trait::Backward, goesBackward(move, position.sideToMove()));
    add(Trait::Length, squaresBetween(move.from(), move.to()));
    add(Trait::ToCentre, inTheCentre(move.to()));
    add(Trait::Castles, move.kind() == Move::Kind::Castling);
    add(kindOf(type), 1);
    kinds_.insert(type);
  }

  const GameLine& line_;
  Window sums_{};
  std::set<PieceType> kinds_;
};

}  // namespace

std::string_view nameOf(Trait trait) {
  static constexpr std::array<std::string_view, kTraits> kNames{
      "captures",       "checks",       "free taken",  "free missed",     "taken back",  "not taken back",
      "moved into",     "left hanging", "queen hung",  "mate found",      "mate missed", "mate allowed",
      "same piece",     "undone",       "backward",    "far from theirs", "length",      "to the centre",
      "castles",        "pawns",        "minors",      "rooks",           "queens",      "kings",
      "kinds of piece", "lost",         "lost a pawn", "lost a piece",    "first choice"};
  return kNames[static_cast<std::size_t>(trait)];
}

std::vector<int> windowStarts(const GameLine& line, Color side, int fromPly) {
  std::vector<int> starts;
  int ply = fromPly;
  if (ply < line.plies() && line.at(ply).sideToMove() != side) ++ply;
  for (; ply + 2 * (kWindow - 1) < line.plies(); ply += 2 * kWindow) starts.push_back(ply);
  return starts;
}

Window windowAt(const GameLine& line, int start, LossMeter* meter) {
  Counter counter(line);
  for (int i = 0; i < kWindow; ++i) {
    const int ply = start + 2 * i;
    counter.add(ply);
    if (!meter) continue;
    SampledMove move{line, line.moves()[static_cast<std::size_t>(ply)]};
    move.line.truncate(ply);
    counter.add(meter->measure(move));
  }
  return counter.window();
}

}  // namespace kirin::ladder
