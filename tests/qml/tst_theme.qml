// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Kirin
import Kirin.Test

/// The house style holds in every theme: type that is there, colours that can be read.
TestCase {
    name: "Theme"

    function test_typeIsNoFallback(): void {
        compare(Harness.resolvedFamily(Theme.sans), Theme.sans);
        compare(Harness.resolvedFamily(Theme.serif), Theme.serif);
    }

    function themes(): var {
        return ["walnut", "maple", "contrast"].map(name => ({
                        "tag": name,
                        "palette": Theme[name]
                    }));
    }

    function test_textCanBeRead_data(): var {
        return themes();
    }
    function test_textCanBeRead(data): void {
        for (const ground of ["background", "surface"])
            for (const ink of ["text", "muted", "yourTurn", "thinking", "moving", "attention"])
                verify(Harness.contrast(data.palette[ink], data.palette[ground]) >= 7, ink + " on " + ground + ": " + Harness.contrast(data.palette[ink], data.palette[ground]));
        verify(Harness.contrast(data.palette.text, data.palette.raised) >= 7);
        verify(Harness.contrast(data.palette.accentInk, data.palette.accent) >= 4.5);
        verify(Harness.contrast(data.palette.accentInk, data.palette.attention) >= 4.5);
    }

    function test_coordinatesCanBeRead_data(): var {
        return themes();
    }
    function test_coordinatesCanBeRead(data): void {
        verify(Harness.contrast(data.palette.lightCoordinate, data.palette.lightSquare) >= 4.5, "light");
        verify(Harness.contrast(data.palette.darkCoordinate, data.palette.darkSquare) >= 4.5, "dark: " + Harness.contrast(data.palette.darkCoordinate, data.palette.darkSquare));
    }

    function test_unknownThemeIsWalnut(): void {
        Theme.name = "mahogany";
        compare(Theme.palette.background, Theme.walnut.background);
        Theme.name = "walnut";
    }

    function test_touchGrowsWithTheScreen(): void {
        compare(Theme.touch, 48);
        Theme.pixelsPerMillimetre = 8;
        compare(Theme.touch, 72);
        Theme.pixelsPerMillimetre = 0;
    }
}
