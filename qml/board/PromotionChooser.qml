// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

/// Four pieces in the file of the pawn that has arrived. The clock runs until one is taken; a tap beside them takes the
/// pawn's move back.
FocusScope {
    id: chooser

    required property BoardState board

    readonly property real size: Math.max(Theme.touch, board.cell)
    readonly property string side: board.game.promotionWhite ? "w" : "b"
    readonly property var choices: [{
            "key": "q",
            "glyph": "Q",
            "text": qsTr("Promote to a queen")
        }, {
            "key": "n",
            "glyph": "N",
            "text": qsTr("Promote to a knight")
        }, {
            "key": "r",
            "glyph": "R",
            "text": qsTr("Promote to a rook")
        }, {
            "key": "b",
            "glyph": "B",
            "text": qsTr("Promote to a bishop")
        }]

    width: 8 * board.cell
    height: 8 * board.cell
    focus: visible
    onVisibleChanged: {
        if (visible)
            (buttons.itemAt(0) as KButton).forceActiveFocus(Qt.TabFocusReason);
        else
            board.forceActiveFocus(Qt.OtherFocusReason);
    }

    Keys.onEscapePressed: board.game.cancelPromotion()
    Keys.onPressed: event => {
        const key = event.text.toLowerCase();
        if (key !== "" && "qnrb".includes(key)) {
            chooser.board.game.choosePromotion(key);
            event.accepted = true;
        }
    }

    Rectangle {
        anchors.fill: parent
        color: "#90100A06"
    }

    MouseArea {
        anchors.fill: parent
        onClicked: chooser.board.game.cancelPromotion()
    }

    Rectangle {
        readonly property int square: Math.max(0, chooser.board.game.promotionSquare)

        x: Math.max(0, Math.min(parent.width - width, chooser.board.columnOf(square) * chooser.board.cell + (chooser.board.cell - width) / 2))
        y: chooser.board.rowOf(square) < 4 ? 0 : parent.height - height
        width: chooser.size + 2 * Theme.gapSmall
        height: column.height + 2 * Theme.gapSmall
        radius: Theme.radius
        color: Theme.palette.lightSquare
        border.width: 2
        border.color: Theme.palette.accent

        Column {
            id: column

            x: Theme.gapSmall
            y: Theme.gapSmall
            spacing: Theme.gapSmall

            Repeater {
                id: buttons

                model: chooser.choices

                KButton {
                    id: choice

                    required property var modelData
                    required property int index

                    objectName: "promote-" + modelData.key
                    kind: KButton.Quiet
                    says: modelData.text
                    implicitWidth: chooser.size
                    implicitHeight: chooser.size
                    onClicked: chooser.board.game.choosePromotion(modelData.key)
                    Keys.onUpPressed: if (index > 0)
                        (buttons.itemAt(index - 1) as KButton).forceActiveFocus(Qt.TabFocusReason)
                    Keys.onDownPressed: if (index < 3)
                        (buttons.itemAt(index + 1) as KButton).forceActiveFocus(Qt.TabFocusReason)

                    Image {
                        anchors.fill: parent
                        sourceSize.width: chooser.size
                        sourceSize.height: chooser.size
                        source: "qrc:/qt/qml/Kirin/art/pieces/" + chooser.side + choice.modelData.glyph + ".svg"
                    }
                }
            }
        }
    }
}
