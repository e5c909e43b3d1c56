// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/qr_code.h"

#include <catch2/catch.hpp>
#include <string>

using namespace kirin;

namespace {

// A phone reads this.
const std::vector<std::string> kKirin{
    "#######..#.##.#######", "#.....#..###..#.....#", "#.###.#.##.##.#.###.#", "#.###.#..#.#..#.###.#",
    "#.###.#...#.#.#.###.#", "#.....#.....#.#.....#", "#######.#.#.#.#######", "........##.##........",
    "###.########.##...#..", "...##....#....#..####", ".#..#.#.....#...#####", "..#..#.####...#.....#",
    ".#.#.##.....#.#.##...", "........##.#.#.#.#.#.", "#######.##.#.###...##", "#.....#.######.##....",
    "#.###.#.##.#.###...##", "#.###.#.......##.###.", "#.###.#.###.#...###.#", "#.....#.##....###..#.",
    "#######.###.#.##...##",
};

std::vector<std::string> rowsOf(const QrCode& code) {
  std::vector<std::string> rows;
  for (int row = 0; row < code.size(); ++row) {
    rows.emplace_back();
    for (int column = 0; column < code.size(); ++column) rows.back() += code.dark(column, row) ? '#' : '.';
  }
  return rows;
}

/// The 15 bits beside the upper left finder, as the standard numbers them.
int formatOf(const QrCode& code) {
  int bits = 0;
  const auto add = [&](int bit, int column, int row) { bits |= (code.dark(column, row) ? 1 : 0) << bit; };
  for (int i = 0; i < 6; ++i) add(i, 8, i);
  add(6, 8, 7);
  add(7, 8, 8);
  add(8, 7, 8);
  for (int i = 9; i < 15; ++i) add(i, 14 - i, 8);
  return bits ^ 0x5412;
}

}  // namespace

TEST_CASE("a code is the one that was read back once") { CHECK(rowsOf(*QrCode::of("Kirin")) == kKirin); }

TEST_CASE("a code is the smallest its text fits in") {
  // Bytes that fit at the lowest correction, by the standard's table.
  const std::vector<std::pair<int, int>> fits{{1, 17}, {2, 32}, {7, 154}, {10, 271}, {20, 858}, {27, 1465}, {40, 2953}};
  for (const auto& [version, bytes] : fits) {
    INFO(version);
    CHECK(QrCode::of(std::string(static_cast<std::size_t>(bytes), 'x'))->size() == 17 + 4 * version);
    const auto next = QrCode::of(std::string(static_cast<std::size_t>(bytes) + 1, 'x'));
    if (version < 40) {
      CHECK(next->size() == 21 + 4 * version);
    } else {
      CHECK(next.error() == Error{"qr.long", {"2954", "2953"}});
    }
  }
}

TEST_CASE("every code says twice how it is to be read, and says it rightly") {
  for (std::size_t bytes = 1; bytes < 2900; bytes += 61) {
    std::string text;
    for (std::size_t i = 0; i < bytes; ++i) text += static_cast<char>(i * 37 + bytes);
    const auto code = QrCode::of(text);
    REQUIRE(code.ok());
    const int bits = formatOf(*code);
    CHECK(bits >> 13 == 1);  // the lowest correction
    // Divisible by the polynomial of the format's code.
    int rest = bits;
    for (int bit = 14; bit >= 10; --bit) {
      if ((rest >> bit & 1) != 0) rest ^= 0x537 << (bit - 10);
    }
    CHECK(rest == 0);
    int second = 0;
    for (int i = 0; i < 8; ++i) second |= (code->dark(code->size() - 1 - i, 8) ? 1 : 0) << i;
    for (int i = 8; i < 15; ++i) second |= (code->dark(8, code->size() - 15 + i) ? 1 : 0) << i;
    CHECK((second ^ 0x5412) == bits);
  }
}
