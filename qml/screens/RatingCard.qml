// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// One of the two numbers, with how sure it is and how it came about.
Card {
    id: card

    required property string title
    /// What there is to do before there is a number.
    required property string invitation
    required property bool known
    required property int rating
    required property int deviation
    required property int games
    required property var history

    readonly property bool roomy: width >= 480

    implicitHeight: words.height + 2 * Theme.gapMedium + (graph.visible ? graph.height + Theme.gapSmall : 0)
    Accessible.role: Accessible.Grouping
    Accessible.name: title

    Column {
        id: words

        x: Theme.gapMedium
        y: Theme.gapMedium
        width: parent.width - 2 * Theme.gapMedium
        spacing: Theme.gapTiny

        KText {
            width: parent.width
            text: card.title
            color: Theme.palette.muted
        }

        KText {
            objectName: "invitation"
            width: parent.width
            visible: !card.known
            text: card.invitation
        }

        Flow {
            width: parent.width
            visible: card.known
            spacing: Theme.gap

            KText {
                id: number

                objectName: "rating"
                text: card.rating
                color: Theme.palette.accent
                font.pixelSize: Theme.scaled(card.roomy ? 56 : 44)
                lineHeight: 0.95
                Accessible.name: qsTr("%1, give or take %2").arg(card.rating).arg(card.deviation)
            }

            KText {
                objectName: "deviation"
                height: number.height
                verticalAlignment: Text.AlignVCenter
                text: "± " + card.deviation
                font.pixelSize: Theme.textLarge
                color: Theme.palette.muted
                Accessible.ignored: true
            }
        }

        KText {
            width: parent.width
            visible: card.known
            text: qsTr("Most likely between %1 and %2. Counted so far: %3.").arg(card.rating - 2 * card.deviation).arg(card.rating + 2 * card.deviation).arg(card.games)
            font.pixelSize: Theme.textSmall
            color: Theme.palette.muted
        }
    }

    RatingGraph {
        id: graph

        anchors.top: words.bottom
        anchors.topMargin: Theme.gapSmall
        x: Theme.gapMedium
        width: parent.width - 2 * Theme.gapMedium
        height: card.roomy ? 160 : 88
        history: card.history
    }
}
