// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A puzzle: board on the left; on the right what is asked, what became of the last move, and buttons that never move.
FocusScope {
    id: page

    objectName: "puzzlePage"

    required property PuzzleFacts puzzle
    property bool coordinates: true
    /// Milliseconds between moves that are shown; half as much again before a refutation.
    property int pace: 600

    signal leaveWanted

    readonly property bool roomy: width >= Theme.roomyWidth
    readonly property real gap: roomy ? Theme.gapMedium : Theme.gapSmall
    readonly property alias board: board
    readonly property bool over: puzzle.phase === PuzzleFacts.Over
    readonly property bool ended: over || puzzle.phase === PuzzleFacts.RunOver || puzzle.phase === PuzzleFacts.Empty
    readonly property color tone: puzzle.verdict === PuzzleFacts.NotThis ? Theme.palette.attention : puzzle.verdict === PuzzleFacts.Silent ? Theme.palette.text : Theme.palette.yourTurn

    property int leftMs: 0

    Keys.onEscapePressed: leaveWanted()

    // What is to be seen comes at a pace that can be followed; a little later after a wrong move, so that it is seen too.
    Timer {
        interval: page.puzzle.phase === PuzzleFacts.Wrong ? 1.5 * page.pace : page.pace
        repeat: true
        running: page.visible && page.puzzle.waiting
        onTriggered: page.puzzle.goOn()
    }

    Timer {
        interval: 200
        repeat: true
        running: page.visible && page.puzzle.mode === "timed" && !page.ended
        triggeredOnStart: true
        onTriggered: page.leftMs = page.puzzle.timeLeft()
    }

    BoardView {
        id: board

        objectName: "board"
        focus: true
        height: Math.min(page.height, page.width - (page.roomy ? 400 : 320))
        width: height
        y: Math.floor((page.height - 8 * cell) / 2)
        game: page.puzzle
        flipped: !page.puzzle.playerIsWhite
        coordinates: page.coordinates
        interactive: page.puzzle.phase === PuzzleFacts.Yours
    }

    // The piece to be moved: a frame twice drawn, so that it is seen on both colours.
    Rectangle {
        objectName: "hintFrame"
        visible: page.puzzle.hintSquare >= 0
        x: board.x + board.columnOf(Math.max(0, page.puzzle.hintSquare)) * board.cell
        y: board.y + board.rowOf(Math.max(0, page.puzzle.hintSquare)) * board.cell
        width: board.cell
        height: board.cell
        color: "transparent"
        border.width: 5
        border.color: "#2B4F17"

        Rectangle {
            anchors.fill: parent
            anchors.margins: 1
            color: "transparent"
            border.width: 2
            border.color: "#FFF6E0"
        }
    }

    Item {
        id: panel

        x: 8 * board.cell + page.gap
        y: page.gap
        width: Math.min(page.width - x - page.gap, 640)
        height: page.height - 2 * page.gap

        Flickable {
            anchors.top: parent.top
            anchors.bottom: buttons.top
            anchors.bottomMargin: page.gap
            width: parent.width
            contentHeight: says.height
            boundsBehavior: Flickable.StopAtBounds
            clip: true

            Column {
                id: says

                width: parent.width
                spacing: page.gap

                Row {
                    width: parent.width
                    spacing: Theme.gapMedium
                    visible: page.puzzle.inRun

                    KText {
                        objectName: "runSolved"
                        text: qsTr("%1 solved").arg(page.puzzle.runSolved)
                        font.pixelSize: Theme.textLarge
                        font.weight: Font.DemiBold
                    }
                    KText {
                        objectName: "timeLeft"
                        visible: page.puzzle.mode === "timed"
                        text: Math.floor(page.leftMs / 60000) + ":" + String(Math.floor(page.leftMs / 1000) % 60).padStart(2, "0")
                        font.pixelSize: Theme.textLarge
                        Accessible.name: qsTr("%1 left").arg(text)
                    }
                    KText {
                        visible: page.puzzle.mode === "timed" && !page.ended
                        text: page.puzzle.mistakesLeft === 1 ? qsTr("one more miss ends it") : qsTr("%1 misses left").arg(page.puzzle.mistakesLeft)
                        color: Theme.palette.muted
                        font.pixelSize: Theme.textSmall
                    }
                }

                KText {
                    objectName: "goal"
                    width: parent.width
                    text: page.puzzle.phase === PuzzleFacts.Loading ? qsTr("The next puzzle comes…") : page.puzzle.phase === PuzzleFacts.Empty ? qsTr("There is no puzzle of this kind.") : page.puzzle.phase === PuzzleFacts.RunOver ? "" : page.puzzle.goalText
                    visible: text !== ""
                    font.pixelSize: Theme.textLarge
                }

                Row {
                    width: parent.width
                    spacing: Theme.gapSmall
                    visible: page.puzzle.verdictText !== ""

                    Icon {
                        id: mark

                        name: page.puzzle.verdict === PuzzleFacts.NotThis ? "close" : "check"
                        color: page.tone
                    }
                    KText {
                        objectName: "verdict"
                        width: parent.width - mark.width - parent.spacing
                        text: page.puzzle.verdictText
                        color: page.tone
                        font.pixelSize: page.roomy ? Theme.textLarge : Theme.textBody
                    }
                }

                KText {
                    objectName: "detail"
                    width: parent.width
                    visible: text !== ""
                    text: page.puzzle.detailText
                    color: Theme.palette.muted
                }

                KText {
                    objectName: "change"
                    width: parent.width
                    visible: text !== ""
                    text: page.puzzle.changeText
                }
            }
        }

        Grid {
            id: buttons

            readonly property real half: (width - spacing) / 2
            readonly property real tall: Math.max(page.roomy ? 64 : 56, Theme.touch, 3 * Theme.textBody)

            anchors.bottom: parent.bottom
            width: parent.width
            columns: 2
            spacing: page.gap

            KButton {
                objectName: "hint"
                width: buttons.half
                height: buttons.tall
                iconName: page.over ? "back" : "info"
                text: page.over ? qsTr("Back") : qsTr("Hint")
                says: page.over ? qsTr("One move back") : text
                enabled: page.over ? page.puzzle.canStepBack : page.puzzle.phase === PuzzleFacts.Yours && !page.puzzle.inRun
                onClicked: page.over ? page.puzzle.step(-1) : page.puzzle.hint()
            }
            KButton {
                objectName: "solution"
                width: buttons.half
                height: buttons.tall
                iconName: page.over ? "play" : "check"
                text: page.over ? qsTr("On") : qsTr("Solution")
                says: page.over ? qsTr("One move on") : text
                enabled: page.over ? page.puzzle.canStepOn : (page.puzzle.phase === PuzzleFacts.Yours || page.puzzle.phase === PuzzleFacts.Wrong) && !page.puzzle.inRun
                onClicked: page.over ? page.puzzle.step(1) : page.puzzle.solution()
            }
            KButton {
                objectName: "again"
                width: buttons.half
                height: buttons.tall
                iconName: "takeback"
                text: qsTr("Try again")
                enabled: page.puzzle.phase === PuzzleFacts.Wrong && !page.puzzle.inRun
                onClicked: page.puzzle.tryAgain()
            }
            KButton {
                objectName: "next"
                width: buttons.half
                height: buttons.tall
                kind: page.ended || page.puzzle.phase === PuzzleFacts.Wrong ? KButton.Primary : KButton.Plain
                text: page.puzzle.phase === PuzzleFacts.RunOver || page.puzzle.phase === PuzzleFacts.Empty ? qsTr("Choose") : qsTr("Next")
                enabled: page.ended || page.puzzle.phase === PuzzleFacts.Wrong
                onClicked: page.puzzle.phase === PuzzleFacts.RunOver || page.puzzle.phase === PuzzleFacts.Empty ? page.leaveWanted() : page.puzzle.next()
            }
        }
    }
}
