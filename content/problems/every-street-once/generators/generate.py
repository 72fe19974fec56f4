"""Writes every secret test of this problem; the seeds are fixed, so the files never change.

The answers come from the accepted Python solution.
"""
import random
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SECRET = ROOT / 'data' / 'secret'
SOLUTION = ROOT / 'submissions' / 'accepted' / 'main.py'


def case(count, streets):
    streets = list(streets)
    return '\n'.join([f'{count} {len(streets)}', *(f'{a} {b}' for a, b in streets)]) + '\n'


def along(*corners):
    """The streets of a walk along these corners."""
    return list(zip(corners, corners[1:]))


def walked(seed, count, most, closed=False, spoil=()):
    """The streets of a random walk, in any order and direction, and the streets in `spoil`."""
    rng = random.Random(seed)
    corners = [rng.randint(1, count)]
    while len(corners) <= most - closed:
        corner = rng.randint(1, count)
        if corner != corners[-1]:
            corners.append(corner)
    if closed:
        if corners[-1] == corners[0]:
            corners[-1] = next(corner for corner in range(1, count + 1) if corner not in (corners[0], corners[-2]))
        corners.append(corners[0])
    streets = [rng.sample(pair, 2) for pair in [*along(*corners), *spoil]]
    rng.shuffle(streets)
    return case(count, streets)


def cases():
    yield 'one-street', case(2, [(2, 1)])
    yield 'same-street-twice', case(2, [(1, 2), (1, 2)])
    yield 'same-street-three-times', case(2, [(1, 2), (2, 1), (1, 2)])
    yield 'path', case(5, along(3, 1, 4, 2, 5))
    yield 'circle', case(5, along(1, 2, 3, 4, 5, 1))
    yield 'circle-and-corners-without-streets', case(7, along(2, 4, 6, 2))
    yield 'two-circles-apart', case(6, along(1, 2, 3, 1) + along(4, 5, 6, 4))
    yield 'two-circles-share-a-corner', case(5, along(1, 2, 3, 1) + along(3, 4, 5, 3))
    yield 'two-circles-and-a-street-between', case(6, along(1, 2, 3, 1) + along(4, 5, 6, 4) + along(3, 4))
    yield 'star-of-three', case(4, [(4, 1), (4, 2), (4, 3)])
    yield 'star-of-two', case(3, [(2, 1), (2, 3)])
    yield 'star-of-circles', case(7, along(1, 2, 3, 1) + along(1, 4, 5, 1) + along(1, 6, 7, 1))
    yield 'house', case(5, along(1, 2, 3, 4, 1, 3, 5, 4, 2))
    yield 'house-without-its-floor', case(5, along(1, 3, 2, 4, 1) + along(3, 4, 5, 3))
    yield 'bridges-over-a-river', case(4, [(1, 2), (1, 2), (1, 3), (1, 3), (1, 4), (2, 4), (3, 4)])
    yield 'all-pairs-of-four', case(4, [(i, j) for i in range(1, 5) for j in range(i + 1, 5)])
    yield 'all-pairs-of-five', case(5, [(i, j) for i in range(1, 6) for j in range(i + 1, 6)])
    yield 'odd-corners-in-different-parts', case(7, along(1, 2, 3) + along(4, 5, 6, 4))
    yield 'two-paths-apart', case(4, [(1, 2), (3, 4)])
    yield 'tail-must-come-last', case(6, along(2, 1) + along(2, 3, 4, 2) + along(2, 5))
    yield 'starts-far-from-the-first-corner', case(6, along(5, 2, 1, 3, 2, 6))
    yield 'first-corner-has-no-street', case(4, along(2, 3, 4, 2))
    yield 'circle-with-a-tail', case(5, along(1, 2, 3, 1) + along(3, 4, 5))
    yield 'circle-with-two-tails', case(6, along(1, 2, 3, 1) + along(4, 1) + along(2, 5))
    yield 'circle-with-three-tails', case(6, along(1, 2, 3, 1) + along(4, 1) + along(2, 5) + along(3, 6))
    yield 'detour-in-the-middle', case(8, along(1, 2, 3) + along(2, 4, 5, 2) + along(4, 6, 7, 4) + along(3, 8))
    yield 'random-closed', walked(1331, 12, 40, closed=True)
    yield 'random-open', walked(1332, 12, 41)
    yield 'random-many-times-the-same', walked(1333, 4, 60)
    yield 'random-sparse', walked(1334, 300, 320)
    yield 'random-with-two-more-streets', walked(1335, 100, 400, closed=True, spoil=[(3, 7), (20, 50)])
    yield 'random-with-a-piece-apart', case(104, [tuple(map(int, line.split())) for line in walked(1336, 100, 400).split('\n')[1:-1]]
                                            + along(101, 102, 103, 101))
    yield 'long-circle', case(6000, along(*range(1, 6001), 1))
    yield 'largest-path', walked(1337, 1500, 22000)


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
