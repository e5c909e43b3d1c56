// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Kirin.Session

/// The running game: GameFacts bound to the session.
GameFacts {
    id: game

    pieces: SessionBridge.pieces
    moves: SessionBridge.moves
    capturedByWhite: SessionBridge.capturedByWhite
    capturedByBlack: SessionBridge.capturedByBlack
    materialForWhite: SessionBridge.materialForWhite
    whiteToMove: SessionBridge.whiteToMove
    yourTurn: SessionBridge.yourTurn
    lastFrom: SessionBridge.lastFrom
    lastTo: SessionBridge.lastTo
    checkSquare: SessionBridge.checkSquare
    hintFrom: SessionBridge.hintFrom
    hintTo: SessionBridge.hintTo
    fen: SessionBridge.fen
    premoveFrom: SessionBridge.premoveFrom
    premoveTo: SessionBridge.premoveTo
    promotionSquare: SessionBridge.promotionSquare
    promotionWhite: SessionBridge.promotionWhite

    playerIsWhite: SessionBridge.playerIsWhite
    whiteName: SessionBridge.whiteName
    blackName: SessionBridge.blackName
    whiteDetail: SessionBridge.whiteDetail
    blackDetail: SessionBridge.blackDetail
    whiteAvatar: SessionBridge.whiteAvatar
    blackAvatar: SessionBridge.blackAvatar
    timeText: SessionBridge.timeText
    openingText: SessionBridge.openingText
    paused: SessionBridge.paused
    over: SessionBridge.state === SessionBridge.GameOver
    drawOffered: SessionBridge.drawOffered
    drawPending: SessionBridge.drawPending
    claimText: SessionBridge.claimText
    canTakeBack: SessionBridge.canTakeBack
    takebackReason: SessionBridge.takebackReason
    resultText: SessionBridge.resultText
    resultSentence: SessionBridge.resultSentence
    ratingText: SessionBridge.ratingText

    timed: SessionBridge.timed
    clockRunning: SessionBridge.clockRunning
    whiteRunning: SessionBridge.whiteRunning

    function clockMs(white: bool): real {
        return SessionBridge.clockMs(white);
    }
    function canMoveFrom(square: int): bool {
        return SessionBridge.canMoveFrom(square);
    }
    function targetsFrom(square: int): var {
        return SessionBridge.targetsFrom(square);
    }
    function isCaptureTarget(from: int, to: int): bool {
        return SessionBridge.isCaptureTarget(from, to);
    }
    function describeSquare(square: int): string {
        return SessionBridge.describeSquare(square);
    }

    onMove: (from, to) => SessionBridge.move(from, to)
    onChoosePromotion: piece => SessionBridge.choosePromotion(piece)
    onCancelPromotion: SessionBridge.cancelPromotion()
    onClearPremove: SessionBridge.clearPremove()
    onTakeback: SessionBridge.counts ? costsAsked("takebackCosts") : SessionBridge.takeback()
    onHint: SessionBridge.counts ? costsAsked("hintCosts") : SessionBridge.hint()

    /// It would cost what the game counts: to be asked first.
    signal costsAsked(string prompt)

    readonly property Connections clockChanges: Connections {
        target: SessionBridge

        function onClocksChanged(): void {
            game.clocksChanged();
        }
    }
}
