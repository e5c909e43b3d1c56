// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Kirin

/// A window with the strip and one page, for pictures and for clicks.
Window {
    id: stage

    property alias strip: strip
    property alias page: loader.item
    property alias front: front.item
    property Component content
    property Component over

    width: 800
    height: 480
    visible: true
    color: Theme.palette.background

    StateStrip {
        id: strip

        width: parent.width
        tone: StateStrip.Neutral
        sentence: ""
    }

    Loader {
        id: loader

        anchors.fill: parent
        anchors.topMargin: strip.height
        sourceComponent: stage.content
        focus: true
        onLoaded: item.focus = true
    }

    Loader {
        id: front

        anchors.fill: loader
        sourceComponent: stage.over
    }
}
