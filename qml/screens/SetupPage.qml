// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

/// The two choices left: your colour and the clock.
FocusScope {
    id: page

    required property string opponentId
    required property string opponentName
    required property string opponentAvatar
    required property string opponentDetail
    /// "none", "queen", "rook", "knight"
    required property string odds
    /// The opponent is one of the rungs, as shipped.
    property bool rated: true

    property string colour: "white"
    /// "none", a bucket, or "custom".
    property string pace: "none"
    property string preset: ""
    property int minutes: 15
    property int increment: 10

    /// "none" or "5+3", as the session reads it.
    readonly property string time: pace === "none" ? "none" : pace === "custom" ? minutes + "+" + increment : preset
    readonly property bool roomy: width >= Theme.roomyWidth
    /// Another person, at the same board.
    readonly property bool guest: opponentId === "person"

    signal startWanted(string colour, string time)

    readonly property var presets: ({
            "bullet": ["1+0", "1+1", "2+1"],
            "blitz": ["3+0", "3+2", "5+0", "5+3"],
            "rapid": ["10+0", "10+5", "15+10"],
            "classical": ["30+0", "30+20", "60+30"]
        })
    readonly property var firstChoice: ({
            "bullet": "2+1",
            "blitz": "5+3",
            "rapid": "15+10",
            "classical": "30+20"
        })

    function choosePace(key: string): void {
        pace = key;
        preset = firstChoice[key] ?? "";
    }
    /// Estimated as lichess does it: 40 moves' increments on top of the base.
    function bucketOf(baseMinutes: int, seconds: int): string {
        const estimate = 60 * baseMinutes + 40 * seconds;
        return estimate < 180 ? qsTr("Bullet") : estimate < 480 ? qsTr("Blitz") : estimate < 1500 ? qsTr("Rapid") : qsTr("Classical");
    }

    Flickable {
        anchors.fill: parent
        anchors.bottomMargin: foot.height + 2 * Theme.gapSmall
        contentHeight: content.height + content.y
        boundsBehavior: Flickable.StopAtBounds
        clip: true

        Column {
            id: content

            y: page.roomy ? Theme.gapHuge : Theme.gapSmall
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(parent.width - 2 * Theme.gapMedium, 960)
            spacing: page.roomy ? Theme.gapLarge : Theme.gap

            Row {
                spacing: Theme.gapMedium
                width: parent.width

                Portrait {
                    id: portrait

                    size: page.roomy ? 112 : 72
                    avatar: page.opponentAvatar === "" ? "guest" : page.opponentAvatar
                }

                Column {
                    y: Math.max(0, (portrait.height - height) / 2)
                    width: parent.width - portrait.width - Theme.gapMedium

                    KTitle {
                        width: parent.width
                        text: page.opponentName
                    }

                    KText {
                        width: parent.width
                        color: Theme.palette.muted
                        text: page.odds === "queen" ? qsTr("%1, without the queen").arg(page.opponentDetail) : page.odds === "rook" ? qsTr("%1, without the rook on the a-file").arg(page.opponentDetail) : page.odds === "knight" ? qsTr("%1, without the knight on the b-file").arg(page.opponentDetail) : page.opponentDetail
                    }

                    CountsNote {
                        width: parent.width
                        visible: !page.guest && page.colour !== "watch"
                        rated: page.rated
                        odds: page.odds
                    }
                }
            }

            Column {
                width: parent.width
                visible: !page.guest
                spacing: Theme.gapSmall

                KText {
                    text: qsTr("You play")
                    color: Theme.palette.muted
                }

                SegmentRow {
                    objectName: "colours"
                    width: parent.width
                    focus: true
                    says: qsTr("You play")
                    current: page.colour
                    choices: [{
                            "key": "white",
                            "text": qsTr("White"),
                            "picture": "qrc:/qt/qml/Kirin/art/pieces/wK.svg"
                        }, {
                            "key": "random",
                            "text": qsTr("Either")
                        }, {
                            "key": "black",
                            "text": qsTr("Black"),
                            "picture": "qrc:/qt/qml/Kirin/art/pieces/bK.svg"
                        }, {
                            "key": "watch",
                            "text": qsTr("I watch")
                        }]
                    onChosen: key => page.colour = key
                }
            }

            Column {
                width: parent.width
                spacing: Theme.gapSmall

                KText {
                    text: qsTr("Clock")
                    color: Theme.palette.muted
                }

                SegmentRow {
                    objectName: "paces"
                    width: parent.width
                    says: qsTr("Clock")
                    current: page.pace
                    choices: [{
                            "key": "none",
                            "text": qsTr("No clock")
                        }, {
                            "key": "bullet",
                            "text": qsTr("Bullet")
                        }, {
                            "key": "blitz",
                            "text": qsTr("Blitz")
                        }, {
                            "key": "rapid",
                            "text": qsTr("Rapid")
                        }, {
                            "key": "classical",
                            "text": qsTr("Classical")
                        }, {
                            "key": "custom",
                            "text": qsTr("Your own")
                        }]
                    onChosen: key => page.choosePace(key)
                }

                KText {
                    width: parent.width
                    visible: page.pace === "none"
                    topPadding: Theme.gapSmall
                    text: qsTr("Take all the time you like; nobody loses by the clock.")
                }

                SegmentRow {
                    objectName: "presets"
                    width: parent.width
                    visible: page.preset !== ""
                    says: qsTr("Minutes and seconds a move")
                    current: page.preset
                    choices: (page.presets[page.pace] ?? []).map(text => ({
                                    "key": text,
                                    "text": text
                                }))
                    onChosen: key => page.preset = key
                }

                Flow {
                    width: parent.width
                    visible: page.pace === "custom"
                    spacing: Theme.gapLarge

                    Stepper {
                        objectName: "minutes"
                        value: page.minutes
                        least: 1
                        most: 180
                        text: qsTr("%1 min").arg(page.minutes)
                        onWanted: value => page.minutes = value
                    }

                    Stepper {
                        objectName: "increment"
                        value: page.increment
                        least: 0
                        most: 60
                        text: qsTr("%1 s a move").arg(page.increment)
                        onWanted: value => page.increment = value
                    }

                    KText {
                        height: Theme.touch
                        verticalAlignment: Text.AlignVCenter
                        color: Theme.palette.muted
                        text: page.bucketOf(page.minutes, page.increment)
                    }
                }
            }
        }
    }

    Item {
        id: foot

        anchors.bottom: parent.bottom
        anchors.bottomMargin: page.roomy ? Theme.gapHuge : Theme.gapSmall
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(parent.width - 2 * Theme.gapMedium, 960)
        height: start.height

        KButton {
            id: start

            objectName: "start"
            anchors.right: parent.right
            implicitHeight: Math.max(56, Theme.touch)
            width: Math.max(page.roomy ? 280 : 220, implicitWidth)
            kind: KButton.Primary
            text: qsTr("Start the game")
            onClicked: page.startWanted(page.colour, page.time)
        }
    }
}
