// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A square or a slot of MachineTable, with its sensor.
Rectangle {
    id: place

    required property real file
    required property real rank
    required property int square
    required property bool seen
    required property bool faulty

    /// In pixels.
    property real side: 40
    property bool choosable: false
    property bool chosen: false
    /// Where the arrow keys are.
    property bool pointed: false

    signal tapped

    readonly property bool slot: square < 0
    readonly property bool light: (square + Math.floor(square / 8)) % 2 !== 0

    width: side
    height: side
    color: slot ? "transparent" : light ? Theme.palette.lightSquare : Theme.palette.darkSquare

    Rectangle {
        visible: place.slot
        anchors.fill: parent
        anchors.margins: 2
        radius: width / 2
        color: Theme.palette.raised
        border.width: 1
        border.color: Theme.palette.outline
    }

    // The sensor: a ring that fills when it sees a piece; crossed out when it can't be relied on.
    Rectangle {
        x: parent.width - width - 3
        y: parent.height - height - 3
        width: Math.max(8, Math.round(place.side * 0.2))
        height: width
        radius: width / 2
        color: place.seen ? "#1E5B2B" : "#F4ECDF"
        border.width: 1
        border.color: "#17110D"

        Rectangle {
            visible: place.faulty
            anchors.centerIn: parent
            width: parent.width * 2.4
            height: 5
            rotation: -45
            color: "#B3200A"
            border.width: 1
            border.color: "#FFFFFF"
        }
    }

    Rectangle {
        visible: place.chosen || place.pointed
        anchors.fill: parent
        color: place.chosen ? Qt.alpha("#F0B45A", 0.5) : "transparent"
        border.width: 3
        border.color: place.pointed ? Theme.palette.accent : "#17110D"
    }

    TapHandler {
        enabled: place.choosable
        onTapped: place.tapped()
    }
}
