// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

/// The moves with their marks and times; a tap goes there, and the list follows.
Card {
    id: sheet

    required property ReviewFacts game
    readonly property alias count: list.count

    clip: true
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Moves")

    function follow(): void {
        const row = game.ply <= 0 ? 0 : Math.floor((game.ply - 1 + list.shift) / 2);
        if (list.count > 0)
            list.positionViewAtIndex(Math.min(row, list.count - 1), ListView.Contain);
    }

    Connections {
        target: sheet.game

        function onPlyChanged(): void {
            sheet.follow();
        }
    }

    // A row that has just come is laid out first.
    Timer {
        id: later

        interval: 0
        onTriggered: sheet.follow()
    }

    ListView {
        id: list

        /// 1 where the first row has no white half.
        property int shift: 0

        anchors.fill: parent
        anchors.margins: Theme.gapSmall
        clip: true
        model: sheet.game.moves
        boundsBehavior: Flickable.StopAtBounds
        reuseItems: false
        onCountChanged: later.restart()
        onHeightChanged: later.restart()

        delegate: Item {
            id: line

            required property int index
            required property int number
            required property int whitePly
            required property string white
            required property string whiteMark
            required property string whiteTime
            required property int blackPly
            required property string black
            required property string blackMark
            required property string blackTime

            width: ListView.view.width
            height: Math.max(Theme.touch, Theme.textBody + Theme.gap)
            Component.onCompleted: if (index === 0)
                list.shift = whitePly < 0 ? 1 : 0

            Rectangle {
                anchors.fill: parent
                radius: 4
                color: line.index % 2 ? "transparent" : Qt.alpha(Theme.palette.raised, 0.5)
            }

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
                ply: line.whitePly
                san: line.white
                mark: line.whiteMark
                time: line.whiteTime
                number: line.number + ". "
            }

            Half {
                x: numeral.width + width
                width: (line.width - numeral.width) / 2
                height: line.height
                ply: line.blackPly
                san: line.black
                mark: line.blackMark
                time: line.blackTime
                number: line.number + "... "
            }
        }
    }

    component Half: Rectangle {
        id: half

        required property int ply
        required property string san
        required property string mark
        required property string time
        required property string number

        readonly property bool current: ply >= 0 && sheet.game.ply === ply + 1
        readonly property color ink: current ? Theme.palette.accentInk : Theme.palette.text

        objectName: ply >= 0 ? "ply-" + (ply + 1) : ""
        visible: ply >= 0
        radius: 4
        color: current ? Theme.palette.accent : "transparent"
        Accessible.role: Accessible.Button
        Accessible.name: number + san + (badge.shown ? ", " + badge.says : "") + (time !== "" ? ", " + time : "")
        Accessible.selected: current
        Accessible.onPressAction: sheet.game.goTo(ply + 1)

        KText {
            id: word

            x: Theme.gapSmall
            width: Math.min(implicitWidth, parent.width - x)
            height: parent.height
            verticalAlignment: Text.AlignVCenter
            wrapMode: Text.NoWrap
            text: half.san
            color: half.ink
            Accessible.ignored: true
        }

        MarkBadge {
            id: badge

            anchors.left: word.right
            anchors.leftMargin: Theme.gapTiny
            anchors.verticalCenter: parent.verticalCenter
            mark: half.mark
            size: Math.min(Theme.scaled(20), 26)
            border.width: half.current ? 1 : 0
            border.color: half.ink
        }

        KText {
            anchors.right: parent.right
            anchors.rightMargin: Theme.gapTiny
            height: parent.height
            verticalAlignment: Text.AlignVCenter
            visible: half.time !== "" && implicitWidth < parent.width - badge.x - badge.width - 2 * Theme.gapTiny
            wrapMode: Text.NoWrap
            text: half.time
            font.pixelSize: Theme.textSmall
            color: half.current ? half.ink : Theme.palette.muted
            Accessible.ignored: true
        }

        MouseArea {
            anchors.fill: parent
            onClicked: sheet.game.goTo(half.ply + 1)
        }
    }
}
