// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <string>

namespace kirin {

/// The Qt platform a window can be shown on: empty for Qt's own choice, a name for one that must be asked for (a bare
/// panel: "eglfs", "linuxfb"), nothing where there is no display at all. `variable` reads the environment (empty: not
/// set), `usable` says whether a device may be opened.
std::optional<std::string> displayPlatform(const std::function<std::string(const char*)>& variable,
                                           const std::function<bool(const char*)>& usable);

/// As above, for this process.
std::optional<std::string> displayPlatform();

}  // namespace kirin
