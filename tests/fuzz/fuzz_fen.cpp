// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/fen.h"
#include "chess/movegen.h"
#include "chess/notation.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>

/// Whatever text comes, it is a position or an error that names a field; every position can be written, read back, and
/// played on from.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto position = kirin::parseFen({reinterpret_cast<const char*>(data), size});
  if (!position) {
    if (!position.error().code.starts_with("fen.")) std::abort();
    return 0;
  }
  const auto again = kirin::parseFen(kirin::toFen(*position));
  if (!again || !again->sameAs(*position)) std::abort();
  for (const kirin::Move m : kirin::legalMoves(*position)) {
    const kirin::Position next = position->after(m);
    if (!position->isLegal(m) || position->givesCheck(m) != next.inCheck()) std::abort();
    const auto read = kirin::parseSan(*position, kirin::toSan(*position, m));
    if (!read || *read != m) std::abort();
    const auto played = kirin::parseFen(kirin::toFen(next));
    if (!played || played->key() != next.key()) std::abort();
  }
  return 0;
}
