// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

/// The whole table from above: squares and storage with their sensors, the pieces where they truly are, and the head
/// that carries them. The machine is looked at while this is seen, and then only. Coordinates are squares from the centre
/// of a1; White sits below.
Item {
    id: table

    required property MachineFacts machine
    /// A piece may be chosen, and then where it goes: by tap, or with the arrow keys and Return.
    property bool choosable: false

    /// Rows of the machine's places.
    signal carryChosen(int from, int to)

    /// The place that was chosen first, and where the arrow keys are; -1: none.
    property int chosen: -1
    property int cursor: -1

    /// Sides of one square, in pixels.
    readonly property real cell: Math.floor(Math.min(width / 13.2, height / 8.6))
    readonly property real originX: Math.round(width / 2 - 3.5 * cell)
    readonly property real originY: Math.round(height / 2 + 3.5 * cell)

    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("The table from above: the machine's head and all pieces")
    activeFocusOnTab: choosable
    onChoosableChanged: chosen = -1
    onActiveFocusChanged: cursor = activeFocus ? Math.max(0, cursor) : -1
    Keys.onLeftPressed: step(-1, 0)
    Keys.onRightPressed: step(1, 0)
    Keys.onUpPressed: step(0, 1)
    Keys.onDownPressed: step(0, -1)
    Keys.onReturnPressed: choose(cursor)
    Keys.onEnterPressed: choose(cursor)
    Keys.onSpacePressed: choose(cursor)

    function choose(row: int): void {
        if (!choosable || row < 0)
            return;
        if (chosen < 0 || chosen === row) {
            chosen = chosen === row ? -1 : row;
            return;
        }
        carryChosen(chosen, row);
        chosen = -1;
    }
    /// To the nearest place that way.
    function step(files: int, ranks: int): void {
        const now = places.itemAt(cursor) as MachinePlace;
        let best = -1;
        let least = Infinity;
        for (let row = 0; now && row < places.count; ++row) {
            const other = places.itemAt(row) as MachinePlace;
            const on = (other.file - now.file) * files + (other.rank - now.rank) * ranks;
            const aside = Math.abs((other.file - now.file) * ranks) + Math.abs((other.rank - now.rank) * files);
            if (on > 0.2 && aside < 0.6 && on + aside < least) {
                least = on + aside;
                best = row;
            }
        }
        if (best >= 0)
            cursor = best;
    }

    Timer {
        interval: 40
        repeat: true
        running: table.visible
        triggeredOnStart: true
        onTriggered: table.machine.look()
    }

    Repeater {
        id: places

        model: table.machine.places
        delegate: MachinePlace {
            required property int index

            side: table.cell
            x: table.originX + Math.round(file * side) - Math.floor(side / 2)
            y: table.originY - Math.round(rank * side) - Math.floor(side / 2)
            chosen: index === table.chosen
            pointed: index === table.cursor
            choosable: table.choosable
            onTapped: table.choose(index)
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
