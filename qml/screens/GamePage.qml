// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The game: board on the left; on the right the opponent, the moves, you, and three buttons that never move.
FocusScope {
    id: page

    required property GameFacts game
    property bool coordinates: true
    property bool flipped: !game.playerIsWhite

    signal drawWanted
    signal moreWanted
    signal leaveWanted

    readonly property bool roomy: width >= Theme.roomyWidth
    readonly property real gap: roomy ? Theme.gapMedium : Theme.gapSmall
    readonly property alias board: board
    /// The middle of the board: prompts stand there, away from the buttons.
    readonly property real boardCentre: board.x + 4 * board.cell
    readonly property rect panelArea: Qt.rect(panel.x, panel.y, panel.width, panel.height)

    property real whiteMs: 0
    property real blackMs: 0

    function readClocks(): void {
        whiteMs = game.clockMs(true);
        blackMs = game.clockMs(false);
    }
    function flip(): void {
        flipped = !flipped;
    }

    Component.onCompleted: readClocks()
    Keys.onEscapePressed: moreWanted()

    Timer {
        interval: 100
        repeat: true
        running: page.visible && page.game.timed && page.game.clockRunning
        onTriggered: page.readClocks()
    }

    Connections {
        target: page.game

        function onTimedChanged(): void {
            page.readClocks();
        }
        function onClocksChanged(): void {
            page.readClocks();
        }
        function onFenChanged(): void {
            page.readClocks();
        }
        function onPlayerIsWhiteChanged(): void {
            page.flipped = !page.game.playerIsWhite;
        }
    }

    BoardView {
        id: board

        objectName: "board"
        focus: true
        height: Math.min(page.height, page.width - (page.roomy ? 400 : 320))
        width: height
        y: Math.floor((page.height - 8 * cell) / 2)
        game: page.game
        flipped: page.flipped
        coordinates: page.coordinates
        interactive: !page.game.over && !page.game.paused
    }

    BoardArrows {
        objectName: "hintArrow"
        x: board.x
        y: board.y
        board: board
        arrows: page.game.hintTo < 0 ? [] : [{
                "from": page.game.hintFrom,
                "to": page.game.hintTo,
                "kind": "best"
            }]
    }

    Item {
        id: panel

        x: 8 * board.cell + page.gap
        y: page.gap
        width: Math.min(page.width - x - page.gap, 640)
        height: page.height - 2 * page.gap

        PlayerPlate {
            id: upper

            objectName: "upperPlate"
            width: parent.width
            game: page.game
            roomy: page.roomy
            white: page.flipped
            ms: white ? page.whiteMs : page.blackMs
        }

        KText {
            id: opening

            objectName: "opening"
            visible: page.roomy && text !== ""
            anchors.top: upper.bottom
            anchors.topMargin: Theme.gapSmall
            x: Theme.gapSmall
            width: parent.width - 2 * x
            height: Theme.scaled(24)
            verticalAlignment: Text.AlignVCenter
            text: page.game.openingText
            color: Theme.palette.muted
            fontSizeMode: Text.Fit
            minimumPixelSize: 12
            wrapMode: Text.NoWrap
        }

        MoveSheet {
            objectName: "moves"
            anchors.top: opening.visible ? opening.bottom : upper.bottom
            anchors.bottom: lower.top
            anchors.topMargin: opening.visible ? Theme.gapSmall : page.gap
            anchors.bottomMargin: page.gap
            width: parent.width
            moves: page.game.moves
        }

        PlayerPlate {
            id: lower

            objectName: "lowerPlate"
            anchors.bottom: buttons.top
            anchors.bottomMargin: page.gap
            width: parent.width
            game: page.game
            roomy: page.roomy
            white: !page.flipped
            ms: white ? page.whiteMs : page.blackMs
        }

        Row {
            id: buttons

            /// Two that are known by their pictures, and two that need their words.
            readonly property real narrow: Math.max(page.roomy ? 72 : 56, Theme.touch)
            readonly property real wide: (width - 2 * narrow - 3 * spacing) / 2
            readonly property real tall: Math.max(page.roomy ? 64 : 56, draw.implicitHeight, more.implicitHeight)

            anchors.bottom: parent.bottom
            width: parent.width
            height: tall
            spacing: page.gap

            KButton {
                id: back

                objectName: "takeback"
                width: parent.narrow
                height: parent.tall
                iconName: "takeback"
                says: qsTr("Take back")
                enabled: page.game.canTakeBack
                Accessible.description: page.game.takebackReason
                onClicked: page.game.takeback()
            }

            KButton {
                objectName: "hint"
                width: parent.narrow
                height: parent.tall
                iconName: "hint"
                says: qsTr("Show a move")
                enabled: page.game.yourTurn && !page.game.paused && page.game.promotionSquare < 0
                onClicked: page.game.hint()
            }

            KButton {
                id: draw

                objectName: "draw"
                width: parent.wide
                height: parent.tall
                stacked: !page.roomy
                iconName: "draw"
                text: page.game.claimText !== "" ? qsTr("Claim draw") : page.game.drawPending ? qsTr("Draw offered") : qsTr("Draw")
                enabled: !page.game.over && !page.game.paused && page.game.people > 0 && (!page.game.drawPending || page.game.claimText !== "")
                onClicked: page.drawWanted()
            }

            KButton {
                id: more

                objectName: "more"
                width: parent.wide
                height: parent.tall
                stacked: !page.roomy
                iconName: "more"
                text: qsTr("More")
                onClicked: page.moreWanted()
            }
        }
    }
}
