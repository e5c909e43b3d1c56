// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T

/// What a board knows apart from its looks: where squares lie, which piece is armed, what a tap means. It asks GameFacts
/// what may move and tells it what was wished; it never changes the position itself.
// A Pane: of a plain Control, Qt 6.4 tells a screen reader no role, whatever is said here.
T.Pane {
    id: board

    required property GameFacts game
    property bool flipped: false
    property bool coordinates: true
    /// Whether moves are taken from here at all.
    property bool interactive: true

    readonly property real cell: Math.floor(Math.min(width, height) / 8)

    /// The square whose piece is armed, or -1.
    property int selected: -1
    /// Where the keyboard is, or -1 before it was used.
    property int cursor: -1
    readonly property bool idle: selected < 0 && game.premoveFrom < 0 && game.promotionSquare < 0

    property var targets: []

    /// The square whose piece is in hand, and where the hand is, in this item; the view says so.
    property int heldSquare: -1
    property real handX: 0
    property real handY: 0

    // A move that was wished and is not yet known to have happened: its piece waits on the target square.
    property int wishedFrom: -1
    property int wishedTo: -1

    function columnOf(square: int): int {
        return flipped ? 7 - square % 8 : square % 8;
    }
    function rowOf(square: int): int {
        return flipped ? Math.floor(square / 8) : 7 - Math.floor(square / 8);
    }
    /// The square under a point, or -1.
    function squareAt(x: real, y: real): int {
        const column = Math.floor(x / cell), row = Math.floor(y / cell);
        if (column < 0 || column > 7 || row < 0 || row > 7)
            return -1;
        return flipped ? 7 - column + 8 * row : column + 8 * (7 - row);
    }

    function arm(square: int): void {
        selected = square;
        targets = square < 0 ? [] : game.targetsFrom(square);
    }
    function disarm(): void {
        arm(-1);
    }
    function wish(from: int, to: int): void {
        disarm();
        wishedFrom = from;
        wishedTo = to;
        patience.restart();
        game.move(from, to);
    }
    function forgetWish(): void {
        wishedFrom = -1;
        wishedTo = -1;
        patience.stop();
    }
    /// What a tap, or Enter, on a square means.
    function choose(square: int): void {
        if (square < 0 || !interactive)
            return;
        if (selected >= 0 && targets.includes(square)) {
            wish(selected, square);
        } else if (square === selected) {
            disarm();
        } else if (game.canMoveFrom(square)) {
            arm(square);
        } else {
            if (selected >= 0)
                game.refused();
            disarm();
            if (game.premoveFrom >= 0)
                game.clearPremove();
        }
    }
    function walk(columns: int, rows: int): void {
        if (cursor < 0) {
            cursor = game.playerIsWhite ? 12 : 52;
            return;
        }
        const column = Math.max(0, Math.min(7, columnOf(cursor) + columns));
        const row = Math.max(0, Math.min(7, rowOf(cursor) + rows));
        cursor = flipped ? 7 - column + 8 * row : column + 8 * (7 - row);
    }
    /// Escape: undoes what is begun. Says whether there was anything.
    function letGo(): bool {
        if (idle)
            return false;
        if (game.promotionSquare >= 0)
            game.cancelPromotion();
        if (game.premoveFrom >= 0)
            game.clearPremove();
        disarm();
        return true;
    }

    Connections {
        target: board.game

        function onFenChanged(): void {
            board.forgetWish();
            board.disarm();
        }
        function onPromotionSquareChanged(): void {
            if (board.game.promotionSquare >= 0)
                patience.stop();
            else
                patience.restart();
        }
        function onPremoveFromChanged(): void {
            board.forgetWish();
        }
    }

    Timer {
        id: patience

        interval: 700
        onTriggered: board.forgetWish()
    }
}
