// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// What is said of a move, as a sign in a colour: the sign alone says it too. As large as its text; nothing for good
/// moves and those nobody judged.
Rectangle {
    id: badge

    /// "book", "best", "only", "good", "inaccuracy", "mistake", "blunder", "missedWin", or empty.
    required property string mark
    property real size: 20

    readonly property var signs: ({
            "only": "!",
            "inaccuracy": "?!",
            "mistake": "?",
            "blunder": "??",
            "missedWin": "×"
        })
    readonly property var drawings: ({
            "best": "check",
            "book": "book"
        })
    readonly property var names: ({
            "book": qsTr("opening theory"),
            "best": qsTr("best move"),
            "only": qsTr("only move"),
            "inaccuracy": qsTr("inaccuracy"),
            "mistake": qsTr("mistake"),
            "blunder": qsTr("blunder"),
            "missedWin": qsTr("missed win")
        })
    readonly property string says: names[mark] ?? ""
    readonly property bool shown: says !== ""
    readonly property color tone: mark === "book" ? Theme.palette.muted : mark === "best" || mark === "only" ? Theme.palette.yourTurn : mark === "inaccuracy" ? Theme.palette.thinking : mark === "mistake" ? Theme.palette.moving : Theme.palette.attention

    visible: shown
    width: size
    height: size
    radius: size / 2
    color: tone
    Accessible.ignored: true

    KText {
        anchors.fill: parent
        visible: text !== ""
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        text: badge.signs[badge.mark] ?? ""
        font.pixelSize: Math.round(badge.size * (text.length > 1 ? 0.62 : 0.68))
        font.weight: Font.Bold
        wrapMode: Text.NoWrap
        color: Theme.palette.background
        Accessible.ignored: true
    }

    Icon {
        anchors.centerIn: parent
        visible: name !== ""
        name: badge.drawings[badge.mark] ?? ""
        size: Math.round(badge.size * 0.7)
        color: Theme.palette.background
    }
}
