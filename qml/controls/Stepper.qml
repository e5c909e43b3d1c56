// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A number with a button on either side: no keyboard comes up for it.
Row {
    id: stepper

    required property int value
    required property int least
    required property int most
    /// The number in words.
    required property string text

    signal wanted(int value)

    /// Small numbers by one, larger ones by five and ten.
    function next(up: bool): int {
        const at = up ? value : value - 1;
        const step = at < 5 ? 1 : at < 30 ? 5 : 10;
        const aligned = up ? Math.floor(value / step) * step + step : Math.ceil(value / step) * step - step;
        return Math.max(least, Math.min(most, aligned));
    }

    spacing: Theme.gapSmall

    KButton {
        objectName: "less"
        iconName: "minus"
        says: qsTr("Less")
        enabled: stepper.value > stepper.least
        onClicked: stepper.wanted(stepper.next(false))
    }

    KText {
        width: Theme.scaled(136)
        height: Math.max(Theme.touch, contentHeight)
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        text: stepper.text
    }

    KButton {
        objectName: "more"
        iconName: "plus"
        says: qsTr("More")
        enabled: stepper.value < stepper.most
        onClicked: stepper.wanted(stepper.next(true))
    }
}
