// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Says before a game whether it will count for the Kirin rating.
KText {
    /// The opponent is one of the rungs, as shipped.
    required property bool rated
    required property string odds

    objectName: "counts"
    text: !rated ? qsTr("Doesn't count for your Kirin rating: nobody knows how strong this opponent really is.") : odds !== "none" ? qsTr("Doesn't count for your Kirin rating: games with odds don't.") : qsTr("Counts for your Kirin rating, as long as you take nothing back.")
    color: Theme.palette.muted
    font.pixelSize: Theme.textSmall
}
