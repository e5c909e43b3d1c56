// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session_values.h"
#include "backend/carry_journal.h"

#include <string>
#include <string_view>

/// How identities, carries and results are written in the file of games. Reading answers "store.corrupt" (args: what)
/// to anything that was not written here.
namespace kirin {

std::string encode(const Placement& placement);
Result<Placement> decodePlacement(std::string_view text);

std::string encode(const PlyEffects& effects);
Result<PlyEffects> decodeEffects(std::string_view text);

std::string encode(const JournalEntry& entry);
Result<JournalEntry> decodeJournalEntry(std::string_view text);

/// "checkmate", "flag-without-mate", ...
std::string_view toString(EndReason reason);
std::optional<EndReason> parseEndReason(std::string_view text);

/// "takeback", "odds", ...
std::string_view toString(Unrated why);
std::optional<Unrated> parseUnrated(std::string_view text);

}  // namespace kirin
