// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// One square with all that is said about it in colour and line: never in colour alone.
Rectangle {
    id: here

    required property int square
    required property BoardState board

    readonly property GameFacts game: board.game
    readonly property bool light: (square % 8 + Math.floor(square / 8)) % 2 === 1
    readonly property bool isLast: square === game.lastFrom || square === game.lastTo
    readonly property bool isPremove: game.premoveFrom >= 0 && (square === game.premoveFrom || square === game.premoveTo)
    readonly property bool isArmed: square === board.selected
    readonly property bool isCheck: square === game.checkSquare
    readonly property bool isTarget: board.selected >= 0 && board.targets.includes(square)
    readonly property bool isCapture: isTarget && game.isCaptureTarget(board.selected, square)

    function nameNow(fen: string): string {
        return game.describeSquare(square);
    }

    x: board.columnOf(square) * width
    y: board.rowOf(square) * height
    width: board.cell
    height: board.cell
    color: light ? Theme.palette.lightSquare : Theme.palette.darkSquare

    Accessible.role: Accessible.Button
    Accessible.name: nameNow(game.fen)
    Accessible.selected: isArmed
    Accessible.onPressAction: board.choose(square)

    Rectangle {
        anchors.fill: parent
        visible: here.isLast || here.isArmed || here.isPremove || here.isCheck
        color: here.isCheck ? "#B0FF4A2A" : here.isArmed ? "#9080B060" : here.isPremove ? "#8C5D93C4" : "#73F0BE3C"
        border.width: here.isCheck || here.isArmed ? 3 : 2
        border.color: here.isCheck ? "#7A1400" : here.isArmed ? "#2B4F17" : here.isPremove ? "#173A5A" : "#6A4300"
    }

    Text {
        visible: here.board.coordinates && here.board.columnOf(here.square) === 0
        text: Math.floor(here.square / 8) + 1
        x: 3
        y: 0
        font.family: Theme.sans
        font.pixelSize: Math.max(12, Math.round(here.width * 0.19))
        font.weight: Font.DemiBold
        color: here.light ? Theme.palette.lightCoordinate : Theme.palette.darkCoordinate
        Accessible.ignored: true
    }

    Text {
        visible: here.board.coordinates && here.board.rowOf(here.square) === 7
        text: "abcdefgh"[here.square % 8]
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.rightMargin: 3
        font.family: Theme.sans
        font.pixelSize: Math.max(12, Math.round(here.width * 0.19))
        font.weight: Font.DemiBold
        color: here.light ? Theme.palette.lightCoordinate : Theme.palette.darkCoordinate
        Accessible.ignored: true
    }

    Rectangle {
        visible: here.isTarget && !here.isCapture
        anchors.centerIn: parent
        width: Math.round(here.width * 0.3)
        height: width
        radius: width / 2
        color: "#9A2B4F17"
        border.width: 1
        border.color: "#60FFFFFF"
    }

    Rectangle {
        visible: here.isCapture
        anchors.fill: parent
        anchors.margins: 2
        radius: width / 2
        color: "transparent"
        border.width: Math.max(4, Math.round(here.width * 0.08))
        border.color: "#C02B4F17"
    }
}
