// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The frame around what the keyboard is on. Two colours, so that it shows on any ground.
Rectangle {
    anchors.fill: parent
    anchors.margins: -Theme.focusWidth
    color: "transparent"
    radius: Theme.radius + Theme.focusWidth
    border.width: Theme.focusWidth
    border.color: Theme.palette.text

    Rectangle {
        anchors.fill: parent
        anchors.margins: Theme.focusWidth
        color: "transparent"
        radius: Theme.radius
        border.width: 1
        border.color: Theme.palette.background
    }
}
