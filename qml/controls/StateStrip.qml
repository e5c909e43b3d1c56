// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Always at the top: colour, icon, one sentence, at most one action. At its ends the way back and the mute.
Rectangle {
    id: strip

    enum Tone {
        Neutral,
        YourTurn,
        Thinking,
        Moving,
        Attention
    }

    required property int tone
    required property string sentence
    /// Of the one action; empty for none.
    property string actionText: ""
    /// "home", "back", or empty for neither.
    property string wayOut: ""
    property bool wayOutEnabled: true
    property bool soundOn: true
    /// A page's title is set in the serif.
    property bool title: false

    signal action
    signal wayOutChosen
    signal soundWanted(bool on)

    readonly property bool roomy: width >= Theme.roomyWidth
    readonly property color colour: [Theme.palette.muted, Theme.palette.yourTurn, Theme.palette.thinking, Theme.palette.moving, Theme.palette.attention][tone]
    readonly property string iconName: ["info", "hand", "thinking", "moving", "attention"][tone]

    implicitHeight: roomy ? 64 : 48
    color: Theme.palette.surface
    Accessible.role: Accessible.StatusBar
    Accessible.name: sentence

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: strip.tone === StateStrip.Neutral ? 1 : 3
        color: strip.tone === StateStrip.Neutral ? Qt.alpha(Theme.palette.outline, 0.55) : strip.colour
    }

    KButton {
        id: out

        objectName: "wayOut"
        visible: strip.wayOut !== ""
        enabled: strip.wayOutEnabled
        kind: KButton.Quiet
        iconName: strip.wayOut
        says: strip.wayOut === "home" ? qsTr("Home") : qsTr("Back")
        x: strip.roomy ? Theme.gapSmall : 0
        anchors.verticalCenter: parent.verticalCenter
        onClicked: strip.wayOutChosen()
    }

    Icon {
        id: sign

        visible: !strip.title
        name: strip.iconName
        color: strip.colour
        x: strip.wayOut !== "" ? out.x + out.width + Theme.gapSmall : Theme.gapMedium
        anchors.verticalCenter: parent.verticalCenter
    }

    KText {
        objectName: "stripSentence"
        anchors.left: strip.title ? (strip.wayOut !== "" ? out.right : strip.left) : sign.right
        anchors.leftMargin: strip.title && strip.wayOut === "" ? Theme.gapLarge : Theme.gap
        anchors.right: act.visible ? act.left : mute.left
        anchors.rightMargin: Theme.gapSmall
        height: parent.height - 4
        topPadding: strip.title ? Theme.gapTiny : 0
        verticalAlignment: Text.AlignVCenter
        text: strip.sentence
        color: strip.tone === StateStrip.Neutral ? Theme.palette.text : strip.colour
        font.family: strip.title ? Theme.serif : Theme.sans
        font.pixelSize: strip.title ? Math.min(Theme.textTitle, Math.round(strip.height * 0.66)) : strip.roomy ? Theme.textLarge : Theme.textBody
        fontSizeMode: strip.title ? Text.FixedSize : Text.Fit
        minimumPixelSize: 12
        maximumLineCount: 2
    }

    KButton {
        id: act

        objectName: "stripAction"
        visible: strip.actionText !== ""
        text: strip.actionText
        anchors.right: mute.left
        anchors.rightMargin: Theme.gapSmall
        anchors.verticalCenter: parent.verticalCenter
        onClicked: strip.action()
    }

    KButton {
        id: mute

        objectName: "mute"
        kind: KButton.Quiet
        iconName: strip.soundOn ? "sound" : "mute"
        says: strip.soundOn ? qsTr("Turn the sound off") : qsTr("Turn the sound on")
        anchors.right: parent.right
        anchors.rightMargin: strip.roomy ? Theme.gapSmall : 0
        anchors.verticalCenter: parent.verticalCenter
        onClicked: strip.soundWanted(!strip.soundOn)
    }
}
