// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// One of the 32 objects. It keeps its identity, so a move is a slide of the same picture.
Item {
    id: piece

    required property string glyph
    required property int square
    required property BoardState board

    /// Where it is shown: in hand, on the square it was wished to, or where it stands.
    readonly property bool held: square >= 0 && square === board.heldSquare
    readonly property int shown: square >= 0 && square === board.wishedFrom ? board.wishedTo : place
    property int place: -1
    /// False while it is off the board: coming back it appears, it doesn't slide across.
    property bool settled: false

    function settle(): void {
        if (square < 0) {
            settled = false;
        } else {
            place = square;
            settled = true;
        }
    }

    onSquareChanged: settle()
    Component.onCompleted: settle()

    visible: square >= 0
    width: board.cell
    height: board.cell
    x: held ? board.handX - width / 2 : board.columnOf(Math.max(0, shown)) * board.cell
    y: held ? board.handY - height * 0.7 : board.rowOf(Math.max(0, shown)) * board.cell
    z: held ? 3 : slide.running || rise.running ? 2 : 1

    Behavior on x  {
        enabled: piece.settled && !piece.held

        NumberAnimation {
            id: slide

            duration: Theme.motionMs
            easing.type: Easing.OutCubic
        }
    }
    Behavior on y  {
        enabled: piece.settled && !piece.held

        NumberAnimation {
            id: rise

            duration: Theme.motionMs
            easing.type: Easing.OutCubic
        }
    }

    Image {
        anchors.centerIn: parent
        width: Math.round(piece.board.cell * (piece.held ? 1.25 : 1.04))
        height: width
        sourceSize.width: width
        sourceSize.height: width
        source: "qrc:/qt/qml/Kirin/art/pieces/" + piece.glyph + ".svg"
        Accessible.ignored: true
    }
}
