// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <string_view>
#include <vector>

namespace kirin {

/// A QR code (ISO/IEC 18004): bytes, with the lowest error correction, since it is read off a clean screen. Value.
class QrCode {
 public:
  /// The smallest code the text fits in. Errors: "qr.long" (args: bytes, the most there is room for).
  static Result<QrCode> of(std::string_view text);

  /// Modules a side, without the quiet margin of four around it.
  int size() const { return size_; }
  bool dark(int column, int row) const { return modules_[static_cast<std::size_t>(row * size_ + column)] != 0; }

 private:
  QrCode(int version, const std::vector<std::uint8_t>& codewords);

  void set(int column, int row, bool dark);
  void drawFinder(int column, int row);
  void drawAlignments();
  void drawFormat(int mask);
  void drawVersion();
  void drawCodewords(const std::vector<std::uint8_t>& codewords);
  void applyMask(int mask);
  int penalty() const;

  int version_;
  int size_;
  std::vector<std::uint8_t> modules_;
  std::vector<std::uint8_t> fixed_;  ///< those that hold no data
};

}  // namespace kirin
