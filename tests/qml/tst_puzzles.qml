// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Kirin
import Kirin.Session
import Kirin.Test

/// Puzzles in the whole window, before the real desk with three puzzles: chosen, solved, failed, by mouse and by keyboard.
TestCase {
    id: test

    property Window window: null
    property var app: null

    name: "Puzzles"
    when: windowShown

    Component {
        id: windowOf

        Window {
            property alias app: app

            width: 800
            height: 480
            visible: true
            color: Theme.palette.background

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
        Puzzles.leave();
        Settings.textScale = 100;
        Settings.theme = "walnut";
    }

    function square(name: string): int {
        return "abcdefgh".indexOf(name[0]) + 8 * (Number(name[1]) - 1);
    }
    function board(): var {
        return findChild(app, "board");
    }
    function tap(name: string): void {
        const view = board(), at = square(name);
        mouseClick(view, (view.columnOf(at) + 0.5) * view.cell, (view.rowOf(at) + 0.5) * view.cell);
    }
    function move(from: string, to: string): void {
        tryCompare(Puzzles, "phase", Puzzles.Yours, 5000);
        tap(from);
        tap(to);
    }
    function click(name: string): void {
        const item = findChild(app, name);
        verify(item, name);
        tryVerify(() => item.visible && item.enabled, 5000, name);
        wait(30);
        mouseClick(item);
    }
    function text(name: string): string {
        return findChild(app, name).text;
    }
    function toTheme(key: string): void {
        click("puzzles");
        compare(app.page, "puzzles");
        tryCompare(Puzzles, "known", true, 5000);
        click("theme-" + key);
        compare(app.page, "puzzle");
        findChild(app, "puzzlePage").pace = 50;
        tryCompare(Puzzles, "phase", Puzzles.Yours, 5000);
    }

    function test_aPuzzleIsSolved(): void {
        toTheme("fork");
        compare(text("goal"), "White to move. Find the winning move.");
        move("d5", "c7");
        tryCompare(Puzzles, "verdict", Puzzles.Right);
        move("c7", "a8");
        tryCompare(Puzzles, "phase", Puzzles.Over, 5000);
        compare(text("verdict"), "Solved.");
        tryVerify(() => text("change") !== "", 5000);
        // Through what was played, by the same two buttons.
        click("hint");
        verify(Puzzles.canStepOn);
        click("solution");
        verify(!Puzzles.canStepOn);
        click("next");
        tryCompare(Puzzles, "phase", Puzzles.Yours, 5000);
    }

    function test_aPuzzleIsFailed(): void {
        toTheme("fork");
        move("d5", "e7");
        tryCompare(Puzzles, "phase", Puzzles.Wrong, 10000);
        compare(text("verdict"), "Not this one. The answer is Kxe7.");
        // The refutation is shown on the board.
        tryVerify(() => Puzzles.describeSquare(square("e7")).includes("king"), 5000);
        click("again");
        tryCompare(Puzzles, "phase", Puzzles.Yours, 5000);
        verify(Puzzles.describeSquare(square("d5")).includes("knight"));
        click("hint");
        compare(Puzzles.hintSquare, square("d5"));
        verify(findChild(app, "hintFrame").visible);
        click("solution");
        tryCompare(Puzzles, "phase", Puzzles.Over, 8000);
        compare(text("verdict"), "This is the solution.");
    }

    function test_aPromotionIsChosen(): void {
        toTheme("promotion");
        move("a7", "a8");
        tryVerify(() => Puzzles.promotionSquare === square("a8"));
        click("promote-q");
        tryCompare(Puzzles, "phase", Puzzles.Over, 5000);
    }

    function test_byKeyboard(): void {
        const puzzles = findChild(app, "puzzles");
        for (let i = 0; i < 12 && !puzzles.activeFocus; ++i)
            keyClick(Qt.Key_Tab);
        verify(puzzles.activeFocus);
        keyClick(Qt.Key_Return);
        compare(app.page, "puzzles");
        tryCompare(Puzzles, "known", true, 5000);
        tryVerify(() => findChild(app, "streak") !== null && findChild(app, "streak").enabled);
        const theme = findChild(app, "theme-fork");
        for (let i = 0; i < 30 && !theme.activeFocus; ++i)
            keyClick(Qt.Key_Tab);
        verify(theme.activeFocus);
        keyClick(Qt.Key_Return);
        tryCompare(Puzzles, "phase", Puzzles.Yours, 5000);
        for (let i = 0; i < 12 && !board().activeFocus; ++i)
            keyClick(Qt.Key_Tab);
        verify(board().activeFocus);
        keyClick(Qt.Key_Escape);
        compare(app.page, "puzzles");
        keyClick(Qt.Key_Escape);
        compare(app.page, "home");
    }

    function test_aStreakEnds(): void {
        click("puzzles");
        tryCompare(Puzzles, "known", true, 5000);
        click("streak");
        tryCompare(Puzzles, "phase", Puzzles.Yours, 5000);
        verify(!findChild(app, "solution").enabled);
        const king = Puzzles.fen.includes("4K3") ? ["e1", "e2"] : ["g1", "g2"];
        move(king[0], king[1]);
        tryCompare(Puzzles, "phase", Puzzles.Wrong, 10000);
        click("next");
        tryCompare(Puzzles, "phase", Puzzles.RunOver);
        compare(text("verdict"), "Solved in a row: 0. Your best: 0.");
        click("next");
        compare(app.page, "puzzles");
    }

    function test_looks_data(): var {
        const rows = [];
        for (const size of [Qt.size(800, 480), Qt.size(1280, 800)])
            for (const [scale, theme] of [[100, "walnut"], [150, "maple"], [100, "contrast"]])
                rows.push({
                        "tag": size.width + "-" + scale + "-" + theme,
                        "size": size,
                        "scale": scale,
                        "theme": theme
                    });
        return rows;
    }
    function test_looks(data): void {
        const check = name => {
            wait(60);
            Harness.picture(window, "puzzles-" + name + "-" + data.tag);
            compare(Harness.touchFaults(window.contentItem, Theme.touch, 8).join("\n"), "");
            compare(Harness.textFaults(window.contentItem).join("\n"), "");
        };
        window.width = data.size.width;
        window.height = data.size.height;
        Settings.textScale = data.scale;
        Settings.theme = data.theme;
        check("home");
        click("puzzles");
        tryCompare(Puzzles, "known", true, 5000);
        check("choice");
        click("theme-fork");
        findChild(app, "puzzlePage").pace = 50;
        tryCompare(Puzzles, "phase", Puzzles.Yours, 5000);
        check("yours");
        move("d5", "e7");
        tryCompare(Puzzles, "phase", Puzzles.Wrong, 10000);
        tryCompare(Puzzles, "waiting", false, 5000);
        tryVerify(() => text("change") !== "", 5000);
        check("wrong");
        click("solution");
        tryCompare(Puzzles, "phase", Puzzles.Over, 8000);
        check("over");
    }
}
