// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// What is heard. The player is made when a first sound is due, so that neither start-up nor a silent machine pays for it.
Item {
    id: sounds

    required property bool on

    /// Said for every sound that was due while sounds are on; whether it is heard is the machine's affair.
    signal played(string name)

    function play(name: string): void {
        if (!on)
            return;
        loader.active = true;
        if (loader.item)
            (loader.item as SoundPlayer).play(name);
        played(name);
    }

    Loader {
        id: loader

        active: false
        sourceComponent: SoundPlayer {
        }
    }
}
