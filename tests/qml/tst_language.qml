// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Kirin
import Kirin.Session
import Kirin.Test

/// Another language chosen by a finger: every word follows at once, those of a game that goes on as well.
TestCase {
    id: test

    property Window window: null
    property var app: null

    name: "Language"
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
        Settings.language = "";
        if (SessionBridge.inGame)
            SessionBridge.leaveGame();
        tryVerify(() => !SessionBridge.inGame);
    }

    /// Down to it first, as a finger would.
    function click(name: string): void {
        tryVerify(() => findChild(app, name)?.visible && findChild(app, name).enabled, 5000, name);
        wait(30);
        const item = findChild(app, name);
        for (let holder = item.parent; holder; holder = holder.parent)
            if (holder instanceof Flickable) {
                const top = item.mapToItem(holder.contentItem, 0, 0).y;
                holder.contentY = Math.max(0, Math.min(top - 20, holder.contentHeight - holder.height));
            }
        wait(30);
        mouseClick(item);
    }
    /// Everything that is to be read.
    function words(item: Item): var {
        let found = item instanceof Text && item.visible && item.text !== "" ? [item.text] : [];
        for (let i = 0; i < item.children.length; ++i)
            if (item.children[i].visible)
                found = found.concat(words(item.children[i]));
        return found;
    }

    function test_everyWordFollows(): void {
        const english = words(app);
        verify(english.includes("Welcome") && english.includes("New game"), english.join("|"));
        click("settings");
        verify(words(app).includes("Language"));
        click("choice-de");
        compare(Settings.language, "de");
        let german = words(app);
        verify(german.includes("Einstellungen") && german.includes("Sprache"), german.join("|"));
        verify(!german.includes("Language"));
        app.back();
        german = words(app);
        verify(german.includes("Willkommen") && german.includes("Neue Partie"), german.join("|"));
        for (const word of english.filter(each => each !== "Kirin"))
            verify(!german.includes(word), word);
        click("settings");
        click("choice-en");
        app.back();
        compare(words(app), english);
    }

    function test_aGameGoesOnInIt(): void {
        Table.twoPeople("");
        tryVerify(() => app.page === "game" && SessionBridge.yourTurn, 5000);
        const strip = findChild(app, "strip");
        compare(strip.sentence, SessionBridge.stripText);
        const before = SessionBridge.stripText;
        click("more");
        click("more-settings");
        click("choice-de");
        app.back();
        compare(app.page, "game");
        verify(SessionBridge.stripText !== before);
        compare(strip.sentence, SessionBridge.stripText);
        compare(SessionBridge.whiteName, "Weiß");
        verify(words(findChild(app, "page")).includes("Mehr"));
        SessionBridge.resign();
        tryCompare(app, "prompt", "over");
        verify(/Schwarz|Weiß/.test(SessionBridge.resultSentence), SessionBridge.resultSentence);
    }
}
