// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The game as the screens see it: facts to show, signals to ask with. SessionGame binds one to the session; tests and
/// pictures make their own. Squares are 0..63 with a1 = 0, -1 is none; sides are named by `white`.
QtObject {
    // The position: models as in Kirin.Session (pieces: glyph, square; moves: number, white, black, whitePly, blackPly;
    // captured: glyph, count).
    property var pieces: null
    property var moves: null
    property var capturedByWhite: null
    property var capturedByBlack: null
    property int materialForWhite: 0
    property bool whiteToMove: true
    property bool yourTurn: false
    property int lastFrom: -1
    property int lastTo: -1
    property int checkSquare: -1
    property int hintFrom: -1 ///< what Kirin would play
    property int hintTo: -1
    property string fen: ""
    property int premoveFrom: -1
    property int premoveTo: -1
    property int promotionSquare: -1
    property bool promotionWhite: true

    // The game
    property bool playerIsWhite: true
    property string whiteName: ""
    property string blackName: ""
    property string whiteDetail: ""
    property string blackDetail: ""
    property string whiteAvatar: ""
    property string blackAvatar: ""
    /// How many of both sides are people; an engine has a portrait always.
    readonly property int people: (whiteAvatar === "" ? 1 : 0) + (blackAvatar === "" ? 1 : 0)
    property string timeText: ""
    property string openingText: ""
    property bool paused: false
    property bool over: false
    property bool busy: false ///< pieces are being carried
    property bool drawOffered: false
    property bool drawPending: false
    property string claimText: ""
    property bool canTakeBack: false
    property string takebackReason: ""
    property string resultText: ""
    property string resultSentence: ""
    property string ratingText: "" ///< what the result did to the Kirin rating, or why nothing

    // The clocks
    property bool timed: false
    property bool clockRunning: false
    property bool whiteRunning: false

    /// Milliseconds on a side's clock now.
    function clockMs(white: bool): real {
        return 0;
    }
    function canMoveFrom(square: int): bool {
        return false;
    }
    function targetsFrom(square: int): var {
        return [];
    }
    function isCaptureTarget(from: int, to: int): bool {
        return false;
    }
    function describeSquare(square: int): string {
        return "";
    }

    /// The clocks started, stopped or were set: read them again.
    signal clocksChanged

    signal move(int from, int to)
    signal choosePromotion(string piece)
    signal cancelPromotion
    signal clearPremove
    signal takeback
    signal hint
    signal refused ///< what was tried means nothing; worth a sound
}
