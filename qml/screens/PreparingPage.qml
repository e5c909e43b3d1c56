// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The board is being set up. A simulated one is ready at once; a real one shows what stands where.
FocusScope {
    id: page

    required property GameFacts game
    /// What is being done, in a sentence.
    required property string sentence
    /// 32 of 32, counted on the objects themselves.
    required property int placed

    signal stopWanted

    readonly property bool roomy: width >= Theme.roomyWidth

    BoardView {
        id: board

        width: Math.min(parent.height, parent.width * 0.6)
        height: width
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
                width: parent.width * Math.max(0, Math.min(32, page.placed)) / 32
                height: parent.height
                radius: 4
                color: Theme.palette.moving
            }
        }

        KText {
            width: parent.width
            text: qsTr("%1 of 32 pieces placed").arg(page.placed)
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
