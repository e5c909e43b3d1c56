// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Kirin
import Kirin.Test
import "sample"

/// The page that asks the machine for itself, by touch and by keys, without a machine.
TestCase {
    id: test

    name: "Service"
    when: windowShown
    width: 800
    height: 480
    visible: true

    property var asked: []

    function init(): void {
        failOnWarning(/.?/);
        Theme.motion = false;
        asked = [];
        asking.busy = false;
        standing.trouble = false;
        standing.headKnown = true;
    }

    ListModel {
        id: places
        Component.onCompleted: {
            for (let square = 0; square < 64; ++square)
                append({
                        "file": square % 8,
                        "rank": Math.floor(square / 8),
                        "square": square,
                        "seen": square < 16,
                        "faulty": false
                    });
        }
    }
    ListModel {
        id: pieces
    }
    MachineFacts {
        id: standing
        places: places
        pieces: pieces
        stateText: "Ready"
    }
    ServiceFacts {
        id: asking

        function note(what: string): void {
            test.asked = test.asked.concat([what]);
        }
        onHome: note("home")
        onPulse: note("pulse")
        onJog: (files, ranks) => note(`jog ${files} ${ranks}`)
        onGoTo: corner => note("go " + corner)
        onKeep: corner => note("keep " + corner)
        onForget: note("forget")
        onSave: note("save")
        onCarry: (from, to) => note(`carry ${from} ${to}`)
        onExercise: carries => note("exercise " + carries)
    }
    ServicePage {
        id: page
        anchors.fill: parent
        machine: standing
        service: asking
        onStopWanted: asking.note("stop")
    }

    function press(name: string): void {
        const button = findChild(page, name);
        verify(button, name);
        button.forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Return);
    }
    function tapSquare(square: int): void {
        const table = findChild(page, "table");
        mouseClick(table, table.originX + (square % 8) * table.cell, table.originY - Math.floor(square / 8) * table.cell);
    }

    function test_buttons(): void {
        for (const name of ["home", "pulse", "exercise", "goToCorner", "keepCorner", "serviceStop"])
            press(name);
        compare(asked, ["home", "pulse", "exercise 20", "go a1", "keep a1", "stop"]);
    }
    function test_jogGoesAsFarAsChosen(): void {
        press("jog-left");
        page.step = 0.1;
        press("jog-up");
        page.step = 10;
        press("jog-right");
        press("jog-down");
        compare(asked, ["jog -1 0", "jog 0 0.1", "jog 10 0", "jog 0 -10"]);
        page.step = 1;
    }
    function test_nothingWhileBusyButStop(): void {
        asking.busy = true;
        for (const name of ["home", "pulse", "exercise", "jog-left", "serviceStop"])
            press(name);
        tapSquare(12);
        tapSquare(28);
        compare(asked, ["stop"]);
    }
    function test_noCornerBeforeTheHeadIsKnown(): void {
        standing.headKnown = false;
        press("keepCorner");
        press("jog-left");
        compare(asked, []);
    }
    function test_carryByTap(): void {
        tapSquare(12);
        tapSquare(12);
        tapSquare(6);
        tapSquare(21);
        compare(asked, ["carry 6 21"]);
    }
    function test_carryByKeys(): void {
        const table = findChild(page, "table");
        table.forceActiveFocus(Qt.TabFocusReason);
        table.cursor = 0;
        keyClick(Qt.Key_Right);
        keyClick(Qt.Key_Return);
        for (const key of [Qt.Key_Up, Qt.Key_Up, Qt.Key_Right])
            keyClick(key);
        keyClick(Qt.Key_Return);
        compare(asked, ["carry 1 18"]);
    }

    ServiceFacts {
        id: misfit
        cornersKept: ["a1", "h1", "a8", "h8"]
        problem: "No board has squares of 91.3 mm; 20..80 mm are possible."
        carried: 3
        toCarry: 20
    }
    Component {
        id: servicePage
        ServicePage {
            machine: standing
            service: misfit
        }
    }
    Component {
        id: liveSettings
        SettingsPage {
            theme: "walnut"
            textScale: Theme.textPercent
            sound: true
            coordinates: true
            animation: false
            language: ""
            languages: ["en", "de"]
            feed: "network"
            feedLink: "http://192.168.178.123:8642/abcdefghijkmnpqrstuv/"
            feedFailed: false
            machine: true
        }
    }
    Component {
        id: stageOf
        Stage {
        }
    }
    function test_looks_data(): var {
        const rows = [];
        for (const page of ["service", "settings-live"])
            for (const [name, width, height] of [["compact", 800, 480], ["roomy", 1280, 800]])
                for (const percent of [100, 150])
                    rows.push({
                            "tag": `${page}-${name}-${percent}`,
                            "page": page === "service" ? servicePage : liveSettings,
                            "width": width,
                            "height": height,
                            "percent": percent
                        });
        return rows;
    }
    function test_looks(data): void {
        Theme.textPercent = data.percent;
        const made = createTemporaryObject(stageOf, test, {
                "width": data.width,
                "height": data.height,
                "content": data.page
            });
        wait(30);
        Harness.picture(made, data.tag);
        compare(Harness.touchFaults(made.contentItem, Theme.touch, 8).join("\n"), "");
        compare(Harness.textFaults(made.contentItem).join("\n"), "");
        Theme.textPercent = 100;
    }
}
