// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Kirin.Session

/// The pages about a person's games, ratings and puzzles, bound to what knows them.
FocusScope {
    id: pages

    /// "library", "data", "you", "strength", "puzzles", "puzzle"
    required property string page

    signal gameChosen(var game)
    signal pageWanted(string page)
    signal restoreWanted(string path)

    /// 0: passed over.
    function answerStrength(rating: int): void {
        Settings.strengthAsked = true;
        if (rating > 0)
            KirinRating.guess(rating);
        pageWanted("opponents");
    }

    readonly property Item shown: loader.item as Item

    Loader {
        id: loader

        anchors.fill: parent
        focus: true
        sourceComponent: ({
                "library": library,
                "data": inAndOut,
                "you": you,
                "strength": strength,
                "puzzles": puzzles,
                "puzzle": puzzle
            })[pages.page]
        onLoaded: item.focus = true
    }

    // Qt 6.4's Loader can't make bound components, so their ids are found at run time.
    // qmllint disable unqualified
    Component {
        id: library

        LibraryPage {
            library: GameLibrary
            onGameChosen: game => pages.gameChosen(game)
            onDataWanted: pages.pageWanted("data")
        }
    }

    Component {
        id: inAndOut

        DataPage {
            library: GameLibrary
            restoreRefused: SessionBridge.inGame ? qsTr("First leave the game that is going on: a backup takes the place of everything.") : ""
            onRestoreWanted: path => pages.restoreWanted(path)
        }
    }

    Component {
        id: you

        YouPage {
            play: KirinRating.play
            puzzles: KirinRating.puzzles
            opponents: SessionBridge.opponents
        }
    }

    Component {
        id: strength

        StrengthPage {
            onAnswered: rating => pages.answerStrength(rating)
            onPassedOver: pages.answerStrength(0)
        }
    }

    Component {
        id: puzzles

        SessionPuzzlesPage {
            onBegun: pages.pageWanted("puzzle")
        }
    }

    Component {
        id: puzzle

        PuzzlePage {
            puzzle: SessionPuzzle {
                onRefused: Puzzles.sound("illegal")
            }
            coordinates: Settings.coordinates
            onLeaveWanted: pages.pageWanted("puzzles")
            Component.onDestruction: Puzzles.leave()
        }
    }
    // qmllint enable unqualified
}
