// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Shapes

/// How a rating came to be what it is: the line, and around it the band in which the truth most likely lay.
Item {
    id: graph

    /// Of {rating, deviation}, oldest first; nothing is drawn of fewer than two.
    required property var history

    readonly property int count: history.length
    readonly property real least: extreme(point => point.rating - 2 * point.deviation, Math.min)
    readonly property real most: extreme(point => point.rating + 2 * point.deviation, Math.max)
    readonly property real indent: Math.max(low.implicitWidth, high.implicitWidth) + Theme.gapSmall

    function extreme(value: var, better: var): real {
        let best = count > 0 ? value(history[0]) : 0;
        for (const point of history)
            best = better(best, value(point));
        return best;
    }
    function across(index: int): real {
        return indent + (width - indent) * index / Math.max(1, count - 1);
    }
    function down(rating: real): real {
        return height * (most - rating) / Math.max(1, most - least);
    }
    function line(): var {
        return history.map((point, index) => Qt.point(across(index), down(point.rating)));
    }
    function band(): var {
        const above = history.map((point, index) => Qt.point(across(index), down(point.rating + 2 * point.deviation)));
        const below = history.map((point, index) => Qt.point(across(index), down(point.rating - 2 * point.deviation)));
        return above.concat(below.reverse());
    }

    visible: count > 1
    Accessible.role: Accessible.Chart
    Accessible.name: count > 1 ? qsTr("From %1 to %2 in the games that counted").arg(Math.round(history[0].rating)).arg(Math.round(history[count - 1].rating)) : ""

    Shape {
        anchors.fill: parent
        visible: graph.count > 1

        ShapePath {
            strokeWidth: -1
            fillColor: Qt.alpha(Theme.palette.accent, 0.22)

            PathPolyline {
                path: graph.band()
            }
        }

        ShapePath {
            strokeColor: Theme.palette.accent
            strokeWidth: 2
            fillColor: "transparent"
            joinStyle: ShapePath.RoundJoin

            PathPolyline {
                path: graph.line()
            }
        }
    }

    KText {
        id: high

        text: Math.round(graph.most)
        color: Theme.palette.muted
        font.pixelSize: Theme.textSmall
        Accessible.ignored: true
    }

    KText {
        id: low

        anchors.bottom: parent.bottom
        text: Math.round(graph.least)
        color: Theme.palette.muted
        font.pixelSize: Theme.textSmall
        Accessible.ignored: true
    }
}
