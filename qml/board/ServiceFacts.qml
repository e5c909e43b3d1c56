// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// What was taught to the machine and asked of it. SessionService binds one to the session's board; tests and pictures
/// make their own.
QtObject {
    /// The corner squares, and those of them that the head was jogged to.
    property var corners: ["a1", "h1", "a8", "h8"]
    property var cornersKept: []
    /// Why these can't be the corners of a board; empty.
    property string problem: ""
    property bool fits: false
    property bool saved: false
    /// Of an exercise.
    property int carried: 0
    property int toCarry: 0
    /// Something is under way, or a game is on.
    property bool busy: false
    property bool inGame: false

    signal home
    signal pulse
    signal jog(real files, real ranks)
    signal goTo(string corner)
    signal keep(string corner)
    signal forget
    signal save
    signal carry(int from, int to)
    signal exercise(int carries)
}
