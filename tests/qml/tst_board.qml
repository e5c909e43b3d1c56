// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Kirin
import "sample"

/// The board alone: what it asks for, what it shows, and what it forgets.
TestCase {
    id: test

    property Window window: null
    property var board: null
    property var game: null

    name: "Board"
    when: windowShown

    Component {
        id: windowOf

        Window {
            property alias board: board
            property alias game: game

            width: 432
            height: 432
            visible: true

            SampleGame {
                id: game

                yourTurn: true
                legal: ({
                        "12": [20, 28],
                        "6": [21, 23],
                        "28": [35]
                    })
                Component.onCompleted: place("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")
            }

            BoardView {
                id: board

                anchors.fill: parent
                game: game
            }
        }
    }

    function init(): void {
        failOnWarning(/.?/);
        Theme.motion = false;
        window = createTemporaryObject(windowOf, test);
        board = window.board;
        game = window.game;
        window.requestActivate();
        tryVerify(() => window.active);
    }
    function tap(square: int): void {
        mouseClick(board, (board.columnOf(square) + 0.5) * board.cell, (board.rowOf(square) + 0.5) * board.cell);
    }
    /// The picture that stands on a square.
    function pieceOn(square: int): Item {
        return Array.from(board.contentItem.children).find(child => child.glyph !== undefined && child.visible && child.square === square) ?? null;
    }

    function test_tapAndTapMoves(): void {
        tap(12);
        compare(board.selected, 12);
        compare(board.targets, [20, 28]);
        tap(28);
        compare(game.asked, ["move 12 28"]);
        compare(board.selected, -1);
    }
    function test_aSecondTapDisarms(): void {
        tap(12);
        tap(12);
        compare(board.selected, -1);
        compare(game.asked, []);
    }
    function test_anotherPieceIsArmedInstead(): void {
        tap(12);
        tap(6);
        compare(board.selected, 6);
    }
    function test_aTapOnNothingDisarmsAndSounds(): void {
        tap(12);
        tap(40);
        compare(board.selected, -1);
        compare(game.asked, ["refused"]);
    }
    function test_aPieceKeepsItsPicture(): void {
        const pawn = pieceOn(12), count = game.pieceList.count;
        verify(pawn);
        game.shift(12, 28);
        compare(pieceOn(28), pawn);
        compare(pieceOn(12), null);
        game.shift(52, 36);
        game.shift(28, 36);
        compare(pieceOn(36), pawn);
        compare(game.pieceList.count, count);
    }
    function test_aWishThatComesToNothingGoesBack(): void {
        const pawn = pieceOn(12), home = pawn.y;
        tap(12);
        tap(28);
        verify(pawn.y !== home);
        tryCompare(pawn, "y", home, 2000);
    }
    function test_flipTurnsEverything(): void {
        const pawn = pieceOn(12);
        compare(Qt.point(pawn.x, pawn.y), Qt.point(4 * 54, 6 * 54));
        board.flipped = true;
        compare(Qt.point(pawn.x, pawn.y), Qt.point(3 * 54, 54));
        compare(board.squareAt(1, 1), 7);
        tap(12);
        compare(board.selected, 12);
    }
    function test_theArrowsFollowTheView(): void {
        board.forceActiveFocus();
        keyClick(Qt.Key_Up);
        compare(board.cursor, 12);
        keyClick(Qt.Key_Up);
        compare(board.cursor, 20);
        board.flipped = true;
        keyClick(Qt.Key_Up);
        compare(board.cursor, 12);
        keyClick(Qt.Key_Left);
        compare(board.cursor, 13);
        board.flipped = false;
        board.cursor = 12;
        keyClick(Qt.Key_Return);
        compare(board.selected, 12);
        keyClick(Qt.Key_Escape);
        compare(board.selected, -1);
    }
    function test_aPremoveIsShownAndTakenBack(): void {
        game.premoveFrom = 6;
        game.premoveTo = 21;
        verify(!board.idle);
        tap(40);
        compare(game.asked, ["clear premove"]);
        board.forceActiveFocus();
        keyClick(Qt.Key_Escape);
        compare(game.asked, ["clear premove", "clear premove"]);
    }
    function test_everySquareHasAName(): void {
        const names = Array.from(board.contentItem.children).filter(child => child.light !== undefined).map(child => child.Accessible.name);
        compare(names.length, 64);
        compare(names[12], "e2, wP");
        compare(names[28], "e4, empty");
        game.shift(12, 28);
        compare(Array.from(board.contentItem.children).filter(child => child.light !== undefined)[28].Accessible.name, "e4, wP");
    }
    function test_nothingMovesWhenItMayNot(): void {
        board.interactive = false;
        tap(12);
        compare(board.selected, -1);
    }
    function test_promotionByLetter(): void {
        game.promotionSquare = 60;
        wait(20);
        keyClick(Qt.Key_R);
        compare(game.asked, ["promote r"]);
        keyClick(Qt.Key_Escape);
        compare(game.asked, ["promote r", "cancel"]);
    }

    Component {
        id: sheetOf

        MoveSheet {
            width: 300
            height: 150
            moves: ListModel {
            }
        }
    }
    function test_theSheetFollowsTheGame(): void {
        const sheet = createTemporaryObject(sheetOf, window.contentItem);
        for (let i = 1; i <= 12; ++i)
            sheet.moves.append({
                    "number": i,
                    "white": "Nf3",
                    "black": i < 12 ? "Nf6" : ""
                });
        tryVerify(() => sheet.atEnd && sheet.count === 12);
        sheet.moves.remove(9, 3);
        tryVerify(() => sheet.atEnd);
        sheet.moves.append({
                "number": 10,
                "white": "O-O",
                "black": ""
            });
        wait(50);
        verify(sheet.atEnd);
    }
}
