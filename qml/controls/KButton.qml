// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T

/// The one button: icon and text side by side, or stacked where it is narrow, or the icon alone.
T.AbstractButton {
    id: control

    enum Kind {
        Plain,
        Primary,
        Quiet
    }

    property int kind: KButton.Plain
    property string iconName: ""
    /// The icon above the text.
    property bool stacked: false
    /// What a screen reader says; needed where there is no text.
    property string says: text
    property real textSize: stacked ? Theme.textSmall : Theme.textBody

    readonly property color ink: control.kind === KButton.Primary ? Theme.palette.accentInk : Theme.palette.text

    implicitWidth: Math.max(Theme.touch, leftPadding + rightPadding + (stacked ? Math.max(label.implicitWidth, 24) : label.implicitWidth + (iconName !== "" ? 24 + (text !== "" ? Theme.gapSmall : 0) : 0)))
    implicitHeight: Math.max(Theme.touch, topPadding + bottomPadding + (stacked ? label.contentHeight + 24 : label.contentHeight))
    leftPadding: text === "" ? Theme.gap : stacked ? Theme.gapTiny : Theme.gapMedium
    rightPadding: leftPadding
    topPadding: Theme.gapTiny
    bottomPadding: Theme.gapTiny
    focusPolicy: Qt.StrongFocus
    opacity: enabled ? 1 : 0.45

    Accessible.role: Accessible.Button
    Accessible.name: says
    Accessible.onPressAction: clicked()

    Keys.onReturnPressed: if (enabled)
        clicked()
    Keys.onEnterPressed: if (enabled)
        clicked()

    background: Rectangle {
        radius: Theme.radius
        color: control.kind === KButton.Primary ? (control.down ? Qt.darker(Theme.palette.accent, 1.15) : Theme.palette.accent) : control.kind === KButton.Quiet ? (control.down || control.checked ? Theme.palette.raised : "transparent") : control.checked ? Theme.palette.raised : control.down ? Qt.darker(Theme.palette.raised, 1.2) : Theme.palette.raised
        border.width: control.kind === KButton.Plain ? 1 : 0
        border.color: Theme.palette.outline

        FocusRing {
            visible: control.visualFocus
        }
    }

    Item {
        x: control.leftPadding
        y: control.topPadding
        width: control.availableWidth
        height: control.availableHeight

        Icon {
            id: picture

            name: control.iconName
            color: control.ink
            visible: control.iconName !== ""
            x: control.stacked || control.text === "" ? (parent.width - width) / 2 : Math.max(0, (parent.width - width - Theme.gapSmall - Math.min(label.implicitWidth, label.width)) / 2)
            y: control.stacked ? Math.max(0, (parent.height - height - label.contentHeight) / 2) : (parent.height - height) / 2
        }

        KText {
            id: label

            readonly property real before: picture.visible && !control.stacked ? picture.x + picture.width + Theme.gapSmall : 0

            text: control.text
            visible: control.text !== ""
            color: control.ink
            font.pixelSize: control.textSize
            font.weight: control.kind === KButton.Primary ? Font.DemiBold : Font.Normal
            horizontalAlignment: picture.visible && !control.stacked ? Text.AlignLeft : Text.AlignHCenter
            x: before
            y: control.stacked && picture.visible ? picture.y + picture.height : (parent.height - height) / 2
            width: picture.visible && !control.stacked ? parent.width - 24 - Theme.gapSmall : parent.width
            Accessible.ignored: true
        }
    }
}
