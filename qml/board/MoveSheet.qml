// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

/// The moves, as on a score sheet; it follows the game.
Card {
    id: sheet

    required property var moves
    readonly property alias count: list.count
    readonly property alias atEnd: list.atYEnd

    clip: true
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Moves")

    KText {
        anchors.centerIn: parent
        width: parent.width - 2 * Theme.gapMedium
        visible: list.count === 0
        horizontalAlignment: Text.AlignHCenter
        color: Theme.palette.muted
        text: qsTr("The moves will be written here.")
    }

    // A row that has just come is laid out first.
    Timer {
        id: follow

        interval: 0
        onTriggered: list.positionViewAtEnd()
    }

    ListView {
        id: list

        anchors.fill: parent
        anchors.margins: Theme.gapSmall
        clip: true
        model: sheet.moves
        boundsBehavior: Flickable.StopAtBounds
        reuseItems: false
        // The height of the last row changes nothing, but its second half may only now have been played.
        onCountChanged: follow.restart()
        onHeightChanged: follow.restart()

        delegate: Rectangle {
            id: line

            required property int number
            required property string white
            required property string black
            required property int index

            readonly property bool last: index === sheet.count - 1

            width: ListView.view.width
            height: Theme.textBody + Theme.gap
            radius: 4
            color: index % 2 ? "transparent" : Qt.alpha(Theme.palette.raised, 0.5)
            Accessible.role: Accessible.ListItem
            Accessible.name: number + ". " + white + " " + black

            KText {
                id: numeral

                width: Theme.scaled(44)
                height: parent.height
                verticalAlignment: Text.AlignVCenter
                horizontalAlignment: Text.AlignRight
                rightPadding: Theme.gapSmall
                color: Theme.palette.muted
                text: line.number + "."
                Accessible.ignored: true
            }

            Half {
                x: numeral.width
                width: (line.width - numeral.width) / 2
                height: line.height
                san: line.white
                current: line.last && line.black === ""
            }

            Half {
                x: numeral.width + width
                width: (line.width - numeral.width) / 2
                height: line.height
                san: line.black
                current: line.last && line.black !== ""
            }
        }
    }

    component Half: Rectangle {
        id: half

        required property string san
        required property bool current

        radius: 4
        color: current ? Theme.palette.accent : "transparent"

        KText {
            anchors.fill: parent
            anchors.leftMargin: Theme.gapSmall
            verticalAlignment: Text.AlignVCenter
            text: half.san
            color: half.current ? Theme.palette.accentInk : Theme.palette.text
            Accessible.ignored: true
        }
    }
}
