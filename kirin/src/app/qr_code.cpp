// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/qr_code.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>

namespace kirin {
namespace {

constexpr int kVersions = 40;
constexpr int kMasks = 8;

// At the lowest error correction, by version: correction codewords a block, and blocks.
constexpr std::array<int, kVersions + 1> kCorrection{0,  7,  10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26,
                                                     30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28, 30,
                                                     30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30};
constexpr std::array<int, kVersions + 1> kBlocks{0,  1,  1,  1,  1,  1,  2,  2,  2,  2,  4,  4,  4,  4,
                                                 4,  6,  6,  6,  6,  7,  8,  8,  9,  9,  10, 12, 12, 12,
                                                 13, 14, 15, 16, 17, 18, 19, 19, 20, 21, 22, 24, 25};

int sizeOf(int version) { return 17 + 4 * version; }

/// Where alignment patterns have their middles, along either side.
std::vector<int> alignmentsOf(int version) {
  if (version == 1) return {};
  const int count = version / 7 + 2;
  const int last = sizeOf(version) - 7;
  // Evenly from the far end, in even steps; the first stands at 6 in any case.
  const int step = version == 32 ? 26 : (version * 4 + count * 2 + 1) / (count * 2 - 2) * 2;
  std::vector<int> middles(static_cast<std::size_t>(count));
  for (int i = 0; i < count; ++i) middles[static_cast<std::size_t>(count - 1 - i)] = last - i * step;
  middles.front() = 6;
  return middles;
}

/// Modules that hold data or correction: all but the patterns.
int roomOf(int version) {
  int room = (16 * version + 128) * version + 64;
  if (version >= 2) {
    const int alignments = version / 7 + 2;
    room -= (25 * alignments - 10) * alignments - 55;
    if (version >= 7) room -= 36;
  }
  return room;
}

int dataCodewordsOf(int version) {
  const auto at = static_cast<std::size_t>(version);
  return roomOf(version) / 8 - kCorrection[at] * kBlocks[at];
}

/// Bytes of text that fit: beside them stand the mode and their number.
int capacityOf(int version) { return dataCodewordsOf(version) - (version < 10 ? 2 : 3); }

/// In the field of 256 elements with the polynomial 0x11D.
std::uint8_t product(std::uint8_t a, std::uint8_t b) {
  int result = 0;
  for (int bit = 7; bit >= 0; --bit) {
    result = (result << 1) ^ ((result >> 7) * 0x11D);
    result ^= ((b >> bit) & 1) * a;
  }
  return static_cast<std::uint8_t>(result);
}

/// (x - 1)(x - 2)(x - 4)..., without its leading 1.
std::vector<std::uint8_t> generatorOf(int degree) {
  std::vector<std::uint8_t> generator(static_cast<std::size_t>(degree));
  generator.back() = 1;
  std::uint8_t root = 1;
  for (int i = 0; i < degree; ++i, root = product(root, 2)) {
    for (std::size_t j = 0; j < generator.size(); ++j) {
      generator[j] = product(generator[j], root);
      if (j + 1 < generator.size()) generator[j] ^= generator[j + 1];
    }
  }
  return generator;
}

std::vector<std::uint8_t> correctionOf(const std::vector<std::uint8_t>& data,
                                       const std::vector<std::uint8_t>& generator) {
  std::vector<std::uint8_t> rest(generator.size());
  for (const std::uint8_t byte : data) {
    const auto factor = static_cast<std::uint8_t>(byte ^ rest.front());
    std::rotate(rest.begin(), rest.begin() + 1, rest.end());
    rest.back() = 0;
    for (std::size_t i = 0; i < rest.size(); ++i) rest[i] ^= product(generator[i], factor);
  }
  return rest;
}

/// Mode, number and bytes, filled up to what the version holds.
std::vector<std::uint8_t> dataOf(std::string_view text, int version) {
  std::vector<bool> bits;
  const auto append = [&bits](unsigned value, int count) {
    for (int bit = count - 1; bit >= 0; --bit) bits.push_back(((value >> bit) & 1U) != 0);
  };
  append(4, 4);
  append(static_cast<unsigned>(text.size()), version < 10 ? 8 : 16);
  for (const char c : text) append(static_cast<unsigned char>(c), 8);
  append(0, 4);
  const auto room = static_cast<std::size_t>(dataCodewordsOf(version));
  std::vector<std::uint8_t> data(room);
  for (std::size_t i = 0; i < bits.size(); ++i) data[i / 8] |= static_cast<std::uint8_t>(bits[i] << (7 - i % 8));
  std::uint8_t filler = 0xEC;
  for (std::size_t i = bits.size() / 8; i < room; ++i, filler ^= 0xEC ^ 0x11) data[i] = filler;
  return data;
}

/// The data in blocks, each with its correction, one byte of each in turn. The first blocks may be a byte shorter.
std::vector<std::uint8_t> interleaved(const std::vector<std::uint8_t>& data, int version) {
  const int blocks = kBlocks[static_cast<std::size_t>(version)];
  const int correction = kCorrection[static_cast<std::size_t>(version)];
  const auto generator = generatorOf(correction);
  const int shorter = static_cast<int>(data.size()) / blocks;
  const int longOnes = static_cast<int>(data.size()) % blocks;
  std::vector<std::vector<std::uint8_t>> parts, corrections;
  auto from = data.begin();
  for (int block = 0; block < blocks; ++block) {
    const auto to = from + shorter + (block >= blocks - longOnes ? 1 : 0);
    parts.emplace_back(from, to);
    corrections.push_back(correctionOf(parts.back(), generator));
    from = to;
  }
  std::vector<std::uint8_t> all;
  const auto deal = [&all](const std::vector<std::vector<std::uint8_t>>& from_, int longest) {
    for (int i = 0; i < longest; ++i) {
      for (const auto& part : from_) {
        if (i < static_cast<int>(part.size())) all.push_back(part[static_cast<std::size_t>(i)]);
      }
    }
  };
  deal(parts, shorter + 1);
  deal(corrections, correction);
  return all;
}

bool masked(int mask, int x, int y) {
  switch (mask) {
    case 0: return (x + y) % 2 == 0;
    case 1: return y % 2 == 0;
    case 2: return x % 3 == 0;
    case 3: return (x + y) % 3 == 0;
    case 4: return (x / 3 + y / 2) % 2 == 0;
    case 5: return x * y % 2 + x * y % 3 == 0;
    case 6: return (x * y % 2 + x * y % 3) % 2 == 0;
    default: return ((x + y) % 2 + x * y % 3) % 2 == 0;
  }
}

/// Value with its remainder behind it, by a polynomial of that degree.
int withRemainder(int value, int polynomial, int degree) {
  int rest = value;
  for (int i = 0; i < degree; ++i) rest = (rest << 1) ^ ((rest >> (degree - 1)) * polynomial);
  return value << degree | rest;
}

}  // namespace

Result<QrCode> QrCode::of(std::string_view text) {
  const int bytes = static_cast<int>(std::min<std::size_t>(text.size(), 1'000'000));
  for (int version = 1; version <= kVersions; ++version) {
    if (bytes <= capacityOf(version)) return QrCode(version, interleaved(dataOf(text, version), version));
  }
  return Error{"qr.long", {std::to_string(text.size()), std::to_string(capacityOf(kVersions))}};
}

QrCode::QrCode(int version, const std::vector<std::uint8_t>& codewords)
    : version_(version),
      size_(sizeOf(version)),
      modules_(static_cast<std::size_t>(size_ * size_)),
      fixed_(static_cast<std::size_t>(size_ * size_)) {
  for (int i = 0; i < size_; ++i) {
    set(6, i, i % 2 == 0);
    set(i, 6, i % 2 == 0);
  }
  drawFinder(3, 3);
  drawFinder(size_ - 4, 3);
  drawFinder(3, size_ - 4);
  drawAlignments();
  drawFormat(0);
  drawVersion();
  drawCodewords(codewords);

  int best = 0, least = 0;
  for (int mask = 0; mask < kMasks; ++mask) {
    drawFormat(mask);
    applyMask(mask);
    const int faults = penalty();
    if (mask == 0 || faults < least) {
      best = mask;
      least = faults;
    }
    applyMask(mask);  // the second time undoes the first
  }
  drawFormat(best);
  applyMask(best);
}

void QrCode::set(int column, int row, bool dark) {
  const auto at = static_cast<std::size_t>(row * size_ + column);
  modules_[at] = dark ? 1 : 0;
  fixed_[at] = 1;
}

/// With the light ring around it, as far as it lies within.
void QrCode::drawFinder(int column, int row) {
  for (int dy = -4; dy <= 4; ++dy) {
    for (int dx = -4; dx <= 4; ++dx) {
      const int x = column + dx, y = row + dy;
      if (x < 0 || x >= size_ || y < 0 || y >= size_) continue;
      const int ring = std::max(std::abs(dx), std::abs(dy));
      set(x, y, ring != 2 && ring != 4);
    }
  }
}

void QrCode::drawAlignments() {
  const std::vector<int> middles = alignmentsOf(version_);
  for (const int y : middles) {
    for (const int x : middles) {
      const bool finder = (x == 6 && y == 6) || (x == 6 && y == size_ - 7) || (x == size_ - 7 && y == 6);
      if (finder) continue;
      for (int dy = -2; dy <= 2; ++dy) {
        for (int dx = -2; dx <= 2; ++dx) set(x + dx, y + dy, std::max(std::abs(dx), std::abs(dy)) != 1);
      }
    }
  }
}

/// Twice, around the finders: the level of correction (lowest: 1) and the mask.
void QrCode::drawFormat(int mask) {
  const int bits = withRemainder(1 << 3 | mask, 0x537, 10) ^ 0x5412;
  const auto bit = [bits](int i) { return ((bits >> i) & 1) != 0; };
  for (int i = 0; i < 6; ++i) set(8, i, bit(i));
  set(8, 7, bit(6));
  set(8, 8, bit(7));
  set(7, 8, bit(8));
  for (int i = 9; i < 15; ++i) set(14 - i, 8, bit(i));
  for (int i = 0; i < 8; ++i) set(size_ - 1 - i, 8, bit(i));
  for (int i = 8; i < 15; ++i) set(8, size_ - 15 + i, bit(i));
  set(8, size_ - 8, true);
}

void QrCode::drawVersion() {
  if (version_ < 7) return;
  const int bits = withRemainder(version_, 0x1F25, 12);
  for (int i = 0; i < 18; ++i) {
    const int near = i / 3, far = size_ - 11 + i % 3;
    const bool dark = ((bits >> i) & 1) != 0;
    set(near, far, dark);
    set(far, near, dark);
  }
}

/// Two columns at a time from the right, up and down in turn, past the column of the timing pattern.
void QrCode::drawCodewords(const std::vector<std::uint8_t>& codewords) {
  std::size_t next = 0;
  bool up = true;
  for (int right = size_ - 1; right >= 1; right -= 2, up = !up) {
    if (right == 6) right = 5;
    for (int step = 0; step < size_; ++step) {
      for (int column = right; column >= right - 1; --column) {
        const int row = up ? size_ - 1 - step : step;
        const auto at = static_cast<std::size_t>(row * size_ + column);
        if (fixed_[at] != 0 || next >= codewords.size() * 8) continue;
        modules_[at] = (codewords[next / 8] >> (7 - next % 8)) & 1;
        ++next;
      }
    }
  }
}

void QrCode::applyMask(int mask) {
  for (int y = 0; y < size_; ++y) {
    for (int x = 0; x < size_; ++x) {
      const auto at = static_cast<std::size_t>(y * size_ + x);
      if (fixed_[at] == 0 && masked(mask, x, y)) modules_[at] ^= 1;
    }
  }
}

/// What makes it hard to read: long runs, blocks of one colour, what looks like a finder, too much of one colour.
int QrCode::penalty() const {
  int faults = 0;
  const auto scan = [&](auto at) {
    for (int line = 0; line < size_; ++line) {
      int run = 0;
      unsigned window = 0;
      for (int i = 0; i < size_; ++i) {
        run = i > 0 && at(line, i) == at(line, i - 1) ? run + 1 : 1;
        faults += run == 5 ? 3 : run > 5 ? 1 : 0;
        window = (window << 1 | (at(line, i) ? 1U : 0U)) & 0x7FFU;
        if (i >= 10 && (window == 0x05DU || window == 0x5D0U)) faults += 40;
      }
    }
  };
  scan([this](int row, int i) { return dark(i, row); });
  scan([this](int column, int i) { return dark(column, i); });
  for (int y = 0; y + 1 < size_; ++y) {
    for (int x = 0; x + 1 < size_; ++x) {
      const bool one = dark(x, y);
      if (one == dark(x + 1, y) && one == dark(x, y + 1) && one == dark(x + 1, y + 1)) faults += 3;
    }
  }
  const auto darkOnes = static_cast<int>(std::count(modules_.begin(), modules_.end(), 1));
  const int percent = darkOnes * 100 / (size_ * size_);
  return faults + std::abs(percent - 50) / 5 * 10;
}

}  // namespace kirin
