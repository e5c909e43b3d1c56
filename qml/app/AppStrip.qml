// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Kirin.Session

/// The strip of the window: a notice as long as there is one, else the page's title or what the session says.
StateStrip {
    id: strip

    required property string page
    /// A page one chooses on, not one that is played on.
    required property bool menu
    required property string notice
    required property bool inMotion

    readonly property bool played: page === "game" || page === "machine" || page === "service" || (page === "puzzle" && Puzzles.onBoard)
    readonly property bool idle: SessionBridge.stripKind === SessionBridge.Neutral && menu
    readonly property var titles: ({
            "home": qsTr("Welcome"),
            "opponents": qsTr("Choose your opponent"),
            "setup": qsTr("How do you want to play?"),
            "settings": qsTr("Settings"),
            "review": qsTr("Review"),
            "you": qsTr("Your Kirin rating"),
            "library": GameLibrary.filtered || GameLibrary.count === 0 ? qsTr("Games") : qsTr("%1 games").arg(GameLibrary.count),
            "data": qsTr("In and out"),
            "strength": qsTr("How well do you play?"),
            "puzzles": qsTr("Puzzles"),
            "puzzle": qsTr("Puzzle")
        })
    readonly property var actions: ["", qsTr("Pause"), qsTr("Go on"), qsTr("Show me"), qsTr("Fix"), qsTr("Answer")]

    title: notice === "" && (menu && !(page === "puzzle" && Puzzles.onBoard) && (idle || page !== "home"))
    tone: notice !== "" ? StateStrip.Attention : title ? StateStrip.Neutral : SessionBridge.stripKind
    sentence: notice !== "" ? notice : title ? titles[page] ?? "" : SessionBridge.stripText
    actionText: played ? actions[SessionBridge.stripAction] : ""
    wayOut: page === "home" || page === "preparing" ? "" : page === "game" ? "home" : "back"
    wayOutEnabled: !inMotion || page !== "game"
    soundOn: Settings.sound
    onSoundWanted: on => Settings.sound = on
}
