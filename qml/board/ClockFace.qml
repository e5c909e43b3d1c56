// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

/// A side's time in cells of one width, so that it doesn't dance. Running is a filled face, little time a warm one: one
/// never hides the other.
Rectangle {
    id: face

    required property real ms
    required property bool running
    required property string says
    property real digitSize: 40

    readonly property bool low: ms < 20000
    readonly property string digits: textOf(ms)
    readonly property color tone: low ? Theme.palette.attention : running ? Theme.palette.accent : Theme.palette.text

    /// "1:02:03", "5:00"; tenths in the last ten seconds.
    function textOf(milliseconds: real): string {
        const left = Math.max(0, milliseconds);
        const two = number => String(number).padStart(2, "0");
        if (left < 10000) {
            const tenths = Math.floor(left / 100);
            return "0:" + two(Math.floor(tenths / 10)) + "." + tenths % 10;
        }
        const seconds = Math.floor(left / 1000), minutes = Math.floor(seconds / 60), hours = Math.floor(minutes / 60);
        return hours > 0 ? hours + ":" + two(minutes % 60) + ":" + two(seconds % 60) : minutes + ":" + two(seconds % 60);
    }

    implicitWidth: cells.width + 2 * Theme.gap
    implicitHeight: digitSize * 1.3
    radius: Theme.radius
    color: running ? tone : Theme.palette.surface
    border.width: running ? 0 : low ? 2 : 1
    border.color: low ? Theme.palette.attention : Qt.alpha(Theme.palette.outline, 0.55)
    Accessible.role: Accessible.StaticText
    Accessible.name: says + " " + digits

    Row {
        id: cells

        anchors.centerIn: parent

        Repeater {
            model: face.digits.length

            Text {
                required property int index

                readonly property string letter: face.digits[index] ?? ""

                text: letter
                // The digits of Noto Sans are 0.572 em wide, its points 0.268.
                width: Math.ceil(face.digitSize * (letter === ":" || letter === "." ? 0.32 : 0.58))
                horizontalAlignment: Text.AlignHCenter
                font.family: Theme.sans
                font.pixelSize: face.digitSize
                font.weight: Font.Medium
                color: face.running ? Theme.palette.accentInk : face.tone
                Accessible.ignored: true
            }
        }
    }
}
