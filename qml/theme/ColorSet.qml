// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The colours of one theme. `text`, `muted` and the four states are read at 7:1 on background and surface; accents are
/// never text on raised.
QtObject {
    required property color background
    required property color surface
    required property color raised
    required property color outline
    required property color text
    required property color muted
    required property color accent
    required property color accentInk

    required property color yourTurn
    required property color thinking
    required property color moving
    required property color attention

    required property color lightSquare
    required property color darkSquare
    required property color lightCoordinate
    required property color darkCoordinate
}
