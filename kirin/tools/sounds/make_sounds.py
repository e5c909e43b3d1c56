#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Kirin authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the sounds: python3 kirin/tools/sounds/make_sounds.py [folder, by default qml/sounds]

Wood on wood: a few modes of a small block that die out at once, and a breath of noise for the touch. Two soft bells
announce what is not a move. The same bytes come out on every run.
"""
import math
import pathlib
import random
import struct
import sys
import wave

RATE = 22050


def silence(seconds):
    return [0.0] * int(RATE * seconds)


def add(track, at, sound, gain=1.0):
    start = int(RATE * at)
    for i, sample in enumerate(sound[: len(track) - start]):
        track[start + i] += sample * gain


def knock(pitch, seconds=0.12, hardness=0.5):
    """A wooden piece set on a wooden board. Higher pitch: smaller piece; harder: more of the upper modes."""
    noise = random.Random(int(pitch))
    modes = [(1.0, 1.0, 0.030), (2.57, 0.55 * hardness + 0.15, 0.016), (4.85, 0.5 * hardness, 0.008), (0.47, 0.6, 0.042)]
    out, low = [], 0.0
    for i in range(int(RATE * seconds)):
        t = i / RATE
        tone = sum(a * math.exp(-t / d) * math.sin(2 * math.pi * pitch * r * t) for r, a, d in modes)
        low += 0.35 * (noise.uniform(-1, 1) - low)
        attack = min(1.0, t / 0.0012)
        out.append(attack * (0.42 * tone + 0.8 * low * math.exp(-t / 0.006)))
    return out


def bell(pitch, seconds=0.45):
    out = []
    for i in range(int(RATE * seconds)):
        t = i / RATE
        tone = sum(a * math.exp(-t / d) * math.sin(2 * math.pi * pitch * r * t)
                   for r, a, d in [(1, 1.0, 0.16), (2, 0.35, 0.09), (3.01, 0.12, 0.05)])
        out.append(min(1.0, t / 0.006) * min(1.0, (seconds - t) / 0.05) * 0.4 * tone)
    return out


def sequence(seconds, *events):
    track = silence(seconds)
    for at, sound, gain in events:
        add(track, at, sound, gain)
    return track


SOUNDS = {
    "move": sequence(0.14, (0, knock(620), 1.0)),
    "capture": sequence(0.20, (0, knock(980, hardness=0.9), 0.8), (0.055, knock(520, hardness=0.7), 1.0)),
    "castle": sequence(0.30, (0, knock(600), 0.9), (0.13, knock(540), 1.0)),
    "check": sequence(0.40, (0, knock(640), 0.9), (0.06, bell(880, 0.32), 0.5)),
    "promote": sequence(0.50, (0, knock(620), 0.8), (0.06, bell(660, 0.3), 0.5), (0.16, bell(990, 0.33), 0.5)),
    "illegal": sequence(0.14, (0, knock(210, hardness=0.1), 0.8)),
    "notify": sequence(0.45, (0, bell(740), 0.6)),
    "lowTime": sequence(0.36, (0, knock(1250, hardness=0.2), 0.7), (0.16, knock(1250, hardness=0.2), 0.7)),
    "gameOver": sequence(0.90, (0, bell(523, 0.5), 0.55), (0.16, bell(659, 0.5), 0.5), (0.32, bell(784, 0.55), 0.5)),
}


def write(path, track):
    loudest = max(abs(sample) for sample in track)
    scale = min(1.0, 0.8 / loudest) * 32767
    with wave.open(str(path), "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(struct.pack(f"<{len(track)}h", *(int(sample * scale) for sample in track)))


def main():
    folder = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else "qml/sounds")
    folder.mkdir(parents=True, exist_ok=True)
    for name, track in SOUNDS.items():
        write(folder / f"{name}.wav", track)


if __name__ == "__main__":
    main()
