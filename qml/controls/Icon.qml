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
            "book": "M12 6.5 C10 4.5 7 4.5 4 5.5 L4 18.5 C7 17.5 10 17.5 12 19.5 C14 17.5 17 17.5 20 18.5 L20 5.5 C17 4.5 14 4.5 12 6.5 L12 19.5",
            "check": "M5 12.5 L10 17.5 L19 7",
            "clock": "M20 12 A8 8 0 1 1 4 12 A8 8 0 1 1 20 12 M12 7 L12 12 L15.5 14",
            "close": "M6 6 L18 18 M18 6 L6 18",
            "copy": "M8 8 L8 4 L19 4 L19 16 L15 16 M4.5 8 L15 8 L15 20 L4.5 20 Z",
            "dice": "M5 5 L19 5 L19 19 L5 19 Z M9 9 L9 9.1 M15 15 L15 15.1 M12 12 L12 12.1",
            "down": "M5 9 L12 16 L19 9",
            "draw": "M6 9 L18 9 M6 15 L18 15",
            "first": "M18 5 L11 12 L18 19 M7 5 L7 19",
            "flag": "M6 21 L6 4 L18 4 L15 8.5 L18 13 L6 13",
            "flip": "M8 4 L8 20 M4.5 16.5 L8 20 L11.5 16.5 M16 20 L16 4 M12.5 7.5 L16 4 L19.5 7.5",
            "hand": "M5 12.5 L10 17.5 L19 7",
            "hint": "M9.5 17.5 L14.5 17.5 M10.5 20.5 L13.5 20.5 M9.5 17.5 C9.5 14 6.5 13 6.5 9.5 A5.5 5.5 0 1 1 17.5 9.5 C17.5 13 14.5 14 14.5 17.5",
            "home": "M4 11.5 L12 4 L20 11.5 M6.5 9.5 L6.5 20 L17.5 20 L17.5 9.5",
            "info": "M20 12 A8 8 0 1 1 4 12 A8 8 0 1 1 20 12 M12 11.5 L12 16 M12 8 L12 8.1",
            "last": "M6 5 L13 12 L6 19 M17 5 L17 19",
            "list": "M9 6.5 L20 6.5 M9 12 L20 12 M9 17.5 L20 17.5 M4.5 6.5 L4.5 6.6 M4.5 12 L4.5 12.1 M4.5 17.5 L4.5 17.6",
            "minus": "M6 12 L18 12",
            "more": "M5 12 L5 12.1 M12 12 L12 12.1 M19 12 L19 12.1",
            "moving": "M12 3.5 L12 20.5 M3.5 12 L20.5 12 M9.5 6 L12 3.5 L14.5 6 M9.5 18 L12 20.5 L14.5 18 " + "M6 9.5 L3.5 12 L6 14.5 M18 9.5 L20.5 12 L18 14.5",
            "mute": "M4 9.5 L8 9.5 L12.5 5.5 L12.5 18.5 L8 14.5 L4 14.5 Z M16 9.5 L21 14.5 M21 9.5 L16 14.5",
            "next": "M9 5 L16 12 L9 19",
            "pause": "M9 5.5 L9 18.5 M15 5.5 L15 18.5",
            "play": "M8 5 L19 12 L8 19 Z",
            "plus": "M6 12 L18 12 M12 6 L12 18",
            "qr": "M4 4 L10 4 L10 10 L4 10 Z M14 4 L20 4 L20 10 L14 10 Z M4 14 L10 14 L10 20 L4 20 Z M14 14 L14 20 M20 14 L20 17 M17 14 L17 17 M17 20 L20 20",
            "reset": "M4 20 L20 20 M7 16 L7 4 M17 16 L17 4 M4.5 13.5 L7 16 L9.5 13.5 M14.5 13.5 L17 16 L19.5 13.5",
            "review": "M3.5 20 L20.5 20 M4.5 15 L9 8.5 L13 12.5 L19.5 4.5",
            "restart": "M19 12 A7 7 0 1 1 16.9 7 M17.4 3 L17.4 7.4 L13 7.4",
            "save": "M12 4 L12 14 M7.5 9.5 L12 14 L16.5 9.5 M4.5 16 L4.5 20 L19.5 20 L19.5 16",
            "search": "M16 10.5 A5.5 5.5 0 1 1 5 10.5 A5.5 5.5 0 1 1 16 10.5 M14.5 14.5 L20 20",
            "settings": "M4 7 L12 7 M18 7 L20 7 M18 7 A3 3 0 1 1 12 7 A3 3 0 1 1 18 7 " + "M4 17 L6 17 M12 17 L20 17 M12 17 A3 3 0 1 1 6 17 A3 3 0 1 1 12 17",
            "sound": "M4 9.5 L8 9.5 L12.5 5.5 L12.5 18.5 L8 14.5 L4 14.5 Z M16 9 C17.8 10.8 17.8 13.2 16 15 " + "M18.6 6.6 C21.8 9.6 21.8 14.4 18.6 17.4",
            "summary": "M5.5 20 L5.5 13 M12 20 L12 4.5 M18.5 20 L18.5 9",
            "takeback": "M9 5.5 L4 10.5 L9 15.5 M4 10.5 L14 10.5 C20.5 10.5 20.5 19 14 19 L11 19",
            "thinking": "M7 4 L17 4 M7 20 L17 20 M8.5 4 C8.5 9.5 12 10 12 12 C12 14 8.5 14.5 8.5 20 " + "M15.5 4 C15.5 9.5 12 10 12 12 C12 14 15.5 14.5 15.5 20",
            "up": "M5 15 L12 8 L19 15"
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
