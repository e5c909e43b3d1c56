// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Kirin

/// A game that stands still: what a page shows without a session. `legal` maps a square to its targets.
GameFacts {
    id: game

    property var legal: ({})
    property var asked: [] ///< what was wished for, in order
    property real whiteLeft: 272000
    property real blackLeft: 305000

    readonly property ListModel pieceList: ListModel {
    }
    readonly property ListModel moveList: ListModel {
    }
    readonly property ListModel takenByWhite: ListModel {
    }
    readonly property ListModel takenByBlack: ListModel {
    }

    pieces: pieceList
    moves: moveList
    capturedByWhite: takenByWhite
    capturedByBlack: takenByBlack

    function place(position: string): void {
        fen = position;
        pieceList.clear();
        const board = position.split(" ")[0];
        let file = 0, rank = 7;
        for (const letter of board) {
            if (letter === "/") {
                file = 0;
                --rank;
            } else if (letter >= "1" && letter <= "8") {
                file += Number(letter);
            } else {
                const white = letter === letter.toUpperCase();
                pieceList.append({
                        "glyph": (white ? "w" : "b") + letter.toUpperCase(),
                        "square": rank * 8 + file,
                        "slot": -1
                    });
                ++file;
            }
        }
        whiteToMove = position.split(" ")[1] === "w";
    }
    function write(sans: var): void {
        moveList.clear();
        for (let i = 0; i < sans.length; i += 2)
            moveList.append({
                    "number": i / 2 + 1,
                    "white": sans[i],
                    "black": sans[i + 1] ?? "",
                    "whitePly": i,
                    "blackPly": i + 1 < sans.length ? i + 1 : -1
                });
    }
    function take(model: ListModel, glyphs: var): void {
        model.clear();
        for (const glyph of Object.keys(glyphs))
            model.append({
                    "glyph": glyph,
                    "count": glyphs[glyph]
                });
    }
    /// Moves the object on `from`, taking what stands on `to`.
    function shift(from: int, to: int): void {
        for (let i = 0; i < pieceList.count; ++i)
            if (pieceList.get(i).square === to)
                pieceList.setProperty(i, "square", -1);
        for (let i = 0; i < pieceList.count; ++i)
            if (pieceList.get(i).square === from)
                pieceList.setProperty(i, "square", to);
        lastFrom = from;
        lastTo = to;
        fen = "after " + from + " " + to;
    }
    function glyphAt(square: int): string {
        for (let i = 0; i < pieceList.count; ++i)
            if (pieceList.get(i).square === square)
                return pieceList.get(i).glyph;
        return "";
    }

    function clockMs(white: bool): real {
        return white ? whiteLeft : blackLeft;
    }
    function canMoveFrom(square: int): bool {
        return legal[square] !== undefined;
    }
    function targetsFrom(square: int): var {
        return legal[square] ?? [];
    }
    function isCaptureTarget(from: int, to: int): bool {
        return glyphAt(to) !== "";
    }
    function describeSquare(square: int): string {
        const name = "abcdefgh"[square % 8] + (Math.floor(square / 8) + 1), glyph = glyphAt(square);
        return glyph === "" ? name + ", empty" : name + ", " + glyph;
    }

    onMove: (from, to) => asked.push("move " + from + " " + to)
    onChoosePromotion: piece => asked.push("promote " + piece)
    onCancelPromotion: asked.push("cancel")
    onClearPremove: asked.push("clear premove")
    onTakeback: asked.push("takeback")
    onRefused: asked.push("refused")
}
