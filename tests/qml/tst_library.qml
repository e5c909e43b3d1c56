// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Kirin
import Kirin.Session
import Kirin.Test

/// The games and the rating in the whole window, before a real session and a real file: in, found, deleted, brought
/// back, renamed, out, and all of it as one backup.
TestCase {
    id: test

    property Window window: null
    property var app: null

    name: "Library"
    when: windowShown

    readonly property string games: [["Rosa", "Emil", "1-0", "1. e4 e5 2. Nf3 Nc6 3. Bb5"], ["Emil", "Rosa", "0-1", "1. d4 d5 2. c4 e6"], ["Ada", "Bea", "1/2-1/2", "1. e4 c5"]].map(game => "[Event \"Club\"]\n[Date \"2026.05.0" + game[0].length + "\"]\n[White \"" + game[0] + "\"]\n[Black \"" + game[1] + "\"]\n\n" + game[3] + " " + game[2] + "\n").join("\n") + "\n[Event \"Bad\"]\n[White \"X\"]\n[Black \"Y\"]\n\n1. e4 Ke2 1-0\n"

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
        compare(app.page, "home");
    }
    function cleanup(): void {
        if (SessionBridge.inGame)
            SessionBridge.leaveGame();
        tryVerify(() => !SessionBridge.inGame);
        tryVerify(() => GameLibrary.task === "");
        GameLibrary.clearFilter();
    }
    function item(name: string): var {
        tryVerify(() => findChild(app, name), 3000, name);
        return findChild(app, name);
    }
    function click(name: string): void {
        tryVerify(() => findChild(app, name)?.visible && findChild(app, name).enabled, 5000, name);
        wait(30);
        mouseClick(item(name));
    }
    function write(name: string, text: string): void {
        const field = item(name);
        mouseClick(field);
        tryVerify(() => field.activeFocus);
        field.selectAll();
        if (text === "")
            keyClick(Qt.Key_Delete);
        for (const letter of text)
            keyClick(letter);
        keyClick(Qt.Key_Return);
    }
    function bringIn(): void {
        click("library");
        compare(app.page, "library");
        click("data");
        compare(app.page, "data");
        const path = Table.writeFile("club.pgn", games);
        item("path").text = path;
        click("act");
        tryVerify(() => GameLibrary.task === "" && GameLibrary.outcome !== "", 10000);
    }
    function listed(count: int): void {
        tryVerify(() => !GameLibrary.loading && GameLibrary.count === count, 5000, "games: " + GameLibrary.count);
    }

    function test_1_theFirstGuessIsAskedForOnce(): void {
        Table.forgetStrength();
        tryVerify(() => KirinRating.loaded && !KirinRating.play.known);
        click("newGame");
        compare(app.page, "strength");
        click("strength-750");
        compare(app.page, "opponents");
        tryVerify(() => KirinRating.play.known);
        compare(KirinRating.play.rating, 750);
        compare(KirinRating.aimedAt, "pupil");
        app.back();
        click("newGame");
        compare(app.page, "opponents");
        tryVerify(() => findChild(app, "aim").text.indexOf("Pupil") === 0);
        app.back();
        click("you");
        compare(app.page, "you");
        compare(findChild(findChild(app, "playCard"), "rating").text, "750");
        verify(findChild(findChild(app, "puzzleCard"), "invitation").visible);
    }

    function test_2_passingOverIsAnAnswerToo(): void {
        Table.forgetStrength();
        tryVerify(() => KirinRating.loaded && !KirinRating.play.known);
        click("newGame");
        click("strength-skip");
        compare(app.page, "opponents");
        app.back();
        click("newGame");
        compare(app.page, "opponents");
        verify(!KirinRating.play.known);
    }

    function test_3_anEmptyLibrarySaysHowToFillIt(): void {
        click("library");
        listed(0);
        tryVerify(() => findChild(app, "bringIn")?.visible);
        click("bringIn");
        compare(app.page, "data");
    }

    function test_4_gamesComeInAndTheBadOneIsNamed(): void {
        bringIn();
        compare(GameLibrary.outcome, "3 games came in. Left out: 1.");
        verify(GameLibrary.skipped[0].indexOf("Game 4, X - Y: Line ") === 0);
        tryVerify(() => findChild(app, "row-0")?.visible);
        keyClick(Qt.Key_Escape);
        compare(app.page, "library");
        listed(3);
    }

    function test_5_aGameIsFoundByNameResultOpeningAndPosition(): void {
        click("library");
        listed(3);
        write("filter-name", "Bea");
        listed(1);
        write("filter-name", "");
        listed(3);
        click("choice-draw");
        listed(1);
        click("choice-");
        listed(3);
        write("filter-position", "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
        listed(2);
        write("filter-name", "nobody");
        listed(0);
        click("clearFilter");
        listed(3);
        compare(findChild(app, "filter-name").text, "");
        write("filter-opening", "C6");
        listed(1);
    }

    function test_6_aGameIsDeletedAndBroughtBack(): void {
        click("library");
        listed(3);
        const list = item("gameList");
        tryVerify(() => list.itemAtIndex(1)?.white !== "");
        mouseClick(list.itemAtIndex(1));
        compare(app.prompt, "stored");
        click("answer-delete");
        listed(2);
        click("undoRemove");
        listed(3);
        compare(GameLibrary.removed, 0);
    }

    function test_7_theListWorksFromTheKeyboard(): void {
        click("library");
        listed(3);
        const list = item("gameList");
        for (let i = 0; i < 15 && !list.activeFocus; ++i)
            keyClick(Qt.Key_Tab);
        verify(list.activeFocus);
        list.currentIndex = 0;
        keyClick(Qt.Key_Down);
        compare(list.currentIndex, 1);
        keyClick(Qt.Key_End);
        compare(list.currentIndex, 2);
        keyClick(Qt.Key_Return);
        compare(app.prompt, "stored");
        keyClick(Qt.Key_Escape);
        compare(app.prompt, "");
    }

    function test_8_somebodyIsRenamed(): void {
        click("library");
        click("data");
        click("choice-names");
        tryVerify(() => findChild(app, "dataList").count === 4);
        const list = item("dataList");
        tryVerify(() => list.itemAtIndex(0)?.name === "Emil");
        mouseClick(list.itemAtIndex(0));
        const field = item("path");
        compare(field.text, "Emil");
        field.text = "Emilio";
        click("act");
        tryVerify(() => app.notice === "The name was changed in 2 games.");
        keyClick(Qt.Key_Escape);
        write("filter-name", "Emilio");
        listed(2);
    }

    function test_9_everythingGoesIntoABackupAndComesBack(): void {
        click("library");
        listed(3);
        click("data");
        click("choice-backup");
        const path = Table.pathOf("all.kirin");
        item("path").text = path;
        click("act");
        tryVerify(() => GameLibrary.task === "" && GameLibrary.outcome !== "", 10000);
        compare(GameLibrary.outcome, "Everything is in " + path + ", with 3 games.");
        GameLibrary.remove(GameLibrary.games.data(GameLibrary.games.index(0, 0), Qt.UserRole));
        listed(2);
        findChild(app, "page").item.shown.restoreWanted(path);
        compare(app.prompt, "restore");
        click("answer-restore");
        tryVerify(() => GameLibrary.task === "" && GameLibrary.outcome !== "", 10000);
        verify(!GameLibrary.failed, GameLibrary.outcome);
        listed(3);
    }

    function test_a_takingBackIsAskedAboutWhereItCosts(): void {
        SessionBridge.newGame("novice", "white", "none", "none");
        tryVerify(() => app.page === "game" && SessionBridge.yourTurn, 5000);
        verify(SessionBridge.counts);
        SessionBridge.move(12, 28);
        tryVerify(() => SessionBridge.yourTurn && SessionBridge.canTakeBack && SessionBridge.moves.rowCount() === 1, 10000);
        click("takeback");
        compare(app.prompt, "takebackCosts");
        click("answer-cancel");
        verify(SessionBridge.counts);
        click("takeback");
        click("answer-takeback");
        tryVerify(() => !SessionBridge.counts, 5000);
        compare(app.notice, "From here on this game doesn't count for your Kirin rating.");
        SessionBridge.resign();
        tryCompare(app, "prompt", "over");
        compare(findChild(app, "ratingText").text, "Your Kirin rating stays as it is: a move was taken back.");
    }

    function test_b_aLossCountsAndTheEndSaysHow(): void {
        SessionBridge.newGame("pupil", "white", "none", "none");
        tryVerify(() => app.page === "game" && SessionBridge.yourTurn, 5000);
        SessionBridge.resign();
        tryCompare(app, "prompt", "over");
        verify(/^Your Kirin rating: \d+ ± \d+ \(−\d+\)$/.test(findChild(app, "ratingText").text), findChild(app, "ratingText").text);
        tryVerify(() => KirinRating.play.games > 0);
    }
}
