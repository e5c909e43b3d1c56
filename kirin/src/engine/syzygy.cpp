// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/movegen.h"
#include "engine/endgame_tables.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <mutex>
#include <tbprobe.h>
#include <utility>

namespace kirin {

namespace {

/// The board as the library takes it.
struct Board {
  explicit Board(const Position& p)
      : white(p.pieces(Color::White)),
        black(p.pieces(Color::Black)),
        kings(p.pieces(PieceType::King)),
        queens(p.pieces(PieceType::Queen)),
        rooks(p.pieces(PieceType::Rook)),
        bishops(p.pieces(PieceType::Bishop)),
        knights(p.pieces(PieceType::Knight)),
        pawns(p.pieces(PieceType::Pawn)),
        enPassant(p.enPassant() == kNoSquare ? 0U : p.enPassant()),
        whiteToMove(p.sideToMove() == Color::White) {}

  std::uint64_t white, black, kings, queens, rooks, bishops, knights, pawns;
  unsigned enPassant;
  bool whiteToMove;
};

std::optional<Ending> endingOf(unsigned wdl) {
  switch (wdl) {
    case TB_LOSS: return Ending::Loss;
    case TB_BLESSED_LOSS: return Ending::BlessedLoss;
    case TB_DRAW: return Ending::Draw;
    case TB_CURSED_WIN: return Ending::CursedWin;
    case TB_WIN: return Ending::Win;
    default: return std::nullopt;
  }
}

PieceType promotionOf(TbMove move) {
  switch (TB_MOVE_PROMOTES(move)) {
    case TB_PROMOTES_QUEEN: return PieceType::Queen;
    case TB_PROMOTES_ROOK: return PieceType::Rook;
    case TB_PROMOTES_BISHOP: return PieceType::Bishop;
    case TB_PROMOTES_KNIGHT: return PieceType::Knight;
    default: return PieceType::None;
  }
}

/// The legal move the library means. Castling is none of them.
std::optional<Move> legalMoveOf(const Position& position, TbMove move) {
  for (const Move m : legalMoves(position)) {
    const PieceType promotion = m.kind() == Move::Kind::Promotion ? m.promotion() : PieceType::None;
    if (m.from() == TB_MOVE_FROM(move) && m.to() == TB_MOVE_TO(move) && promotion == promotionOf(move)) return m;
  }
  return std::nullopt;
}

class Syzygy final : public IEndgameTables {
 public:
  // What was open before is closed by this, and by nothing else: its last user may just be leaving, on another thread.
  explicit Syzygy(std::string path) : path_(std::move(path)) { tb_init(path_.c_str()); }

  const std::string& path() const { return path_; }
  int largest() const override { return static_cast<int>(TB_LARGEST); }

  std::optional<Ending> probe(const Position& position) const override {
    const Board b(position);
    return endingOf(tb_probe_wdl(b.white, b.black, b.kings, b.queens, b.rooks, b.bishops, b.knights, b.pawns, 0, 0,
                                 b.enPassant, b.whiteToMove));
  }

  std::optional<RootEnding> probeRoot(const Position& position, bool repeated, bool fiftyMoveRule) const override {
    // The library's root functions are not for several threads.
    const std::lock_guard lock(rootMutex_);
    const Board b(position);
    const auto clock = static_cast<unsigned>(position.halfmoveClock());
    const auto ranked = std::make_unique<TbRootMoves>();
    RootEnding ending;
    ending.exact = tb_probe_root_dtz(b.white, b.black, b.kings, b.queens, b.rooks, b.bishops, b.knights, b.pawns, clock,
                                     0, b.enPassant, b.whiteToMove, repeated, fiftyMoveRule, ranked.get()) != 0;
    if (!ending.exact && tb_probe_root_wdl(b.white, b.black, b.kings, b.queens, b.rooks, b.bishops, b.knights, b.pawns,
                                           clock, 0, b.enPassant, b.whiteToMove, fiftyMoveRule, ranked.get()) == 0)
      return std::nullopt;
    const auto* first = std::begin(ranked->moves);
    const auto* last = first + std::min<std::size_t>(ranked->size, std::size(ranked->moves));
    if (first == last) return std::nullopt;
    const int best = std::max_element(first, last, [](auto& a, auto& b2) { return a.tbRank < b2.tbRank; })->tbRank;
    for (const auto* move = first; move != last; ++move) {
      if (move->tbRank != best) continue;
      const auto legal = legalMoveOf(position, move->move);
      if (!legal) return std::nullopt;  // not a table of this game
      ending.moves.push_back(*legal);
    }
    // A cursed win is scored as a little better than a draw.
    constexpr int kDecided = TB_VALUE_MATE / 2;
    const int score = std::find_if(first, last, [&](auto& move) { return move.tbRank == best; })->tbScore;
    ending.value = score > kDecided     ? Ending::Win
                   : score > 0          ? Ending::CursedWin
                   : score == 0         ? Ending::Draw
                   : score >= -kDecided ? Ending::BlessedLoss
                                        : Ending::Loss;
    return ending;
  }

 private:
  std::string path_;
  mutable std::mutex rootMutex_;
};

/// Every table begins with one of two magic words, and its size is odd in a known way.
bool isTable(const std::filesystem::path& file, bool distances) {
  constexpr std::array<unsigned char, 4> kValues{0x71, 0xE8, 0x23, 0x5D};
  constexpr std::array<unsigned char, 4> kDistances{0xD7, 0x66, 0x0C, 0xA5};
  std::array<unsigned char, 4> begin{};
  std::ifstream in(file, std::ios::binary);
  if (!in.read(reinterpret_cast<char*>(begin.data()), begin.size())) return false;
  std::error_code error;
  const auto size = std::filesystem::file_size(file, error);
  return !error && size % 64 == 16 && begin == (distances ? kDistances : kValues);
}

Result<void> check(const std::string& path) {
  bool any = false;
  for (std::size_t begin = 0; begin <= path.size();) {
    const std::size_t end = std::min(path.find(':', begin), path.size());
    const std::string folder = path.substr(begin, end - begin);
    begin = end + 1;
    std::error_code error;
    std::filesystem::directory_iterator files(folder, error);
    if (error) return Error{"tables.path", {folder}};
    for (; !error && files != std::filesystem::directory_iterator(); files.increment(error)) {
      const auto kind = files->path().extension();
      if (kind != ".rtbw" && kind != ".rtbz") continue;
      if (!isTable(files->path(), kind == ".rtbz")) return Error{"tables.file", {files->path().string()}};
      any |= kind == ".rtbw";
    }
  }
  if (!any) return Error{"tables.none", {path}};
  return {};
}

}  // namespace

Result<std::shared_ptr<const IEndgameTables>> openSyzygy(const std::string& path) {
  if (auto sound = check(path); !sound) return sound.error();
  static std::mutex mutex;
  static std::weak_ptr<const Syzygy> current;
  const std::lock_guard lock(mutex);
  if (auto open = current.lock()) {
    if (open->path() != path) return Error{"tables.other-path", {open->path()}};
    return std::shared_ptr<const IEndgameTables>(std::move(open));
  }
  auto opened = std::make_shared<const Syzygy>(path);
  if (opened->largest() == 0) return Error{"tables.none", {path}};
  current = opened;
  return std::shared_ptr<const IEndgameTables>(std::move(opened));
}

}  // namespace kirin
