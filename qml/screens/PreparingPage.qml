// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The board is being set up. A simulated one is ready at once; a real one shows what stands where.
FocusScope {
    id: page

    required property GameFacts game
    required property MachineFacts machine
    /// What is being done, in a sentence.
    required property string sentence

    readonly property int toDo: machine.available ? machine.carriesToDo : 0
    readonly property real progress: toDo > 0 ? Math.min(1, machine.carriesDone / toDo) : machine.available ? 0 : 1

    signal stopWanted

    readonly property bool roomy: width >= Theme.roomyWidth

    MachineTable {
        anchors.fill: board
        visible: page.machine.available
        machine: page.machine
    }

    BoardView {
        id: board

        visible: !page.machine.available
        width: page.machine.available ? parent.width * 0.64 : Math.min(parent.height, parent.width * 0.6)
        height: page.machine.available ? parent.height : width
        game: page.game
        interactive: false
        focusPolicy: Qt.NoFocus
        flipped: !page.game.playerIsWhite
    }

    Column {
        anchors.left: board.right
        anchors.leftMargin: Theme.gapLarge
        anchors.right: parent.right
        anchors.rightMargin: Theme.gapLarge
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.gapMedium

        KTitle {
            width: parent.width
            text: qsTr("Setting up the board")
        }

        KText {
            width: parent.width
            text: page.sentence
            color: Theme.palette.muted
        }

        Rectangle {
            width: parent.width
            height: 8
            radius: 4
            color: Theme.palette.raised

            Rectangle {
                width: parent.width * page.progress
                height: parent.height
                radius: 4
                color: Theme.palette.moving
            }
        }

        KText {
            width: parent.width
            text: !page.machine.available ? qsTr("All pieces are placed") : page.toDo > 0 ? qsTr("%1 of %2 carried").arg(page.machine.carriesDone).arg(page.toDo) : page.machine.stateText
        }

        KButton {
            objectName: "stop"
            focus: true
            width: parent.width
            implicitHeight: Math.max(56, Theme.touch)
            iconName: "close"
            text: qsTr("Stop")
            onClicked: page.stopWanted()
        }
    }
}
