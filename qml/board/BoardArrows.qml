// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes

/// Arrows over a board: what is best now filled, what would have been better open.
Item {
    id: overlay

    required property BoardState board
    /// Of {from, to, kind: "best" or "better"}.
    required property var arrows

    readonly property real cell: board ? board.cell : 0

    // The board may go before its arrows do.
    function middle(square: int): var {
        return board ? Qt.point((board.columnOf(square) + 0.5) * cell, (board.rowOf(square) + 0.5) * cell) : Qt.point(0, 0);
    }

    width: 8 * cell
    height: 8 * cell
    Accessible.ignored: true

    Repeater {
        model: overlay.arrows

        Shape {
            id: arrow

            required property var modelData

            readonly property real cell: overlay.cell
            readonly property point tail: overlay.middle(modelData.from)
            readonly property point tip: overlay.middle(modelData.to)
            readonly property bool filled: modelData.kind === "best"

            function outline(): var {
                const dx = tip.x - tail.x, dy = tip.y - tail.y, length = Math.max(1, Math.hypot(dx, dy));
                const ux = dx / length, uy = dy / length, half = cell * 0.09, head = cell * 0.36, wide = cell * 0.24;
                const at = (along, aside) => Qt.point(tail.x + ux * along - uy * aside, tail.y + uy * along + ux * aside);
                const neck = length - head, start = cell * 0.3;
                return [at(start, half), at(neck, half), at(neck, wide), at(length, 0), at(neck, -wide), at(neck, -half), at(start, -half), at(start, half)];
            }

            anchors.fill: parent

            ShapePath {
                strokeWidth: arrow.filled ? 2 : 3
                strokeColor: arrow.filled ? "#F5FFF0" : "#1E4A78"
                fillColor: arrow.filled ? "#D02F6B22" : "#50FFFFFF"
                strokeStyle: arrow.filled ? ShapePath.SolidLine : ShapePath.DashLine
                dashPattern: [3, 2]
                joinStyle: ShapePath.MiterJoin

                PathPolyline {
                    path: arrow.outline()
                }
            }
        }
    }
}
