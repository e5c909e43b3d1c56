// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

/// One question, in a sentence, with its answers. It covers the screen, takes the keyboard, and goes away on Escape.
FocusScope {
    id: prompt

    required property string question
    property string detail: ""
    /// Of {key, text}; optionally `icon`, `primary`. In the order they are shown.
    required property var answers
    /// Where its middle is; the board's, so that no answer lies where the finger that asked was.
    property real centreX: width / 2

    signal answered(string key)
    signal dismissed

    anchors.fill: parent
    Accessible.role: Accessible.Dialog
    Accessible.name: question
    Keys.onEscapePressed: dismissed()
    Keys.onBackPressed: dismissed()
    Component.onCompleted: (buttons.itemAt(0) as KButton)?.forceActiveFocus(Qt.TabFocusReason)

    Rectangle {
        anchors.fill: parent
        color: Qt.alpha(Theme.palette.background, 0.72)
    }

    MouseArea {
        anchors.fill: parent
        onClicked: prompt.dismissed()
    }

    Card {
        id: card

        objectName: "promptCard"
        width: Math.min(420, prompt.width - 2 * Theme.gapMedium)
        height: column.height + 2 * Theme.gapLarge
        x: Math.max(Theme.gapSmall, Math.min(prompt.width - width - Theme.gapSmall, prompt.centreX - width / 2))
        anchors.verticalCenter: parent.verticalCenter
        color: Theme.palette.surface
        border.width: 2
        border.color: Theme.palette.accent

        MouseArea {
            anchors.fill: parent
        }

        Column {
            id: column

            x: Theme.gapLarge
            y: Theme.gapLarge
            width: parent.width - 2 * Theme.gapLarge
            spacing: Theme.gapSmall

            KTitle {
                width: parent.width
                text: prompt.question
            }

            KText {
                width: parent.width
                objectName: "promptDetail"
                visible: prompt.detail !== ""
                text: prompt.detail
                color: Theme.palette.muted
                bottomPadding: Theme.gapSmall
            }

            Repeater {
                id: buttons

                model: prompt.answers

                KButton {
                    required property var modelData
                    required property int index

                    objectName: "answer-" + modelData.key
                    width: column.width
                    text: modelData.text
                    iconName: modelData.icon ?? ""
                    kind: modelData.primary ? KButton.Primary : KButton.Plain
                    onClicked: prompt.answered(modelData.key)
                    Keys.onUpPressed: if (index > 0)
                        (buttons.itemAt(index - 1) as KButton).forceActiveFocus(Qt.TabFocusReason)
                    Keys.onDownPressed: if (index + 1 < buttons.count)
                        (buttons.itemAt(index + 1) as KButton).forceActiveFocus(Qt.TabFocusReason)
                }
            }
        }
    }
}
