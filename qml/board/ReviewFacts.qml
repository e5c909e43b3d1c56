// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A game under review as the screens see it: what GameFacts has, read for the position that is looked at, and what was
/// judged. SessionReview binds one to the bridge; tests and pictures make their own. Chances are White's, in percent; -1
/// is unknown.
GameFacts {
    // The game
    property bool loaded: false
    property string trouble: ""
    property int plies: 0

    // What was judged: lists as in Kirin.Session's ReviewBridge.
    property bool judging: false
    property bool complete: false
    property real progress: 0
    property var chances: []
    property var errors: []
    property var accuracyRows: []
    property var markRows: []
    property int errorsToRetry: 0

    // The position
    property int ply: 0
    property bool trying: false
    property bool ended: false
    property real chance: -1
    property string scoreText: ""
    property string lineText: ""
    property string shortLineText: ""
    property string sentence: ""
    property string markName: ""
    property var arrows: []

    // Doing errors better
    property bool retrying: false
    property bool retryOver: false
    property bool retryAnswered: false

    signal goTo(int ply)
    signal step(int by)
    signal goToError(int by)
    signal judge
    signal stopJudging
    signal beginRetry
    signal nextRetry
    signal showRetry
    signal endRetry
}
