// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T

/// One line to write in. `entered` comes with Return, and a moment after the last letter.
T.TextField {
    id: field

    /// What is written here, for screen readers; shown while it is empty.
    required property string says

    signal entered(string text)

    implicitHeight: Math.max(Theme.touch, contentHeight + 2 * Theme.gapSmall)
    implicitWidth: 200
    leftPadding: Theme.gap
    rightPadding: Theme.gap
    verticalAlignment: Text.AlignVCenter
    color: Theme.palette.text
    selectionColor: Theme.palette.accent
    selectedTextColor: Theme.palette.accentInk
    placeholderTextColor: Theme.palette.muted
    font.family: Theme.sans
    font.pixelSize: Theme.textBody
    selectByMouse: true
    clip: true
    Accessible.role: Accessible.EditableText
    Accessible.name: says
    onTextEdited: pause.restart()
    onAccepted: {
        pause.stop();
        entered(text);
    }

    background: Rectangle {
        radius: Theme.radius
        color: Theme.palette.surface
        border.width: field.activeFocus ? 2 : 1
        border.color: field.activeFocus ? Theme.palette.accent : Theme.palette.outline
    }

    Timer {
        id: pause

        interval: 350
        onTriggered: field.entered(field.text)
    }

    KText {
        x: field.leftPadding
        width: field.width - 2 * x
        anchors.verticalCenter: parent.verticalCenter
        visible: field.text === ""
        text: field.says
        color: Theme.palette.muted
        wrapMode: Text.NoWrap
        Accessible.ignored: true
    }
}
