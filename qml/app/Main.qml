// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The window. Closing it is always safe: the game is kept with every move.
Window {
    width: 1280
    height: 800
    minimumWidth: 800
    minimumHeight: 480
    visible: true
    title: "Kirin"
    color: Theme.palette.background

    App {
        objectName: "app"
        anchors.fill: parent
        focus: true
    }
}
