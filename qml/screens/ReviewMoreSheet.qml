// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// What else can be done with a game under review.
MoreSheet {
    id: sheet

    required property ReviewFacts review

    game: review
    machine: false
    items: [{
            "key": "flip",
            "icon": "flip",
            "text": qsTr("Turn the board")
        }, {
            "key": "qr",
            "icon": "qr",
            "text": qsTr("Game as QR code")
        }, {
            "key": "save",
            "icon": "save",
            "text": qsTr("Save as PGN")
        }, {
            "key": "copyPgn",
            "icon": "copy",
            "text": qsTr("Copy as PGN")
        }, {
            "key": "copyFen",
            "icon": "copy",
            "text": qsTr("Copy position as FEN")
        }, {
            "key": "judge",
            "icon": sheet.review.judging ? "pause" : "review",
            "text": sheet.review.judging ? qsTr("Stop judging") : qsTr("Judge to the end"),
            "off": sheet.review.complete
        }]
}
