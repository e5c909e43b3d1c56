// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T

/// One choice out of a few, all of them in sight. Arrow keys walk through them.
Row {
    id: row

    /// Of {key, text}; optionally `picture`, the URL of a drawing.
    required property var choices
    required property string current
    /// What is chosen here, for screen readers.
    required property string says

    signal chosen(string key)

    readonly property real cellWidth: (width - spacing * (choices.length - 1)) / Math.max(1, choices.length)

    spacing: Theme.gapSmall
    Accessible.role: Accessible.Grouping
    Accessible.name: says

    function step(from: int, by: int): void {
        const next = from + by;
        if (next >= 0 && next < choices.length) {
            (repeater.itemAt(next) as T.AbstractButton).forceActiveFocus(Qt.TabFocusReason);
            chosen(choices[next].key);
        }
    }

    Repeater {
        id: repeater

        model: row.choices

        T.AbstractButton {
            id: cell

            required property var modelData
            required property int index

            readonly property string picturePath: modelData.picture ?? ""

            objectName: "choice-" + modelData.key
            width: row.cellWidth
            height: Math.max(Theme.touch, label.contentHeight + 2 * Theme.gapTiny)
            checkable: false
            checked: modelData.key === row.current
            focusPolicy: Qt.StrongFocus
            onClicked: row.chosen(modelData.key)

            Accessible.role: Accessible.RadioButton
            Accessible.name: modelData.text
            Accessible.checked: checked
            Accessible.onPressAction: clicked()
            Keys.onLeftPressed: row.step(index, -1)
            Keys.onRightPressed: row.step(index, 1)
            Keys.onReturnPressed: clicked()
            Keys.onEnterPressed: clicked()

            background: Rectangle {
                radius: Theme.radius
                color: cell.checked ? Theme.palette.accent : cell.down ? Theme.palette.raised : Theme.palette.surface
                border.width: 1
                border.color: cell.checked ? Theme.palette.accent : Theme.palette.outline

                FocusRing {
                    visible: cell.visualFocus
                }
            }

            Item {
                x: cell.leftPadding
                y: cell.topPadding
                width: cell.availableWidth
                height: cell.availableHeight

                Rectangle {
                    id: picture

                    visible: cell.picturePath !== ""
                    width: 36
                    height: 36
                    radius: 4
                    color: Theme.palette.darkSquare
                    x: Math.max(2, (parent.width - width - label.implicitWidth - Theme.gapSmall) / 2)
                    y: (parent.height - height) / 2

                    Image {
                        id: image

                        anchors.fill: parent
                        source: cell.picturePath
                        sourceSize.width: 36
                        sourceSize.height: 36
                    }
                }

                KText {
                    id: label

                    text: cell.modelData.text
                    color: cell.checked ? Theme.palette.accentInk : Theme.palette.text
                    font.pixelSize: row.choices.length > 4 ? Theme.textSmall : Theme.textBody
                    font.weight: cell.checked ? Font.DemiBold : Font.Normal
                    horizontalAlignment: picture.visible ? Text.AlignLeft : Text.AlignHCenter
                    x: picture.visible ? picture.x + picture.width + Theme.gapSmall : 2
                    y: (parent.height - height) / 2
                    width: parent.width - x - 2
                    Accessible.ignored: true
                }
            }
        }
    }
}
