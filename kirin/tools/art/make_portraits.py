#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Kirin authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws the opponents: python3 kirin/tools/art/make_portraits.py [folder, by default qml/art/portraits]

A set of medallions, walnut in a brass ring: a bestiary that grows from the mouse to the kirin. Every head faces the
viewer, so only its right half is given (200x200 grid, axis at x = 100); the left is its mirror image.
"""
import pathlib
import sys

IVORY, CREAM, SAND, TAN, WALNUT, BARK, INK = "#F8EEDA", "#E9D6B4", "#CDAF82", "#A87B4F", "#75502F", "#4A3222", "#20140D"
BRASS, GLOW, ROSE = "#D6A655", "#F3D48F", "#C98E6E"


def mirrored(svg):
    return svg + f'<g transform="translate(200 0) scale(-1 1)">{svg}</g>\n'


def path(d, fill="none", stroke=None, width=0):
    line = f' stroke="{stroke}" stroke-width="{width}" stroke-linejoin="round" stroke-linecap="round"' if stroke else ""
    return f'<path d="{d}" fill="{fill}"{line}/>\n'


def half(start, curves, fill, stroke=INK, width=3):
    """A shape across the axis: from (100, start) along cubic curves [x1 y1 x2 y2 x y] back to the axis, then mirrored."""
    points = [(100, start)]
    forward = f"M100 {start}"
    for x1, y1, x2, y2, x, y in curves:
        forward += f" C{x1} {y1} {x2} {y2} {x} {y}"
        points.append((x, y))
    back = ""
    for (x1, y1, x2, y2, _, _), (x, y) in zip(reversed(curves), reversed(points[:-1])):
        back += f" C{200 - x2} {y2} {200 - x1} {y1} {200 - x} {y}"
    return path(forward + back + " Z", fill, stroke, width)


def dot(x, y, r, fill, stroke=None, width=0):
    line = f' stroke="{stroke}" stroke-width="{width}"' if stroke else ""
    return f'<circle cx="{x}" cy="{y}" r="{r}" fill="{fill}"{line}/>\n'


def eye(x, y, r, iris=None):
    ball = dot(x, y, r, iris, INK, 2.4) + dot(x, y, r * 0.55, INK) if iris else dot(x, y, r, INK)
    return mirrored(ball) + dot(x + r * 0.3, y - r * 0.35, r * 0.28, IVORY) + dot(200 - x + r * 0.3, y - r * 0.35, r * 0.28, IVORY)


def rays(count, inner, outer, width, colour):
    """Rays from the centre of the medallion, like a sun behind the head."""
    ray = path(f"M{100 - width} {100 - inner} L100 {100 - outer} L{100 + width} {100 - inner} Z", colour)
    return "".join(f'<g transform="rotate({360 / count * i} 100 100)">{ray}</g>\n' for i in range(count))


def mouse():
    ears = mirrored(dot(143, 72, 30, SAND, INK, 3) + dot(144, 73, 19, ROSE))
    head = half(72, [(128, 72, 148, 92, 146, 116), (144, 140, 118, 164, 100, 168)], CREAM)
    cheeks = half(128, [(116, 124, 136, 128, 136, 138), (130, 152, 114, 164, 100, 168)], IVORY, None)
    tuft = path("M100 72 C96 66 96 60 101 55 C101 61 104 65 108 66", "none", INK, 3)
    whiskers = mirrored(path("M118 148 L154 141 M118 153 L152 156", "none", SAND, 2))
    nose = path("M93 153 C96 149 104 149 107 153 C107 158 103 161 100 161 C97 161 93 158 93 153 Z", ROSE, INK, 2.4)
    return ears + head + cheeks + tuft + whiskers + eye(122, 118, 8) + nose


def hare():
    ear = path("M111 88 C104 66 106 36 118 22 C132 34 136 68 127 92 Z", TAN, INK, 3)
    inner = path("M116 82 C112 66 113 48 119 37 C126 50 127 68 123 84 Z", ROSE)
    head = half(80, [(126, 80, 142, 98, 140, 120), (139, 136, 134, 150, 124, 158), (116, 165, 108, 168, 100, 168)], TAN)
    muzzle = half(112, [(106, 112, 108, 124, 114, 132), (126, 138, 126, 154, 118, 160), (112, 165, 106, 168, 100, 168)], IVORY, None)
    mouth = path("M100 150 L100 157 M100 157 C104 162 110 162 113 158 M100 157 C96 162 90 162 87 158", "none", INK, 2.4)
    nose = path("M93 142 C97 140 103 140 107 142 C106 147 103 150 100 151 C97 150 94 147 93 142 Z", ROSE, INK, 2.4)
    glasses = mirrored(dot(122, 118, 15, "none", BRASS, 3.4) + path("M137 116 L143 113", "none", BRASS, 3.4))
    bridge = path("M107 117 C104 113 96 113 93 117", "none", BRASS, 3.4)
    return mirrored(ear + inner) + head + muzzle + eye(122, 118, 7) + glasses + bridge + nose + mouth


def owl():
    body = half(66, [(122, 64, 136, 56, 150, 44), (151, 66, 156, 82, 156, 104), (156, 140, 132, 166, 100, 172)], WALNUT)
    breast = half(132, [(118, 132, 132, 138, 136, 146), (128, 162, 114, 170, 100, 172)], CREAM, None)
    scales = "".join(path(f"M{x - 6} {y} C{x - 5} {y + 7} {x + 5} {y + 7} {x + 6} {y}", "none", TAN, 2.4)
                     for x, y in [(88, 146), (100, 146), (112, 146), (94, 156), (106, 156)])
    brow = path("M100 92 C108 74 128 66 148 50 C146 66 150 74 152 84", "none", SAND, 5)
    disc = dot(125, 104, 25, CREAM, INK, 3) + "".join(
        f'<g transform="rotate({a} 125 104)">' + path("M125 83 L125 89", "none", TAN, 2.2) + "</g>" for a in range(0, 360, 30))
    beak = path("M92 112 C95 106 105 106 108 112 L100 133 Z", BRASS, INK, 2.6)
    return body + breast + scales + mirrored(disc) + mirrored(brow) + eye(125, 104, 14, BRASS) + beak


def ram():
    horn = path("M106 70 C124 44 162 46 168 82 C173 114 150 136 132 126 C120 118 126 100 139 103 C146 105 145 113 140 114 "
                "C147 116 152 106 150 96 C147 82 126 78 112 92 Z", BRASS, INK, 3)
    ridges = path("M123 62 L128 82 M139 57 L138 83 M155 64 L146 88 M165 80 L150 96 M168 98 L151 104 M160 116 L147 110",
                  "none", BARK, 2.4)
    head = half(66, [(116, 66, 126, 78, 126, 96), (126, 118, 120, 132, 118, 148), (117, 162, 110, 170, 100, 170)], IVORY)
    blaze = half(78, [(106, 84, 110, 104, 110, 124), (114, 140, 114, 154, 111, 160), (107, 165, 104, 166, 100, 166)], CREAM, None)
    wool = half(54, [(112, 50, 122, 58, 120, 68), (128, 74, 122, 86, 114, 82), (110, 90, 104, 90, 100, 84)], SAND)
    nose = path("M89 149 C94 145 106 145 111 149 C110 155 104 158 100 159 C96 158 90 155 89 149 Z", BARK)
    mouth = path("M100 159 L100 164", "none", BARK, 2.4)
    lids = mirrored(path("M109 103 C114 99 121 101 123 106", "none", INK, 3))
    return mirrored(horn + ridges) + head + blaze + wool + eye(115, 108, 5.5) + lids + nose + mouth


def fox():
    ear = path("M112 76 C120 58 134 42 150 32 C158 56 158 80 150 102 Z", TAN, INK, 3)
    inner = path("M126 74 C131 64 138 56 145 50 C149 66 149 80 145 94 Z", BARK)
    head = half(68, [(124, 66, 146, 80, 156, 112), (160, 122, 166, 128, 170, 134), (150, 140, 122, 152, 100, 174)], "#B9733C")
    cheek = path("M170 134 C154 124 136 118 118 126 C110 132 104 146 100 160 L100 174 C122 152 150 140 170 134 Z", IVORY)
    edge = path("M170 134 C150 140 122 152 100 174", "none", INK, 3)
    eyes = mirrored(path("M112 112 C119 102 130 102 136 108 C130 116 120 118 112 112 Z", GLOW, INK, 2.6) + dot(124, 110, 4.2, INK))
    nose = path("M91 160 C95 156 105 156 109 160 C108 167 104 172 100 174 C96 172 92 167 91 160 Z", INK)
    return mirrored(ear + inner) + head + mirrored(cheek + edge) + eyes + nose


def lion():
    mane = "".join(f'<g transform="rotate({360 / 14 * i} 100 108)">'
                   + path("M84 66 C84 44 94 36 100 30 C106 36 116 44 116 66 Z", WALNUT if i % 2 else TAN, INK, 2.6) + "</g>\n"
                   for i in [*range(0, 14, 2), *range(1, 14, 2)])
    ears = mirrored(dot(138, 76, 14, SAND, INK, 3) + dot(139, 77, 7, BARK))
    head = half(66, [(128, 66, 144, 84, 143, 108), (142, 134, 126, 156, 100, 160)], SAND)
    brow = half(74, [(106, 82, 110, 96, 110, 116), (120, 122, 128, 132, 124, 144), (116, 155, 108, 158, 100, 158)], IVORY, None)
    eyes = mirrored(path("M112 106 C118 98 128 98 133 104 C127 111 118 112 112 106 Z", BRASS, INK, 2.6) + dot(122.5, 104.6, 3.8, INK))
    nose = path("M88 124 C94 120 106 120 112 124 C110 132 104 136 100 138 C96 136 90 132 88 124 Z", BARK, INK, 2.4)
    mouth = path("M100 138 L100 144 M100 144 C104 150 112 150 116 145 M100 144 C96 150 88 150 84 145", "none", INK, 2.6)
    crown = path("M72 62 L68 34 L85 47 L100 26 L115 47 L132 34 L128 62 C118 57 82 57 72 62 Z", BRASS, INK, 3)
    jewels = dot(100, 49, 4, IVORY) + mirrored(dot(117, 52, 3, IVORY)) + dot(100, 25, 4.4, GLOW, INK, 2.4) + mirrored(
        dot(132, 33, 4, GLOW, INK, 2.4))
    return mane + ears + head + brow + eyes + nose + mouth + crown + jewels


def kirin():
    flames = "".join(f'<g transform="rotate({a} 100 106)">'
                     + path("M86 62 C80 44 92 34 98 18 C102 32 118 42 114 62 Z", c, INK, 2.4) + "</g>\n"
                     for a, c in [(118, BRASS), (-118, BRASS), (88, TAN), (-88, TAN), (146, TAN), (-146, TAN), (60, BRASS), (-60, BRASS)])
    antler = path("M110 74 C112 58 116 48 112 34 C120 38 123 44 123 51 C130 46 134 38 133 26 C143 36 142 52 130 62 C138 62 145 58 149 50 "
                  "C151 66 138 76 124 78 Z", GLOW, INK, 2.8)
    ear = path("M126 88 C140 78 154 78 164 84 C158 98 144 106 130 104 Z", SAND, INK, 3) + path("M136 92 C144 86 151 86 156 88 C151 95 144 98 137 98 Z", ROSE)
    head = half(66, [(118, 66, 134, 80, 132, 102), (131, 114, 122, 124, 121, 138), (124, 148, 122, 162, 112, 168),
                     (108, 171, 104, 172, 100, 172)], IVORY)
    scale = "".join(path(f"M{x - 7} {y} C{x - 6} {y + 9} {x + 6} {y + 9} {x + 7} {y}", CREAM, TAN, 2)
                    for x, y in [(100, 112), (93, 104), (107, 104), (86, 96), (100, 96), (114, 96), (93, 88), (107, 88), (100, 80)])
    horn = path("M94 80 C96 60 98 40 100 14 C102 40 104 60 106 80 C103 83 97 83 94 80 Z", BRASS, INK, 2.8) + path(
        "M96 66 L104 62 M97 52 L103.4 48.6 M98 39 L102.4 36.4", "none", BARK, 2.2)
    eyes = mirrored(path("M108 116 C112 105 124 102 130 106 C128 114 118 120 108 116 Z", GLOW, INK, 2.6) + dot(119, 110.4, 3.8, INK)
                    + path("M106 106 C112 97 122 94 131 97", "none", BRASS, 4))
    nose = mirrored(path("M104 150 C109 146 115 147 117 152 C113 156 107 156 104 150 Z", BARK)) + path(
        "M88 162 C94 166 106 166 112 162", "none", INK, 2.4)
    whisker = mirrored(path("M119 154 C132 150 140 158 148 152 C154 147 150 139 144 142", "none", BRASS, 3.4))
    beard = path("M90 170 C92 180 96 184 100 190 C104 184 108 180 110 170 C104 173 96 173 90 170 Z", BRASS, INK, 2.4)
    figure = flames + mirrored(antler + ear) + beard + head + scale + horn + eyes + nose + whisker
    return rays(24, 60, 84, 3, "#8A6438") + f'<g transform="translate(9 8) scale(0.91)">{figure}</g>\n'


def pawn(fill):
    stem = half(104, [(106, 104, 108, 106, 108, 110), (110, 126, 120, 138, 128, 146), (120, 148, 110, 148, 100, 148)], fill)
    base = half(146, [(116, 146, 136, 146, 138, 150), (142, 158, 140, 164, 136, 164), (120, 164, 110, 164, 100, 164)], fill)
    ring = half(98, [(108, 98, 118, 97, 119, 102), (119, 107, 110, 108, 100, 108)], fill)
    return stem + base + ring + dot(100, 74, 25, fill, INK, 3)


def guest():
    """An opponent that somebody added."""
    return pawn(BRASS)


def person():
    """Whoever sits at the board."""
    return pawn(IVORY)


def broken():
    """A file that can't be used."""
    crack = path("M104 50 L94 70 L106 82 L95 100 L108 122 L97 146", "none", INK, 4)
    return pawn(SAND) + crack


