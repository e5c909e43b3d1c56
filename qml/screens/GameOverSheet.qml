// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Result and last move, over the panel: the board with the last position stays in sight. It takes no touch in its first
/// moment, for a finger may have been on its way to what was there before.
FocusScope {
    id: sheet

    required property GameFacts game
    required property string lastMove
    required property rect area
    /// There is a game to look at again.
    property bool reviewable: false

    signal chosen(string key)
    signal dismissed

    readonly property bool roomy: width >= Theme.roomyWidth

    anchors.fill: parent
    Accessible.role: Accessible.Dialog
    Accessible.name: game.resultSentence
    Keys.onEscapePressed: dismissed()
    Keys.onBackPressed: dismissed()
    Component.onCompleted: again.forceActiveFocus(Qt.OtherFocusReason)

    function take(key: string): void {
        if (!guard.running)
            chosen(key);
    }

    Timer {
        id: guard

        interval: 400
        running: true
    }

    Card {
        x: sheet.area.x
        y: sheet.area.y
        width: sheet.area.width
        height: sheet.area.height
        border.color: Theme.palette.accent

        Column {
            anchors.top: parent.top
            anchors.bottom: actions.top
            x: Theme.gapLarge
            width: parent.width - 2 * Theme.gapLarge
            topPadding: sheet.roomy ? Theme.gapHuge : Theme.gapSmall
            spacing: sheet.roomy ? Theme.gap : 0

            KTitle {
                objectName: "result"
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                text: sheet.game.resultText
                color: Theme.palette.accent
                // The figures of the serif are old-style: a 1 looks like an I.
                font.family: Theme.sans
                font.pixelSize: sheet.roomy ? Math.min(Theme.scaled(72), 84) : Theme.textPercent < 150 ? Math.min(Theme.scaled(44), 48) : 36
                lineHeight: 0.95
            }

            KText {
                objectName: "resultSentence"
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                text: sheet.game.resultSentence
                font.pixelSize: sheet.roomy ? Theme.textLarge : Theme.textBody
            }

            KText {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                // The board beside it shows it too.
                visible: sheet.lastMove !== "" && (sheet.roomy || Theme.textPercent < 150)
                text: qsTr("The last move was %1.").arg(sheet.lastMove)
                color: Theme.palette.muted
                font.pixelSize: Theme.textSmall
            }

            KText {
                objectName: "ratingText"
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                visible: text !== ""
                text: sheet.game.ratingText
                font.pixelSize: Theme.textSmall
            }
        }

        Column {
            id: actions

            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.gapMedium
            x: Theme.gapMedium
            width: parent.width - 2 * Theme.gapMedium
            spacing: Theme.gapSmall

            KButton {
                id: again

                objectName: "over-rematch"
                width: parent.width
                kind: KButton.Primary
                iconName: "restart"
                text: qsTr("Play again")
                onClicked: sheet.take("restart")
            }

            KButton {
                objectName: "over-review"
                width: parent.width
                visible: sheet.reviewable
                iconName: "review"
                text: qsTr("Review the game")
                onClicked: sheet.take("review")
            }

            KButton {
                objectName: "over-reset"
                width: parent.width
                iconName: "reset"
                text: qsTr("Reset the board")
                onClicked: sheet.take("reset")
            }

            Row {
                width: parent.width
                spacing: Theme.gapSmall

                KButton {
                    objectName: "over-home"
                    width: (parent.width - parent.spacing) / 2
                    iconName: "home"
                    text: qsTr("Home")
                    onClicked: sheet.take("home")
                }

                KButton {
                    objectName: "over-look"
                    width: (parent.width - parent.spacing) / 2
                    kind: KButton.Quiet
                    text: qsTr("Look at the moves")
                    onClicked: sheet.dismissed()
                }
            }
        }
    }
}
