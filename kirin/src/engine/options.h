// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "engine/engine.h"
#include "engine/nnue/network.h"
#include "engine/person/temperament.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace kirin {

/// The engine's options with their defaults.
struct SearchSettings {
  int hashMegabytes = 16;
  int threads = 1;
  int multiPv = 1;
  bool ponder = false;  ///< the opponent's time is used too, so one's own may be spent more freely
  Duration moveOverhead = std::chrono::milliseconds(10);
  int skillLevel = 2;      ///< 0 to 2, full strength
  std::uint64_t seed = 0;  ///< of the noise below Skill Level 2, and of a person's oversights
  bool blunders = false;   ///< plays like a person of that temperament
  Temperament temperament;
  bool limitStrength = false;  ///< plays like a person of that Elo, whatever the temperament
  int elo = 1500;
  bool ownBook = false;  ///< opens as people do, those of bookBand, or of the limited strength
  int bookBand = 1400;   ///< a rating on Lichess
  bool chess960 = false;
  bool showWdl = false;
  std::string syzygyPath;    ///< empty: no tables
  int syzygyProbeDepth = 1;  ///< plies: the largest endings are looked up only so deep and deeper
  int syzygyProbeLimit = 7;  ///< pieces
  bool syzygyFiftyMoveRule = true;
  std::shared_ptr<const Network> network = Network::embedded();  ///< what positions are judged by

  /// Who plays, where it isn't the engine at full strength or a Skill Level; goes before those.
  std::optional<Temperament> person() const;
  /// Whose openings are played: a band of PeopleBook; nothing: nobody's.
  std::optional<int> openingBand() const;
  /// The most nodes a move that the limited strength thinks.
  std::uint64_t nodesOfStrength() const { return limitStrength ? rungFor(elo).nodes : UINT64_MAX; }

  friend bool operator==(const SearchSettings&, const SearchSettings&) = default;
};

/// How an option is declared to a UCI program: the text after "option ".
std::span<const std::string_view> optionDeclarations();

/// Names are compared without case, as UCI wants it. Errors: "engine.option" (args: name, value, what it takes); then
/// nothing changed.
Result<void> setOption(SearchSettings& settings, std::string_view name, std::string_view value);

/// The defaults, changed by `options`. Errors as above.
Result<SearchSettings> settingsFrom(const EngineOptions& options);

/// UCI's comparison of option names.
bool sameOptionName(std::string_view a, std::string_view b);

}  // namespace kirin