PORTRAITS = {"novice": mouse, "pupil": hare, "scholar": owl, "challenger": ram, "expert": fox, "master": lion, "kirin": kirin,
             "guest": guest, "person": person, "broken": broken}

FRAME = ('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="200" height="200">\n'
         "<!-- SPDX-FileCopyrightText: 2026 The Kirin authors\n     SPDX-License-Identifier: GPL-3.0-or-later -->\n"
         '<defs><radialGradient id="disc" cx="100" cy="84" r="100" gradientUnits="userSpaceOnUse">'
         '<stop offset="0" stop-color="#6B4A31"/><stop offset="0.6" stop-color="#47301F"/><stop offset="1" stop-color="#2A1B12"/>'
         '</radialGradient><linearGradient id="ring" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#F6DDA0"/>'
         '<stop offset="0.5" stop-color="#C8923F"/><stop offset="1" stop-color="#8A5F27"/></linearGradient></defs>\n'
         '<circle cx="100" cy="100" r="97" fill="#1A110B"/>\n<circle cx="100" cy="100" r="92" fill="url(#disc)" '
         'stroke="url(#ring)" stroke-width="6"/>\n')


def main():
    folder = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else "qml/art/portraits")
    folder.mkdir(parents=True, exist_ok=True)
    for name, draw in PORTRAITS.items():
        (folder / f"{name}.svg").write_text(FRAME + draw() + "</svg>\n", encoding="utf-8")


if __name__ == "__main__":
    main()
