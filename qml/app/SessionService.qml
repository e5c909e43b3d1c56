// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Kirin.Session

/// What is asked of the machine itself: ServiceFacts bound to the session's board.
ServiceFacts {
    corners: Service.corners
    cornersKept: Service.cornersKept
    problem: Service.problem
    fits: Service.fits
    saved: Service.saved
    carried: Service.carried
    toCarry: Service.toCarry
    inGame: SessionBridge.inGame && SessionBridge.resultText === ""
    busy: SessionBridge.state !== SessionBridge.Idle && SessionBridge.state !== SessionBridge.GameOver

    onHome: Service.home()
    onPulse: Service.pulse()
    onJog: (files, ranks) => Service.jog(files, ranks)
    onGoTo: corner => Service.goTo(corner)
    onKeep: corner => Service.keep(corner)
    onForget: Service.forgetCorners()
    onSave: Service.save()
    onCarry: (from, to) => Service.carry(from, to)
    onExercise: carries => Service.exercise(carries)
}
