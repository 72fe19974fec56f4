"""Writes every secret test of this problem; the seeds are fixed, so the files never change.

The answers come from the accepted Python solution.
"""
import random
import subprocess
import sys
from math import gcd
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SECRET = ROOT / 'data' / 'secret'
SOLUTION = ROOT / 'submissions' / 'accepted' / 'main.py'

FAR = 10**6


def case(points):
    points = list(points)
    return '\n'.join([str(len(points)), *(f'{x} {y}' for x, y in points)]) + '\n'


def shuffled(seed, points):
    points = sorted(set(points))
    random.Random(seed).shuffle(points)
    return case(points)


def drawn(seed, count, low, high):
    rng = random.Random(seed)
    return shuffled(seed, [(rng.randint(low, high), rng.randint(low, high)) for _ in range(count)])


def disc(seed, count, radius):
    rng = random.Random(seed)
    points = []
    while len(points) < count:
        x, y = rng.randint(-radius, radius), rng.randint(-radius, radius)
        if x * x + y * y <= radius * radius:
            points.append((x, y))
    return shuffled(seed, points)


def square(side, step):
    """Trees along the four sides of a square."""
    along = range(0, side + 1, step)
    return [p for i in along for p in ((i, 0), (i, side), (0, i), (side, i))]


def convex(most):
    """Trees of which each is a post: edges with all small directions, sorted by their slope, put one behind the other around the origin."""
    steps = [(a, b) for a in range(1, most) for b in range(1, most) if gcd(a, b) == 1]
    steps.sort(key=lambda step: step[1] / step[0])
    edges = steps + [(-b, a) for a, b in steps] + [(-a, -b) for a, b in steps] + [(b, -a) for a, b in steps]
    x, y = 0, 0
    points = []
    for a, b in edges:
        points.append((x, y))
        x, y = x + a, y + b
    mx, my = (sum(axis) // len(points) for axis in zip(*points))
    return [(x - mx, y - my) for x, y in points]


def drawn_in(seed, count, far):
    return random.Random(seed).sample([(x, y) for x in range(-far, far + 1) for y in range(-far, far + 1)], count)


def cases():
    yield 'origin', case([(0, 0)])
    yield 'two-trees', case([(2, 5), (-1, 3)])
    yield 'two-trees-same-x', case([(4, 9), (4, -2)])
    yield 'two-trees-same-y', case([(6, 1), (-6, 1)])
    yield 'triangle', case([(0, 0), (2, 5), (4, 1)])
    yield 'triangle-other-way-round', case([(0, 0), (4, 1), (2, 5)])
    yield 'upright-line', case([(3, 4), (3, 1), (3, 9), (3, 2)])
    yield 'flat-line', case([(4, 3), (1, 3), (9, 3), (2, 3)])
    yield 'falling-line', case([(0, 4), (2, 2), (4, 0), (1, 3), (3, 1)])
    yield 'line-and-one-more', case([(0, 0), (1, 1), (2, 2), (3, 3), (1, 2)])
    yield 'small-square', case([(1, 1), (0, 0), (1, 0), (0, 1)])
    yield 'square-with-trees-on-the-sides', shuffled(1531, square(6, 2))
    yield 'square-with-a-middle', case([(0, 0), (4, 0), (4, 4), (0, 4), (2, 2)])
    yield 'two-leftmost', case([(0, 5), (0, 1), (7, 3)])
    yield 'two-rightmost', case([(7, 5), (7, 1), (0, 3)])
    yield 'three-leftmost', case([(0, 5), (0, 1), (0, 3), (7, 2)])
    yield 'three-rightmost', case([(7, 5), (7, 1), (7, 3), (0, 2)])
    yield 'lowest-is-not-leftmost', case([(-2, 3), (1, -5), (4, 2), (0, 6)])
    yield 'several-fall-away-at-once', case([(0, 0), (1, 1), (2, 3), (3, 6), (4, 2), (5, -3)])
    yield 'several-fall-away-above', case([(0, 0), (1, -1), (2, -3), (3, -6), (4, -2), (5, 3)])
    yield 'flat-bow', case([(0, 0), (10, 1), (20, 1), (30, 0), (15, 3)])
    yield 'digits-mislead', case([(9, 1), (10, 2), (100, 5), (20, -7), (3, 30)])
    yield 'negative', case([(-9, -1), (-10, -2), (-3, -30), (-20, -7), (-5, -5)])
    yield 'corners-of-the-land', case([(FAR, FAR), (-FAR, FAR), (FAR, -FAR), (-FAR, -FAR), (0, 0)])
    yield 'nearly-a-line', case([(-FAR, -FAR), (FAR, FAR), (0, 1), (1, 0), (FAR - 1, FAR - 1), (1 - FAR, 1 - FAR)])
    yield 'thin-wedge', case([(-FAR, FAR), (FAR, FAR - 1), (0, FAR), (FAR - 1, FAR - 1), (1, FAR - 1)])
    yield 'whole-grid', shuffled(1532, [(x, y) for x in range(7) for y in range(5)])
    yield 'slanted-grid', shuffled(1533, [(2 * x + y, 2 * y - x) for x in range(6) for y in range(6)])
    yield 'small-random', drawn(1534, 9, -5, 5)
    yield 'random-dense', drawn(1535, 150, 0, 12)
    yield 'random-wide', drawn(1536, 1000, -FAR, FAR)
    yield 'random-disc', disc(1537, 2000, 40000)
    yield 'all-are-posts', shuffled(1538, convex(14))
    yield 'square-with-many-on-the-sides', shuffled(1539, square(4000, 5))
    yield 'largest', shuffled(1540, convex(68) + drawn_in(1541, 18000, 99))


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
