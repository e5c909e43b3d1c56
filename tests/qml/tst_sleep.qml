// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Kirin
import Kirin.Session
import Kirin.Test

/// The cover that comes when nobody is there, and the touch that ends it and does nothing else.
TestCase {
    id: test

    property Window window: null
    property var app: null

    name: "Sleep"
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
        findChild(app, "idle").afterMs = 150;
    }
    function cleanup(): void {
        if (SessionBridge.inGame)
            SessionBridge.leaveGame();
        tryVerify(() => !SessionBridge.inGame);
    }
    function fallAsleep(): void {
        tryVerify(() => app.asleep, 3000);
        verify(findChild(app, "sleepCover").visible);
    }

    function test_theTouchThatWakesPressesNothing(): void {
        fallAsleep();
        const button = findChild(app, "settings"), at = button.mapToItem(app, button.width / 2, button.height / 2);
        mouseClick(app, at.x, at.y);
        verify(!app.asleep);
        compare(app.page, "home");
        mouseClick(app, at.x, at.y);
        compare(app.page, "settings");
    }

    function test_theKeyThatWakesPressesNothing(): void {
        findChild(app, "settings").forceActiveFocus();
        fallAsleep();
        keyClick(Qt.Key_Return);
        verify(!app.asleep);
        compare(app.page, "home");
    }

    function test_itWakesToTheFirstPage(): void {
        app.showPage("settings");
        fallAsleep();
        mouseClick(app, 5, 5);
        compare(app.page, "home");
    }

    function test_nobodySleepsDuringAGame(): void {
        Table.twoPeople("");
        tryVerify(() => app.page === "game" && SessionBridge.yourTurn, 3000);
        wait(400);
        verify(!app.asleep);
    }
}
