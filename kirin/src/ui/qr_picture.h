// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QVariantMap>
#include <string_view>

namespace kirin {

/// The text as a QR code for QrSheet: "modules" a side, and the dark ones as an SVG "path" in modules. Errors: as
/// QrCode::of.
Result<QVariantMap> qrPicture(std::string_view text);

}  // namespace kirin
