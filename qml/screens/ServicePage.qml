// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

/// The machine asked for itself: home, jog, the magnet, one piece carried, many, and where the corners of the board are.
FocusScope {
    id: page

    required property MachineFacts machine
    required property ServiceFacts service

    signal stopWanted

    readonly property bool roomy: width >= Theme.roomyWidth
    readonly property bool free: !service.busy && !machine.trouble
    readonly property real half: (column.width - Theme.gapSmall) / 2
    /// Millimetres a jog goes.
    property real step: 1
    property string corner: "a1"

    component Action: KButton {
        implicitHeight: Math.max(Theme.touch, 3 * Theme.textBody)
        enabled: page.free
    }
    component Heading: KText {
        width: parent.width
        font.pixelSize: Theme.textLarge
        topPadding: Theme.gapSmall
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    component Note: KText {
        width: parent.width
        color: Theme.palette.muted
        wrapMode: Text.WordWrap
    }

    MachineTable {
        id: table

        objectName: "table"
        x: Theme.gapSmall
        width: parent.width - panel.width - 3 * Theme.gapSmall
        height: parent.height
        machine: page.machine
        choosable: page.free
        onCarryChosen: (from, to) => page.service.carry(from, to)
    }

    Item {
        id: panel

        anchors.right: parent.right
        anchors.rightMargin: Theme.gapSmall
        width: page.roomy ? 420 : 296
        height: parent.height

        Flickable {
            anchors.top: parent.top
            anchors.bottom: stop.top
            anchors.topMargin: Theme.gapSmall
            anchors.bottomMargin: Theme.gapSmall
            width: parent.width
            contentHeight: column.height
            boundsBehavior: Flickable.StopAtBounds
            clip: true

            Column {
                id: column

                width: parent.width
                spacing: Theme.gapSmall

                KText {
                    objectName: "serviceState"
                    width: parent.width
                    text: page.service.inGame ? qsTr("Finish or leave the game first.") : page.machine.taskText || page.machine.stateText
                    color: page.machine.trouble ? Theme.palette.attention : Theme.palette.text
                    wrapMode: Text.WordWrap
                }
                Row {
                    spacing: Theme.gapSmall

                    Action {
                        objectName: "home"
                        width: page.half
                        text: qsTr("Home")
                        onClicked: page.service.home()
                    }
                    Action {
                        objectName: "pulse"
                        width: page.half
                        text: qsTr("Magnet, 2 s")
                        onClicked: page.service.pulse()
                    }
                }

                Heading {
                    text: qsTr("Move the head")
                }
                SegmentRow {
                    objectName: "steps"
                    width: parent.width
                    says: qsTr("How far it goes, in millimetres")
                    current: String(page.step)
                    choices: [{
                            "key": "0.1",
                            "text": "0.1 mm"
                        }, {
                            "key": "1",
                            "text": "1 mm"
                        }, {
                            "key": "10",
                            "text": "10 mm"
                        }]
                    onChosen: key => page.step = Number(key)
                }
                Grid {
                    columns: 4
                    spacing: Theme.gapSmall

                    Repeater {
                        model: [{
                                "name": "left",
                                "icon": "back",
                                "says": qsTr("Towards the a-file"),
                                "files": -1,
                                "ranks": 0
                            }, {
                                "name": "down",
                                "icon": "down",
                                "says": qsTr("Towards the first rank"),
                                "files": 0,
                                "ranks": -1
                            }, {
                                "name": "up",
                                "icon": "up",
                                "says": qsTr("Towards the eighth rank"),
                                "files": 0,
                                "ranks": 1
                            }, {
                                "name": "right",
                                "icon": "next",
                                "says": qsTr("Towards the h-file"),
                                "files": 1,
                                "ranks": 0
                            }]

                        Action {
                            required property var modelData

                            objectName: "jog-" + modelData.name
                            width: (column.width - 3 * Theme.gapSmall) / 4
                            iconName: modelData.icon
                            says: modelData.says
                            enabled: page.free && page.machine.headKnown
                            onClicked: page.service.jog(modelData.files * page.step, modelData.ranks * page.step)
                        }
                    }
                }

                Heading {
                    text: qsTr("Carry")
                }
                Note {
                    text: page.service.toCarry > 0 && page.service.busy ? qsTr("%1 of %2 carried").arg(page.service.carried).arg(page.service.toCarry) : qsTr("Choose a piece on the board, then where it goes. Or let it carry twenty about.")
                }
                Action {
                    objectName: "exercise"
                    width: parent.width
                    text: qsTr("Carry twenty")
                    onClicked: page.service.exercise(20)
                }

                Heading {
                    text: qsTr("The corners of the board")
                }
                Note {
                    text: qsTr("For each: move the head to the middle of the square, then keep it.")
                }
                SegmentRow {
                    objectName: "corners"
                    width: parent.width
                    says: qsTr("Corner")
                    current: page.corner
                    choices: page.service.corners.map(name => ({
                                    "key": name,
                                    "text": page.service.cornersKept.includes(name) ? name + " ✓" : name
                                }))
                    onChosen: key => page.corner = key
                }
                Row {
                    spacing: Theme.gapSmall

                    Action {
                        objectName: "goToCorner"
                        width: page.half
                        text: qsTr("Go there")
                        onClicked: page.service.goTo(page.corner)
                    }
                    Action {
                        objectName: "keepCorner"
                        width: page.half
                        text: qsTr("Keep")
                        enabled: page.free && page.machine.headKnown
                        onClicked: page.service.keep(page.corner)
                    }
                }
                Note {
                    objectName: "calibration"
                    visible: text !== ""
                    color: page.service.problem !== "" ? Theme.palette.attention : Theme.palette.muted
                    text: page.service.saved ? qsTr("Saved. Kirin uses it from its next start.") : page.service.problem !== "" ? page.service.problem : page.service.fits ? qsTr("These four make a board.") : ""
                }
                Row {
                    spacing: Theme.gapSmall

                    Action {
                        objectName: "forgetCorners"
                        width: page.half
                        text: qsTr("Forget these")
                        enabled: page.service.cornersKept.length > 0
                        onClicked: page.service.forget()
                    }
                    Action {
                        objectName: "saveCorners"
                        width: page.half
                        text: qsTr("Save")
                        enabled: page.service.fits && !page.service.saved
                        onClicked: page.service.save()
                    }
                }
            }
        }

        KButton {
            id: stop

            objectName: "serviceStop"
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.gapSmall
            focus: true
            width: parent.width
            implicitHeight: Math.max(56, Theme.touch, 3 * Theme.textBody)
            iconName: "close"
            text: qsTr("Stop")
            onClicked: page.stopWanted()
        }
    }
}
