// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T

/// On or off. The owner holds the value: `checked` is bound, `wanted` says what was asked for.
T.AbstractButton {
    id: control

    property string says: ""

    signal wanted(bool on)

    implicitWidth: 72
    implicitHeight: Theme.touch
    checkable: false
    focusPolicy: Qt.StrongFocus
    onClicked: wanted(!checked)

    Accessible.role: Accessible.CheckBox
    Accessible.name: says
    Accessible.checked: checked
    Accessible.onPressAction: clicked()
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    background: Item {
        FocusRing {
            visible: control.visualFocus
            anchors.margins: 0
        }

        Rectangle {
            anchors.centerIn: parent
            width: 60
            height: 32
            radius: 16
            color: control.checked ? Theme.palette.accent : Theme.palette.raised
            border.width: control.checked ? 0 : 1
            border.color: Theme.palette.outline
        }
    }

    contentItem: Item {
        Rectangle {
            width: 24
            height: 24
            radius: 12
            x: parent.width / 2 + (control.checked ? 2 : -26)
            y: (parent.height - height) / 2
            color: control.checked ? Theme.palette.accentInk : Theme.palette.muted

            Behavior on x  {
                NumberAnimation {
                    duration: Theme.motionMs
                }
            }
        }
    }
}
