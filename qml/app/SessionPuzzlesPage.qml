// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Kirin.Session

/// The choice of puzzles: PuzzlesPage bound to Puzzles.
PuzzlesPage {
    signal begun

    themes: Puzzles.themes
    known: Puzzles.known
    count: Puzzles.count
    ratingText: Puzzles.ratingText
    solved: Puzzles.solvedCount
    bestStreak: Puzzles.bestStreak
    bestTimed: Puzzles.bestTimed
    importText: Puzzles.importText
    importing: Puzzles.importing
    tables: GameLibrary.files

    Component.onCompleted: Puzzles.open()
    onChosen: (mode, theme) => {
        Puzzles.begin(mode, theme);
        begun();
    }
    onTablesWanted: GameLibrary.lookForFiles("csv")
    onTableChosen: path => Puzzles.importTable(path)
}
