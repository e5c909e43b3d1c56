// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The machine at work: the table on the left, what it is doing on the right.
FocusScope {
    id: page

    required property MachineFacts machine
    /// No game is on: it may be asked for itself.
    required property bool serviceable

    signal rescanWanted
    signal stopWanted
    signal serviceWanted

    readonly property bool roomy: width >= Theme.roomyWidth

    MachineTable {
        id: table

        objectName: "table"
        x: Theme.gapSmall
        width: parent.width - panel.width - 3 * Theme.gapSmall
        height: parent.height
        machine: page.machine
    }

    Item {
        id: panel

        anchors.right: parent.right
        anchors.rightMargin: Theme.gapSmall
        width: page.roomy ? 240 : 192
        height: parent.height

        Flickable {
            anchors.top: parent.top
            anchors.bottom: buttons.top
            anchors.topMargin: Theme.gap
            anchors.bottomMargin: Theme.gap
            width: parent.width
            contentHeight: facts.height
            clip: true

            Column {
                id: facts

                width: parent.width
                spacing: page.roomy ? Theme.gap : Theme.gapTiny

                KText {
                    objectName: "machineState"
                    width: parent.width
                    text: page.machine.stateText
                    font.pixelSize: page.roomy ? Theme.textLarge : Theme.textBody
                    color: page.machine.trouble ? Theme.palette.attention : Theme.palette.text
                    wrapMode: Text.WordWrap
                }
                KText {
                    objectName: "machineTask"
                    width: parent.width
                    visible: text !== ""
                    text: page.machine.taskText
                    wrapMode: Text.WordWrap
                }
                KText {
                    width: parent.width
                    visible: text !== ""
                    text: page.machine.sensorText
                    color: Theme.palette.attention
                    wrapMode: Text.WordWrap
                }
                KText {
                    width: parent.width
                    visible: page.machine.carriesToDo > 1
                    text: qsTr("%1 of %2 carried").arg(page.machine.carriesDone).arg(page.machine.carriesToDo)
                    color: Theme.palette.muted
                    wrapMode: Text.WordWrap
                }
                KText {
                    width: parent.width
                    text: page.machine.magnetOn ? qsTr("Magnet on") : qsTr("Magnet off")
                    color: page.machine.magnetOn ? Theme.palette.moving : Theme.palette.muted
                    wrapMode: Text.WordWrap
                }
            }
        }

        Column {
            id: buttons

            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.gap
            width: parent.width
            spacing: Theme.gap

            KButton {
                objectName: "rescan"
                width: parent.width
                implicitHeight: Math.max(56, Theme.touch, 3 * Theme.textBody)
                text: qsTr("Check the board")
                onClicked: page.rescanWanted()
            }
            KButton {
                objectName: "service"
                width: parent.width
                implicitHeight: Math.max(56, Theme.touch, 3 * Theme.textBody)
                enabled: page.serviceable
                text: qsTr("Test and teach")
                onClicked: page.serviceWanted()
            }
            KButton {
                objectName: "machineStop"
                focus: true
                width: parent.width
                implicitHeight: Math.max(56, Theme.touch, 3 * Theme.textBody)
                iconName: "close"
                text: qsTr("Stop")
                onClicked: page.stopWanted()
            }
        }
    }
}
