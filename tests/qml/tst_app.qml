// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Kirin
import Kirin.Session
import Kirin.Test

/// The whole window before a real session on the simulated board: games by mouse, by keyboard, with everything between.
TestCase {
    id: test

    property Window window: null
    property var app: null

    name: "App"
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
        // Not about us: there is no sound device where tests run.
        failOnWarning(/^(?!PulseAudio)/);
        window = createTemporaryObject(windowOf, test);
        app = window.app;
        window.requestActivate();
        tryVerify(() => window.active);
        compare(app.page, "home");
    }
    function cleanup(): void {
        if (SessionBridge.inGame)
            SessionBridge.leaveGame();
        tryVerify(() => !SessionBridge.inGame);
        Settings.sound = true;
        // Whatever was done: the window's thread has waited for nothing.
        compare(Table.waits(), []);
    }

    function board(): var {
        return app.gamePage.board;
    }
    function square(name: string): int {
        return "abcdefgh".indexOf(name[0]) + 8 * (Number(name[1]) - 1);
    }
    function middle(name: string): point {
        const view = board(), at = square(name);
        return Qt.point((view.columnOf(at) + 0.5) * view.cell, (view.rowOf(at) + 0.5) * view.cell);
    }
    function tap(name: string): void {
        const at = middle(name);
        mouseClick(board(), at.x, at.y);
    }
    function carry(from: string, to: string): void {
        const a = middle(from), b = middle(to);
        mousePress(board(), a.x, a.y);
        mouseMove(board(), (a.x + b.x) / 2, (a.y + b.y) / 2);
        mouseMove(board(), b.x, b.y);
        mouseRelease(board(), b.x, b.y);
    }
    function click(name: string): void {
        const item = findChild(app, name);
        verify(item, name);
        tryVerify(() => item.visible && item.enabled, 3000, name);
        // Positioners lay out before the next frame.
        wait(30);
        mouseClick(item);
    }
    /// By the keyboard, wherever it is scrolled to.
    function press(name: string): void {
        const item = findChild(app, name);
        verify(item, name);
        item.forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Return);
    }
    function glyphOn(name: string): string {
        const model = SessionBridge.pieces, at = square(name);
        return SessionBridge.describeSquare(at);
    }
    function play(from: string, to: string): void {
        const before = SessionBridge.fen;
        tap(from);
        compare(board().selected, square(from));
        tap(to);
        tryVerify(() => SessionBridge.fen !== before, 3000, from + to);
        tryVerify(() => SessionBridge.yourTurn || app.prompt === "over", 3000);
    }
    function sitDown(fen: string): void {
        Table.twoPeople(fen);
        tryVerify(() => app.page === "game", 3000);
        tryVerify(() => SessionBridge.yourTurn, 3000);
    }

    function test_aWholeGameByMouse(): void {
        sitDown("");
        play("e2", "e4");
        play("e7", "e5");
        play("f1", "c4");
        play("b8", "c6");
        play("d1", "h5");
        play("g8", "f6");
        play("h5", "f7");
        tryCompare(app, "prompt", "over");
        compare(SessionBridge.resultText, "1-0");
        compare(SessionBridge.moves.rowCount(), 4);
        // A finger on its way to what was there before chooses nothing.
        click("over-home");
        compare(app.page, "game");
        wait(450);
        click("over-home");
        compare(app.page, "home");
    }

    function test_aWholeGameByKeyboard(): void {
        sitDown("");
        for (let i = 0; i < 12 && !board().visualFocus; ++i)
            keyClick(Qt.Key_Tab);
        verify(board().visualFocus);
        const go = name => {
            while (board().cursor < 0)
                keyClick(Qt.Key_Up);
            for (let guard = 0; guard < 20 && board().columnOf(board().cursor) !== board().columnOf(square(name)); ++guard)
                keyClick(board().columnOf(board().cursor) < board().columnOf(square(name)) ? Qt.Key_Right : Qt.Key_Left);
            for (let guard = 0; guard < 20 && board().rowOf(board().cursor) !== board().rowOf(square(name)); ++guard)
                keyClick(board().rowOf(board().cursor) < board().rowOf(square(name)) ? Qt.Key_Down : Qt.Key_Up);
            compare(board().cursor, square(name));
            keyClick(Qt.Key_Return);
        };
        for (const [from, to] of [["f2", "f3"], ["e7", "e5"], ["g2", "g4"], ["d8", "h4"]]) {
            const before = SessionBridge.fen;
            go(from);
            compare(board().selected, square(from));
            go(to);
            tryVerify(() => SessionBridge.fen !== before, 3000);
            tryVerify(() => SessionBridge.yourTurn || SessionBridge.resultText !== "", 3000);
        }
        tryCompare(SessionBridge, "resultText", "0-1");
        tryCompare(app, "prompt", "over");
    }

    function test_takesBackACapture(): void {
        sitDown("");
        play("e2", "e4");
        play("d7", "d5");
        const before = SessionBridge.fen;
        play("e4", "d5");
        compare(SessionBridge.capturedByWhite.rowCount(), 1);
        click("takeback");
        tryCompare(SessionBridge, "fen", before);
        compare(SessionBridge.capturedByWhite.rowCount(), 0);
        verify(SessionBridge.describeSquare(square("d5")).includes("black"));
        verify(SessionBridge.describeSquare(square("e4")).includes("white"));
        compare(SessionBridge.moves.rowCount(), 1);
    }

    function test_dragsAndPutsBack(): void {
        sitDown("");
        const before = SessionBridge.fen;
        carry("e2", "e2");
        carry("g1", "g5");
        compare(board().selected, -1);
        compare(SessionBridge.fen, before);
        // Lifted, carried about and put back: not armed, and a tap elsewhere plays nothing.
        const a = middle("e2"), b = middle("e4");
        mousePress(board(), a.x, a.y);
        mouseMove(board(), b.x, b.y);
        compare(board().heldSquare, square("e2"));
        mouseMove(board(), a.x, a.y);
        mouseRelease(board(), a.x, a.y);
        compare(board().selected, -1);
        tap("e4");
        wait(50);
        compare(SessionBridge.fen, before);
        carry("e2", "e4");
        tryVerify(() => SessionBridge.fen !== before);
    }

    function test_choosesAPromotion(): void {
        sitDown("8/6P1/8/3k4/8/3K4/8/8 w - - 0 1");
        tap("g7");
        tap("g8");
        tryCompare(SessionBridge, "promotionSquare", square("g8"));
        tryVerify(() => window.activeFocusItem?.objectName === "promote-q", 1000, String(window.activeFocusItem));
        keyClick(Qt.Key_Escape);
        tryCompare(SessionBridge, "promotionSquare", -1);
        verify(SessionBridge.describeSquare(square("g7")).includes("pawn"));
        tap("g7");
        tap("g8");
        tryCompare(SessionBridge, "promotionSquare", square("g8"));
        click("promote-n");
        tryVerify(() => SessionBridge.describeSquare(square("g8")).includes("knight"));
    }

    /// What a browser would get.
    function served(path: string): string {
        const request = new XMLHttpRequest();
        request.open("GET", path);
        request.send();
        tryVerify(() => request.readyState === XMLHttpRequest.DONE, 3000);
        return request.status === 200 ? request.responseText : "";
    }
    function test_livePage(): void {
        app.showPage("settings");
        compare(LiveFeed.link, "");
        press("choice-computer");
        tryVerify(() => LiveFeed.link !== "");
        compare(findChild(app, "feedLink").text, LiveFeed.link);
        verify(served(LiveFeed.link).includes("feed.js"));
        press("feedCode");
        compare(app.prompt, "qr");
        keyClick(Qt.Key_Escape);
        compare(app.prompt, "");
        sitDown("");
        play("e2", "e4");
        play("e7", "e5");
        const shown = () => JSON.parse(served(LiveFeed.link + "game.json")).game;
        tryVerify(() => shown().moves.join() === "e4,e5", 3000);
        compare(shown().fen, SessionBridge.fen);
        click("takeback");
        tryVerify(() => shown().moves.join() === "e4", 3000);
        Settings.feed = "off";
        compare(LiveFeed.link, "");
    }

    function test_asksWhoSetsUpEveryTime(): void {
        sitDown("");
        play("e2", "e4");
        for (const way of ["auto", "hand"]) {
            click("more");
            click("more-restart");
            compare(app.prompt, "restart");
            keyClick(Qt.Key_Escape);
            compare(app.prompt, "");
            click("more");
            click("more-restart");
            click("answer-" + way);
            tryVerify(() => SessionBridge.moves.rowCount() === 0 && SessionBridge.yourTurn, 3000);
            compare(app.page, "game");
            play("d2", "d4");
        }
    }

    function test_answersWhatHandsHaveLeftOpen(): void {
        sitDown("");
        Table.handsLeave("which");
        click("stripAction");
        compare(app.prompt, "which");
        click("answer-1");
        tryVerify(() => SessionBridge.describeSquare(square("d4")).includes("pawn"));
        compare(app.prompt, "");
        Table.handsLeave("takeback");
        click("stripAction");
        compare(app.prompt, "takeback");
        click("answer-takeback");
        tryVerify(() => SessionBridge.moves.rowCount() === 0 && SessionBridge.yourTurn, 3000);
        Table.handsLeave("gameOver");
        click("stripAction");
        compare(app.prompt, "gameOver");
        Table.handsLeave("");
        compare(app.prompt, "");  // the kings are back
        Table.handsLeave("gameOver");
        click("stripAction");
        click("answer-1/2-1/2");
        tryCompare(SessionBridge, "resultText", "1/2-1/2");
    }

    function test_resignsOnlyWhenSure(): void {
        sitDown("");
        play("e2", "e4");
        click("more");
        const resign = findChild(app, "more-resign"), at = resign.mapToItem(null, resign.width / 2, resign.height / 2);
        click("more-resign");
        compare(app.prompt, "resign");
        // Where the finger was, there is no answer.
        const yes = findChild(app, "answer-resign"), corner = yes.mapToItem(null, 0, 0);
        verify(at.x < corner.x || at.x > corner.x + yes.width || at.y < corner.y || at.y > corner.y + yes.height);
        click("answer-cancel");
        compare(SessionBridge.resultText, "");
        click("more");
        click("more-resign");
        click("answer-resign");
        tryVerify(() => SessionBridge.resultText !== "");
        tryCompare(app, "prompt", "over");
    }

    function test_newGameThroughTheMenusAndContinue(): void {
        click("newGame");
        compare(app.page, "opponents");
        click("opponent-pupil");
        click("choice-knight");
        click("next");
        compare(app.page, "setup");
        click("choice-black");
        click("choice-blitz");
        click("choice-5+3");
        click("start");
        tryCompare(app, "page", "game", 5000);
        compare(SessionBridge.playerIsWhite, false);
        verify(board().flipped);
        verify(SessionBridge.timed);
        tryVerify(() => SessionBridge.yourTurn, 5000);
        verify(SessionBridge.moves.rowCount() === 1);
        click("more");
        click("more-flip");
        verify(!board().flipped);
        click("wayOut");
        compare(app.page, "home");
        tryVerify(() => !SessionBridge.inGame);
    }

    function test_mutesAtOnce(): void {
        const spy = createTemporaryQmlObject("import QtTest; SignalSpy { signalName: 'played' }", test);
        spy.target = findChild(app, "sounds");
        sitDown("");
        play("e2", "e4");
        tryVerify(() => spy.count > 0);
        click("mute");
        verify(!Settings.sound);
        spy.clear();
        play("e7", "e5");
        compare(spy.count, 0);
    }

    function test_aSecondFingerHarmsNothing(): void {
        sitDown("");
        const before = SessionBridge.fen, a = middle("e2"), b = middle("e4"), far = middle("h8");
        const touch = touchEvent(board());
        touch.press(0, board(), a.x, a.y).commit();
        touch.move(0, board(), b.x, b.y - 4).commit();
        touch.stationary(0).press(1, board(), far.x, far.y).commit();
        touch.stationary(0).release(1, board(), far.x, far.y).commit();
        touch.move(0, board(), b.x, b.y).commit();
        touch.release(0, board(), b.x, b.y).commit();
        tryVerify(() => SessionBridge.fen !== before);
        play("e7", "e5");
    }

    function test_keyboardReachesEverything(): void {
        const seen = new Set();
        for (let i = 0; i < 12; ++i) {
            keyClick(Qt.Key_Tab);
            if (window.activeFocusItem)
                seen.add(window.activeFocusItem.objectName);
        }
        for (const name of ["newGame", "settings", "mute"])
            verify(seen.has(name), name);
        findChild(app, "settings").forceActiveFocus(Qt.TabFocusReason);
        verify(findChild(app, "settings").visualFocus);
        keyClick(Qt.Key_Return);
        compare(app.page, "settings");
        keyClick(Qt.Key_Escape);
        compare(app.page, "home");
    }
}
