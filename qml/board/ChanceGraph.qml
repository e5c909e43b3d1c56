// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes

/// White's chances through the game, with the errors as signs. A tap goes there; so do the arrow keys.
Card {
    id: graph

    required property ReviewFacts game

    readonly property real margin: 10
    readonly property real inner: width - 2 * margin
    readonly property real tall: height - 2 * margin
    /// Runs of plies that are judged, so that what is not known is a gap.
    readonly property var points: runs(game.chances, inner, tall)

    function xOf(ply: int): real {
        return margin + inner * ply / Math.max(1, game.plies);
    }
    function yOf(chance: real): real {
        return margin + tall * (1 - chance / 100);
    }
    /// The longest known run from the start; judging goes from the first ply to the last.
    function runs(chances: var, w: real, h: real): var {
        const line = [];
        for (let ply = 0; ply < chances.length && chances[ply] >= 0; ++ply)
            line.push(Qt.point(xOf(ply), yOf(chances[ply])));
        return line;
    }
    function area(): var {
        if (points.length < 2)
            return [];
        const floor = margin + tall;
        return [Qt.point(points[0].x, floor), ...points, Qt.point(points[points.length - 1].x, floor)];
    }

    activeFocusOnTab: true
    Accessible.role: Accessible.Slider
    Accessible.name: qsTr("White's chances through the game")
    Accessible.description: qsTr("After half-move %1 of %2").arg(game.ply).arg(game.plies)
    Accessible.onIncreaseAction: game.step(1)
    Accessible.onDecreaseAction: game.step(-1)
    Keys.onLeftPressed: game.step(-1)
    Keys.onRightPressed: game.step(1)
    Keys.onUpPressed: game.goToError(-1)
    Keys.onDownPressed: game.goToError(1)

    Shape {
        anchors.fill: parent

        ShapePath {
            strokeWidth: -1
            fillColor: Qt.alpha(Theme.palette.text, 0.22)

            PathPolyline {
                path: graph.area()
            }
        }

        ShapePath {
            strokeWidth: 2
            strokeColor: Theme.palette.text
            fillColor: "transparent"
            joinStyle: ShapePath.RoundJoin

            PathPolyline {
                path: graph.points
            }
        }
    }

    // Even.
    Rectangle {
        visible: graph.points.length > 1
        x: graph.margin
        y: Math.round(graph.yOf(50))
        width: graph.inner
        height: 1
        color: Theme.palette.outline
    }

    // Where one is.
    Rectangle {
        x: Math.round(graph.xOf(graph.game.ply)) - 1
        y: 2
        width: 2
        height: parent.height - 4
        color: Theme.palette.accent
    }

    Repeater {
        model: graph.game.errors

        MarkBadge {
            required property var modelData

            mark: modelData.mark
            // Where errors crowd, they still show where.
            size: graph.game.errors.length > 20 ? 9 : 16
            x: graph.xOf(modelData.ply) - size / 2
            y: Math.max(0, Math.min(graph.height - size, graph.yOf(modelData.chance) - size / 2))
        }
    }

    KText {
        anchors.centerIn: parent
        visible: graph.points.length < 2
        text: graph.game.plies === 0 ? qsTr("No move was played.") : graph.game.judging ? qsTr("Kirin looks at the game.") : qsTr("Nothing is judged yet.")
        color: Theme.palette.muted
        font.pixelSize: Theme.textSmall
    }

    MouseArea {
        function go(x: real): void {
            graph.game.goTo(Math.round((x - graph.margin) / Math.max(1, graph.inner) * graph.game.plies));
        }

        anchors.fill: parent
        onPressed: mouse => {
            graph.forceActiveFocus(Qt.MouseFocusReason);
            go(mouse.x);
        }
        onPositionChanged: mouse => go(mouse.x)
    }

    FocusRing {
        visible: graph.activeFocus
        anchors.margins: 0
    }
}
