// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "convert.h"

#include "packed_position.h"

#include "chess/fen.h"
#include "chess/notation.h"

#include <charconv>
#include <cstdlib>
#include <istream>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

namespace kirin {

namespace {

std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  while (true) {
    const std::size_t end = text.find(separator);
    parts.push_back(text.substr(0, end));
    if (end == std::string_view::npos) return parts;
    text.remove_prefix(end + 1);
  }
}

std::optional<int> number(std::string_view text) {
  int value = 0;
  const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (problem != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return value;
}

std::optional<int> resultOf(std::string_view text) {
  if (text == "1-0") return 2;
  if (text == "0-1") return 0;
  if (text == "1/2-1/2") return 1;
  return std::nullopt;
}

class Converter {
 public:
  Converter(std::ostream& positions, const ConvertOptions& options) : positions_(positions), options_(options) {}

  Result<void> game(std::string_view line) {
    const auto fields = split(line, ';');
    const auto syntax = [&](std::string_view what) {
      return Error{"games.syntax", {std::string(what), std::to_string(counts.games + 1)}};
    };
    if (fields.size() != 4 && fields.size() != 5) return syntax("fields");
    const auto result = resultOf(fields[0]);
    const auto randomPlies = number(fields[1]);
    if (!result) return syntax(fields[0]);
    if (!randomPlies || *randomPlies < 0) return syntax(fields[1]);
    const auto moves = split(fields[2], ' ');
    const auto scores = split(fields[3], ' ');
    const std::size_t first = static_cast<std::size_t>(*randomPlies);
    if (moves.size() != first + scores.size()) return syntax("scores");

    Position position;
    if (fields.size() == 5) {
      const Result<Position> start = parseFen(fields[4]);
      if (!start) return syntax(fields[4]);
      position = *start;
    }
    const bool heldOut = counts.games % static_cast<std::uint64_t>(options_.validationEvery) == 0;
    for (std::size_t ply = 0; ply < moves.size(); ++ply) {
      const Result<Move> move = parseUci(position, moves[ply]);
      if (!move) return Error{"games.move", {std::string(moves[ply]), std::to_string(counts.games + 1)}};
      if (ply >= first) {
        const auto score = number(scores[ply - first]);
        if (!score) return syntax(scores[ply - first]);
        ++counts.scored;
        if (wanted(position, *move, *score)) {
          PackedPosition packed = pack(position, *score, *result);
          packed.ply = static_cast<std::uint16_t>(ply);
          if (heldOut) packed.flags |= PackedPosition::kValidation;
          ++(heldOut ? counts.validation : counts.training);
          positions_.write(reinterpret_cast<const char*>(&packed), sizeof(packed));
        }
      }
      position.play(*move);
    }
    ++counts.games;
    return {};
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
  for (std::string line; converter.counts.scored < options.mostScored && std::getline(games, line);)
    if (const Result<void> done = converter.game(line); !done) return done.error();
  positions.flush();
  if (!positions) return Error{"file.unwritable", {"positions", "write failed"}};
  return converter.counts;
}

}  // namespace kirin
