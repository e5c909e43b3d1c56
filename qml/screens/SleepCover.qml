// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// What is shown while nobody is there: quiet, dark, and never long in one place, for the panel's sake. The touch that
/// ends it presses nothing.
Rectangle {
    id: cover

    /// "Novice, 14 moves, your turn", or empty.
    required property string waiting

    property int place: 0

    readonly property real size: Math.min(width, height) * 0.5
    /// Where it may stand, in fractions of what is free.
    readonly property var places: [Qt.point(0.5, 0.4), Qt.point(0.2, 0.7), Qt.point(0.8, 0.2), Qt.point(0.3, 0.1), Qt.point(0.7, 0.8)]

    color: "#0B0806"
    Accessible.role: Accessible.Graphic
    Accessible.name: says.text

    Timer {
        interval: 30000
        repeat: true
        running: cover.visible
        onTriggered: cover.place = (cover.place + 1) % cover.places.length
    }

    Column {
        x: (cover.width - width) * cover.places[cover.place].x
        y: (cover.height - height) * cover.places[cover.place].y
        width: Math.max(cover.size, 320)
        spacing: Theme.gap

        Image {
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.round(cover.size)
            height: width
            sourceSize.width: width
            sourceSize.height: width
            opacity: 0.7
            source: "qrc:/qt/qml/Kirin/art/portraits/kirin.svg"
            Accessible.ignored: true
        }

        KText {
            id: says

            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: cover.waiting !== "" ? qsTr("A game waits: %1").arg(cover.waiting) : qsTr("Touch the board's screen for a game of chess.")
            color: "#C9B9A4"
        }
    }
}
