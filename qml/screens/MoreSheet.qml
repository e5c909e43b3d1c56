// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

/// What one does seldom during a game, over the panel: the board stays in sight. Where the finger came from is Close.
FocusScope {
    id: sheet

    required property GameFacts game
    /// There is a machine under the board.
    required property bool machine
    /// Where it lies, in this item.
    required property rect area

    signal chosen(string key)
    signal dismissed

    readonly property bool roomy: width >= Theme.roomyWidth
    property var items: machine ? always.concat([{
                "key": "machine",
                "icon": "moving",
                "text": qsTr("The machine")
            }]) : always
    readonly property var always: [{
            "key": "flip",
            "icon": "flip",
            "text": qsTr("Turn the board")
        }, {
            "key": game.paused ? "resume" : "pause",
            "icon": game.paused ? "play" : "pause",
            "text": game.paused ? qsTr("Go on") : qsTr("Pause"),
            "off": game.over
        }, {
            "key": "restart",
            "icon": "restart",
            "text": qsTr("Restart")
        }, {
            "key": "find",
            "icon": "search",
            "text": qsTr("Find this position")
        }, {
            "key": "settings",
            "icon": "settings",
            "text": qsTr("Settings")
        }, {
            "key": "resign",
            "icon": "flag",
            "text": qsTr("Resign"),
            "off": game.over || game.people === 0
        }, {
            "key": "leave",
            "icon": "home",
            "text": qsTr("Home")
        }]

    anchors.fill: parent
    Accessible.role: Accessible.PopupMenu
    Accessible.name: qsTr("More")
    Keys.onEscapePressed: dismissed()
    Keys.onBackPressed: dismissed()
    Component.onCompleted: (buttons.itemAt(0) as KButton).forceActiveFocus(Qt.TabFocusReason)

    function walk(from: int, by: int): void {
        const to = from + by;
        if (to >= 0 && to < buttons.count)
            (buttons.itemAt(to) as KButton).forceActiveFocus(Qt.TabFocusReason);
        else if (by > 0)
            close.forceActiveFocus(Qt.TabFocusReason);
    }

    MouseArea {
        anchors.fill: parent
        onClicked: sheet.dismissed()
    }

    Card {
        x: sheet.area.x
        y: sheet.area.y
        width: sheet.area.width
        height: sheet.area.height
        border.color: Theme.palette.accent

        MouseArea {
            anchors.fill: parent
        }

        Grid {
            id: grid

            x: Theme.gapMedium
            y: Theme.gapMedium
            width: parent.width - 2 * Theme.gapMedium
            columns: 2
            spacing: Theme.gap

            Repeater {
                id: buttons

                model: sheet.items

                KButton {
                    required property var modelData
                    required property int index

                    objectName: "more-" + modelData.key
                    width: (grid.width - grid.spacing) / 2
                    height: sheet.roomy ? 112 : 68
                    stacked: true
                    // Two lines have to fit.
                    textSize: sheet.roomy ? Theme.textSmall : Math.min(Theme.textSmall, 14)
                    iconName: modelData.icon
                    text: modelData.text
                    enabled: !(modelData.off ?? false)
                    onClicked: sheet.chosen(modelData.key)
                    Keys.onLeftPressed: sheet.walk(index, -1)
                    Keys.onRightPressed: sheet.walk(index, 1)
                    Keys.onUpPressed: sheet.walk(index, -2)
                    Keys.onDownPressed: sheet.walk(index, 2)
                }
            }
        }

        KButton {
            id: close

            objectName: "more-close"
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.gapMedium
            x: Theme.gapMedium
            width: parent.width - 2 * Theme.gapMedium
            implicitHeight: 56
            iconName: "close"
            text: qsTr("Back to the game")
            onClicked: sheet.dismissed()
            Keys.onUpPressed: sheet.walk(buttons.count, -1)
        }
    }
}
