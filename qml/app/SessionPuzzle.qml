// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Kirin.Session

/// The puzzle at hand: PuzzleFacts bound to Puzzles.
PuzzleFacts {
    pieces: Puzzles.pieces
    whiteToMove: Puzzles.whiteToMove
    yourTurn: Puzzles.phase === Puzzles.Yours
    playerIsWhite: Puzzles.playerIsWhite
    lastFrom: Puzzles.lastFrom
    lastTo: Puzzles.lastTo
    checkSquare: Puzzles.checkSquare
    fen: Puzzles.fen
    promotionSquare: Puzzles.promotionSquare
    promotionWhite: Puzzles.playerIsWhite

    phase: Puzzles.phase
    verdict: Puzzles.verdict
    mode: Puzzles.mode
    goalText: Puzzles.goalText
    verdictText: Puzzles.verdictText
    detailText: Puzzles.detailText
    changeText: Puzzles.changeText
    inRun: Puzzles.inRun
    runSolved: Puzzles.runSolved
    mistakesLeft: Puzzles.mistakesLeft
    hintSquare: Puzzles.hintSquare
    waiting: Puzzles.waiting
    canStepBack: Puzzles.canStepBack
    canStepOn: Puzzles.canStepOn

    function timeLeft(): int {
        return Puzzles.timeLeft();
    }
    function canMoveFrom(square: int): bool {
        return Puzzles.canMoveFrom(square);
    }
    function targetsFrom(square: int): var {
        return Puzzles.targetsFrom(square);
    }
    function isCaptureTarget(from: int, to: int): bool {
        return Puzzles.isCaptureTarget(from, to);
    }
    function describeSquare(square: int): string {
        return Puzzles.describeSquare(square);
    }

    onMove: (from, to) => Puzzles.move(from, to)
    onChoosePromotion: piece => Puzzles.choosePromotion(piece)
    onCancelPromotion: Puzzles.cancelPromotion()
    onGoOn: Puzzles.goOn()
    onTryAgain: Puzzles.tryAgain()
    onHint: Puzzles.hint()
    onSolution: Puzzles.solution()
    onNext: Puzzles.next()
    onStep: plies => Puzzles.step(plies)
}
