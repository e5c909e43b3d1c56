// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

/// Games in and out, everything as one file and back, and what people are called.
FocusScope {
    id: page

    /// As GameLibrary: task, progress, outcome, failed, skipped, files, names, and what is asked.
    required property var library
    /// Why nothing can be restored now; empty where it can.
    property string restoreRefused: ""
    /// "import", "export", "backup", "names"
    property string part: "import"
    property string renaming: ""

    signal restoreWanted(string path)

    readonly property bool roomy: width >= Theme.roomyWidth
    readonly property bool busy: library.task !== ""

    function show(which: string): void {
        part = which;
        renaming = "";
        library.forgetOutcome();
        if (which === "import")
            library.lookForFiles("pgn");
        else if (which === "backup")
            library.lookForFiles("kirin");
        else if (which === "names")
            library.readNames();
        if (which === "export" || which === "backup")
            path.text = library.suggestedPath(which === "export" ? "pgn" : "kirin");
        else
            path.text = "";
    }
    function go(): void {
        if (part === "import")
            library.importFile(path.text);
        else if (part === "export")
            library.exportAll(path.text);
        else if (part === "backup")
            library.backUp(path.text);
        else if (part === "names" && renaming !== "")
            library.rename(renaming, path.text);
    }
    function choose(name: string): void {
        if (part === "import")
            library.importFile(name);
        else if (part === "backup")
            restoreWanted(name);
        else {
            renaming = name;
            path.text = name;
            path.forceActiveFocus(Qt.OtherFocusReason);
        }
    }
    Component.onCompleted: show(part)

    // Qt has no other way to the clipboard from here.
    TextEdit {
        id: clipboard

        visible: false
        textFormat: TextEdit.PlainText
        Accessible.ignored: true
    }

    Column {
        id: head

        x: page.roomy ? Theme.gapLarge : Theme.gapSmall
        y: Theme.gapSmall
        width: parent.width - 2 * x
        spacing: Theme.gapSmall

        SegmentRow {
            objectName: "dataParts"
            width: parent.width
            enabled: !page.busy
            focus: true
            says: qsTr("In and out")
            current: page.part
            choices: [{
                    "key": "import",
                    "text": qsTr("Bring in")
                }, {
                    "key": "export",
                    "text": qsTr("Take out")
                }, {
                    "key": "backup",
                    "text": qsTr("Backup")
                }, {
                    "key": "names",
                    "text": qsTr("Names")
                }]
            onChosen: key => page.show(key)
        }

        KText {
            width: parent.width
            text: ({
                    "import": qsTr("Games in PGN, from a file or from the clipboard. What is there already stays out."),
                    "export": qsTr("All games, as one PGN file."),
                    "backup": qsTr("Games, ratings, settings and opponents of your own, in one file. Choose one below to bring back what it holds."),
                    "names": page.renaming === "" ? qsTr("Choose a name to change it in all games.") : qsTr("“%1” is from now on called:").arg(page.renaming)
                })[page.part]
            color: Theme.palette.muted
            font.pixelSize: Theme.textSmall
        }

        Row {
            width: parent.width
            spacing: Theme.gapSmall
            enabled: !page.busy && (page.part !== "names" || page.renaming !== "")
            visible: page.part !== "names" || page.renaming !== ""

            KField {
                id: path

                objectName: "path"
                width: parent.width - act.width - parent.spacing - (paste.visible ? paste.width + parent.spacing : 0)
                says: page.part === "names" ? qsTr("New name") : qsTr("Path of the file")
                onAccepted: page.go()
            }

            KButton {
                id: paste

                objectName: "paste"
                visible: page.part === "import"
                text: qsTr("From the clipboard")
                onClicked: {
                    clipboard.clear();
                    clipboard.paste();
                    page.library.importText(clipboard.text);
                }
            }

            KButton {
                id: act

                objectName: "act"
                kind: KButton.Primary
                enabled: path.text !== ""
                text: page.part === "import" ? qsTr("Bring in") : page.part === "export" ? qsTr("Take out") : page.part === "backup" ? qsTr("Back up") : qsTr("Change")
                onClicked: page.go()
            }
        }
    }

    Column {
        id: news

        anchors.top: head.bottom
        anchors.topMargin: Theme.gapSmall
        x: head.x
        width: head.width
        spacing: Theme.gapTiny
        visible: page.busy || page.library.outcome !== ""

        KText {
            objectName: "outcome"
            width: parent.width
            visible: text !== ""
            text: page.library.task === "import" ? qsTr("Games are coming in…") : page.library.task === "export" ? qsTr("Games are being written…") : page.library.task === "backup" ? qsTr("Everything is being written…") : page.library.task === "restore" ? qsTr("Everything is being brought back…") : page.library.outcome
            color: page.library.failed ? Theme.palette.attention : Theme.palette.text
            Accessible.role: Accessible.AlertMessage
        }

        Rectangle {
            objectName: "progress"
            visible: page.busy
            width: parent.width
            height: 8
            radius: 4
            color: Theme.palette.raised
            Accessible.role: Accessible.ProgressBar
            Accessible.name: qsTr("%1 percent").arg(Math.round(100 * Math.max(0, page.library.progress)))

            Rectangle {
                width: parent.width * Math.max(0.02, page.library.progress)
                height: parent.height
                radius: 4
                color: Theme.palette.accent
            }
        }

        KButton {
            objectName: "stopImport"
            visible: page.library.task === "import"
            text: qsTr("Stop")
            onClicked: page.library.stopImport()
        }
    }

    ListView {
        id: list

        readonly property bool said: page.library.skipped.length > 0
        readonly property bool choosing: page.part === "import" || page.part === "backup" || page.part === "names"
        property bool byKey: false

        objectName: "dataList"
        anchors.top: news.visible ? news.bottom : head.bottom
        anchors.topMargin: Theme.gapSmall
        anchors.bottom: parent.bottom
        x: head.x
        width: head.width
        spacing: Theme.gapSmall
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        activeFocusOnTab: count > 0
        highlightMoveDuration: 0
        visible: !page.busy && (said || choosing)
        model: said ? page.library.skipped : page.part === "names" ? page.library.names : choosing ? page.library.files : []
        Accessible.role: Accessible.List
        Accessible.name: said ? qsTr("Left out") : page.part === "names" ? qsTr("Names") : qsTr("Files")
        Keys.onPressed: byKey = true
        Keys.onReturnPressed: (currentItem as ListRow)?.clicked()
        Keys.onEnterPressed: (currentItem as ListRow)?.clicked()
        delegate: ChoiceRow {
        }
    }

    component ChoiceRow: ListRow {
        id: row

        required property int index
        required property var modelData
        readonly property string name: list.said ? "" : page.part === "names" ? modelData.name : modelData

        function choose(): void {
            if (enabled && name !== "")
                page.choose(name);
        }

        objectName: "row-" + index
        width: ListView.view.width
        enabled: !list.said && (page.part !== "backup" || page.restoreRefused === "")
        text: list.said ? modelData : page.part === "names" ? modelData.name : modelData.substring(modelData.lastIndexOf("/") + 1)
        detail: list.said || page.part === "names" ? "" : modelData
        end: page.part === "names" && !list.said ? modelData.games : ""
        onClicked: choose()

        FocusRing {
            visible: row.ListView.isCurrentItem && list.activeFocus && list.byKey
            anchors.margins: 0
        }
    }

    KText {
        objectName: "dataEmpty"
        anchors.centerIn: list
        width: Math.min(list.width, 560)
        horizontalAlignment: Text.AlignHCenter
        visible: list.visible && list.count === 0 && page.library.outcome === ""
        text: page.part === "backup" ? (page.restoreRefused !== "" ? page.restoreRefused : qsTr("No backup was found in your folders or on a USB stick.")) : page.part === "import" ? qsTr("No PGN file was found in your folders or on a USB stick. Write the path of one above.") : qsTr("There is nobody to rename yet.")
        color: Theme.palette.muted
    }
}
