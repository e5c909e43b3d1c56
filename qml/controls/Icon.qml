// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Shapes

/// A line drawing on a 24x24 grid, in any colour.
Item {
    id: icon

    /// One of the keys of `drawings`; empty draws nothing.
    required property string name
    property color color: Theme.palette.text
    property real size: 24

    readonly property var drawings: ({
            "attention": "M12 4 L21 20 L3 20 Z M12 10 L12 14.5 M12 17.2 L12 17.3",
            "back": "M15 5 L8 12 L15 19",
            "check": "M5 12.5 L10 17.5 L19 7",
            "clock": "M20 12 A8 8 0 1 1 4 12 A8 8 0 1 1 20 12 M12 7 L12 12 L15.5 14",
            "close": "M6 6 L18 18 M18 6 L6 18",
            "dice": "M5 5 L19 5 L19 19 L5 19 Z M9 9 L9 9.1 M15 15 L15 15.1 M12 12 L12 12.1",
            "draw": "M6 9 L18 9 M6 15 L18 15",
            "flag": "M6 21 L6 4 L18 4 L15 8.5 L18 13 L6 13",
            "flip": "M8 4 L8 20 M4.5 16.5 L8 20 L11.5 16.5 M16 20 L16 4 M12.5 7.5 L16 4 L19.5 7.5",
            "hand": "M5 12.5 L10 17.5 L19 7",
            "home": "M4 11.5 L12 4 L20 11.5 M6.5 9.5 L6.5 20 L17.5 20 L17.5 9.5",
            "info": "M20 12 A8 8 0 1 1 4 12 A8 8 0 1 1 20 12 M12 11.5 L12 16 M12 8 L12 8.1",
            "minus": "M6 12 L18 12",
            "more": "M5 12 L5 12.1 M12 12 L12 12.1 M19 12 L19 12.1",
            "moving": "M12 3.5 L12 20.5 M3.5 12 L20.5 12 M9.5 6 L12 3.5 L14.5 6 M9.5 18 L12 20.5 L14.5 18 " + "M6 9.5 L3.5 12 L6 14.5 M18 9.5 L20.5 12 L18 14.5",
            "mute": "M4 9.5 L8 9.5 L12.5 5.5 L12.5 18.5 L8 14.5 L4 14.5 Z M16 9.5 L21 14.5 M21 9.5 L16 14.5",
            "pause": "M9 5.5 L9 18.5 M15 5.5 L15 18.5",
            "play": "M8 5 L19 12 L8 19 Z",
            "plus": "M6 12 L18 12 M12 6 L12 18",
            "reset": "M4 20 L20 20 M7 16 L7 4 M17 16 L17 4 M4.5 13.5 L7 16 L9.5 13.5 M14.5 13.5 L17 16 L19.5 13.5",
            "restart": "M19 12 A7 7 0 1 1 16.9 7 M17.4 3 L17.4 7.4 L13 7.4",
            "settings": "M4 7 L12 7 M18 7 L20 7 M18 7 A3 3 0 1 1 12 7 A3 3 0 1 1 18 7 " + "M4 17 L6 17 M12 17 L20 17 M12 17 A3 3 0 1 1 6 17 A3 3 0 1 1 12 17",
            "sound": "M4 9.5 L8 9.5 L12.5 5.5 L12.5 18.5 L8 14.5 L4 14.5 Z M16 9 C17.8 10.8 17.8 13.2 16 15 " + "M18.6 6.6 C21.8 9.6 21.8 14.4 18.6 17.4",
            "takeback": "M9 5.5 L4 10.5 L9 15.5 M4 10.5 L14 10.5 C20.5 10.5 20.5 19 14 19 L11 19",
            "thinking": "M7 4 L17 4 M7 20 L17 20 M8.5 4 C8.5 9.5 12 10 12 12 C12 14 8.5 14.5 8.5 20 " + "M15.5 4 C15.5 9.5 12 10 12 12 C12 14 15.5 14.5 15.5 20"
        })

    implicitWidth: size
    implicitHeight: size

    Shape {
        width: 24
        height: 24
        scale: icon.size / 24
        transformOrigin: Item.TopLeft
        visible: icon.name !== ""

        ShapePath {
            strokeColor: icon.color
            strokeWidth: 2
            fillColor: "transparent"
            capStyle: ShapePath.RoundCap
            joinStyle: ShapePath.RoundJoin

            PathSvg {
                path: icon.drawings[icon.name] ?? ""
            }
        }
    }
}
