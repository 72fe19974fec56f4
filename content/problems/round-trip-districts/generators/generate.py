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


def drawn(seed, count, most):
    rng = random.Random(seed)
    return case(count, (rng.sample(range(1, count + 1), 2) for _ in range(most)))


def districts(seed, sizes, more):
    """Districts of these sizes, each a circle with a few short cuts; all other streets lead from a district to a later one."""
    rng = random.Random(seed)
    number = rng.sample(range(1, sum(sizes) + 1), sum(sizes))
    groups = [[number.pop() for _ in range(size)] for size in sizes]
    streets = []
    for group in groups:
        if len(group) > 1:
            streets += zip(group, [*group[1:], group[0]])
            streets += [rng.sample(group, 2) for _ in range(len(group) // 4)]
    while len(groups) > 1 and more > 0:
        i, j = sorted(rng.sample(range(len(groups)), 2))
        streets.append((rng.choice(groups[i]), rng.choice(groups[j])))
        more -= 1
    rng.shuffle(streets)
    return case(sum(sizes), streets)


def downhill(seed, count, most):
    """Streets lead only downhill, so there are no round trips; most squares lead to nearly all lower ones."""
    rng = random.Random(seed)
    number = rng.sample(range(1, count + 1), count)
    streets = [(number[i], number[i + 1]) for i in range(count - 1)]
    while len(streets) < most:
        i, j = sorted(rng.sample(range(count), 2))
        streets.append((number[i], number[j]))
    rng.shuffle(streets)
    return case(count, streets)


def cases():
    yield 'one-square', case(1, [])
    yield 'two-squares-no-street', case(2, [])
    yield 'one-way-only', case(2, [(2, 1)])
    yield 'there-and-back', case(2, [(1, 2), (2, 1)])
    yield 'same-street-twice', case(2, [(1, 2), (1, 2)])
    yield 'circle', case(6, [(i, i % 6 + 1) for i in range(1, 7)])
    yield 'circle-backwards', case(6, [(i % 6 + 1, i) for i in range(1, 7)])
    yield 'chain', case(6, [(i, i + 1) for i in range(1, 6)])
    yield 'chain-backwards', case(6, [(i + 1, i) for i in range(1, 6)])
    yield 'circle-but-one-turned', case(5, [(1, 2), (2, 3), (3, 4), (4, 5), (1, 5)])
    yield 'two-circles-one-way', case(6, [(1, 2), (2, 3), (3, 1), (4, 5), (5, 6), (6, 4), (2, 5)])
    yield 'two-circles-other-way', case(6, [(1, 2), (2, 3), (3, 1), (4, 5), (5, 6), (6, 4), (5, 2)])
    yield 'two-circles-both-ways', case(6, [(1, 2), (2, 3), (3, 1), (4, 5), (5, 6), (6, 4), (5, 2), (1, 6)])
    yield 'two-circles-apart', case(7, [(1, 2), (2, 3), (3, 1), (4, 5), (5, 6), (6, 7), (7, 4)])
    yield 'circles-share-a-square', case(7, [(1, 2), (2, 3), (3, 1), (3, 4), (4, 3), (4, 5), (5, 6), (6, 4), (6, 7)])
    yield 'circle-inside-a-circle', case(6, [(1, 2), (2, 3), (3, 2), (3, 4), (4, 5), (5, 6), (6, 1)])
    yield 'small-circle-behind-a-finished-one', case(6, [(1, 2), (2, 1), (3, 2), (3, 4), (4, 3), (5, 4), (5, 6), (6, 5)])
    yield 'street-into-a-finished-district', case(5, [(1, 2), (2, 3), (3, 2), (1, 4), (4, 3), (4, 5), (5, 1)])
    yield 'street-across', case(4, [(1, 2), (1, 3), (3, 2), (3, 4), (4, 1)])
    yield 'all-lead-to-one', case(6, [(i, 6) for i in range(1, 6)])
    yield 'one-leads-to-all', case(6, [(6, i) for i in range(1, 6)])
    yield 'star-there-and-back', case(6, [(1, i) for i in range(2, 7)] + [(i, 1) for i in range(2, 6)])
    yield 'largest-district-is-not-the-first', districts(1321, [3, 1, 5, 2, 5, 1], 9)
    yield 'low-number-is-reached-late', case(5, [(1, 4), (4, 5), (5, 2), (2, 3), (3, 4)])
    yield 'small-random', drawn(1322, 7, 10)
    yield 'random-few-streets', drawn(1323, 200, 200)
    yield 'random-many-streets', drawn(1324, 200, 500)
    yield 'random-districts', districts(1325, [1, 30, 4, 4, 17, 1, 1, 60, 2, 8], 40)
    yield 'many-pairs', districts(1326, [2] * 300, 900)
    yield 'long-circle', case(4000, [(i, i % 4000 + 1) for i in range(1, 4001)])
    yield 'largest-downhill', downhill(1327, 20000, 40000)


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
