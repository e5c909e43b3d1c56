// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

/// Asked once, before the first game: how well one plays. The answer is where the Kirin rating begins.
FocusScope {
    id: page

    /// A first guess.
    signal answered(int rating)
    signal passedOver

    readonly property bool roomy: width >= Theme.roomyWidth
    // On the scale of the opponents' cards.
    readonly property var answers: [{
            "rating": 450,
            "text": qsTr("I have just learned how the pieces move")
        }, {
            "rating": 750,
            "text": qsTr("I know the rules and play now and then")
        }, {
            "rating": 1100,
            "text": qsTr("I play often, and seldom leave a piece hanging")
        }, {
            "rating": 1500,
            "text": qsTr("I play in a club, or would do well in one")
        }, {
            "rating": 1900,
            "text": qsTr("I win tournaments")
        }]

    Flickable {
        anchors.fill: parent
        contentHeight: content.height + 2 * content.y
        boundsBehavior: Flickable.StopAtBounds
        clip: true

        Column {
            id: content

            y: Math.max(Theme.gapSmall, (page.height - height) / 2)
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(parent.width - 2 * Theme.gapMedium, 640)
            spacing: Theme.gapSmall

            KText {
                width: parent.width
                text: qsTr("Then the first opponent you are offered is a fair one. A few games will correct it, whatever you say.")
                color: Theme.palette.muted
                bottomPadding: page.roomy ? Theme.gapSmall : 0
            }

            Repeater {
                model: page.answers

                KButton {
                    required property var modelData
                    required property int index

                    objectName: "strength-" + modelData.rating
                    width: content.width
                    focus: index === 0
                    text: modelData.text
                    onClicked: page.answered(modelData.rating)
                    Keys.onUpPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
                    Keys.onDownPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
                }
            }

            KButton {
                objectName: "strength-skip"
                width: parent.width
                kind: KButton.Quiet
                text: qsTr("Find out as I play")
                onClicked: page.passedOver()
            }
        }
    }
}
