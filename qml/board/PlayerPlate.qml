// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Who plays one side: portrait, name, what has been taken, the clock.
Card {
    id: plate

    required property GameFacts game
    required property bool white
    required property bool roomy
    /// Milliseconds to show; the page ticks it.
    required property real ms

    readonly property string name: white ? game.whiteName : game.blackName
    readonly property string detail: white ? game.whiteDetail : game.blackDetail
    readonly property bool toMove: game.whiteToMove === white && !game.over
    readonly property int ahead: white ? game.materialForWhite : -game.materialForWhite

    implicitHeight: roomy ? 96 : 72
    border.width: toMove ? 2 : 1
    border.color: toMove ? Theme.palette.accent : Qt.alpha(Theme.palette.outline, 0.55)

    Portrait {
        id: portrait

        x: Theme.gapSmall
        anchors.verticalCenter: parent.verticalCenter
        size: plate.roomy ? 76 : 56
        avatar: plate.white ? plate.game.whiteAvatar : plate.game.blackAvatar
    }

    Rectangle {
        anchors.right: portrait.right
        anchors.bottom: portrait.bottom
        anchors.rightMargin: -4
        anchors.bottomMargin: -2
        width: plate.roomy ? 30 : 24
        height: width
        radius: width / 2
        color: Theme.palette.darkSquare
        border.width: 1
        border.color: Theme.palette.accent

        Image {
            anchors.fill: parent
            anchors.margins: 2
            sourceSize.width: width
            sourceSize.height: width
            source: "qrc:/qt/qml/Kirin/art/pieces/" + (plate.white ? "w" : "b") + "P.svg"
            Accessible.ignored: true
        }
    }

    Column {
        anchors.verticalCenter: parent.verticalCenter
        anchors.left: portrait.right
        anchors.leftMargin: Theme.gap
        anchors.right: clock.visible ? clock.left : parent.right
        anchors.rightMargin: Theme.gapSmall

        KText {
            objectName: "plateName"
            width: parent.width
            height: plate.roomy ? 38 : 32
            verticalAlignment: Text.AlignVCenter
            horizontalAlignment: Text.AlignLeft
            text: plate.name
            font.pixelSize: Theme.textLarge
            font.weight: Font.DemiBold
            fontSizeMode: Text.Fit
            minimumPixelSize: 12
            Accessible.name: plate.toMove ? qsTr("%1, to move").arg(plate.name) : plate.name
        }

        Item {
            width: parent.width
            // Of words there may be two lines.
            height: row.empty ? (plate.roomy ? 38 : 34) : plate.roomy ? 30 : 24
            visible: plate.detail !== "" || !row.empty

            KText {
                width: parent.width
                height: parent.height
                visible: row.empty
                text: plate.detail
                font.pixelSize: Theme.textSmall
                fontSizeMode: Text.Fit
                minimumPixelSize: 12
                color: Theme.palette.muted
                verticalAlignment: Text.AlignVCenter
            }

            CapturedRow {
                id: row

                size: plate.roomy ? 28 : 22
                captured: plate.white ? plate.game.capturedByWhite : plate.game.capturedByBlack
                ahead: plate.ahead
            }
        }
    }

    ClockFace {
        id: clock

        objectName: plate.white ? "whiteClock" : "blackClock"
        visible: plate.game.timed
        anchors.right: parent.right
        anchors.rightMargin: Theme.gapSmall
        anchors.verticalCenter: parent.verticalCenter
        height: plate.roomy ? 80 : 56
        digitSize: plate.ms >= 3600000 ? (plate.roomy ? 44 : 28) : (plate.roomy ? 60 : 40)
        ms: plate.ms
        running: plate.game.clockRunning && plate.game.whiteRunning === plate.white
        says: plate.white ? qsTr("White's clock") : qsTr("Black's clock")
    }
}
