// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Shapes

/// A QR code to be read off the screen, as large as it goes; a tap or Escape puts it away.
FocusScope {
    id: sheet

    /// Modules a side, and its dark ones as an SVG path in modules.
    required property int modules
    required property string path
    /// What a camera reads from it, as one sentence.
    required property string says

    signal dismissed

    readonly property int quiet: 4
    readonly property int grain: Math.max(1, Math.floor((height - 2 * Theme.gapSmall) / (modules + 2 * quiet)))

    anchors.fill: parent
    Accessible.role: Accessible.Dialog
    Accessible.name: qsTr("A QR code")
    Keys.onEscapePressed: dismissed()
    Keys.onBackPressed: dismissed()
    Component.onCompleted: close.forceActiveFocus(Qt.TabFocusReason)

    Rectangle {
        anchors.fill: parent
        color: Qt.alpha(Theme.palette.background, 0.9)
    }

    MouseArea {
        anchors.fill: parent
        onClicked: sheet.dismissed()
    }

    Rectangle {
        id: paper

        objectName: "qrPaper"
        x: Math.round((parent.width - width - words.width) / 3)
        y: Math.round((parent.height - height) / 2)
        width: (sheet.modules + 2 * sheet.quiet) * sheet.grain
        height: width
        color: "#FFFFFF"
        Accessible.role: Accessible.Graphic
        Accessible.name: qsTr("A QR code")

        Shape {
            x: sheet.quiet * sheet.grain
            y: x
            width: sheet.modules
            height: sheet.modules
            scale: sheet.grain
            transformOrigin: Item.TopLeft

            ShapePath {
                strokeWidth: -1
                fillColor: "#000000"

                PathSvg {
                    path: sheet.path
                }
            }
        }
    }

    Column {
        id: words

        anchors.verticalCenter: parent.verticalCenter
        anchors.right: parent.right
        anchors.rightMargin: Theme.gapLarge
        width: Math.min(360, parent.width - paper.width - 3 * Theme.gapLarge)
        spacing: Theme.gapLarge

        KText {
            width: parent.width
            text: sheet.says
        }

        KButton {
            id: close

            objectName: "qr-close"
            width: parent.width
            iconName: "close"
            text: qsTr("Close")
            onClicked: sheet.dismissed()
        }
    }
}
