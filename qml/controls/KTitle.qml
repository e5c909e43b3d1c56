// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A title, in the serif.
KText {
    font.family: Theme.serif
    font.pixelSize: Theme.textTitle
    Accessible.role: Accessible.Heading
}
