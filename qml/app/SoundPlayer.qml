// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtMultimedia

/// The sounds, loaded once; silent on a machine that has nothing to play them on.
Item {
    id: player

    readonly property var names: ["move", "capture", "check", "castle", "promote", "gameOver", "lowTime", "illegal", "notify"]

    function play(name: string): void {
        const at = names.indexOf(name);
        if (at >= 0 && devices.audioOutputs.length > 0 && effects.itemAt(at))
            (effects.itemAt(at) as Voice).play();
    }

    component Voice: Item {
        id: voice

        required property string modelData

        function play(): void {
            effect.play();
        }

        SoundEffect {
            id: effect

            source: "qrc:/qt/qml/Kirin/sounds/" + voice.modelData + ".wav"
        }
    }

    MediaDevices {
        id: devices
    }

    Repeater {
        id: effects

        model: devices.audioOutputs.length > 0 ? player.names : []

        Voice {
        }
    }
}
