// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A raised panel with a hairline of brass wood around it.
Rectangle {
    color: Theme.palette.surface
    radius: Theme.radius
    border.width: 1
    border.color: Qt.alpha(Theme.palette.outline, 0.55)
}
