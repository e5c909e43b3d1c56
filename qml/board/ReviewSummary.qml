// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

/// Both sides in figures: accuracy of the game and of its phases, and how many moves of each kind.
Card {
    id: summary

    required property ReviewFacts game

    clip: true
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Summary")

    component Line: Item {
        id: line

        required property string name
        required property string white
        required property string black
        property string mark: ""
        property bool head: false
        /// The names of the sides are longer than any figure.
        readonly property real figureSize: name === "" ? Theme.textSmall : Theme.textBody

        width: column.width
        height: Math.max(label.contentHeight, whiteText.contentHeight) + Theme.gapSmall
        Accessible.role: Accessible.ListItem
        Accessible.name: qsTr("%1: White %2, Black %3").arg(name).arg(white).arg(black)

        KText {
            id: whiteText

            width: parent.width * 0.25
            anchors.verticalCenter: parent.verticalCenter
            horizontalAlignment: Text.AlignHCenter
            text: line.white
            font.pixelSize: line.figureSize
            font.weight: line.head ? Font.DemiBold : Font.Normal
            Accessible.ignored: true
        }

        MarkBadge {
            id: badge

            x: parent.width * 0.25
            anchors.verticalCenter: parent.verticalCenter
            mark: line.mark
        }

        KText {
            id: label

            x: parent.width * 0.25 + (badge.shown ? badge.width + Theme.gapTiny : 0)
            width: parent.width * 0.5 - (badge.shown ? 2 * (badge.width + Theme.gapTiny) : 0)
            anchors.verticalCenter: parent.verticalCenter
            horizontalAlignment: Text.AlignHCenter
            text: line.name
            font.pixelSize: Theme.textSmall
            color: Theme.palette.muted
            Accessible.ignored: true
        }

        KText {
            x: parent.width * 0.75
            width: parent.width * 0.25
            anchors.verticalCenter: parent.verticalCenter
            horizontalAlignment: Text.AlignHCenter
            text: line.black
            font.pixelSize: line.figureSize
            font.weight: line.head ? Font.DemiBold : Font.Normal
            Accessible.ignored: true
        }
    }

    Flickable {
        anchors.fill: parent
        anchors.margins: Theme.gapSmall
        contentHeight: column.height
        boundsBehavior: Flickable.StopAtBounds
        clip: true

        Column {
            id: column

            width: parent.width

            Line {
                head: true
                name: ""
                white: qsTr("White")
                black: qsTr("Black")
                Accessible.ignored: true
            }

            Repeater {
                model: summary.game.accuracyRows

                Line {
                    required property var modelData
                    required property int index

                    objectName: "accuracy-" + index
                    head: index === 0
                    name: modelData.name
                    white: modelData.white
                    black: modelData.black
                }
            }

            Repeater {
                model: summary.game.markRows

                Line {
                    required property var modelData

                    objectName: "marks-" + modelData.mark
                    mark: modelData.mark
                    name: modelData.name
                    white: String(modelData.white)
                    black: String(modelData.black)
                }
            }
        }
    }
}
