// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Kirin.Session

/// What is asked, and what the answers about the running game mean to the session.
QtObject {
    id: answers

    required property GameFacts game
    /// The game of the library, and the backup, that may be asked about.
    required property var stored
    required property string backup

    readonly property Questions questions: Questions {
        opponent: (twoPeople ? answers.game.whiteToMove : answers.game.playerIsWhite) ? answers.game.blackName : answers.game.whiteName
        claim: answers.game.claimText
        stored: answers.stored
        backup: answers.backup
        trouble: SessionBridge.stripText
        moves: SessionBridge.handsMoves
        twoPeople: answers.game.people === 2
    }

    function carryOut(asked: string, key: string): void {
        if (asked === "resign")
            SessionBridge.resign();
        else if (asked === "takeback" || asked === "takebackCosts")
            SessionBridge.takeback();
        else if (asked === "hintCosts")
            SessionBridge.hint();
        else if (asked === "restart")
            SessionBridge.restartGame(key === "hand");
        else if (asked === "reset")
            SessionBridge.resetBoard(key === "hand");
        else if (asked === "draw")
            key === "claim" ? SessionBridge.claimDraw() : SessionBridge.offerDraw();
        else if (asked === "offer")
            key === "accept" ? SessionBridge.acceptDraw() : SessionBridge.declineDraw();
        else if (asked === "gameOver")
            key === "resign" ? SessionBridge.resign() : key === "offer" ? SessionBridge.offerDraw() : SessionBridge.declareResult(key);
        else if (asked === "which")
            SessionBridge.move(SessionBridge.handsMoves[key].from, SessionBridge.handsMoves[key].to);
        else if (asked === "operator")
            key === "done" ? SessionBridge.operatorDone() : SessionBridge.rescan();
    }
}
