"""Writes every secret test of this problem; the seeds are fixed, so the files never change.

The answers come from the accepted Python solution.
"""
import random
import subprocess
import sys
from math import cos, pi, sin
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SECRET = ROOT / 'data' / 'secret'
SOLUTION = ROOT / 'submissions' / 'accepted' / 'main.py'

FAR = 10**6


def case(corners, stones):
    corners, stones = list(corners), list(stones)
    return '\n'.join([f'{len(corners)} {len(stones)}', *(f'{x} {y}' for x, y in corners + stones)]) + '\n'


def grid(low, high):
    return [(x, y) for y in range(low, high + 1) for x in range(low, high + 1)]


def near(seed, count, corners, most):
    """Stones in and around the field, many of them at the height of a corner or at a corner."""
    rng = random.Random(seed)
    stones = []
    for _ in range(count):
        x, y = rng.choice(corners)
        kind = rng.randrange(4)
        if kind == 0:
            stones.append((x, y))
        elif kind == 1:
            stones.append((max(-FAR, min(FAR, x + rng.randint(-most, most))), y))
        else:
            stones.append(tuple(max(-FAR, min(FAR, at + rng.randint(-most, most))) for at in (x, y)))
    return stones


def star(seed, count, low, high):
    """A field around the origin whose corners are at distances from low to high."""
    rng = random.Random(seed)
    corners = []
    for i in range(count):
        turn, away = 2 * pi * (i + 0.5 * rng.random()) / count, rng.randint(low, high)
        corners.append((round(away * cos(turn)), round(away * sin(turn))))
    return corners


def comb(teeth, wide, high):
    corners = [(0, 0), (2 * wide * teeth, 0)]
    for tooth in reversed(range(teeth)):
        corners += [(2 * wide * tooth + wide, high + tooth % 3), (2 * wide * tooth, 1)]
    return corners


def castle(teeth):
    """A wall with battlements: many flat sides at the same heights."""
    top = [p for i in reversed(range(teeth)) for p in ((4 * i + 4, 5), (4 * i + 2, 5), (4 * i + 2, 3), (4 * i, 3))]
    return [(0, 0), (4 * teeth, 0), *top]


def spiral(turns):
    """A corridor of width 1 that winds inwards."""
    outer, inner = [], []
    for k in range(turns):
        a, b = 2 * k, 4 * turns - 2 * k
        outer += [(a - 2 if k else a, a), (b, a), (b, b), (a, b)]
        inner += [(a - 1 if k else a + 1, a + 1), (b - 1, a + 1), (b - 1, b - 1), (a + 1, b - 1)]
    return [*outer, *inner[:0:-1], (1, 1), (0, 1)]


