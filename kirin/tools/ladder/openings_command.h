// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>

namespace kirin::ladder {

/// `kirin-ladder openings` with what follows on the command line. The program's status; nothing: it was not understood.
std::optional<int> runOpenings(std::span<char* const> words);

}  // namespace kirin::ladder
