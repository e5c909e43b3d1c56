// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Kirin
import Kirin.Session
import Kirin.Test

/// A game is lost, looked at again, done better, and played on from the middle: with the mouse and with the keyboard, on
/// the whole window before real engines.
TestCase {
    id: test

    property Window window: null
    property var app: null

    name: "Review"
    when: windowShown

    Component {
        id: windowOf

        Window {
            property alias app: app

            width: 800
            height: 480
            visible: true

            App {
                id: app

                anchors.fill: parent
                focus: true
            }
        }
    }

    function init(): void {
        failOnWarning(/^(?!PulseAudio)/);
        window = createTemporaryObject(windowOf, test);
        app = window.app;
        window.requestActivate();
        tryVerify(() => window.active);
    }
    function cleanup(): void {
        ReviewBridge.closeGame();
        if (SessionBridge.inGame)
            SessionBridge.leaveGame();
        tryVerify(() => !SessionBridge.inGame);
    }

    function square(name: string): int {
        return "abcdefgh".indexOf(name[0]) + 8 * (Number(name[1]) - 1);
    }
    function tap(board: var, name: string): void {
        const at = square(name);
        mouseClick(board, (board.columnOf(at) + 0.5) * board.cell, (board.rowOf(at) + 0.5) * board.cell);
    }
    function click(name: string): void {
        const item = findChild(app, name);
        verify(item, name);
        tryVerify(() => item.visible && item.enabled, 5000, name);
        wait(30);
        mouseClick(item);
    }
    /// Scholar's mate by two people, up to the sheet with the result.
    function lose(): void {
        Table.twoPeople("");
        tryVerify(() => app.page === "game" && SessionBridge.yourTurn, 3000);
        for (const [from, to] of [["e2", "e4"], ["e7", "e5"], ["d1", "h5"], ["b8", "c6"], ["f1", "c4"], ["g8", "f6"], ["h5", "f7"]]) {
            const before = SessionBridge.fen;
            tap(app.gamePage.board, from);
            tap(app.gamePage.board, to);
            tryVerify(() => SessionBridge.fen !== before, 3000, from + to);
            tryVerify(() => SessionBridge.yourTurn || app.prompt === "over", 3000);
        }
        tryCompare(app, "prompt", "over");
        wait(450);
    }
    function review(): void {
        lose();
        click("over-review");
        compare(app.page, "review");
        tryVerify(() => ReviewBridge.complete && !ReviewBridge.judging, 60000);
    }

    function test_theNameOfTheOpeningIsShownWhileItIsPlayed(): void {
        window.width = 1280;
        window.height = 800;
        Table.twoPeople("");
        tryVerify(() => app.page === "game" && SessionBridge.yourTurn, 3000);
        tap(app.gamePage.board, "e2");
        tap(app.gamePage.board, "e4");
        tryVerify(() => findChild(app, "opening").text === "King's Pawn Opening", 3000);
        verify(findChild(app, "opening").visible);
    }

    function test_aLostGameIsLookedAtAgain(): void {
        review();
        compare(ReviewBridge.ply, 7);
        click("stepBack");
        compare(ReviewBridge.ply, 6);
        compare(ReviewBridge.markName, "blunder");
        verify(findChild(app, "sentence").text.includes("blunder"));
        click("ply-5");
        compare(ReviewBridge.ply, 5);
        click("first");
        compare(ReviewBridge.ply, 0);
        const graph = findChild(app, "graph");
        mouseClick(graph, graph.width - graph.margin, graph.height / 2);
        compare(ReviewBridge.ply, 7);
        // The arrow keys go on where the finger was.
        keyClick(Qt.Key_Left);
        compare(ReviewBridge.ply, 6);
        keyClick(Qt.Key_Home);
        compare(ReviewBridge.ply, 0);
        keyClick(Qt.Key_PageDown);
        compare(ReviewBridge.ply, 1);
        click("tab");
        tryVerify(() => findChild(app, "marks-blunder")?.visible);
        compare(findChild(app, "marks-blunder").black, "1");
        keyClick(Qt.Key_Escape);
        compare(app.page, "game");
        compare(app.prompt, "over");
    }

    function test_movesAreTriedOnTheBoard(): void {
        review();
        ReviewBridge.goTo(5);
        const board = app.reviewPage.board;
        tap(board, "d8");
        compare(board.selected, square("d8"));
        tap(board, "e7");
        tryVerify(() => ReviewBridge.trying);
        tryVerify(() => ReviewBridge.chance >= 0, 30000);
        verify(ReviewBridge.describeSquare(square("e7")).includes("queen"));
        click("stepBack");
        verify(!ReviewBridge.trying);
        compare(ReviewBridge.ply, 5);
    }

    function test_errorsAreDoneBetter(): void {
        review();
        click("retry");
        verify(ReviewBridge.retrying);
        compare(ReviewBridge.ply, 5);
        const board = app.reviewPage.board;
        tap(board, "a7");
        tap(board, "a6");
        tryVerify(() => !ReviewBridge.trying, 30000);
        verify(!ReviewBridge.retryAnswered);
        verify(findChild(app, "sentence").text.includes("not better"));
        tap(board, "g7");
        tap(board, "g6");
        tryVerify(() => ReviewBridge.retryAnswered, 30000);
        click("reviewMore");
        tryVerify(() => ReviewBridge.retryOver);
        click("retry");
        verify(!ReviewBridge.retrying);
    }

    function test_theGameGoesOnFromTheMiddle(): void {
        review();
        ReviewBridge.goTo(5);
        const fen = ReviewBridge.fen;
        click("play");
        compare(app.page, "opponents");
        // The odds belong to the start of a game.
        verify(!findChild(app, "choice-queen").visible);
        click("next");
        compare(app.page, "setup");
        click("start");
        tryVerify(() => app.page === "game" && SessionBridge.yourTurn, 10000);
        compare(SessionBridge.fen, fen);
        compare(SessionBridge.playerIsWhite, false);
        // The pieces are who they were: what is taken can be taken back.
        tap(app.gamePage.board, "g7");
        tap(app.gamePage.board, "g6");
        tryVerify(() => SessionBridge.yourTurn && SessionBridge.moves.rowCount() > 1, 30000);
        compare(SessionBridge.takebackReason, "");
        click("takeback");
        tryCompare(SessionBridge, "fen", fen);
    }

    function test_theGameIsTakenAlong(): void {
        review();
        click("reviewMore");
        compare(app.prompt, "reviewMore");
        click("more-save");
        tryVerify(() => Table.savedPgn().includes("[Opening \"Scholar's Mate\"]"), 5000);
        verify(Table.savedPgn().includes("[%eval"));
        tryVerify(() => app.notice.includes(".pgn"));
        click("reviewMore");
        click("more-qr");
        compare(app.prompt, "qr");
        verify(findChild(app, "qrPaper").width > 250);
        keyClick(Qt.Key_Escape);
        compare(app.prompt, "");
    }

    function test_aGameThatIsGoneIsTold(): void {
        app.openReview(4711);
        tryVerify(() => ReviewBridge.trouble !== "", 5000);
        keyClick(Qt.Key_Escape);
        compare(app.page, "home");
    }
}