def cases():
    yield 'small-triangle', case([(0, 0), (1, 0), (0, 1)], [(0, 0), (1, 1), (1, 0)])
    yield 'triangle-clockwise', case([(0, 0), (0, 4), (3, 0)], grid(-1, 5))
    yield 'half-an-area', case([(0, 0), (3, 0), (0, 1)], [(1, 0), (1, 1), (2, 0)])
    yield 'half-an-area-clockwise', case([(5, 5), (2, 6), (2, 5)], [(3, 5), (3, 6), (9, 9)])
    yield 'square', case([(0, 0), (4, 0), (4, 4), (0, 4)], grid(-1, 5))
    yield 'square-on-its-corner', case([(0, -3), (3, 0), (0, 3), (-3, 0)], grid(-4, 4))
    yield 'square-on-its-corner-clockwise', case([(0, 3), (3, 0), (0, -3), (-3, 0)], grid(-4, 4))
    yield 'corner-on-a-straight-side', case([(0, 0), (2, 0), (5, 0), (5, 3), (3, 3), (0, 3)], grid(-1, 6))
    yield 'notch', case([(0, 0), (6, 0), (6, 6), (3, 2), (0, 6)], grid(-1, 7))
    yield 'notch-from-the-right', case([(0, 0), (6, 0), (2, 3), (6, 6), (0, 6)], grid(-1, 7))
    yield 'notch-from-the-left', case([(0, 0), (6, 0), (6, 6), (0, 6), (4, 3)], grid(-1, 7))
    yield 'angle', case([(0, 0), (6, 0), (6, 2), (2, 2), (2, 6), (0, 6)], grid(-1, 7))
    yield 'step-on-both-sides', case([(0, 0), (3, 0), (3, 3), (6, 3), (6, 6), (2, 6), (2, 4), (0, 4)], grid(-1, 7))
    yield 'horseshoe', case([(0, 0), (7, 0), (7, 6), (5, 6), (5, 2), (2, 2), (2, 6), (0, 6)], grid(-1, 8))
    yield 'in-line-with-a-side', case([(0, 0), (3, 0), (3, 3), (6, 3), (6, 5), (0, 5)], grid(-2, 8))
    yield 'in-line-with-a-slanted-side', case([(0, 0), (4, 2), (4, 6), (0, 4)], [(-2, -1), (2, 1), (6, 3), (2, 5), (8, 8), (-4, 2)])
    yield 'last-side-matters', case([(2, 2), (8, 1), (9, 9), (1, 8)], grid(0, 9))
    yield 'arrow', case([(0, 3), (5, 0), (4, 3), (5, 6)], grid(-1, 7))
    yield 'zigzag', case([(0, 0), (8, 0), (8, 3), (7, 1), (6, 3), (5, 1), (4, 3), (3, 1), (2, 3), (1, 1), (0, 3)], grid(-1, 9))
    yield 'away-from-the-origin', case([(-9, -9), (-3, -8), (-4, -2), (-8, -3)], grid(-10, -1))
    yield 'very-thin', case([(-FAR, 0), (FAR, 1), (FAR, 2)], [(0, 0), (0, 1), (FAR - 1, 1), (FAR, 1), (1 - FAR, 0), (FAR, 2)])
    yield 'whole-land', case([(-FAR, -FAR), (FAR, -FAR), (FAR, FAR), (-FAR, FAR)], [(0, 0), (FAR, 0), (FAR, FAR), (FAR - 1, 1 - FAR)])
    yield 'close-to-a-long-side', case([(-FAR, -FAR), (FAR, FAR - 1), (-FAR, FAR)], [(0, 0), (0, -1), (-FAR, 0), (1, 0), (FAR - 2, FAR - 2)])
    corners = star(1541, 9, 3, 9)
    yield 'small-star', case(corners, grid(-9, 9))
    corners = star(1542, 30, 20, 60)[::-1]
    yield 'star-clockwise', case(corners, near(1543, 300, corners, 6))
    corners = star(1544, 120, 1000, 5000)
    yield 'star', case(corners, near(1545, 400, corners, 500))
    corners = star(1546, 200, FAR // 3, FAR)
    yield 'wide-star', case(corners, near(1547, 400, corners, FAR // 5))
    corners = comb(40, 3, 30)
    yield 'comb', case(corners, near(1548, 400, corners, 4))
    corners = castle(60)
    yield 'castle', case(corners, near(1549, 500, corners, 3))
    corners = spiral(6)
    yield 'spiral', case(corners, grid(1, 21))
    corners = spiral(40)[::-1]
    yield 'long-spiral', case(corners, near(1550, 500, corners, 3))
    corners = star(1551, 500, 5 * FAR // 6, FAR)
    yield 'largest', case(corners, near(1552, 500, corners, FAR // 9))


def main():
    SECRET.mkdir(parents=True, exist_ok=True)
    for old in SECRET.iterdir():
        old.unlink()
    for number, (name, text) in enumerate(cases(), start=1):
        run = subprocess.run([sys.executable, SOLUTION], input=text, capture_output=True, text=True, check=True)
        (SECRET / f'{number:02d}-{name}.in').write_text(text)
        (SECRET / f'{number:02d}-{name}.ans').write_text(run.stdout)


if __name__ == '__main__':
    main()
