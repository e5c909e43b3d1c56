// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T

/// A row of a list that can be pressed: a line, a smaller one under it, and a word at the end.
T.AbstractButton {
    id: row

    property string detail: ""
    property string end: ""

    readonly property var parts: [text, end, detail]

    implicitHeight: Math.max(Theme.touch, words.height + 2 * Theme.gapTiny)
    focusPolicy: Qt.NoFocus
    Accessible.role: Accessible.ListItem
    Accessible.name: parts.filter(part => part !== "").join(", ")
    Accessible.onPressAction: clicked()

    background: Rectangle {
        radius: Theme.radius
        color: row.down ? Theme.palette.raised : Theme.palette.surface
    }

    Item {
        anchors.fill: parent
        anchors.leftMargin: Theme.gap
        anchors.rightMargin: Theme.gap

        Column {
            id: words

            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - (last.visible ? last.width + Theme.gap : 0)

            KText {
                width: parent.width
                text: row.text
                Accessible.ignored: true
            }

            KText {
                width: parent.width
                visible: row.detail !== ""
                text: row.detail
                color: Theme.palette.muted
                font.pixelSize: Theme.textSmall
                Accessible.ignored: true
            }
        }

        KText {
            id: last

            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            visible: text !== ""
            text: row.end
            color: Theme.palette.accent
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }
    }
}
