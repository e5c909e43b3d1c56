// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtTest
import Kirin
import Kirin.Session
import Kirin.Test

/// For who doesn't see the screen, or has no finger on it: every page and every dialog is walked with the Tab key, from
/// where the focus begins until it is there again. What has the keyboard has a role and a name; what can be pressed is
/// reached by it.
TestCase {
    id: test

    property Window window: null
    property var app: null

    name: "Access"
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

    function sitDown(fen: string): void {
        Table.twoPeople(fen);
        tryVerify(() => app.page === "game" && SessionBridge.yourTurn, 3000);
    }
    function play(from: int, to: int): void {
        const before = SessionBridge.fen;
        SessionBridge.move(from, to);
        tryVerify(() => SessionBridge.fen !== before && SessionBridge.yourTurn, 3000);
    }
    function gameWithMoves(): void {
        sitDown("");
        play(12, 28);
        play(52, 36);
    }
    function lost(): void {
        gameWithMoves();
        SessionBridge.resign();
        tryCompare(app, "prompt", "over");
    }
    function reviewed(): void {
        lost();
        app.choose("review");
        tryVerify(() => app.page === "review" && ReviewBridge.loaded, 5000);
        tryVerify(() => ReviewBridge.complete, 15000);
    }
    function manyGames(): void {
        GameLibrary.importText("[White \"Ada\"]\n[Black \"Bea\"]\n\n1. e4 e5 1-0\n");
        tryVerify(() => GameLibrary.task === "" && !GameLibrary.loading, 10000);
        app.showLibrary("");
        tryVerify(() => !GameLibrary.loading && GameLibrary.count > 0, 5000);
    }
    function dataPart(part: string): void {
        app.showPage("data");
        findChild(app, "page").item.shown.show(part);
    }

    function test_walk_data(): var {
        const nothing = () => {};
        const rows = [["home", nothing], ["opponents", nothing], ["setup", nothing], ["preparing", nothing], ["settings", nothing], ["you", nothing], ["strength", nothing], ["machine", nothing], ["service", nothing]].map(row => ({
                        "tag": row[0],
                        "prepare": row[1],
                        "page": row[0]
                    }));
        const add = (tag, prepare, page, prompt) => rows.push({
                    "tag": tag,
                    "prepare": prepare,
                    "page": page,
                    "prompt": prompt
                });
        add("library", manyGames, "library", "");
        add("library-none", () => {
                manyGames();
                GameLibrary.name = "nobody at all";
                tryVerify(() => !GameLibrary.loading && GameLibrary.count === 0);
            }, "library", "");
        for (const part of ["import", "export", "backup", "names"])
            add("data-" + part, () => dataPart(part), "data", "");
        add("prompt-stored", () => {
                manyGames();
                app.stored = {
                    "gameId": 1,
                    "title": "Ada – Bea",
                    "detail": "",
                    "unfinished": true
                };
            }, "library", "stored");
        add("prompt-restore", () => dataPart("backup"), "data", "restore");
        add("game", gameWithMoves, "game", "");
        add("game-promotion", () => {
                sitDown("6k1/1P3ppp/8/8/3r4/8/5PPP/6K1 w - - 0 40");
                SessionBridge.move(49, 57);
                tryVerify(() => SessionBridge.promotionSquare === 57);
            }, "game", "");
        for (const prompt of ["more", "resign", "draw", "restart", "reset", "takebackCosts", "operator", "offer", "gameOver", "takeback"])
            add("prompt-" + prompt, gameWithMoves, "game", prompt);
        add("prompt-which", () => {
                sitDown("");
                Table.handsLeave("which");
            }, "game", "which");
        add("game-over", lost, "game", "over");
        add("review", reviewed, "review", "");
        add("prompt-reviewMore", reviewed, "review", "reviewMore");
        add("prompt-qr", () => {
                reviewed();
                findChild(app, "reviewExports").showQr();
            }, "review", "qr");
        return rows;
    }
    function test_walk(data): void {
        data.prepare();
        if (app.page !== data.page)
            app.showPage(data.page);
        app.showPrompt(data.prompt ?? "");
        wait(50);
        const faults = [], reached = [];
        // Once round: where it begins, and everything after it.
        for (let steps = 0; steps < 150 && !reached.includes(window.activeFocusItem); ++steps) {
            const item = window.activeFocusItem;
            reached.push(item);
            const said = Harness.spoken(item);
            if (!/^[A-Z]\w+: ./.test(said))
                faults.push(said);
            keyClick(Qt.Key_Tab);
        }
        compare(faults.join("\n"), "");
        const controls = Harness.controls(app);
        verify(controls.length > 0);
        for (const control of controls) {
            const said = Harness.spoken(control);
            if (!/^[A-Z]\w+: ./.test(said))
                faults.push(said);
            if (!reached.includes(control) && !Harness.inList(control))
                faults.push(said + " is not reached by the Tab key");
        }
        compare(faults.join("\n"), "");
    }
}
