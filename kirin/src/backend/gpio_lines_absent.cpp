// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/sensor_lines.h"

// Built instead of gpio_lines.cpp where there is no libgpiod 1.6.
namespace kirin {

Result<OpenSensorLines> gpioLines(const BoardProfile::Sensing&) { return Error{"gpio.unavailable", {}}; }

}  // namespace kirin
