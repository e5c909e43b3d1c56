#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Kirin authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws the chess pieces and the icon: python3 kirin/tools/art/make_pieces.py [folder, by default qml/art]

Each piece is described once, as closed parts on a 100x100 grid that stands on y = 90, and lines drawn over them. White
is ivory with a dark outline; black is ebony with a light rim around it, so that both keep their edge on either square.
Only what Qt's SVG renderer knows is used: paths, gradients, no masks, clips or filters.
"""
import pathlib
import sys

PLINTH = ["M29 90 C26.8 90 25.5 88.9 25.5 87 C25.5 84.6 27.4 82.6 30 82.4 L70 82.4 C72.6 82.6 74.5 84.6 74.5 87 "
          "C74.5 88.9 73.2 90 71 90 Z",
          "M33.5 82.4 C31.6 82.4 30.6 81.2 30.6 79.8 C30.6 78.2 31.8 77 33.5 77 L66.5 77 C68.2 77 69.4 78.2 69.4 79.8 "
          "C69.4 81.2 68.4 82.4 66.5 82.4 Z"]


def disc(x, y, r):
    k = round(0.5523 * r, 2)
    return (f"M{x - r} {y} C{x - r} {y - k} {x - k} {y - r} {x} {y - r} C{x + k} {y - r} {x + r} {y - k} {x + r} {y} "
            f"C{x + r} {y + k} {x + k} {y + r} {x} {y + r} C{x - k} {y + r} {x - r} {y + k} {x - r} {y} Z")


def collar(y, half, height):
    """A turned ring around the stem: rounded at both ends."""
    top, bottom = y - height / 2, y + height / 2
    x0, x1 = 50 - half, 50 + half
    return (f"M{x0} {top} L{x1} {top} C{x1 + 3} {top} {x1 + 3} {bottom} {x1} {bottom} L{x0} {bottom} "
            f"C{x0 - 3} {bottom} {x0 - 3} {top} {x0} {top} Z")


def stem(top, half_top, half_bottom, waist):
    """A body that flares from the collar down to the plinth."""
    return (f"M{50 - half_top} {top} L{50 + half_top} {top} C{50 + half_top + 0.5} {waist} {50 + half_bottom - 3} {72} "
            f"{50 + half_bottom} 77 L{50 - half_bottom} 77 C{50 - half_bottom + 3} {72} {50 - half_top - 0.5} {waist} "
            f"{50 - half_top} {top} Z")


# name: (parts from back to front, lines over them, small solid marks)
PIECES = {
    "P": ([stem(60, 6.5, 15.5, 69), *PLINTH, collar(59.5, 10, 5), disc(50, 47, 11)], [], []),
    "R": (["M38.5 50 L61.5 50 C62 62 63.5 71 66 77 L34 77 C36.5 71 38 62 38.5 50 Z", *PLINTH, collar(50.5, 13.5, 5),
           "M32.5 30 L40.5 30 L40.5 35 L45.5 35 L45.5 30 L54.5 30 L54.5 35 L59.5 35 L59.5 30 L67.5 30 L67.5 40 "
           "C67.5 44 64.5 47.8 61.5 48 L38.5 48 C35.5 47.8 32.5 44 32.5 40 Z"],
          ["M36 41 L64 41"], []),
    "B": ([stem(63, 6.5, 16, 71), *PLINTH, collar(62.5, 10.5, 5),
           "M50 27 C57 31.5 64.5 39 64.5 47.5 C64.5 53.5 60.5 58 57 60 L43 60 C39.5 58 35.5 53.5 35.5 47.5 "
           "C35.5 42.5 38.5 37.6 42.2 33.8 L49.2 45.8 L53.2 43.4 L46 30.6 C47.3 29.2 48.7 28 50 27 Z",
           disc(50, 23.8, 3.8)], ["M42.5 55 L57.5 55"], []),
    "N": ([*PLINTH,
           "M34 77 C34.4 69 38.8 64.6 43.6 60.6 C46 58.6 47.2 56.4 47 53.8 C43.8 56 40 56.4 36.8 57.6 "
           "C34.6 58.6 33.6 61.6 30.4 62.2 C26.2 62.8 22.4 59.4 22.4 55.2 C22.4 51.6 25.6 48.8 27.4 45.4 "
           "C29.4 41.6 30.2 37.4 34.4 33.8 C34.4 29.6 35.4 25.6 38 22 C41 23.4 43.4 25.8 45 29 "
           "C60.4 30 71.4 42.4 71.8 58 C72 65.4 70 71 68.4 77 Z"],
          ["M46.8 35 C56 37.6 62 45.4 62.4 56 C62.6 63 61.8 68.4 60.4 72.6", "M55.6 40.4 C59.6 40 63.2 41.2 66.2 43.8",
           "M60.8 48.4 C64.4 48.6 67.6 50.4 69.8 53.6", "M62.4 58 C65.6 58.8 68.2 60.8 70 64",
           "M47 53.8 C48.6 52.2 49.6 50 49.6 47.6",
           "M26.8 58.6 C28.6 58.8 30 58.2 31.2 57"],
          ["M36.2 41.6 C38 39.6 40.6 39.2 42.4 40.2 C41.6 42.8 38.6 43.8 36.2 41.6 Z", disc(26.9, 53.4, 1.3)]),
    "Q": ([stem(60, 8, 17, 69), *PLINTH, collar(59.5, 12, 5),
           "M39 57 C37.6 48 34 38 28.8 29.6 L38.6 40.2 L40.2 22.6 L47 38.2 L50 19 L53 38.2 L59.8 22.6 L61.4 40.2 "
           "L71.2 29.6 C66 38 62.4 48 61 57 Z",
           disc(28.2, 27.6, 3.4), disc(39.8, 20.6, 3.4), disc(50, 17.6, 3.6), disc(60.2, 20.6, 3.4), disc(71.8, 27.6, 3.4)],
          ["M38.4 51.4 C45 49 55 49 61.6 51.4"], []),
    "K": ([stem(60, 8.5, 17.5, 69), *PLINTH, collar(59.5, 12.5, 5),
           "M40 57 C38.2 50.6 33.6 44.6 31.6 39.4 C29.4 33.2 33.4 29.4 38.4 30.2 C43 31 47 33.6 50 37.6 C53 33.6 57 31 61.6 30.2 "
           "C66.6 29.4 70.6 33.2 68.4 39.4 C66.4 44.6 61.8 50.6 60 57 Z",
           "M47.6 34.6 L47.6 22.4 L40.8 22.4 L40.8 17 L47.2 17 L47.2 10 L52.8 10 L52.8 17 L59.2 17 L59.2 22.4 L52.4 22.4 "
           "L52.4 34.6 C51.6 35.6 50.8 36.6 50 37.8 C49.2 36.6 48.4 35.6 47.6 34.6 Z"],
          ["M39.4 51.4 C45 49.4 55 49.4 60.6 51.4", "M50 38.6 L50 49.4"], []),
}

HEAD = ('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100">\n'
        "<!-- SPDX-FileCopyrightText: 2026 The Kirin authors\n     SPDX-License-Identifier: GPL-3.0-or-later -->\n")


def gradient(stops):
    marks = "".join(f'<stop offset="{o}" stop-color="{c}"/>' for o, c in stops)
    return (f'<defs><linearGradient id="wood" gradientUnits="userSpaceOnUse" x1="22" y1="0" x2="78" y2="0">{marks}'
            "</linearGradient></defs>\n")


def paths(shapes, style):
    return "".join(f'<path d="{d}" {style}/>\n' for d in shapes)


JOIN = 'stroke-linejoin="round" stroke-linecap="round"'


def white(parts, lines, marks):
    ink = "#2B1C12"
    return (HEAD + gradient([(0, "#FFFDF6"), (0.45, "#F8EFDC"), (1, "#D9C39A")])
            + paths(parts, f'fill="url(#wood)" stroke="{ink}" stroke-width="2.6" {JOIN}')
            + paths(lines, f'fill="none" stroke="{ink}" stroke-width="2" {JOIN}')
            + paths(marks, f'fill="{ink}"') + "</svg>\n")


def black(parts, lines, marks):
    rim, ink = "#E9D6B4", "#120B07"
    return (HEAD + gradient([(0, "#6A5444"), (0.4, "#3F2F25"), (1, "#21160F")])
            + paths(parts, f'fill="{rim}" stroke="{rim}" stroke-width="4.6" {JOIN}')
            + paths(parts, f'fill="url(#wood)" stroke="{ink}" stroke-width="2.2" {JOIN}')
            + paths(lines, f'fill="none" stroke="{rim}" stroke-width="1.9" {JOIN}')
            + paths(marks, f'fill="{rim}"') + "</svg>\n")


def icon():
    """The white knight on a walnut tile with a brass edge."""
    parts, lines, marks = PIECES["N"]
    tile = ('<rect x="3" y="3" width="94" height="94" rx="20" fill="#47301F" stroke="#D6A655" stroke-width="4"/>\n'
            '<g transform="translate(2 -6)">\n')
    knight = white(parts, lines, marks).split("</defs>\n", 1)
    return knight[0] + "</defs>\n" + tile + knight[1].replace("</svg>", "</g></svg>")


def main():
    art = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else "qml/art")
    folder = art / "pieces"
    folder.mkdir(parents=True, exist_ok=True)
    (art / "icon.svg").write_text(icon(), encoding="utf-8")
    for name, drawing in PIECES.items():
        (folder / f"w{name}.svg").write_text(white(*drawing), encoding="utf-8")
        (folder / f"b{name}.svg").write_text(black(*drawing), encoding="utf-8")


if __name__ == "__main__":
    main()
