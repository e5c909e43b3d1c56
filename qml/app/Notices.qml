// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Kirin.Session

/// A sentence that is shown for a moment; what review and library have to say comes by itself.
Item {
    id: notices

    property string text: ""

    signal sounded(string name)

    function say(sentence: string): void {
        text = sentence;
        forget.restart();
    }

    Timer {
        id: forget

        interval: 5000
        onTriggered: notices.text = ""
    }

    Connections {
        target: ReviewBridge

        function onNotice(text: string): void {
            notices.say(text);
        }
        function onSound(name: string): void {
            notices.sounded(name);
        }
    }

    Connections {
        target: Puzzles

        function onSound(name: string): void {
            notices.sounded(name);
        }
    }

    Connections {
        target: GameLibrary

        function onNotice(text: string): void {
            notices.say(text);
        }
    }
}
