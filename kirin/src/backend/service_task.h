// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/geometry.h"

#include <variant>

namespace kirin {

/// What a person wants of the machine itself, while no game is on: to look whether it works, and where its corners are.
namespace service_task {
struct Home {};
/// The empty head, straight there; work frame, millimetres.
struct Go {
  Point to;
};
/// The magnet on for two seconds, where the head is.
struct Pulse {};
}  // namespace service_task

using ServiceTask = std::variant<service_task::Home, service_task::Go, service_task::Pulse>;

}  // namespace kirin
