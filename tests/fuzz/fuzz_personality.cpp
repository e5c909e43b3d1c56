// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/personality.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

/// Whatever a file holds, it is a personality or an error with a code; and what is read is written and read back the
/// same.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto personality = kirin::parsePersonality({reinterpret_cast<const char*>(data), size});
  if (!personality) {
    if (personality.error().code.empty()) std::abort();
    return 0;
  }
  const auto again = kirin::parsePersonality(kirin::toJson(*personality));
  if (!again || *again != *personality) std::abort();
  return 0;
}
