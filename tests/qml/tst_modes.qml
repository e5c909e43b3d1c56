// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Kirin
import Kirin.Session
import Kirin.Test

/// Games other than against an opponent, and help in one: chosen and played with real clicks, before a real session.
TestCase {
    id: test

    property Window window: null
    property var app: null

    name: "Modes"
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
        Settings.strengthAsked = true;
    }
    function cleanup(): void {
        if (SessionBridge.inGame)
            SessionBridge.leaveGame();
        tryVerify(() => !SessionBridge.inGame);
    }

    function click(name: string): void {
        tryVerify(() => findChild(app, name)?.visible && findChild(app, name).enabled, 5000, name);
        // Positioners lay out before the next frame.
        wait(30);
        mouseClick(findChild(app, name));
    }
    function square(name: string): int {
        return "abcdefgh".indexOf(name[0]) + 8 * (Number(name[1]) - 1);
    }
    function tap(name: string): void {
        const board = app.gamePage.board, at = square(name);
        mouseClick(board, (board.columnOf(at) + 0.5) * board.cell, (board.rowOf(at) + 0.5) * board.cell);
    }
    function play(from: string, to: string): void {
        const plies = SessionBridge.fen;
        tap(from);
        tap(to);
        tryVerify(() => SessionBridge.fen !== plies && SessionBridge.yourTurn, 5000, from + to);
    }
    /// By the keyboard, until the card is the one in front.
    function choose(opponent: string): void {
        click("newGame");
        compare(app.page, "opponents");
        const page = findChild(app, "page").item;
        keyClick(Qt.Key_Home);
        for (let step = 0; step < 12 && page.current?.opponentId !== opponent; ++step)
            keyClick(Qt.Key_Right);
        if (page.current.opponentId !== opponent)
            for (let step = 0; step < 12 && page.current.opponentId !== opponent; ++step)
                keyClick(Qt.Key_Left);
        compare(page.current.opponentId, opponent);
    }

    function test_twoPeoplePlayWithAClock(): void {
        choose("person");
        verify(!findChild(app, "odds").visible);
        verify(!findChild(app, "counts").visible);
        click("next");
        compare(app.page, "setup");
        verify(!findChild(app, "colours").visible);
        click("choice-blitz");
        click("start");
        tryVerify(() => app.page === "game" && SessionBridge.yourTurn, 5000);
        verify(SessionBridge.timed && !SessionBridge.counts);
        compare(SessionBridge.whiteName, "White");
        play("e2", "e4");
        verify(!SessionBridge.whiteToMove && SessionBridge.clockRunning && !SessionBridge.whiteRunning);
        play("e7", "e5");
        verify(SessionBridge.whiteToMove && SessionBridge.whiteRunning);
        // What one offers the other accepts.
        click("draw");
        click("answer-offer");
        play("g1", "f3");
        tryCompare(app, "prompt", "offer");
        click("answer-accept");
        tryCompare(app, "prompt", "over");
        compare(SessionBridge.resultText, "1/2-1/2");
        compare(findChild(app, "ratingText")?.text ?? "", "");
    }

    function test_whoeverIsOnMoveResigns(): void {
        SessionBridge.newGame("person", "white", "none", "none");
        tryVerify(() => app.page === "game" && SessionBridge.yourTurn, 5000);
        play("e2", "e4");
        click("more");
        click("more-resign");
        compare(findChild(app, "promptDetail").text, "White wins then.");
        click("answer-resign");
        tryCompare(app, "prompt", "over");
        compare(SessionBridge.resultText, "1-0");
    }

    function test_anOpponentPlaysWithItself(): void {
        choose("novice");
        click("next");
        click("choice-watch");
        click("start");
        tryVerify(() => app.page === "game", 5000);
        compare(SessionBridge.whiteName, "Novice");
        compare(SessionBridge.blackName, "Novice");
        tryVerify(() => SessionBridge.moves.rowCount() >= 2, 15000);
        verify(!SessionBridge.yourTurn);
        verify(!findChild(app, "hint").enabled);
        verify(!findChild(app, "takeback").enabled);
        verify(!findChild(app, "draw").enabled);
        click("more");
        verify(!findChild(app, "more-resign").enabled);
        click("more-leave");
        compare(app.page, "home");
    }

    function test_aHintIsAskedAboutAndShown(): void {
        SessionBridge.newGame("novice", "white", "none", "none");
        tryVerify(() => app.page === "game" && SessionBridge.yourTurn, 5000);
        verify(SessionBridge.counts);
        click("hint");
        compare(app.prompt, "hintCosts");
        click("answer-cancel");
        verify(SessionBridge.counts);
        compare(SessionBridge.hintTo, -1);
        click("hint");
        click("answer-hint");
        tryVerify(() => SessionBridge.hintTo >= 0, 10000);
        verify(!SessionBridge.counts);
        verify(SessionBridge.targetsFrom(SessionBridge.hintFrom).includes(SessionBridge.hintTo));
        compare(findChild(app, "hintArrow").arrows.length, 1);
        verify(/^Kirin would play .+\.$/.test(app.notice), app.notice);

        // The board beneath takes the move as ever, and the arrow goes with the turn.
        play("a2", "a3");
        compare(SessionBridge.hintTo, -1);
        // It costs nothing more.
        click("hint");
        compare(app.prompt, "");
        tryVerify(() => SessionBridge.hintTo >= 0, 10000);
        SessionBridge.resign();
        tryCompare(app, "prompt", "over");
        compare(findChild(app, "ratingText").text, "Your Kirin rating stays as it is: a hint was given.");
    }
}
