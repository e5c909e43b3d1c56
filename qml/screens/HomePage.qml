// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Where everything starts: continue what was begun, or begin.
FocusScope {
    id: page

    required property bool canContinue
    required property string continueText

    signal continueWanted
    signal newGameWanted
    signal puzzlesWanted
    signal libraryWanted
    signal youWanted
    signal settingsWanted

    readonly property bool roomy: width >= Theme.roomyWidth

    Image {
        id: art

        readonly property real size: Math.min(page.height - 2 * Theme.gapLarge, page.width * 0.42)

        anchors.right: parent.right
        anchors.rightMargin: page.roomy ? 88 : Theme.gapHuge
        anchors.verticalCenter: parent.verticalCenter
        width: Math.round(Math.min(size, 480))
        height: width
        sourceSize.width: width
        sourceSize.height: width
        source: "qrc:/qt/qml/Kirin/art/portraits/kirin.svg"
        Accessible.ignored: true
    }

    Column {
        anchors.left: parent.left
        anchors.leftMargin: page.roomy ? 96 : Theme.gapHuge
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(page.roomy ? 480 : 368, art.x - anchors.leftMargin - Theme.gapLarge)
        spacing: page.roomy ? Theme.gapMedium : Theme.gap

        KTitle {
            text: "Kirin"
            font.pixelSize: Math.min(page.roomy ? 112 : 84, Theme.scaled(page.roomy ? 96 : 72))
            lineHeight: 0.9
        }

        Rectangle {
            width: 72
            height: 2
            color: Theme.palette.accent
        }

        KText {
            width: parent.width
            visible: page.roomy || Theme.textPercent === 100
            text: qsTr("A chess board that moves its own pieces.")
            color: Theme.palette.muted
            bottomPadding: page.roomy ? Theme.gapMedium : Theme.gapTiny
        }

        KButton {
            objectName: "continue"
            visible: page.canContinue
            width: parent.width
            implicitHeight: Math.max(72, says.height + 2 * Theme.gap)
            kind: KButton.Primary
            focus: visible
            Accessible.name: title.text + " " + detail.text
            onClicked: page.continueWanted()

            Column {
                id: says

                anchors.verticalCenter: parent.verticalCenter
                x: Theme.gapMedium
                width: parent.width - 2 * Theme.gapMedium

                KText {
                    id: title

                    width: parent.width
                    text: qsTr("Continue the game")
                    font.pixelSize: Theme.textLarge
                    font.weight: Font.DemiBold
                    color: Theme.palette.accentInk
                    Accessible.ignored: true
                }

                KText {
                    id: detail

                    width: parent.width
                    text: page.continueText
                    font.pixelSize: Theme.textSmall
                    color: Theme.palette.accentInk
                    Accessible.ignored: true
                }
            }
        }

        KButton {
            objectName: "newGame"
            width: parent.width
            implicitHeight: Math.max(56, Theme.touch)
            kind: page.canContinue ? KButton.Plain : KButton.Primary
            focus: !page.canContinue
            text: qsTr("New game")
            onClicked: page.newGameWanted()
        }

        Grid {
            id: others

            readonly property real cell: (width - spacing) / 2

            width: parent.width
            columns: 2
            spacing: Theme.gapSmall

            KButton {
                objectName: "puzzles"
                width: others.cell
                leftPadding: Theme.gapSmall
                text: qsTr("Puzzles")
                onClicked: page.puzzlesWanted()
            }

            KButton {
                objectName: "library"
                width: others.cell
                leftPadding: Theme.gapSmall
                text: qsTr("Games")
                onClicked: page.libraryWanted()
            }

            KButton {
                objectName: "you"
                width: others.cell
                leftPadding: Theme.gapSmall
                text: qsTr("You")
                onClicked: page.youWanted()
            }

            KButton {
                objectName: "settings"
                width: others.cell
                leftPadding: Theme.gapSmall
                text: qsTr("Settings")
                onClicked: page.settingsWanted()
            }
        }
    }
}
