// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Window
import Kirin.Session

/// Brings the theme to what is set, and to the screen the window is on.
Item {
    id: settings

    Binding {
        target: Theme
        property: "name"
        value: Settings.theme
    }
    Binding {
        target: Theme
        property: "textPercent"
        value: Settings.textScale
    }
    Binding {
        target: Theme
        property: "motion"
        value: Settings.animation
    }
    Binding {
        target: Theme
        property: "pixelsPerMillimetre"
        value: settings.Screen.pixelDensity
    }
}
