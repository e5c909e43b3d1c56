// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

/// Which puzzles: at one's level, in a row, against the clock, or of one theme.
FocusScope {
    id: page

    /// Roles key, name and count.
    required property var themes
    required property bool known
    required property int count
    property string ratingText: ""
    property int solved: 0
    property int bestStreak: 0
    property int bestTimed: 0
    property string importText: ""
    property bool importing: false
    property var tables: []

    signal chosen(string mode, string theme)
    signal tablesWanted
    signal tableChosen(string path)

    readonly property bool roomy: width >= Theme.roomyWidth
    /// The right side shows tables to bring in, not themes.
    property bool bringing: false
    readonly property real gap: roomy ? Theme.gapMedium : Theme.gapSmall

    Flickable {
        id: leftSide

        x: page.gap
        y: page.gap
        width: page.roomy ? 416 : 304
        height: parent.height - 2 * page.gap
        contentHeight: ways.height
        boundsBehavior: Flickable.StopAtBounds
        clip: true

        Column {
            id: ways

            width: parent.width
            spacing: page.gap

            KText {
                objectName: "rating"
                width: parent.width
                visible: text !== ""
                text: page.ratingText === "" ? page.known ? qsTr("Your Kirin rating for puzzles begins with the first one.") : "" : qsTr("Kirin rating for puzzles: %1").arg(page.ratingText)
                font.pixelSize: page.roomy ? Theme.textLarge : Theme.textBody
            }
            KButton {
                objectName: "level"
                width: parent.width
                implicitHeight: Math.max(64, Theme.touch, 3 * Theme.textBody)
                kind: KButton.Primary
                focus: true
                enabled: page.count > 0
                text: qsTr("At your level")
                onClicked: page.chosen("level", "")
            }
            KButton {
                objectName: "streak"
                width: parent.width
                implicitHeight: Math.max(56, Theme.touch, 3 * Theme.textBody)
                enabled: page.count > 0
                text: page.bestStreak > 0 ? qsTr("Streak · best %1").arg(page.bestStreak) : qsTr("Streak")
                Accessible.description: qsTr("Ever harder, until the first one you miss. It does not count for the rating.")
                onClicked: page.chosen("streak", "")
            }
            KButton {
                objectName: "timed"
                width: parent.width
                implicitHeight: Math.max(56, Theme.touch, 3 * Theme.textBody)
                enabled: page.count > 0
                text: page.bestTimed > 0 ? qsTr("Three minutes · best %1").arg(page.bestTimed) : qsTr("Three minutes")
                Accessible.description: qsTr("As many as you can in three minutes. It does not count for the rating.")
                onClicked: page.chosen("timed", "")
            }
            KText {
                objectName: "count"
                width: parent.width
                text: !page.known ? qsTr("The puzzles are being fetched…") : page.count === 0 ? qsTr("There are no puzzles here.") : page.solved > 0 ? qsTr("%1 puzzles, %2 of them solved.").arg(page.count).arg(page.solved) : qsTr("%1 puzzles.").arg(page.count)
                color: Theme.palette.muted
                font.pixelSize: Theme.textSmall
            }
            KButton {
                objectName: "import"
                width: parent.width
                implicitHeight: Math.max(Theme.touch, 3 * Theme.textBody)
                kind: KButton.Quiet
                enabled: !page.importing
                checked: page.bringing
                text: page.bringing ? qsTr("Back to the themes") : qsTr("Bring in a table of puzzles")
                onClicked: {
                    page.bringing = !page.bringing;
                    if (page.bringing)
                        page.tablesWanted();
                }
            }
            KText {
                objectName: "importText"
                width: parent.width
                visible: text !== ""
                text: page.importText
                color: Theme.palette.muted
                font.pixelSize: Theme.textSmall
            }
        }
    }

    Flickable {
        id: rightSide

        readonly property int columns: page.roomy ? 3 : 2

        anchors.left: leftSide.right
        anchors.right: parent.right
        anchors.leftMargin: page.roomy ? Theme.gapLarge : Theme.gapMedium
        anchors.rightMargin: page.gap
        y: page.gap
        height: parent.height - 2 * page.gap
        contentHeight: page.bringing ? files.height : list.height
        boundsBehavior: Flickable.StopAtBounds
        clip: true

        /// So that the keyboard's choice is in sight.
        function reveal(item: Item): void {
            const top = item.mapToItem(list, 0, 0).y;
            contentY = Math.max(0, Math.min(Math.max(contentY, top + item.height - height), top, contentHeight - height));
        }

        Column {
            id: files

            visible: page.bringing
            width: parent.width
            spacing: Theme.gapSmall

            KText {
                objectName: "tablesText"
                width: parent.width
                text: page.tables.length > 0 ? qsTr("Which of these is a table of puzzles, as Lichess gives it out?") : qsTr("No table was found. Put one, a file that ends in .csv as Lichess gives it out, on a USB stick or into the downloads.")
            }

            Repeater {
                model: page.bringing ? page.tables : []

                KButton {
                    required property string modelData
                    required property int index

                    objectName: "table-" + index
                    width: files.width
                    implicitHeight: Math.max(56, Theme.touch, 3.4 * Theme.textBody)
                    enabled: !page.importing
                    text: modelData
                    onClicked: page.tableChosen(modelData)
                }
            }
        }

        Grid {
            id: list

            visible: !page.bringing
            width: parent.width
            columns: rightSide.columns
            spacing: Theme.gapSmall

            Repeater {
                model: page.themes

                KButton {
                    id: theme

                    required property string key
                    required property string name
                    required property int count

                    objectName: "theme-" + theme.key
                    width: (list.width - (rightSide.columns - 1) * list.spacing) / rightSide.columns
                    implicitHeight: Math.max(56, Theme.touch, 3.4 * Theme.textBody)
                    text: qsTr("%1 · %2").arg(theme.name).arg(theme.count)
                    onActiveFocusChanged: if (activeFocus)
                        rightSide.reveal(theme)
                    onClicked: page.chosen("theme", theme.key)
                }
            }
        }
    }
}
