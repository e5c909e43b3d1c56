// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "labelled_game.h"

#include "chess/fen.h"

#include <cstring>
#include <istream>

namespace kirin {

namespace {

struct Frame {
  std::uint32_t bytes = 0;
  std::uint32_t hash = 0;
};

// Far beyond any game that is written, so that a damaged length is seen as one.
constexpr std::uint32_t kLargestBody = 1 << 16;

std::uint32_t fnv1a(std::string_view bytes) {
  std::uint32_t hash = 0x811C9DC5U;
  for (char c : bytes) hash = (hash ^ static_cast<unsigned char>(c)) * 0x01000193U;
  return hash;
}

template <class Number>
void append(std::string& bytes, Number number) {
  bytes.append(reinterpret_cast<const char*>(&number), sizeof(number));
}

template <class Number>
bool take(std::string_view& bytes, Number& number) {
  if (bytes.size() < sizeof(number)) return false;
  std::memcpy(&number, bytes.data(), sizeof(number));
  bytes.remove_prefix(sizeof(number));
  return true;
}

std::optional<LabelledGame> decode(std::string_view body) {
  LabelledGame game;
  std::uint8_t fenBytes = 0;
  std::uint8_t result = 0;
  std::uint8_t randomPlies = 0;
  std::uint16_t plies = 0;
  if (!take(body, fenBytes) || body.size() < fenBytes) return std::nullopt;
  if (fenBytes > 0) {
    const Result<Position> start = parseFen(body.substr(0, fenBytes));
    if (!start) return std::nullopt;
    game.start = *start;
    body.remove_prefix(fenBytes);
  }
  if (!take(body, result) || !take(body, randomPlies) || !take(body, plies)) return std::nullopt;
  if (result > 2 || randomPlies > plies || body.size() != 2U * (2U * plies - randomPlies)) return std::nullopt;
  game.result = result;
  game.randomPlies = randomPlies;
  Position position = game.start;
  for (int i = 0; i < plies; ++i) {
    std::uint16_t bits = 0;
    take(body, bits);
    const Move move = Move::fromBits(bits);
    if (!position.isLegal(move)) return std::nullopt;
    position.play(move);
    game.moves.push_back(move);
  }
  for (std::int16_t score = 0; take(body, score);) game.scores.push_back(score);
  return game;
}

}  // namespace

std::string encode(const LabelledGame& game) {
  const std::string fen = game.start == Position() ? "" : toFen(game.start);
  std::string body;
  append(body, static_cast<std::uint8_t>(fen.size()));
  body += fen;
  append(body, static_cast<std::uint8_t>(game.result));
  append(body, static_cast<std::uint8_t>(game.randomPlies));
  append(body, static_cast<std::uint16_t>(game.moves.size()));
  for (Move m : game.moves) append(body, m.bits());
  for (std::int16_t score : game.scores) append(body, score);
  std::string bytes;
  append(bytes, Frame{static_cast<std::uint32_t>(body.size()), fnv1a(body)});
  return bytes + body;
}

Result<GamesReader> GamesReader::open(std::istream& file) {
  GamesReader reader(file);
  GamesHeader& header = reader.header_;
  file.read(reinterpret_cast<char*>(&header), sizeof(header));
  const GamesHeader usual;
  if (file.gcount() != sizeof(header) || header.magic != usual.magic) return Error{"games.format", {"no games"}};
  if (header.version != usual.version || header.headerBytes != usual.headerBytes)
    return Error{"games.format", {"version", std::to_string(header.version)}};
  return reader;
}

Result<std::optional<LabelledGame>> GamesReader::next() {
  const Error damaged{"games.damaged", {std::to_string(games_ + 1)}};
  Frame frame;
  file_->read(reinterpret_cast<char*>(&frame), sizeof(frame));
  if (file_->gcount() != sizeof(frame)) return std::optional<LabelledGame>();
  if (frame.bytes > kLargestBody) return damaged;
  std::string body(frame.bytes, '\0');
  file_->read(body.data(), static_cast<std::streamsize>(body.size()));
  if (static_cast<std::size_t>(file_->gcount()) != body.size()) return std::optional<LabelledGame>();
  if (fnv1a(body) != frame.hash) return damaged;
  std::optional<LabelledGame> game = decode(body);
  if (!game) return damaged;
  ++games_;
  bytes_ += sizeof(frame) + body.size();
  return game;
}

}  // namespace kirin
