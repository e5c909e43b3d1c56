// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

/// What a side has taken, and how many pawns' worth it is ahead.
Rectangle {
    id: row

    required property var captured
    required property int ahead
    property real size: 22

    readonly property bool empty: kinds.count === 0 && ahead <= 0

    visible: !empty
    width: line.width + Theme.gapSmall
    height: size
    radius: height / 2
    color: Theme.palette.lightSquare

    Row {
        id: line

        x: Theme.gapTiny
        y: -2
        spacing: 2

        Repeater {
            id: kinds

            model: row.captured

            Row {
                id: kind

                required property string glyph
                required property int count

                spacing: -row.size * 0.55

                Repeater {
                    model: kind.count

                    Image {
                        width: row.size
                        height: row.size
                        sourceSize.width: row.size
                        sourceSize.height: row.size
                        source: "qrc:/qt/qml/Kirin/art/pieces/" + kind.glyph + ".svg"
                        Accessible.ignored: true
                    }
                }
            }
        }

        KText {
            visible: row.ahead > 0
            text: "+" + row.ahead
            leftPadding: Theme.gapTiny
            rightPadding: Theme.gapTiny
            font.pixelSize: Math.round(row.size * 0.66)
            font.weight: Font.DemiBold
            color: Theme.palette.darkCoordinate
            height: row.size
            verticalAlignment: Text.AlignVCenter
            Accessible.name: qsTr("Ahead by %1 in pawns").arg(row.ahead)
        }
    }
}
