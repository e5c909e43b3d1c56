// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

/// The board: 64 squares, the 32 objects on them, and three ways to move one: tap and tap, drag, or arrows and Enter.
BoardState {
    id: board

    readonly property bool cursorShown: activeFocus && cursor >= 0

    implicitWidth: 432
    implicitHeight: 432
    focusPolicy: Qt.StrongFocus
    heldSquare: hand.dragging ? hand.from : -1
    handX: hand.mouseX
    handY: hand.mouseY
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Chess board")

    Keys.onLeftPressed: walk(-1, 0)
    Keys.onRightPressed: walk(1, 0)
    Keys.onUpPressed: walk(0, -1)
    Keys.onDownPressed: walk(0, 1)
    Keys.onReturnPressed: choose(cursor)
    Keys.onEnterPressed: choose(cursor)
    Keys.onSpacePressed: choose(cursor)
    Keys.onEscapePressed: event => event.accepted = board.letGo()

    Repeater {
        model: 64

        BoardSquare {
            required property int index

            square: index
            board: board
        }
    }

    Repeater {
        model: board.game.pieces

        BoardPiece {
            board: board
        }
    }

    MouseArea {
        id: hand

        property int from: -1
        property bool wasArmed: false
        property bool dragging: false
        property point start

        readonly property int over: dragging ? board.squareAt(mouseX, mouseY) : -1

        width: 8 * board.cell
        height: 8 * board.cell
        enabled: board.interactive && board.game.promotionSquare < 0
        preventStealing: true

        onPressed: mouse => {
            board.forceActiveFocus(Qt.MouseFocusReason);
            board.cursor = -1;
            from = board.squareAt(mouse.x, mouse.y);
            start = Qt.point(mouse.x, mouse.y);
            dragging = false;
            wasArmed = from >= 0 && from === board.selected;
            if (!board.targets.includes(from) && board.game.canMoveFrom(from))
                board.arm(from);
        }
        onPositionChanged: mouse => {
            const far = Math.hypot(mouse.x - start.x, mouse.y - start.y) > 10;
            if (!dragging && far && board.selected === from && from >= 0)
                dragging = true;
        }
        onReleased: mouse => {
            const to = board.squareAt(mouse.x, mouse.y), dragged = dragging;
            dragging = false;
            if (!dragged) {
                // A press armed the piece already; only a second tap on it, or a tap elsewhere, means something now.
                if (to === from && (wasArmed || board.selected !== from))
                    board.choose(to);
            } else if (to >= 0 && board.targets.includes(to)) {
                board.wish(from, to);
            } else {
                if (to !== from)
                    board.game.refused();
                board.disarm();
            }
            from = -1;
        }
        onCanceled: {
            dragging = false;
            from = -1;
            board.disarm();
        }
    }

    // The frame of what is dragged over, under the finger.
    Rectangle {
        visible: hand.over >= 0 && board.targets.includes(hand.over)
        x: board.columnOf(Math.max(0, hand.over)) * board.cell
        y: board.rowOf(Math.max(0, hand.over)) * board.cell
        width: board.cell
        height: board.cell
        color: "transparent"
        border.width: 3
        border.color: "#FFF6E0"
    }

    Rectangle {
        visible: board.cursorShown
        x: board.columnOf(Math.max(0, board.cursor)) * board.cell
        y: board.rowOf(Math.max(0, board.cursor)) * board.cell
        width: board.cell
        height: board.cell
        color: "transparent"
        border.width: 4
        border.color: "#14202B"

        Rectangle {
            anchors.fill: parent
            anchors.margins: 1
            color: "transparent"
            border.width: 2
            border.color: "#FFFFFF"
        }
    }

    // The keyboard is here, and has not chosen a square yet.
    Rectangle {
        visible: board.visualFocus && board.cursor < 0
        width: 8 * board.cell
        height: 8 * board.cell
        color: "transparent"
        border.width: 3
        border.color: "#FFFFFF"
    }

    PromotionChooser {
        visible: board.game.promotionSquare >= 0
        board: board
        z: 10
    }
}
