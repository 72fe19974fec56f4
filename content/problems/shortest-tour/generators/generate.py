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

LONGEST = 10**8


def case(table):
    return f'{len(table)}\n' + ''.join(' '.join(map(str, row)) + '\n' for row in table)


def filled(n, minutes):
    return [[0 if i == j else minutes(i, j) for j in range(n)] for i in range(n)]


def drawn(seed, n, low, high):
    rng = random.Random(seed)
    return filled(n, lambda i, j: rng.randint(low, high))


def in_the_plane(seed, n, width):
    """Places in a grid of streets, so the way back takes as long."""
    rng = random.Random(seed)
    places = [(rng.randrange(width), rng.randrange(width)) for _ in range(n)]
    return filled(n, lambda i, j: 1 + abs(places[i][0] - places[j][0]) + abs(places[i][1] - places[j][1]))


def with_hidden_tour(seed, n, step, other):
    """One tour has only short ways; all other ways are long."""
    order = list(range(1, n))
    random.Random(seed).shuffle(order)
    following = dict(zip([0, *order], [*order, 0]))
    return filled(n, lambda i, j: step if following[i] == j else other)


def on_a_line(places):
    return filled(len(places), lambda i, j: abs(places[i] - places[j]))


def cases():
    yield 'two-places', case([[0, 1], [1, 0]])
    yield 'two-places-far-apart', case([[0, LONGEST], [LONGEST, 0]])
    yield 'way-back-is-long', case([[0, 2, 3], [50, 0, 2], [4, 3, 0]])
    yield 'nearest-first-ends-far-away', case([[0, 1, 2, 9], [1, 0, 1, 9], [2, 1, 0, 90], [9, 9, 90, 0]])
    yield 'all-ways-alike', case(filled(5, lambda i, j: 6))
    yield 'only-one-direction', case(filled(6, lambda i, j: 1 if (j - i) % 6 == 1 else 100))
    yield 'only-the-other-direction', case(filled(6, lambda i, j: 1 if (i - j) % 6 == 1 else 100))
    yield 'uphill-and-downhill', case(filled(5, lambda i, j: 3 * (j - i) if j > i else i - j))
    yield 'way-out-is-no-way-back', case([[0, 1, 80, 80], [90, 0, 1, 80], [5, 80, 0, 1], [60, 80, 80, 0]])
    yield 'detour-would-be-shorter', case([[0, 1, 1, 1], [1, 0, 70, 70], [1, 70, 0, 70], [1, 70, 70, 0]])
    yield 'on-a-line', case(on_a_line([10, 11, 9, 13, 5, 21, 40]))
    yield 'on-a-line-both-sides', case(on_a_line([0, 3, -4, 10, -12, 30, -40, 90]))
    yield 'two-towns', case(filled(8, lambda i, j: 2 + (i + j) % 3 if i // 4 == j // 4 else 60 + i - j))
    yield 'hidden-tour', case(with_hidden_tour(1431, 9, 4, 50))
    yield 'hidden-tour-with-little-gain', case(with_hidden_tour(1432, 10, 49, 50))
    yield 'small-random', case(drawn(1433, 5, 1, 9))
    yield 'random', case(drawn(1434, 8, 1, 100))
    yield 'random-nearly-alike', case(drawn(1435, 10, 95, 100))
    yield 'random-in-the-plane', case(in_the_plane(1436, 11, 100))
    yield 'random-many-equal', case(drawn(1437, 11, 1, 3))
    yield 'largest-random', case(drawn(1438, 14, 1, 1000))
    yield 'largest-long-ways', case(drawn(1439, 14, LONGEST - 1000, LONGEST))
    yield 'largest-in-the-plane', case(in_the_plane(1440, 14, 1000))
    yield 'largest-hidden-tour', case(with_hidden_tour(1441, 14, 1, LONGEST))
    yield 'largest-all-alike', case(filled(14, lambda i, j: LONGEST))


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
