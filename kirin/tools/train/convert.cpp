// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "convert.h"

#include "labelled_text.h"
#include "packed_position.h"

#include <cstdlib>
#include <istream>
#include <ostream>
#include <string>

namespace kirin {

namespace {

class Converter {
 public:
  Converter(std::ostream& positions, const ConvertOptions& options) : positions_(positions), options_(options) {}

  bool full() const { return counts.scored >= options_.mostScored; }

  void take(const LabelledGame& game) {
    const bool heldOut = counts.games % static_cast<std::uint64_t>(options_.validationEvery) == 0;
    const std::size_t first = static_cast<std::size_t>(game.randomPlies);
    Position position = game.start;
    for (std::size_t ply = 0; ply < game.moves.size(); ++ply) {
      const Move move = game.moves[ply];
      if (ply >= first) {
        const int score = game.scores[ply - first];
        ++counts.scored;
        if (wanted(position, move, score)) {
          PackedPosition packed = pack(position, score, game.result);
          packed.ply = static_cast<std::uint16_t>(ply);
          if (heldOut) packed.flags |= PackedPosition::kValidation;
          ++(heldOut ? counts.validation : counts.training);
          positions_.write(reinterpret_cast<const char*>(&packed), sizeof(packed));
        }
      }
      position.play(move);
    }
    ++counts.games;
  }

  ConvertCounts counts;

 private:
  bool wanted(const Position& position, Move move, int score) {
    if (position.inCheck()) return ++counts.inCheck, false;
    if (move.kind() == Move::Kind::Promotion || position.isCapture(move)) return ++counts.noisy, false;
    if (std::abs(score) > options_.largestScore) return ++counts.decided, false;
    return true;
  }

  std::ostream& positions_;
  const ConvertOptions& options_;
};

}  // namespace

Result<ConvertCounts> convertGames(std::istream& games, std::ostream& positions, const ConvertOptions& options) {
  const PackedHeader header;
  positions.write(reinterpret_cast<const char*>(&header), sizeof(header));
  Converter converter(positions, options);
  if (games.peek() == GamesHeader().magic[0]) {
    Result<GamesReader> reader = GamesReader::open(games);
    if (!reader) return reader.error();
    while (!converter.full()) {
      const auto game = reader->next();
      if (!game) return game.error();
      if (!*game) break;
      converter.take(**game);
    }
  } else {
    for (std::string line; !converter.full() && std::getline(games, line);) {
      const Result<LabelledGame> game = parseLabelledGame(line, converter.counts.games + 1);
      if (!game) return game.error();
      converter.take(*game);
    }
  }
  positions.flush();
  if (!positions) return Error{"file.unwritable", {"positions", "write failed"}};
  return converter.counts;
}

}  // namespace kirin
