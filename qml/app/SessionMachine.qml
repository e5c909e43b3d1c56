// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Kirin.Session

/// The machine under the board: MachineFacts bound to what it last said.
MachineFacts {
    available: Machine.available
    places: Machine.places
    pieces: Machine.pieces
    headKnown: Machine.headKnown
    headFile: Machine.headFile
    headRank: Machine.headRank
    magnetOn: Machine.magnetOn
    trouble: Machine.trouble
    stateText: Machine.stateText
    taskText: Machine.taskText
    sensorText: Machine.sensorText
    carriesDone: Machine.carriesDone
    carriesToDo: Machine.carriesToDo

    onLook: Machine.look()
}
