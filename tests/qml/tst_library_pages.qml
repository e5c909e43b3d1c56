// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Kirin
import Kirin.Test
import "sample"

/// The pages about games and ratings, without a session, in every state: no warning, nothing cut off, nothing too small for
/// a finger, in both sizes, at every text size, in every theme.
TestCase {
    id: test

    name: "LibraryPages"
    when: windowShown

    readonly property var pages: ({
            "you": you,
            "strength": strength,
            "library": libraryPage,
            "library-none": libraryNone,
            "library-empty": libraryEmpty,
            "library-broken": libraryBroken,
            "data-import": dataImport,
            "data-empty": dataEmpty,
            "data-importing": dataImporting,
            "data-imported": dataImported,
            "data-backup": dataBackup,
            "data-names": dataNames
        })

    function init(): void {
        failOnWarning(/.?/);
        Theme.motion = false;
    }
    function cleanup(): void {
        Theme.textPercent = 100;
        Theme.name = "walnut";
    }

    Opponents {
        id: ladder
    }
    QtObject {
        id: knownRating

        property bool known: true
        property int rating: 1166
        property int deviation: 91
        property int games: 40
        property var history: [750, 820, 905, 990, 960, 1040, 1100, 1085, 1140, 1166].map((rating, index) => ({
                        "rating": rating,
                        "deviation": 250 - 17 * index
                    }))
    }
    QtObject {
        id: noRating

        property bool known: false
        property int rating: 1500
        property int deviation: 350
        property int games: 0
        property var history: []
    }
    Component {
        id: you
        YouPage {
            play: knownRating
            puzzles: noRating
            opponents: ladder
        }
    }
    Component {
        id: strength
        StrengthPage {
        }
    }

    ListModel {
        id: someGames

        function add(white: string, black: string, result: string, opening: string, date: string, ply: int): void {
            append({
                    "gameId": count + 1,
                    "white": white,
                    "black": black,
                    "result": result,
                    "opening": opening,
                    "date": date,
                    "length": "31 moves",
                    "unfinished": result === "",
                    "ply": ply
                });
        }
        Component.onCompleted: {
            add(qsTr("You"), "Challenger", "", "C50 Italian Game", "17/05/2026", -1);
            add("Anderssen, Adolf", "Kieseritzky, Lionel", "1-0", "C33 King's Gambit Accepted: Bishop's Gambit, Bryan Countergambit", "21/06/1851", 7);
            add("Morphy, Paul", "Duke Karl of Brunswick and Count Isouard de Vauvenargues, consulting in a box at the opera", "1-0", "C41 Philidor Defense", "02/11/1858", 6);
            for (let i = 0; i < 40; ++i)
                add("Rosa", "Emil", i % 3 === 0 ? "1/2-1/2" : "0-1", "", "", -1);
        }
    }
    component Games: QtObject {
        property var games: someGames
        property int count: someGames.count
        property bool loading: false
        property string error: ""
        property string name: ""
        property string opening: ""
        property string result: ""
        property string position: ""
        property bool filtered: false
        property int removed: 0
        property string task: ""
        property real progress: 0
        property string outcome: ""
        property bool failed: false
        property var skipped: []
        property var files: ["/media/rosa/STICK/club-championship-2025-all-rounds.pgn", "/media/rosa/lichess_rosa.pgn"]
        property var names: [{
                "name": "Rosa",
                "games": 4021
            }, {
                "name": "Wilhelmina von Hohenfels-Löwenstein",
                "games": 3
            }]

        function lookForFiles(ending: string): void {
        }
        function forgetOutcome(): void {
        }
        function readNames(): void {
        }
        function suggestedPath(ending: string): string {
            return "/media/rosa/Documents/kirin-2026-05-17." + ending;
        }
    }
    Games {
        id: full

        removed: 1
    }
    Games {
        id: none

        count: 0
        filtered: true
        name: "Philidor"
    }
    Games {
        id: empty

        count: 0
        files: []
    }
    Games {
        id: broken

        count: 0
        error: "games.sqlite can't be read (disk I/O error)."
    }
    Games {
        id: importing

        task: "import"
        progress: 0.4
    }
    Games {
        id: imported

        outcome: "19,988 games came in. Already there: 7. Left out: 5."
        skipped: ["Game 17, Rosa - Emil: Line 203 of the PGN: \"Ke9\" is no move there.", "Game 1204, Anderssen, Adolf - Kieseritzky, Lionel: There is no move in it."]
    }
    Component {
        id: libraryPage
        LibraryPage {
            library: full
        }
    }
    Component {
        id: libraryNone
        LibraryPage {
            library: none
        }
    }
    Component {
        id: libraryEmpty
        LibraryPage {
            library: empty
        }
    }
    Component {
        id: libraryBroken
        LibraryPage {
            library: broken
        }
    }
    Component {
        id: dataImport
        DataPage {
            library: full
        }
    }
    Component {
        id: dataEmpty
        DataPage {
            library: empty
        }
    }
    Component {
        id: dataImporting
        DataPage {
            library: importing
        }
    }
    Component {
        id: dataImported
        DataPage {
            library: imported
        }
    }
    Component {
        id: dataBackup
        DataPage {
            library: full
            part: "backup"
        }
    }
    Component {
        id: dataNames
        DataPage {
            library: full
            part: "names"
            Component.onCompleted: renaming = "Wilhelmina von Hohenfels-Löwenstein"
        }
    }
    Component {
        id: stageOf
        Stage {
        }
    }

    function test_looks_data(): var {
        const rows = [];
        for (const page of Object.keys(pages))
            for (const size of [Qt.size(800, 480), Qt.size(1280, 800)])
                for (const percent of [100, 125, 150])
                    rows.push({
                            "tag": page + "-" + size.width + "-" + percent,
                            "page": page,
                            "size": size,
                            "percent": percent,
                            "theme": percent === 100 ? "walnut" : percent === 125 ? "maple" : "contrast"
                        });
        return rows;
    }
    function test_looks(data): void {
        Theme.textPercent = data.percent;
        Theme.name = data.theme;
        const made = createTemporaryObject(stageOf, test, {
                "width": data.size.width,
                "height": data.size.height,
                "content": pages[data.page],
                "over": null
            });
        made.strip.sentence = qsTr("Games");
        made.strip.title = true;
        made.strip.wayOut = "back";
        verify(made.page);
        wait(30);
        Harness.picture(made, data.tag);
        compare(Harness.touchFaults(made.contentItem, Theme.touch, 8).join("\n"), "");
        compare(Harness.textFaults(made.contentItem).join("\n"), "");
    }
}
