// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

/// Whom to play: a row of portraits, what is known about the chosen one, and the odds.
FocusScope {
    id: page

    /// Roles as in Kirin.Session's OpponentModel.
    required property var opponents
    property string odds: "none"
    /// False where the position is given.
    property bool oddsOffered: true
    /// The one to begin with; unknown or empty: the first.
    property string aimedAt: ""

    /// Why that one is in the middle; shown as long as it is.
    property string aimText: ""

    signal chosen(string opponentId, string name, string avatar, string detail, string odds, bool rated)

    readonly property bool roomy: width >= Theme.roomyWidth
    readonly property real cardWidth: roomy ? 166 : 148
    /// Seven cards stand in the middle where they fit.
    readonly property real edge: roomy ? Math.max(Theme.gapMedium, (width - 7 * (cardWidth + Theme.gapSmall) + Theme.gapSmall) / 2) : Theme.gapMedium
    readonly property OpponentCard current: list.currentCard
    /// Another person, at the same board.
    readonly property bool guest: current?.opponentId === "person"

    onAimedAtChanged: {
        for (let row = 0; row < list.count && !list.touched; ++row)
            if ((cards.itemAt(row) as OpponentCard)?.opponentId === aimedAt)
                list.currentIndex = row;
    }

    function go(): void {
        if (current && !current.broken)
            chosen(current.opponentId, current.name, current.avatar, current.eloText, odds, current.rated);
    }

    Flickable {
        id: list

        property int currentIndex: 0
        readonly property int count: cards.count
        readonly property OpponentCard currentCard: cards.count > 0 ? cards.itemAt(currentIndex) as OpponentCard : null
        /// The keyboard was used last: the chosen card shows it.
        property bool byKey: false

        /// Somebody has chosen: no aim changes that.
        property bool touched: false

        function choose(row: int): void {
            touched = true;
            currentIndex = Math.max(0, Math.min(count - 1, row));
        }
        /// The chosen one in the middle, as far as the row allows.
        function settle(): void {
            const wanted = page.edge + currentIndex * (page.cardWidth + Theme.gapSmall) - (width - page.cardWidth) / 2;
            contentX = Math.max(0, Math.min(contentWidth - width, wanted));
        }

        objectName: "opponents"
        anchors.top: parent.top
        anchors.topMargin: page.roomy ? 80 : Theme.gapSmall
        width: parent.width
        height: page.roomy ? 232 : 176
        contentWidth: Math.max(width, row.width + 2 * page.edge)
        flickableDirection: Flickable.HorizontalFlick
        boundsBehavior: Flickable.StopAtBounds
        focus: true
        activeFocusOnTab: true
        onCurrentIndexChanged: settle()
        onContentWidthChanged: settle()
        onWidthChanged: settle()
        onActiveFocusChanged: byKey = false
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Opponents")
        Keys.onReturnPressed: page.go()
        Keys.onEnterPressed: page.go()
        Keys.onLeftPressed: {
            byKey = true;
            choose(currentIndex - 1);
        }
        Keys.onRightPressed: {
            byKey = true;
            choose(currentIndex + 1);
        }

        Behavior on contentX  {
            enabled: Theme.motion

            NumberAnimation {
                duration: Theme.motionMs
            }
        }

        Row {
            id: row

            x: page.edge
            height: parent.height
            spacing: Theme.gapSmall

            Repeater {
                id: cards

                model: page.opponents

                OpponentCard {
                    id: card

                    required property int index

                    objectName: "opponent-" + opponentId
                    width: page.cardWidth
                    height: row.height
                    chosen: index === list.currentIndex
                    focusPolicy: Qt.NoFocus
                    onClicked: {
                        list.choose(index);
                        list.forceActiveFocus(Qt.MouseFocusReason);
                    }
                    Component.onCompleted: if (opponentId === page.aimedAt)
                        list.currentIndex = index

                    FocusRing {
                        visible: card.chosen && list.byKey
                        anchors.margins: 0
                    }
                }
            }
        }
    }

    Flickable {
        id: about

        anchors.top: list.bottom
        anchors.topMargin: page.roomy ? Theme.gapLarge : Theme.gapSmall
        anchors.bottom: controls.top
        anchors.bottomMargin: Theme.gapSmall
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(parent.width - 2 * Theme.gapMedium, 860)
        contentHeight: words.height
        clip: true
        boundsBehavior: Flickable.StopAtBounds

        Column {
            id: words

            width: parent.width
            spacing: Theme.gapTiny

            KText {
                objectName: "blurb"
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                text: !page.current ? "" : page.current.broken ? page.current.error : page.current.blurb
                font.pixelSize: page.roomy ? Theme.textLarge : Theme.textBody
                color: page.current && page.current.broken ? Theme.palette.attention : Theme.palette.text
            }

            KText {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                visible: text !== "" && !page.guest
                text: !page.current || page.current.broken ? "" : page.current.record !== "" ? qsTr("Against %1: %2.").arg(page.current.name).arg(page.current.record) : qsTr("You have not played %1 yet.").arg(page.current.name)
                color: Theme.palette.muted
                font.pixelSize: Theme.textSmall
            }

            KText {
                objectName: "aim"
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                visible: text !== ""
                text: page.current && page.current.opponentId === page.aimedAt ? page.aimText : ""
                color: Theme.palette.muted
                font.pixelSize: Theme.textSmall
            }

            CountsNote {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                visible: page.current !== null && !page.current.broken && !page.guest
                rated: page.current?.rated ?? false
                odds: page.odds
            }
        }
    }

    Item {
        id: controls

        anchors.bottom: parent.bottom
        anchors.bottomMargin: page.roomy ? Theme.gapHuge : Theme.gapSmall
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(parent.width - 2 * Theme.gapMedium, 1000)
        height: oddsLabel.height + Theme.gapTiny + Math.max(oddsRow.height, next.height)

        KText {
            id: oddsLabel

            visible: page.oddsOffered && !page.guest
            text: qsTr("Your opponent plays without:")
            color: Theme.palette.muted
            font.pixelSize: Theme.textSmall
        }

        SegmentRow {
            id: oddsRow

            objectName: "odds"
            visible: page.oddsOffered && !page.guest
            anchors.top: oddsLabel.bottom
            anchors.topMargin: Theme.gapTiny
            width: parent.width - next.width - Theme.gapLarge
            says: oddsLabel.text
            current: page.odds
            choices: [{
                    "key": "none",
                    "text": qsTr("Nothing")
                }, {
                    "key": "queen",
                    "text": qsTr("Queen"),
                    "picture": "qrc:/qt/qml/Kirin/art/pieces/wQ.svg"
                }, {
                    "key": "rook",
                    "text": qsTr("Rook"),
                    "picture": "qrc:/qt/qml/Kirin/art/pieces/wR.svg"
                }, {
                    "key": "knight",
                    "text": qsTr("Knight"),
                    "picture": "qrc:/qt/qml/Kirin/art/pieces/wN.svg"
                }]
            onChosen: key => page.odds = key
        }

        KButton {
            id: next

            objectName: "next"
            anchors.right: parent.right
            anchors.top: oddsRow.top
            width: Math.max(page.roomy ? 200 : 144, implicitWidth)
            kind: KButton.Primary
            text: qsTr("Next")
            enabled: page.current !== null && !page.current.broken
            onClicked: page.go()
        }
    }
}
