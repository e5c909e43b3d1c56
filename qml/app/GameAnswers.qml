// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Kirin.Session

/// What the answers to the questions about the running game mean to the session.
QtObject {
    function carryOut(asked: string, key: string): void {
        if (asked === "resign")
            SessionBridge.resign();
        else if (asked === "takeback" || asked === "takebackCosts")
            SessionBridge.takeback();
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
