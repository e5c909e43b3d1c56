// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/nnue/accumulator_stack.h"

#include "engine/nnue/features.h"

#include <algorithm>
#include <bit>
#include <cassert>

namespace kirin {

namespace {

bool onMirroredHalf(Square king) { return fileOf(king) < 4; }

}  // namespace

AccumulatorStack::AccumulatorStack(std::shared_ptr<const Network> network, int deepest, const NetKernels& kernels)
    : network_(std::move(network)),
      kernels_(kernels),
      plies_(static_cast<std::size_t>(deepest) + 1),
      rows_((2 * plies_.size() + remembered_.size()) * static_cast<std::size_t>(network_->width())) {
  for (int i = 0; i < static_cast<int>(remembered_.size()); ++i)
    std::copy_n(network_->featureBiases(), network_->width(), rememberedSums(i));
  reset();
}

void AccumulatorStack::reset() {
  ply_ = 0;
  plies_[0].known = {};
  plies_[0].mirrors = {true, true};
}

void AccumulatorStack::pushNull() {
  assert(ply_ + 1 < static_cast<int>(plies_.size()));
  Ply& ply = plies_[static_cast<std::size_t>(++ply_)];
  ply.offs = ply.ons = 0;
  ply.mirrors = ply.known = {};
}

void AccumulatorStack::push(const Position& before, Move move) {
  pushNull();
  Ply& ply = plies_[static_cast<std::size_t>(ply_)];
  const Color us = before.sideToMove();
  const Piece mover = before.at(move.from());
  const auto off = [&](Piece piece, Square square) { ply.off[static_cast<std::size_t>(ply.offs++)] = {piece, square}; };
  const auto on = [&](Piece piece, Square square) { ply.on[static_cast<std::size_t>(ply.ons++)] = {piece, square}; };

  off(mover, move.from());
  Square to = move.to();
  if (move.kind() == Move::Kind::Castling) {
    const int rank = rankOf(move.from());
    const bool kingSide = move.to() > move.from();
    to = makeSquare(kingSide ? 6 : 2, rank);
    off(before.at(move.to()), move.to());
    on(before.at(move.to()), makeSquare(kingSide ? 5 : 3, rank));
    on(mover, to);
  } else {
    if (const Piece taken = before.captured(move); !taken.none()) off(taken, before.captureSquare(move));
    on(move.kind() == Move::Kind::Promotion ? Piece{us, move.promotion()} : mover, to);
  }
  if (mover.type == PieceType::King)
    ply.mirrors[static_cast<std::size_t>(index(us))] = onMirroredHalf(move.from()) != onMirroredHalf(to);
}

int AccumulatorStack::evaluate(const Position& position) {
  const std::int16_t* const own = workOut(position, position.sideToMove());
  const std::int16_t* const other = workOut(position, !position.sideToMove());
  return network_->output(kernels_, own, other, std::popcount(position.pieces()));
}

const std::int16_t* AccumulatorStack::workOut(const Position& position, Color view) {
  const std::size_t v = static_cast<std::size_t>(index(view));
  int from = ply_;
  while (!plies_[static_cast<std::size_t>(from)].known[v] && !plies_[static_cast<std::size_t>(from)].mirrors[v]) --from;
  if (plies_[static_cast<std::size_t>(from)].known[v]) {
    const Square turned = orientation(view, position.king(view));
    while (from < ply_) advance(++from, view, turned);
  } else {
    refresh(position, view);
  }
  return sums(ply_, view);
}

void AccumulatorStack::advance(int number, Color view, Square turned) {
  Ply& ply = plies_[static_cast<std::size_t>(number)];
  const auto row = [&](const Standing& s) { return network_->featureRow(featureOf(view, turned, s.piece, s.square)); };
  const std::int16_t* const in = sums(number - 1, view);
  std::int16_t* const out = sums(number, view);
  const int width = network_->width();
  if (ply.offs == 0) {
    std::copy_n(in, width, out);
  } else if (ply.offs == 1) {
    kernels_.move(out, in, row(ply.on[0]), row(ply.off[0]), width);
  } else if (ply.ons == 1) {
    kernels_.capture(out, in, row(ply.on[0]), row(ply.off[0]), row(ply.off[1]), width);
  } else {
    kernels_.castle(out, in, row(ply.on[0]), row(ply.on[1]), row(ply.off[0]), row(ply.off[1]), width);
  }
  ply.known[static_cast<std::size_t>(index(view))] = true;
}

// By the difference to the last position that was worked out so, with the king on this half.
void AccumulatorStack::refresh(const Position& position, Color view) {
  const Square king = position.king(view);
  const Square turned = orientation(view, king);
  const int which = 2 * index(view) + onMirroredHalf(king);
  Remembered& remembered = remembered_[static_cast<std::size_t>(which)];
  std::int16_t* const memory = rememberedSums(which);
  const int width = network_->width();

  std::array<const std::int16_t*, 32> off;
  std::array<const std::int16_t*, 32> on;
  std::size_t offs = 0;
  std::size_t ons = 0;
  for (Color color : kColors) {
    for (PieceType type : kPieceTypes) {
      Bitboard& before =
          remembered.pieces[static_cast<std::size_t>(index(color))][static_cast<std::size_t>(index(type))];
      const Bitboard now = position.pieces(color, type);
      const auto row = [&](Bitboard left) {
        return network_->featureRow(featureOf(view, turned, {color, type}, std::countr_zero(left)));
      };
      for (Bitboard left = before & ~now; left != 0; left &= left - 1) off[offs++] = row(left);
      for (Bitboard left = now & ~before; left != 0; left &= left - 1) on[ons++] = row(left);
      before = now;
    }
  }
  while (offs > 0 && ons > 0) {
    --offs;
    --ons;
    kernels_.move(memory, memory, on[ons], off[offs], width);
  }
  while (offs > 0) kernels_.subtract(memory, memory, off[--offs], width);
  while (ons > 0) kernels_.add(memory, memory, on[--ons], width);

  std::copy_n(memory, width, sums(ply_, view));
  plies_[static_cast<std::size_t>(ply_)].known[static_cast<std::size_t>(index(view))] = true;
}

}  // namespace kirin
