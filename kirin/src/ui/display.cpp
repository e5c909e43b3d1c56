// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/display.h"

#include <cstdlib>
#include <unistd.h>

namespace kirin {

std::optional<std::string> displayPlatform(const std::function<std::string(const char*)>& variable,
                                           const std::function<bool(const char*)>& usable) {
  for (const char* name : {"QT_QPA_PLATFORM", "WAYLAND_DISPLAY", "DISPLAY"}) {
    if (!variable(name).empty()) return std::string();
  }
  if (usable("/dev/dri/card0")) return "eglfs";
  if (usable("/dev/fb0")) return "linuxfb";
  return std::nullopt;
}

std::optional<std::string> displayPlatform() {
  const auto variable = [](const char* name) {
    const char* value = std::getenv(name);
    return std::string(value ? value : "");
  };
  return displayPlatform(variable, [](const char* device) { return ::access(device, R_OK | W_OK) == 0; });
}

}  // namespace kirin
