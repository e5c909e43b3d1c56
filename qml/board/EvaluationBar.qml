// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// How the position stands, as a column: White's share from White's side of the board.
Rectangle {
    id: bar

    /// White's in percent; -1: nobody knows yet.
    required property real chance
    required property string scoreText
    /// Black is at the bottom.
    required property bool flipped

    readonly property real share: chance < 0 ? 0.5 : chance / 100

    color: "#2A211B"
    radius: 4
    border.width: 1
    border.color: Theme.palette.outline
    clip: true
    Accessible.role: Accessible.Indicator
    Accessible.name: chance < 0 ? qsTr("Evaluation: not known yet") : qsTr("Evaluation: %1").arg(scoreText)

    Rectangle {
        readonly property real tall: Math.round((parent.height - 2) * bar.share)

        x: 1
        width: parent.width - 2
        height: tall
        y: bar.flipped ? 1 : parent.height - 1 - tall
        color: "#F4ECDF"
        opacity: bar.chance < 0 ? 0.5 : 1

        Behavior on height  {
            enabled: Theme.motion

            NumberAnimation {
                duration: Theme.motionMs
            }
        }
    }

    // Even.
    Rectangle {
        x: 0
        y: Math.round(parent.height / 2) - 1
        width: parent.width
        height: 2
        color: Theme.palette.accent
    }
}
