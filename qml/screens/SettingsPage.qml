// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

/// How it looks, sounds and speaks. What is chosen shows at once.
FocusScope {
    id: page

    required property string theme
    required property int textScale
    required property bool sound
    required property bool coordinates
    required property bool animation
    required property string language
    /// Who may watch the game in a browser: "off", "computer", "network".
    required property string feed
    /// Where they find it; empty while it is off or can't be.
    required property string feedLink
    required property bool feedFailed
    /// There is a machine under the board.
    required property bool machine
    /// The codes there is a language for.
    required property var languages

    signal themeWanted(string theme)
    signal textScaleWanted(int percent)
    signal soundWanted(bool on)
    signal coordinatesWanted(bool on)
    signal animationWanted(bool on)
    signal languageWanted(string code)
    signal feedWanted(string reach)
    signal feedCodeWanted
    signal newFeedLinkWanted
    signal machineWanted

    readonly property bool roomy: width >= Theme.roomyWidth
    readonly property bool sideBySide: roomy || Theme.textPercent === 100
    readonly property var languageNames: ({
            "en": "English",
            "de": "Deutsch"
        })

    function languageChoices(): var {
        const choices = [{
                "key": "",
                "text": qsTr("System")
            }];
        for (const code of languages)
            choices.push({
                    "key": code,
                    "text": languageNames[code] ?? code
                });
        return choices;
    }

    component Setting: Item {
        id: setting

        required property string text
        default property alias control: slot.data

        width: parent.width
        height: page.sideBySide ? Math.max(slot.height, caption.height) : caption.height + Theme.gapTiny + slot.height

        KText {
            id: caption

            y: page.sideBySide ? (parent.height - height) / 2 : 0
            width: page.sideBySide ? parent.width * 0.36 : parent.width
            text: setting.text
        }

        Item {
            id: slot

            x: page.sideBySide ? parent.width * 0.4 : 0
            y: page.sideBySide ? 0 : caption.height + Theme.gapTiny
            width: page.sideBySide ? parent.width * 0.6 : parent.width
            height: childrenRect.height
        }
    }

    Flickable {
        id: flick

        anchors.fill: parent
        contentHeight: column.height + 2 * column.y
        boundsBehavior: Flickable.StopAtBounds
        clip: true

        Column {
            id: column

            y: page.roomy ? Theme.gapHuge : Theme.gap
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(parent.width - 2 * Theme.gapLarge, 860)
            spacing: page.roomy ? Theme.gapLarge : Theme.gap

            Setting {
                text: qsTr("Colours")

                SegmentRow {
                    objectName: "themes"
                    focus: true
                    width: parent.width
                    says: qsTr("Colours")
                    current: page.theme
                    choices: [{
                            "key": "walnut",
                            "text": qsTr("Walnut")
                        }, {
                            "key": "maple",
                            "text": qsTr("Maple")
                        }, {
                            "key": "contrast",
                            "text": qsTr("High contrast")
                        }]
                    onChosen: key => page.themeWanted(key)
                }
            }

            Setting {
                text: qsTr("Text size")

                SegmentRow {
                    objectName: "scales"
                    width: parent.width
                    says: qsTr("Text size")
                    current: String(page.textScale)
                    choices: [{
                            "key": "100",
                            "text": "100%"
                        }, {
                            "key": "125",
                            "text": "125%"
                        }, {
                            "key": "150",
                            "text": "150%"
                        }]
                    onChosen: key => page.textScaleWanted(Number(key))
                }
            }

            Setting {
                text: qsTr("Language")

                SegmentRow {
                    objectName: "languages"
                    width: parent.width
                    says: qsTr("Language")
                    current: page.language
                    choices: page.languageChoices()
                    onChosen: key => page.languageWanted(key)
                }
            }

            Setting {
                text: qsTr("Sounds")

                Toggle {
                    objectName: "sound"
                    says: qsTr("Sounds")
                    checked: page.sound
                    onWanted: on => page.soundWanted(on)
                }
            }

            Setting {
                text: qsTr("Letters and numbers on the board")

                Toggle {
                    objectName: "coordinates"
                    says: qsTr("Letters and numbers on the board")
                    checked: page.coordinates
                    onWanted: on => page.coordinatesWanted(on)
                }
            }

            Setting {
                text: qsTr("Pieces glide")

                Toggle {
                    objectName: "animation"
                    says: qsTr("Pieces glide")
                    checked: page.animation
                    onWanted: on => page.animationWanted(on)
                }
            }

            Setting {
                visible: page.machine
                text: qsTr("The machine under the board")

                KButton {
                    objectName: "diagnostics"
                    iconName: "moving"
                    text: qsTr("Diagnostics")
                    onClicked: page.machineWanted()
                }
            }

            Setting {
                text: qsTr("Live page: the game in a browser")

                SegmentRow {
                    objectName: "feed"
                    width: parent.width
                    says: qsTr("Live page: the game in a browser")
                    current: page.feed
                    choices: [{
                            "key": "off",
                            "text": qsTr("Off")
                        }, {
                            "key": "computer",
                            "text": qsTr("This computer")
                        }, {
                            "key": "network",
                            "text": qsTr("Home network")
                        }]
                    onChosen: key => page.feedWanted(key)
                }
            }

            Setting {
                visible: page.feed !== "off"
                text: page.feedFailed ? qsTr("No port is free for the live page.") : qsTr("Who has this link can watch, and nothing else.")

                Column {
                    width: parent.width
                    spacing: Theme.gapSmall

                    KText {
                        objectName: "feedLink"
                        width: parent.width
                        text: page.feedLink
                        wrapMode: Text.WrapAnywhere
                    }

                    Flow {
                        width: parent.width
                        spacing: Theme.gapSmall
                        visible: page.feedLink !== ""

                        KButton {
                            objectName: "feedCode"
                            iconName: "qr"
                            text: qsTr("QR code")
                            onClicked: page.feedCodeWanted()
                        }

                        KButton {
                            objectName: "newFeedLink"
                            iconName: "restart"
                            text: qsTr("New link")
                            onClicked: page.newFeedLinkWanted()
                        }
                    }
                }
            }
        }
    }
}
