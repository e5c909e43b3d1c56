// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A finished game looked at again: the board with the best line, how it swung, what was good and what was not, and
/// three things to do with it.
FocusScope {
    id: page

    required property ReviewFacts game
    property bool coordinates: true
    property bool flipped: !game.playerIsWhite
    /// "moves" or "summary"
    property string tab: "moves"

    signal playWanted
    signal moreWanted

    readonly property bool roomy: width >= Theme.roomyWidth
    readonly property real gap: roomy ? Theme.gap : Theme.gapSmall
    readonly property alias board: boardView
    readonly property real boardCentre: boardView.x + 4 * boardView.cell
    readonly property rect panelArea: Qt.rect(panel.x, panel.y, panel.width, panel.height)

    /// Large text needs room; the squares stay large enough for a finger.
    readonly property real panelLeast: roomy ? 556 : Math.min(340 * Theme.textPercent / 100, width - boardView.x - 8 * Theme.touch)
    /// Compact and large: what says the same as something else gives way.
    readonly property bool tight: !roomy && Theme.textPercent > 125

    function flip(): void {
        flipped = !flipped;
    }

    // The board takes the arrow keys for its own cursor; these go through the game from everywhere.
    Keys.onPressed: event => {
        const step = ({
                [Qt.Key_PageDown]: 1,
                [Qt.Key_PageUp]: -1
            })[event.key];
        event.accepted = true;
        if (step)
            game.step(step);
        else if (event.key === Qt.Key_Home)
            game.goTo(0);
        else if (event.key === Qt.Key_End)
            game.goTo(game.plies);
        else
            event.accepted = false;
    }

    Connections {
        target: page.game

        function onPlayerIsWhiteChanged(): void {
            page.flipped = !page.game.playerIsWhite;
        }
    }

    KText {
        anchors.centerIn: parent
        width: parent.width - 2 * Theme.gapHuge
        visible: !page.game.loaded
        horizontalAlignment: Text.AlignHCenter
        text: page.game.trouble !== "" ? page.game.trouble : qsTr("The game is being read.")
        color: page.game.trouble !== "" ? Theme.palette.attention : Theme.palette.muted
    }

    EvaluationBar {
        id: bar

        objectName: "evaluation"
        visible: page.game.loaded
        x: page.gap
        y: boardView.y
        width: page.roomy ? 28 : 18
        height: 8 * boardView.cell
        chance: page.game.chance
        scoreText: page.game.scoreText
        flipped: page.flipped
    }

    BoardView {
        id: boardView

        objectName: "board"
        visible: page.game.loaded
        focus: true
        x: bar.x + bar.width + Theme.gapTiny
        height: Math.min(page.height - 2 * Theme.gapTiny, page.width - x - page.panelLeast)
        width: height
        y: Math.floor((page.height - 8 * cell) / 2)
        game: page.game
        flipped: page.flipped
        coordinates: page.coordinates
    }

    BoardArrows {
        x: boardView.x
        y: boardView.y
        visible: boardView.visible && page.game.promotionSquare < 0 && boardView.selected < 0
        board: boardView
        arrows: page.game.arrows
    }

    Item {
        id: panel

        visible: page.game.loaded
        x: boardView.x + 8 * boardView.cell + page.gap
        y: page.gap
        width: Math.min(page.width - x - page.gap, 640)
        height: page.height - 2 * page.gap

        Item {
            id: head

            width: parent.width
            height: players.height + (opening.visible ? opening.height : 0)

            KText {
                id: players

                objectName: "players"
                width: parent.width
                height: Theme.scaled(page.roomy ? 28 : 22)
                verticalAlignment: Text.AlignVCenter
                text: qsTr("%1 – %2, %3").arg(page.game.whiteName).arg(page.game.blackName).arg(page.game.resultText)
                font.pixelSize: page.roomy ? Theme.textLarge : Theme.textBody
                font.weight: Font.DemiBold
                fontSizeMode: Text.Fit
                minimumPixelSize: 12
                wrapMode: Text.NoWrap
            }

            KText {
                id: opening

                objectName: "opening"
                visible: text !== ""
                anchors.top: players.bottom
                width: parent.width
                height: Theme.scaled(page.roomy ? 22 : 20)
                verticalAlignment: Text.AlignVCenter
                text: page.game.openingText
                color: Theme.palette.muted
                font.pixelSize: Theme.textSmall
                fontSizeMode: Text.Fit
                minimumPixelSize: 11
                wrapMode: Text.NoWrap
            }
        }

        ChanceGraph {
            id: graph

            objectName: "graph"
            anchors.top: head.bottom
            anchors.topMargin: Theme.gapTiny
            width: parent.width
            height: page.roomy ? 112 : 56
            game: page.game
        }

        Item {
            id: says

            anchors.top: graph.bottom
            anchors.topMargin: Theme.gapTiny
            width: parent.width
            height: page.roomy ? Theme.scaled(96) : page.tab === "summary" ? 0 : Theme.scaled(page.tight ? 40 : 62)
            visible: height > 0

            MarkBadge {
                id: badge

                y: 2
                mark: page.game.markName
                size: Math.min(Theme.scaled(22), 28)
            }

            KText {
                objectName: "sentence"
                x: badge.shown ? badge.width + Theme.gapSmall : 0
                width: parent.width - x
                height: !bestLine.visible ? parent.height : page.roomy ? Theme.scaled(50) : Theme.scaled(38)
                text: page.game.sentence !== "" ? page.game.sentence : page.game.judging ? qsTr("Kirin looks at the game: %1 %").arg(Math.round(100 * page.game.progress)) : qsTr("The position before the first move.")
                font.pixelSize: page.roomy ? Theme.textBody : Theme.textSmall
                fontSizeMode: Text.Fit
                minimumPixelSize: 11
                maximumLineCount: 3
            }

            KText {
                id: bestLine

                objectName: "line"
                anchors.bottom: parent.bottom
                width: parent.width
                height: page.roomy ? Theme.scaled(42) : Theme.scaled(22)
                visible: page.game.lineText !== "" && !page.tight
                verticalAlignment: Text.AlignVCenter
                text: qsTr("%1: %2").arg(page.game.scoreText).arg(page.roomy ? page.game.lineText : page.game.shortLineText)
                color: Theme.palette.muted
                font.pixelSize: Theme.textSmall
                fontSizeMode: Text.Fit
                minimumPixelSize: 11
                maximumLineCount: page.roomy ? 2 : 1
            }
        }

        // How far judging has come.
        Rectangle {
            anchors.bottom: graph.bottom
            x: 1
            visible: page.game.judging
            width: (graph.width - 2) * page.game.progress
            height: 3
            color: Theme.palette.thinking
            Accessible.role: Accessible.ProgressBar
            Accessible.name: qsTr("Kirin looks at the game: %1 %").arg(Math.round(100 * page.game.progress))
        }

        SegmentRow {
            id: tabs

            anchors.top: says.bottom
            anchors.topMargin: Theme.gapTiny
            width: parent.width
            visible: page.roomy
            says: qsTr("What is shown")
            current: page.tab
            choices: [{
                    "key": "moves",
                    "text": qsTr("Moves")
                }, {
                    "key": "summary",
                    "text": qsTr("Summary")
                }]
            onChosen: key => page.tab = key
        }

        ReviewSheet {
            objectName: "sheet"
            visible: page.tab === "moves"
            anchors.top: page.roomy ? tabs.bottom : says.bottom
            anchors.topMargin: page.roomy ? Theme.gapSmall : Theme.gapTiny
            anchors.bottom: walk.top
            anchors.bottomMargin: page.gap
            width: parent.width
            game: page.game
        }

        ReviewSummary {
            objectName: "summary"
            visible: page.tab === "summary"
            anchors.top: page.roomy ? tabs.bottom : says.bottom
            anchors.topMargin: page.roomy ? Theme.gapSmall : Theme.gapTiny
            anchors.bottom: walk.top
            anchors.bottomMargin: page.gap
            width: parent.width
            game: page.game
        }

        Row {
            id: walk

            readonly property int count: page.roomy ? 4 : 5
            readonly property real part: (width - (count - 1) * spacing) / count

            anchors.bottom: buttons.top
            anchors.bottomMargin: page.gap
            width: parent.width
            height: Theme.touch
            spacing: Theme.gapSmall

            KButton {
                objectName: "first"
                width: parent.part
                iconName: "first"
                says: qsTr("To the start")
                enabled: !page.game.retrying && (page.game.ply > 0 || page.game.trying)
                onClicked: page.game.goTo(0)
            }

            KButton {
                objectName: "stepBack"
                width: parent.part
                iconName: "back"
                says: qsTr("One move back")
                enabled: !page.game.retrying && (page.game.ply > 0 || page.game.trying)
                onClicked: page.game.step(-1)
            }

            KButton {
                objectName: "stepOn"
                width: parent.part
                iconName: "next"
                says: qsTr("One move on")
                enabled: !page.game.retrying && page.game.ply < page.game.plies
                onClicked: page.game.step(1)
            }

            KButton {
                objectName: "last"
                width: parent.part
                iconName: "last"
                says: qsTr("To the end")
                enabled: !page.game.retrying && (page.game.ply < page.game.plies || page.game.trying)
                onClicked: page.game.goTo(page.game.plies)
            }

            KButton {
                objectName: "tab"
                width: parent.part
                visible: !page.roomy
                iconName: page.tab === "moves" ? "summary" : "list"
                says: page.tab === "moves" ? qsTr("Show the summary") : qsTr("Show the moves")
                onClicked: page.tab = page.tab === "moves" ? "summary" : "moves"
            }
        }

        Row {
            id: buttons

            readonly property real third: (width - 2 * spacing) / 3
            readonly property real tall: Math.max(page.roomy ? 64 : 56, retry.implicitHeight, play.implicitHeight, more.implicitHeight)

            anchors.bottom: parent.bottom
            width: parent.width
            height: tall
            spacing: page.gap

            KButton {
                id: retry

                objectName: "retry"
                width: parent.third
                height: parent.tall
                stacked: true
                iconName: page.tight ? "" : page.game.retrying ? "close" : "restart"
                text: page.game.retrying ? qsTr("Enough") : qsTr("Retry errors")
                enabled: page.game.retrying || (page.game.complete && page.game.errorsToRetry > 0)
                onClicked: page.game.retrying ? page.game.endRetry() : page.game.beginRetry()
            }

            KButton {
                id: play

                objectName: "play"
                width: parent.third
                height: parent.tall
                stacked: true
                iconName: page.tight ? "" : page.game.retrying ? "info" : "play"
                text: page.game.retrying ? qsTr("Show it") : qsTr("Play from here")
                enabled: page.game.retrying ? !page.game.retryAnswered && !page.game.retryOver : !page.game.ended
                onClicked: page.game.retrying ? page.game.showRetry() : page.playWanted()
            }

            KButton {
                id: more

                objectName: "reviewMore"
                width: parent.third
                height: parent.tall
                stacked: true
                iconName: page.tight ? "" : page.game.retrying ? "next" : "more"
                text: page.game.retrying ? qsTr("Next") : qsTr("More")
                enabled: !page.game.retrying || !page.game.retryOver
                onClicked: page.game.retrying ? page.game.nextRetry() : page.moreWanted()
            }
        }
    }
}
