// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Text in the house type. It wraps rather than being cut off.
Text {
    color: Theme.palette.text
    font.family: Theme.sans
    font.pixelSize: Theme.textBody
    wrapMode: Text.WordWrap
    textFormat: Text.PlainText
    Accessible.role: Accessible.StaticText
    Accessible.name: text
}
