// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T

/// One opponent, or a file that should have become one.
T.AbstractButton {
    id: card

    required property string opponentId
    required property string name
    required property string blurb
    required property string record
    required property string avatar
    required property string eloText
    required property string error
    required property bool rated
    required property bool chosen

    readonly property bool broken: error !== ""
    readonly property var parts: [name, eloText, record]

    Accessible.role: Accessible.RadioButton
    Accessible.name: broken ? qsTr("%1 can't be used: %2").arg(name).arg(error) : parts.filter(part => part !== "").join(", ")
    Accessible.checked: chosen
    Accessible.onPressAction: clicked()

    background: Rectangle {
        radius: Theme.radius
        color: card.chosen ? Theme.palette.raised : Theme.palette.surface
        border.width: card.chosen ? 3 : 1
        border.color: card.chosen ? Theme.palette.accent : Qt.alpha(Theme.palette.outline, 0.55)

        FocusRing {
            visible: card.visualFocus
        }
    }

    Item {
        x: card.leftPadding
        y: card.topPadding
        width: card.availableWidth
        height: card.availableHeight

        Portrait {
            id: portrait

            anchors.horizontalCenter: parent.horizontalCenter
            y: Theme.gapSmall
            size: Math.round(Math.min(parent.width - 2 * Theme.gapMedium, parent.height - label.height - elo.height - how.height - 3 * Theme.gapSmall))
            avatar: card.broken ? "broken" : card.avatar === "" ? "guest" : card.avatar
        }

        KText {
            id: label

            y: portrait.y + portrait.height + Theme.gapTiny
            x: Theme.gapTiny
            width: parent.width - 2 * Theme.gapTiny
            height: Theme.textLarge * 1.5
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            text: card.name
            font.family: Theme.serif
            font.pixelSize: Math.round(Theme.textLarge * 1.15)
            fontSizeMode: Text.Fit
            minimumPixelSize: 12
            Accessible.ignored: true
        }

        KText {
            id: elo

            anchors.top: label.bottom
            x: Theme.gapTiny
            width: parent.width - 2 * Theme.gapTiny
            height: Theme.textSmall * 1.5
            horizontalAlignment: Text.AlignHCenter
            text: card.broken ? qsTr("not usable") : card.eloText !== "" ? card.eloText : qsTr("no rating yet")
            font.pixelSize: Theme.textSmall
            fontSizeMode: Text.Fit
            minimumPixelSize: 12
            color: Theme.palette.muted
            Accessible.ignored: true
        }

        KText {
            id: how

            anchors.top: elo.bottom
            x: Theme.gapTiny
            width: parent.width - 2 * Theme.gapTiny
            height: Theme.textSmall * 1.5
            horizontalAlignment: Text.AlignHCenter
            text: card.record
            font.pixelSize: Theme.textSmall
            fontSizeMode: Text.Fit
            minimumPixelSize: 12
            Accessible.ignored: true
        }
    }
}
