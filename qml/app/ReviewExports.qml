// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Kirin.Session

/// What More offers for a game under review.
Item {
    id: exports

    property var qrCode: ({})

    signal flipWanted
    signal qrWanted
    signal said(string text)

    function choose(key: string): void {
        if (key === "flip")
            flipWanted();
        else if (key === "save")
            ReviewBridge.savePgn();
        else if (key === "judge")
            ReviewBridge.judging ? ReviewBridge.stopJudging() : ReviewBridge.judge();
        else if (key === "qr")
            showQr();
        else if (key === "copyPgn")
            copy(ReviewBridge.pgn(), qsTr("The game is copied."));
        else
            copy(ReviewBridge.fen, qsTr("The position is copied."));
    }
    function showQr(): void {
        qrCode = ReviewBridge.qrCode();
        if (qrCode.modules)
            qrWanted();
    }
    function copy(what: string, sentence: string): void {
        clipboard.text = what;
        clipboard.selectAll();
        clipboard.copy();
        said(sentence);
    }

    // What reaches the clipboard of the system from QML.
    TextEdit {
        id: clipboard

        visible: false
    }
}
