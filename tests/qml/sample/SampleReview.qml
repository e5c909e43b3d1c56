// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Kirin

/// A review that stands still, with everything a review can show.
ReviewFacts {
    id: review

    readonly property ListModel pieceList: ListModel {
    }
    readonly property ListModel moveList: ListModel {
    }
    property var asked: [] ///< what was wished for, in order

    pieces: pieceList
    moves: moveList
    loaded: true
    complete: true
    progress: 1
    whiteName: "Aunt Wilhelmina of Königsberg"
    blackName: "Challenger"
    resultText: "1/2-1/2"
    openingText: "B77 Sicilian, Dragon, Yugoslav Attack with Bc4"
    plies: 34
    ply: 16
    lastFrom: 53
    lastTo: 44
    chances: [51.0, 29.0, 23.0, 17.0, 20.0, 18.0, 19.0, 20.0, 20.0, 3, 3, 8, 13, 27, 30, 44, 53, 67, 68, 46, 24, 27, 36, 39, 44, 49, 63, 61, 75, 73, 73, 73, 51, 49, 52]
    errors: [{
            "ply": 12,
            "mark": "blunder",
            "chance": 34
        }, {
            "ply": 16,
            "mark": "inaccuracy",
            "chance": 50
        }, {
            "ply": 25,
            "mark": "missedWin",
            "chance": 62
        }]
    accuracyRows: ["Accuracy", "in the opening", "in the middlegame", "in the endgame"].map(name => ({
                    "name": name,
                    "white": "87 %",
                    "black": "100 %"
                }))
    markRows: ["book", "best", "only", "good", "inaccuracy", "mistake", "blunder", "missedWin"].map(mark => ({
                    "mark": mark,
                    "name": mark === "only" ? "Only moves found" : "Inaccuracies",
                    "white": 12,
                    "black": 3
                }))
    errorsToRetry: 3
    chance: 64
    scoreText: "+1.3"
    lineText: "11. Nxc2+ Kd1 12. Nxa1+ Nxd5+ 13. Kd6 Qxd8+ 14. Nbxd7 exd8=Q+"
    shortLineText: "11. Nxc2+ Kd1 12. Nxa1+ Nxd5+"
    sentence: "8... Nbxd7+ let the win slip and cost 38 % of the chances. exd8=Q+ was best."
    markName: "missedWin"
    arrows: [{
            "from": 1,
            "to": 18,
            "kind": "best"
        }, {
            "from": 53,
            "to": 62,
            "kind": "better"
        }]
    onGoTo: ply => asked.push(ply)

    Component.onCompleted: {
        const marks = ["book", "best", "only", "good", "inaccuracy", "mistake", "blunder", "missedWin", ""];
        for (let i = 0; i < plies; i += 2)
            moveList.append({
                    "number": i / 2 + 1,
                    "whitePly": i,
                    "white": i % 6 ? "Nbxd7+" : "e4",
                    "whiteMark": marks[i % 9],
                    "whiteTime": "1:12",
                    "blackPly": i + 1,
                    "black": i % 8 ? "e5" : "exd8=Q+",
                    "blackMark": marks[(i + 4) % 9],
                    "blackTime": "0:05"
                });
        for (const [glyph, square] of [["wK", 4], ["wN", 1], ["wQ", 21], ["bK", 44], ["bN", 35], ["bP", 36]])
            pieceList.append({
                    "glyph": glyph,
                    "square": square,
                    "slot": -1
                });
    }
}
