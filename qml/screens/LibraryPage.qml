// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

/// Every game there is, narrowed down by name, opening, result and position; one of them is opened by a touch.
FocusScope {
    id: page

    /// As GameLibrary: games, count, loading, error, name, opening, result, position, filtered, removed, and what is asked.
    required property var library

    signal gameChosen(var game)
    signal dataWanted

    readonly property bool roomy: width >= Theme.roomyWidth
    readonly property string showing: library.error !== "" ? "error" : library.count > 0 ? "list" : library.loading ? "loading" : library.filtered ? "none" : "empty"

    Column {
        id: head

        x: page.roomy ? Theme.gapLarge : Theme.gapSmall
        y: Theme.gapSmall
        width: parent.width - 2 * x
        spacing: Theme.gapSmall

        Row {
            width: parent.width
            spacing: Theme.gapSmall

            KField {
                id: nameField

                objectName: "filter-name"
                width: (parent.width - inOut.width - 3 * parent.spacing) / 3
                focus: true
                says: qsTr("Name")
                text: page.library.name
                onEntered: text => page.library.name = text
            }

            KField {
                objectName: "filter-opening"
                width: nameField.width
                says: qsTr("Opening")
                text: page.library.opening
                onEntered: text => page.library.opening = text
            }

            KField {
                objectName: "filter-position"
                width: nameField.width
                says: qsTr("Position (FEN)")
                text: page.library.position
                onEntered: text => page.library.position = text
            }

            KButton {
                id: inOut

                objectName: "data"
                text: qsTr("In and out")
                onClicked: page.dataWanted()
            }
        }

        SegmentRow {
            objectName: "filter-result"
            width: parent.width
            says: qsTr("Result")
            current: page.library.result
            choices: [{
                    "key": "",
                    "text": qsTr("All")
                }, {
                    "key": "1-0",
                    "text": "1–0"
                }, {
                    "key": "0-1",
                    "text": "0–1"
                }, {
                    "key": "draw",
                    "text": "½–½"
                }, {
                    "key": "open",
                    "text": qsTr("Unfinished")
                }]
            onChosen: key => page.library.result = key
        }
    }

    ListView {
        id: list

        /// The keyboard was used last: the current row shows it.
        property bool byKey: false

        function open(): void {
            (currentItem as ListRow)?.clicked();
        }

        objectName: "gameList"
        anchors.top: head.bottom
        anchors.topMargin: Theme.gapSmall
        anchors.bottom: foot.visible ? foot.top : parent.bottom
        anchors.bottomMargin: foot.visible ? Theme.gapSmall : 0
        x: head.x
        width: head.width
        visible: page.showing === "list"
        spacing: Theme.gapSmall
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        activeFocusOnTab: true
        keyNavigationEnabled: true
        highlightMoveDuration: 0
        cacheBuffer: 400
        model: page.library.games
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Games")
        Keys.onReturnPressed: open()
        Keys.onEnterPressed: open()
        Keys.onPressed: event => {
            byKey = true;
            const by = event.key === Qt.Key_PageDown ? 5 : event.key === Qt.Key_PageUp ? -5 : 0;
            if (by !== 0)
                currentIndex = Math.max(0, Math.min(count - 1, currentIndex + by));
            else if (event.key === Qt.Key_Home)
                currentIndex = 0;
            else if (event.key === Qt.Key_End)
                currentIndex = count - 1;
            else
                return;
            event.accepted = true;
        }
        delegate: GameRow {
        }
    }

    component GameRow: ListRow {
        id: row

        required property int index
        required property var gameId
        required property string white
        required property string black
        required property string result
        required property string opening
        required property string date
        required property string length
        required property bool unfinished
        required property int ply
        readonly property var details: [ply >= 0 ? qsTr("after move %1").arg(Math.ceil(ply / 2)) : "", opening, length, date]

        function choose(): void {
            page.gameChosen({
                    "gameId": gameId,
                    "title": text,
                    "detail": detail,
                    "unfinished": unfinished,
                    "ply": ply
                });
        }

        objectName: "game-" + gameId
        width: ListView.view.width
        text: white === "" ? "…" : qsTr("%1 – %2").arg(white).arg(black)
        detail: details.filter(part => part !== "").join(" · ")
        end: white === "" ? "" : unfinished ? qsTr("open") : result === "1/2-1/2" ? "½–½" : result.replace("-", "–")
        onClicked: {
            ListView.view.currentIndex = index;
            choose();
        }

        FocusRing {
            visible: row.ListView.isCurrentItem && list.activeFocus && list.byKey
            anchors.margins: 0
        }
    }

    Rectangle {
        objectName: "scrollMark"
        visible: list.visible && list.visibleArea.heightRatio < 1
        x: page.width - 5
        y: list.y + list.visibleArea.yPosition * list.height
        width: 3
        height: Math.max(24, list.visibleArea.heightRatio * list.height)
        radius: 1.5
        color: Theme.palette.outline
    }

    Column {
        anchors.centerIn: parent
        width: Math.min(parent.width - 2 * Theme.gapLarge, 520)
        spacing: Theme.gap
        visible: page.showing !== "list"

        KText {
            objectName: "libraryState"
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: ({
                    "error": page.library.error,
                    "loading": qsTr("Looking through the games…"),
                    "none": qsTr("No game is like that."),
                    "empty": qsTr("No games yet. Those you play appear here by themselves, and others can be brought in.")
                })[page.showing] ?? ""
            color: page.showing === "error" ? Theme.palette.attention : Theme.palette.muted
        }

        KButton {
            objectName: "clearFilter"
            anchors.horizontalCenter: parent.horizontalCenter
            visible: page.showing === "none"
            text: qsTr("Show all games")
            onClicked: page.library.clearFilter()
        }

        KButton {
            objectName: "bringIn"
            anchors.horizontalCenter: parent.horizontalCenter
            visible: page.showing === "empty"
            kind: KButton.Primary
            text: qsTr("Bring games in")
            onClicked: page.dataWanted()
        }
    }

    Rectangle {
        id: foot

        anchors.bottom: parent.bottom
        width: parent.width
        height: Math.max(undo.height, said.height) + 2 * Theme.gapTiny
        visible: page.library.removed > 0
        color: Theme.palette.surface

        KText {
            id: said

            x: head.x + Theme.gap
            width: undo.x - x - Theme.gap
            anchors.verticalCenter: parent.verticalCenter
            text: page.library.removed === 1 ? qsTr("A game was deleted.") : qsTr("%1 games were deleted.").arg(page.library.removed)
        }

        KButton {
            id: undo

            objectName: "undoRemove"
            x: parent.width - width - head.x
            anchors.verticalCenter: parent.verticalCenter
            iconName: "takeback"
            text: qsTr("Bring it back")
            onClicked: page.library.undoRemove()
        }
    }
}
