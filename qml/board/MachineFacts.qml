// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The machine as the screens see it: facts to show. SessionMachine binds one to the session's board; tests and pictures
/// make their own.
QtObject {
    property bool available: false
    // Models as in Kirin.Session (places: file, rank, square, seen, faulty; pieces: glyph, file, rank, present, toppled).
    property var places: null
    property var pieces: null
    property bool headKnown: false
    property real headFile: 0
    property real headRank: 0
    property bool magnetOn: false
    property bool trouble: false
    property string stateText: ""
    property string taskText: ""
    property string sensorText: ""
    property int carriesDone: 0
    property int carriesToDo: 0

    /// Reads what it does now.
    signal look
}
