// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

/// The Kirin rating: two numbers, how they came about, and how the games against each opponent went.
FocusScope {
    id: page

    /// Each as KirinRating has it: known, rating, deviation, games, history.
    required property var play
    required property var puzzles
    /// Roles as in Kirin.Session's OpponentModel.
    required property var opponents

    readonly property bool roomy: width >= Theme.roomyWidth
    readonly property bool sideBySide: Theme.textPercent < 150 || roomy

    Flickable {
        id: view

        objectName: "youView"
        anchors.fill: parent
        contentHeight: content.height + 2 * content.y
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        focus: true
        activeFocusOnTab: true
        Accessible.role: Accessible.Grouping
        Accessible.name: qsTr("Kirin rating")
        Keys.onUpPressed: contentY = Math.max(0, contentY - Theme.touch)
        Keys.onDownPressed: contentY = Math.max(0, Math.min(contentHeight - height, contentY + Theme.touch))

        Column {
            id: content

            y: page.roomy ? Theme.gapLarge : Theme.gapSmall
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(parent.width - 2 * Theme.gapMedium, 1040)
            spacing: page.roomy ? Theme.gapMedium : Theme.gapSmall

            KText {
                width: parent.width
                text: qsTr("Your Kirin rating is a number of this board's own, from games against its opponents. It stays here, and no other board or account knows it.")
                color: Theme.palette.muted
                font.pixelSize: Theme.textSmall
            }

            Grid {
                id: cards

                readonly property real cell: page.sideBySide ? (width - Theme.gapSmall) / 2 : width
                readonly property real tall: Math.max(playing.implicitHeight, solving.implicitHeight)

                width: parent.width
                columns: page.sideBySide ? 2 : 1
                spacing: Theme.gapSmall

                RatingCard {
                    id: playing

                    objectName: "playCard"
                    width: cards.cell
                    height: page.sideBySide ? cards.tall : implicitHeight
                    title: qsTr("Playing")
                    invitation: qsTr("Play one of the seven, without odds and without taking back, and a number appears here.")
                    known: page.play.known
                    rating: page.play.rating
                    deviation: page.play.deviation
                    games: page.play.games
                    history: page.play.history
                }

                RatingCard {
                    id: solving

                    objectName: "puzzleCard"
                    width: cards.cell
                    height: page.sideBySide ? cards.tall : implicitHeight
                    title: qsTr("Puzzles")
                    invitation: qsTr("Solve a puzzle, and a number appears here. A good eye for tactics is another thing than good play.")
                    known: page.puzzles.known
                    rating: page.puzzles.rating
                    deviation: page.puzzles.deviation
                    games: page.puzzles.games
                    history: page.puzzles.history
                }
            }

            KTitle {
                text: qsTr("Against whom")
                font.pixelSize: Theme.textLarge
                topPadding: Theme.gapSmall
            }

            Grid {
                id: records

                readonly property real cell: (width - (columns - 1) * columnSpacing) / columns

                width: parent.width
                columns: page.sideBySide ? 2 : 1
                columnSpacing: Theme.gapLarge
                rowSpacing: Theme.gapTiny

                Repeater {
                    model: page.opponents

                    Item {
                        id: row

                        required property string opponentId
                        required property string name
                        required property string avatar
                        required property string record
                        required property string error

                        visible: error === "" && opponentId !== "person"
                        width: records.cell
                        height: visible ? Math.max(portrait.height, who.height, how.height) : 0
                        Accessible.role: Accessible.ListItem
                        Accessible.name: name + ", " + how.text

                        Portrait {
                            id: portrait

                            size: 40
                            avatar: row.avatar === "" ? "guest" : row.avatar
                        }

                        KText {
                            id: who

                            anchors.left: portrait.right
                            anchors.leftMargin: Theme.gapSmall
                            anchors.verticalCenter: portrait.verticalCenter
                            width: (parent.width - portrait.width) * 0.42
                            text: row.name
                            Accessible.ignored: true
                        }

                        KText {
                            id: how

                            anchors.left: who.right
                            anchors.leftMargin: Theme.gapSmall
                            anchors.right: parent.right
                            anchors.verticalCenter: portrait.verticalCenter
                            text: row.record !== "" ? row.record : qsTr("not played yet")
                            color: Theme.palette.muted
                            font.pixelSize: Theme.textSmall
                            Accessible.ignored: true
                        }
                    }
                }
            }
        }
    }
}
