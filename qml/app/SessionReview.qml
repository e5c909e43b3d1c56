// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Kirin.Session

/// The game under review: ReviewFacts bound to the bridge.
ReviewFacts {
    loaded: ReviewBridge.loaded
    trouble: ReviewBridge.trouble
    playerIsWhite: ReviewBridge.playerIsWhite
    whiteName: ReviewBridge.whiteName
    blackName: ReviewBridge.blackName
    resultText: ReviewBridge.resultText
    openingText: ReviewBridge.openingText
    plies: ReviewBridge.plies

    moves: ReviewBridge.moves
    judging: ReviewBridge.judging
    complete: ReviewBridge.complete
    progress: ReviewBridge.progress
    chances: ReviewBridge.chances
    errors: ReviewBridge.errors
    accuracyRows: ReviewBridge.accuracyRows
    markRows: ReviewBridge.markRows
    errorsToRetry: ReviewBridge.errorsToRetry

    pieces: ReviewBridge.pieces
    ply: ReviewBridge.ply
    trying: ReviewBridge.trying
    ended: ReviewBridge.over
    whiteToMove: ReviewBridge.whiteToMove
    lastFrom: ReviewBridge.lastFrom
    lastTo: ReviewBridge.lastTo
    checkSquare: ReviewBridge.checkSquare
    fen: ReviewBridge.fen
    promotionSquare: ReviewBridge.promotionSquare
    promotionWhite: ReviewBridge.promotionWhite
    chance: ReviewBridge.chance
    scoreText: ReviewBridge.scoreText
    lineText: ReviewBridge.lineText
    shortLineText: ReviewBridge.shortLineText
    sentence: ReviewBridge.sentence
    markName: ReviewBridge.markName
    arrows: ReviewBridge.arrows

    retrying: ReviewBridge.retrying
    retryOver: ReviewBridge.retryOver
    retryAnswered: ReviewBridge.retryAnswered

    function canMoveFrom(square: int): bool {
        return ReviewBridge.canMoveFrom(square);
    }
    function targetsFrom(square: int): var {
        return ReviewBridge.targetsFrom(square);
    }
    function isCaptureTarget(from: int, to: int): bool {
        return ReviewBridge.isCaptureTarget(from, to);
    }
    function describeSquare(square: int): string {
        return ReviewBridge.describeSquare(square);
    }

    onMove: (from, to) => ReviewBridge.move(from, to)
    onChoosePromotion: piece => ReviewBridge.choosePromotion(piece)
    onCancelPromotion: ReviewBridge.cancelPromotion()
    onGoTo: ply => ReviewBridge.goTo(ply)
    onStep: by => ReviewBridge.step(by)
    onGoToError: by => ReviewBridge.goToError(by)
    onJudge: ReviewBridge.judge()
    onStopJudging: ReviewBridge.stopJudging()
    onBeginRetry: ReviewBridge.beginRetry()
    onNextRetry: ReviewBridge.nextRetry()
    onShowRetry: ReviewBridge.showRetry()
    onEndRetry: ReviewBridge.endRetry()
}
