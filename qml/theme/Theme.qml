// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick

/// Colours, type, spacing and motion: every number a screen uses comes from here. Lengths are device-independent pixels.
QtObject {
    id: theme

    /// "walnut", "maple" or "contrast"; anything else is walnut.
    property string name: "walnut"
    /// 100, 125 or 150.
    property int textPercent: 100
    property bool motion: true
    /// Of the screen the window is on; 0 where nobody knows.
    property real pixelsPerMillimetre: 0

    readonly property ColorSet palette: theme.name === "maple" ? maple : theme.name === "contrast" ? contrast : walnut

    readonly property string sans: "Noto Sans"
    readonly property string serif: "EB Garamond"

    readonly property int textSmall: scaled(14)
    readonly property int textBody: scaled(16)
    readonly property int textLarge: scaled(20)
    readonly property int textTitle: scaled(28)

    readonly property int gapTiny: 4
    readonly property int gapSmall: 8
    readonly property int gap: 12
    readonly property int gapMedium: 16
    readonly property int gapLarge: 24
    readonly property int gapHuge: 32
    readonly property int radius: 8
    readonly property int focusWidth: 3

    /// The least size of what a finger aims at.
    readonly property int touch: Math.max(48, Math.ceil(9 * pixelsPerMillimetre))
    readonly property int motionMs: motion ? 150 : 0

    /// At least this wide, and the layout is the roomy one.
    readonly property int roomyWidth: 1000

    function scaled(pixels: int): int {
        return Math.round(pixels * theme.textPercent / 100);
    }

    readonly property ColorSet walnut: ColorSet {
        background: "#17110D"
        surface: "#241A14"
        raised: "#33261D"
        outline: "#8A6C52"
        text: "#F4ECDF"
        muted: "#C9B9A4"
        accent: "#D6A655"
        accentInk: "#1B130C"
        yourTurn: "#86BE76"
        thinking: "#8DB4D6"
        moving: "#F0B45A"
        attention: "#FF8A6B"
        lightSquare: "#E8D8BC"
        darkSquare: "#A06E45"
        lightCoordinate: "#6B4020"
        darkCoordinate: "#0C0704"
    }

    readonly property ColorSet maple: ColorSet {
        background: "#EFE3CD"
        surface: "#FBF4E6"
        raised: "#E6D3B1"
        outline: "#8A6A47"
        text: "#24170D"
        muted: "#4C3825"
        accent: "#72480D"
        accentInk: "#FFF8EA"
        yourTurn: "#224E1B"
        thinking: "#1A4870"
        moving: "#633B00"
        attention: "#842105"
        lightSquare: "#F3E6CC"
        darkSquare: "#BF8D5E"
        lightCoordinate: "#6B4020"
        darkCoordinate: "#160C05"
    }

    readonly property ColorSet contrast: ColorSet {
        background: "#000000"
        surface: "#0B0B0B"
        raised: "#1E1E1E"
        outline: "#FFFFFF"
        text: "#FFFFFF"
        muted: "#E4E4E4"
        accent: "#FFD54A"
        accentInk: "#000000"
        yourTurn: "#86F276"
        thinking: "#93D3FF"
        moving: "#FFC24D"
        attention: "#FFA08A"
        lightSquare: "#F5F5F5"
        darkSquare: "#7C7C7C"
        lightCoordinate: "#2B2B2B"
        darkCoordinate: "#000000"
    }
}
