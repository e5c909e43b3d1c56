// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

/// The whole table from above: squares and storage with their sensors, the pieces where they truly are, and the head
/// that carries them. Coordinates are squares from the centre of a1; White sits below.
Item {
    id: table

    required property MachineFacts machine

    /// Sides of one square, in pixels.
    readonly property real cell: Math.floor(Math.min(width / 13.2, height / 8.6))
    readonly property real originX: Math.round(width / 2 - 3.5 * cell)
    readonly property real originY: Math.round(height / 2 + 3.5 * cell)

    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("The table from above: the machine's head and all pieces")

    Repeater {
        model: table.machine.places

        Rectangle {
            id: place

            required property real file
            required property real rank
            required property int square
            required property bool seen
            required property bool faulty

            readonly property bool slot: square < 0
            readonly property bool light: (square + Math.floor(square / 8)) % 2 !== 0

            x: table.originX + Math.round(file * table.cell) - Math.floor(table.cell / 2)
            y: table.originY - Math.round(rank * table.cell) - Math.floor(table.cell / 2)
            width: table.cell
            height: table.cell
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
                width: Math.max(8, Math.round(table.cell * 0.2))
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
        }
    }

    Repeater {
        model: table.machine.pieces

        Image {
            id: piece

            required property string glyph
            required property real file
            required property real rank
            required property bool present
            required property bool toppled

            visible: present
            width: Math.round(table.cell * 0.9)
            height: width
            x: table.originX + file * table.cell - width / 2
            y: table.originY - rank * table.cell - height / 2
            rotation: toppled ? 90 : 0
            sourceSize.width: width
            sourceSize.height: width
            source: "qrc:/qt/qml/Kirin/art/pieces/" + glyph + ".svg"
            Accessible.ignored: true
        }
    }

    // The head: a ring with cross-hairs, filled while the magnet is on.
    Item {
        objectName: "head"
        visible: table.machine.headKnown
        x: table.originX + table.machine.headFile * table.cell
        y: table.originY - table.machine.headRank * table.cell

        Rectangle {
            anchors.centerIn: parent
            width: Math.round(table.cell * 0.96)
            height: width
            radius: width / 2
            color: table.machine.magnetOn ? Qt.alpha("#F0B45A", 0.35) : "transparent"
            border.width: table.machine.magnetOn ? 5 : 3
            border.color: "#17110D"

            Rectangle {
                anchors.fill: parent
                anchors.margins: 1
                radius: width / 2
                color: "transparent"
                border.width: table.machine.magnetOn ? 3 : 1
                border.color: "#F0B45A"
            }
        }
    }
}
