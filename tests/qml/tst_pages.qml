// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Kirin
import Kirin.Test
import "sample"

/// Every page, without a session, in both sizes: no warning, nothing cut off, nothing too small for a finger.
TestCase {
    id: test

    name: "Pages"
    when: windowShown

    readonly property var sizes: ({
            "compact": Qt.size(800, 480),
            "roomy": Qt.size(1280, 800)
        })

    function init(): void {
        failOnWarning(/.?/);
        Theme.motion = false;
        Theme.name = "walnut";
        Theme.textPercent = 100;
    }
    function cleanup(): void {
        Theme.textPercent = 100;
        Theme.name = "walnut";
    }

    SampleGame {
        id: sample

        whiteName: qsTr("You")
        blackName: "Challenger"
        blackDetail: "target 1450"
        blackAvatar: "challenger"
        timed: true
        clockRunning: true
        whiteRunning: true
        yourTurn: true
        canTakeBack: true
        materialForWhite: 2
        lastFrom: 61
        lastTo: 25
        legal: ({
                "5": [12, 19, 26, 33],
                "12": [20, 28]
            })
        Component.onCompleted: {
            place("rnbqk1nr/ppp2ppp/8/3p4/1b2P3/5N2/PPP2PPP/RNBQKB1R w KQkq - 2 5");
            write(["e4", "e5", "Nf3", "d5", "exd5", "Qxd5", "Nc3", "Qd8", "d4", "exd4", "Qxd4", "Qxd4", "Nxd4", "a6", "Bf4", "Bd6", "Bxd6", "cxd6", "O-O-O", "Nf6", "f3"]);
            take(takenByWhite, {
                    "bP": 3,
                    "bB": 1
                });
            take(takenByBlack, {
                    "wP": 2,
                    "wN": 1
                });
        }
    }
    SampleGame {
        id: untimed

        whiteName: "Kirin"
        whiteDetail: "target 2100"
        whiteAvatar: "kirin"
        blackName: qsTr("You")
        playerIsWhite: false
        Component.onCompleted: place("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")
    }
    SampleGame {
        id: mated

        whiteName: qsTr("You")
        blackName: "Novice"
        blackAvatar: "novice"
        blackDetail: "target 500"
        over: true
        lastFrom: 39
        lastTo: 53
        checkSquare: 60
        resultText: "1-0"
        resultSentence: "You won by checkmate."
        Component.onCompleted: {
            place("r1bqkb1r/pppp1Qpp/2n2n2/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 0 4");
            write(["e4", "e5", "Bc4", "Nc6", "Qh5", "Nf6", "Qxf7#"]);
        }
    }
    SampleGame {
        id: promoting

        whiteName: qsTr("You")
        blackName: "Novice"
        blackAvatar: "novice"
        promotionSquare: 62
        promotionWhite: true
        yourTurn: true
        timed: true
        clockRunning: true
        whiteRunning: true
        whiteLeft: 8300
        blackLeft: 15000
        Component.onCompleted: place("8/6P1/8/3k4/8/3K4/8/8 w - - 0 1")
    }
    Opponents {
        id: ladder
    }

    Component {
        id: home
        HomePage {
            canContinue: true
            continueText: "Challenger, 14 moves, your turn"
        }
    }
    Component {
        id: firstHome
        HomePage {
            canContinue: false
            continueText: ""
        }
    }
    Component {
        id: opponents
        OpponentsPage {
            opponents: ladder
        }
    }
    Component {
        id: setup
        SetupPage {
            opponentId: "kirin"
            opponentName: "Challenger"
            opponentAvatar: "challenger"
            opponentDetail: "target 1450"
            odds: "none"
        }
    }
    Component {
        id: setupCustom
        SetupPage {
            opponentId: "kirin"
            opponentName: "Aunt Wilhelmina of Königsberg"
            opponentAvatar: ""
            opponentDetail: "no rating"
            odds: "queen"
            pace: "custom"
        }
    }
    Component {
        id: setupBlitz
        SetupPage {
            opponentId: "kirin"
            opponentName: "Kirin"
            opponentAvatar: "kirin"
            opponentDetail: "target 2100"
            odds: "rook"
            colour: "black"
            Component.onCompleted: choosePace("blitz")
        }
    }
    MachineFacts {
        id: working

        available: true
        stateText: "Alarm: it has stopped and must look for its home position again"
        taskText: "The white knight goes into storage"
        sensorText: "Sensors that can't be relied on: 2"
        trouble: true
        headKnown: true
        headFile: 3.5
        headRank: 2.5
        magnetOn: true
        carriesDone: 11
        carriesToDo: 20
        places: tablePlaces
        pieces: tablePieces
    }
    ListModel {
        id: tablePlaces

        Component.onCompleted: {
            for (let i = 0; i < 96; ++i) {
                const slot = i - 64;
                append({
                        "file": i < 64 ? i % 8 : [-2.33, -1.33, 8.33, 9.33][slot >> 3],
                        "rank": i < 64 ? i >> 3 : slot % 8,
                        "square": i < 64 ? i : -1,
                        "seen": i < 16,
                        "faulty": i === 20
                    });
            }
        }
    }
    ListModel {
        id: tablePieces

        ListElement {
            glyph: "wN"
            file: 3.5
            rank: 2.5
            present: true
            toppled: false
        }
        ListElement {
            glyph: "bP"
            file: 1.0
            rank: 6.0
            present: true
            toppled: true
        }
    }
    Component {
        id: machinePage
        MachinePage {
            serviceable: true
            machine: working
        }
    }
    Component {
        id: preparing
        PreparingPage {
            game: untimed
            machine: working
            sentence: "Kirin is setting up the pieces, hands off please."
        }
    }
    Component {
        id: playing
        GamePage {
            game: sample
        }
    }
    Component {
        id: start
        GamePage {
            game: untimed
        }
    }
    Component {
        id: promotion
        GamePage {
            game: promoting
        }
    }
    Component {
        id: finished
        GamePage {
            game: mated
        }
    }
    Component {
        id: settings
        SettingsPage {
            theme: "walnut"
            textScale: Theme.textPercent
            sound: true
            coordinates: true
            animation: false
            language: ""
            languages: ["en", "de"]
            feed: "off"
            feedLink: ""
            feedFailed: false
            machine: false
        }
    }
    Component {
        id: stageOf
        Stage {
        }
    }

    Component {
        id: gameOver

        GameOverSheet {
            game: mated
            lastMove: "4. Qxf7#"
            area: width < Theme.roomyWidth ? Qt.rect(440, 8, 352, 416) : Qt.rect(752, 16, 512, 704)
        }
    }
    Component {
        id: moreSheet

        MoreSheet {
            game: sample
            machine: true
            area: width < Theme.roomyWidth ? Qt.rect(440, 8, 352, 416) : Qt.rect(752, 16, 512, 704)
        }
    }
    Component {
        id: resignPrompt
        Prompt {
            question: qsTr("Resign this game?")
            detail: qsTr("Challenger wins then.")
            answers: [{
                    "key": "cancel",
                    "text": qsTr("Play on")
                }, {
                    "key": "resign",
                    "text": qsTr("Resign"),
                    "icon": "flag"
                }]
            centreX: 216
        }
    }

    readonly property var pages: ({
            "home": {
                "page": home,
                "sentence": qsTr("Welcome back"),
                "title": true
            },
            "home-first": {
                "page": firstHome,
                "sentence": qsTr("Welcome"),
                "title": true
            },
            "opponents": {
                "page": opponents,
                "sentence": qsTr("Choose your opponent"),
                "title": true,
                "way": "back"
            },
            "setup": {
                "page": setup,
                "sentence": qsTr("How do you want to play?"),
                "title": true,
                "way": "back"
            },
            "setup-custom": {
                "page": setupCustom,
                "sentence": qsTr("How do you want to play?"),
                "title": true,
                "way": "back"
            },
            "setup-blitz": {
                "page": setupBlitz,
                "sentence": qsTr("How do you want to play?"),
                "title": true,
                "way": "back"
            },
            "preparing": {
                "page": preparing,
                "sentence": "Kirin is setting up the pieces, hands off please.",
                "tone": StateStrip.Moving,
                "way": "home",
                "action": qsTr("Pause")
            },
            "machine": {
                "page": machinePage,
                "sentence": "Kirin is moving its knight, hands off please",
                "tone": StateStrip.Moving,
                "way": "back",
                "action": qsTr("Pause")
            },
            "game": {
                "page": playing,
                "sentence": "Your turn: Black played Bb4+",
                "tone": StateStrip.YourTurn,
                "way": "home"
            },
            "game-black": {
                "page": start,
                "sentence": "Kirin is thinking",
                "tone": StateStrip.Thinking,
                "way": "home"
            },
            "promotion": {
                "page": promotion,
                "sentence": "Choose a piece for your pawn",
                "tone": StateStrip.YourTurn,
                "way": "home"
            },
            "over": {
                "page": finished,
                "over": gameOver,
                "sentence": "You won by checkmate.",
                "way": "home"
            },
            "more": {
                "page": playing,
                "over": moreSheet,
                "sentence": "Your turn: Black played Bb4+",
                "tone": StateStrip.YourTurn,
                "way": "home"
            },
            "resign": {
                "page": playing,
                "over": resignPrompt,
                "sentence": "Your turn: Black played Bb4+",
                "tone": StateStrip.YourTurn,
                "way": "home"
            },
            "settings": {
                "page": settings,
                "sentence": qsTr("Settings"),
                "title": true,
                "way": "back"
            }
        })

    function stage(page: string, size: size): var {
        const what = pages[page];
        const made = createTemporaryObject(stageOf, test, {
                "width": size.width,
                "height": size.height,
                "content": what.page,
                "over": what.over ?? null
            });
        made.strip.sentence = what.sentence;
        made.strip.title = what.title ?? false;
        made.strip.tone = what.tone ?? StateStrip.Neutral;
        made.strip.wayOut = what.way ?? "";
        made.strip.actionText = what.action ?? "";
        verify(made.page);
        // Positions that depend on a laid out list settle in the next frame.
        wait(30);
        return made;
    }

    function everywhere(): var {
        const rows = [];
        for (const page of Object.keys(pages))
            for (const size of Object.keys(sizes))
                rows.push({
                        "tag": page + "-" + size,
                        "page": page,
                        "size": sizes[size]
                    });
        return rows;
    }

    /// What the sheets and prompts cover can't be touched: only they are walked then.
    function front(made: var): Item {
        return made.front ?? made.contentItem;
    }

    function test_looks_data(): var {
        return everywhere();
    }
    function test_looks(data): void {
        const made = stage(data.page, data.size);
        Harness.picture(made, data.tag);
        compare(Harness.touchFaults(front(made), Theme.touch, 8).join("\n"), "");
        compare(Harness.textFaults(front(made)).join("\n"), "");
        // There the board lies in the shade.
        for (const theme of data.page === "promotion" ? [] : ["walnut", "maple", "contrast"]) {
            Theme.name = theme;
            wait(20);
            compare(Harness.contrastFaults(made, front(made)).join("\n"), "", theme);
        }
    }

    function test_golden_data(): var {
        const rows = everywhere().filter(row => ["home", "opponents", "setup-blitz", "game", "promotion", "over", "settings"].includes(row.page));
        return rows.concat([{
                    "tag": "maple-game-compact",
                    "page": "game",
                    "size": sizes.compact,
                    "theme": "maple"
                }, {
                    "tag": "contrast-game-compact",
                    "page": "game",
                    "size": sizes.compact,
                    "theme": "contrast"
                }]);
    }
    function test_golden(data): void {
        Theme.name = data.theme ?? "walnut";
        compare(Harness.compareGolden(stage(data.page, data.size), data.tag), "");
    }

    function test_largeText_data(): var {
        return everywhere();
    }
    function test_largeText(data): void {
        Theme.textPercent = 150;
        const made = stage(data.page, data.size);
        Harness.picture(made, data.tag + "-150");
        compare(Harness.touchFaults(front(made), Theme.touch, 8).join("\n"), "");
        compare(Harness.textFaults(front(made)).join("\n"), "");
    }
}
