// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// An attempt at a puzzle as its page sees it: GameFacts for the board, and what a puzzle has besides. SessionPuzzle binds
/// one; tests and pictures make their own.
GameFacts {
    enum Phase {
        None,
        Loading,
        Showing,
        Yours,
        Judging,
        Wrong,
        Over,
        RunOver,
        Empty
    }
    enum Verdict {
        Silent,
        Right,
        NotThis,
        Done
    }

    property int phase: PuzzleFacts.None
    property int verdict: PuzzleFacts.Silent
    property string mode: "level"
    property string goalText: ""
    property string verdictText: ""
    property string detailText: ""
    property string changeText: ""
    property bool inRun: false ///< a streak, or against the clock
    property int runSolved: 0
    property int mistakesLeft: 0
    property int hintSquare: -1
    property bool waiting: false ///< goOn shows the next move
    property bool canStepBack: false
    property bool canStepOn: false

    /// Milliseconds of a timed run; asked again and again.
    function timeLeft(): int {
        return 0;
    }

    signal goOn
    signal tryAgain
    signal solution
    signal next
    signal step(int plies)
}
