// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/error.h"

namespace kirin {

std::string Error::debugText() const {
  std::string text = code;
  const char* separator = ": ";
  for (const auto& arg : args) {
    text += separator + arg;
    separator = ", ";
  }
  return text;
}

}  // namespace kirin
