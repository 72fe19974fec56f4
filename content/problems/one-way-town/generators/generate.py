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

MOST = 30000
MOST_STREETS = 40000


def case(count, streets):
    return '\n'.join([f'{count} {len(streets)}', *(f'{one} {other}' for one, other in streets)]) + '\n'


def mixed(seed, count, streets):
    """The same town with other numbers and in another order."""
    rng = random.Random(seed)
    names = [0, *rng.sample(range(1, count + 1), count)]
    renamed = [rng.choice([(names[one], names[other]), (names[other], names[one])]) for one, other in streets]
    rng.shuffle(renamed)
    return case(count, renamed)


def row(count):
    return [(i, i + 1) for i in range(1, count)]


def circle(count):
    return [*row(count), (count, 1)]


def grown(seed, count, back):
    """A tree in which each crossing hangs on one of the `back` crossings before."""
    rng = random.Random(seed)
    return [(rng.randint(max(1, i - back), i - 1), i) for i in range(2, count + 1)]


def extra(seed, count, amount, span):
    """More streets between crossings whose numbers differ by at most the span."""
    rng = random.Random(seed)
    ends = [(one, one + rng.randint(1, span)) for one in (rng.randint(1, count - 1) for _ in range(amount))]
    return [(one, min(count, other)) for one, other in ends]


def roundabouts(lengths):
    """Circles in a row, each joined to the next by one street."""
    streets, first = [], 1
    for length in lengths:
        streets += [(i, i + 1) for i in range(first, first + length - 1)] + [(first + length - 1, first)]
        streets.append((first + length - 1, first + length))
        first += length
    return first, streets


def cases():
    yield 'one-street', case(2, [(1, 2)])
    yield 'two-streets-side-by-side', case(2, [(2, 1), (2, 1)])
    yield 'three-in-a-row', case(3, [(1, 2), (3, 2)])
    yield 'three-in-a-circle', case(3, circle(3))
    yield 'row-begins-in-the-middle', case(5, [(1, 2), (2, 3), (1, 4), (4, 5)])
    yield 'star', case(7, [(7, i) for i in range(1, 7)])
    yield 'double-street-in-a-row', case(5, [(1, 2), (2, 3), (3, 2), (3, 4), (4, 5)])
    yield 'two-circles-at-one-crossing', case(5, [(1, 2), (2, 3), (3, 1), (3, 4), (4, 5), (5, 3)])
    yield 'two-circles-with-a-street-between', case(6, [(1, 2), (2, 3), (3, 1), (3, 4), (4, 5), (5, 6), (6, 4)])
    yield 'large-roundabout-and-short-arms', case(16, [*circle(12), (12, 13), (13, 14), (13, 15), (1, 16)])
    yield 'three-long-arms', case(13, [*row(5), (1, 6), (6, 7), (7, 8), (8, 9), (1, 10), (10, 11), (11, 12), (12, 13)])
    yield 'everything-joined', case(8, [(i, j) for i in range(1, 9) for j in range(i + 1, 9)])
    yield 'small-tree', mixed(591, 12, grown(592, 12, 11))
    yield 'small-mixed', mixed(593, 12, [*grown(594, 12, 4), *extra(595, 12, 3, 4)])
    yield 'small-mixed-with-doubles', mixed(596, 15, [*grown(597, 15, 5), *extra(598, 15, 5, 1)])
    count, streets = roundabouts([3, 2, 7, 4, 2, 9, 3])
    yield 'roundabouts', mixed(599, count, streets)
    yield 'long-row-and-a-circle', case(300, [*row(200), *[(i, i + 1) for i in range(200, 300)], (300, 120)])
    yield 'random-tree', mixed(600, 500, grown(601, 500, 499))
    yield 'random-long-tree-and-shortcuts', mixed(602, 800, [*grown(603, 800, 6), *extra(604, 800, 60, 8)])
    yield 'random-many-shortcuts', mixed(605, 500, [*grown(606, 500, 20), *extra(607, 500, 500, 30)])
    yield 'most-crossings-in-a-row', case(MOST, row(MOST))
    yield 'most-streets', mixed(608, MOST, [*grown(609, MOST, 12), *extra(610, MOST, MOST_STREETS - MOST + 1, 15)])


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
