// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Who plays: one of the seven, a guest that somebody added, or the person at the board (empty).
Image {
    required property string avatar
    property real size: 56

    readonly property var known: ["novice", "pupil", "scholar", "challenger", "expert", "master", "kirin", "broken"]
    readonly property string file: avatar === "" ? "person" : known.includes(avatar) ? avatar : "guest"

    width: size
    height: size
    sourceSize.width: Math.round(size)
    sourceSize.height: Math.round(size)
    source: "qrc:/qt/qml/Kirin/art/portraits/" + file + ".svg"
    Accessible.ignored: true
}
