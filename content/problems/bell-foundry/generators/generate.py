#!/usr/bin/env python3
"""Writes every case of data/secret. The seeds are fixed: each run gives the same bytes."""
import random
import subprocess
import sys
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent
SECRET = PACKAGE / 'data' / 'secret'
SOLUTION = PACKAGE / 'submissions' / 'accepted' / 'main.py'


def solvable(rng, count, *, hours, price, pressure):
    """Bells with deadlines that can just be met.

    `hours` and `price` are the largest values; `pressure` between 0 and 1 tells about which part of the hours
    that can be saved has to be saved.
    """
    bells, full, shortest, deadline = [], 0, 0, 0
    for _ in range(count):
        needed = rng.randint(1, hours)
        saved = rng.randint(0, needed - 1)
        full += needed
        shortest += needed - saved
        share = min(1.0, pressure * rng.uniform(0.5, 1.1))
        deadline = max(deadline, shortest, full - int(share * (full - shortest)))
        bells.append((needed, deadline, saved, rng.randint(1, price)))
    rng.shuffle(bells)
    return bells


def tightened(bells, at):
    """The same bells, with one deadline moved an hour before the earliest possible moment."""
    ordered = sorted(bells, key=lambda bell: bell[1])
    needed, _, saved, price = ordered[at]
    shortest = sum(bell[0] - bell[2] for bell in ordered[: at + 1])
    return [*ordered[:at], (needed, shortest - 1, saved, price), *ordered[at + 1 :]]


def small_cases():
    yield 'one-in-time', [(5, 5, 4, 7)]
    yield 'one-hurried', [(5, 1, 4, 7)]
    yield 'one-too-late', [(5, 1, 3, 7)]
    yield 'nothing-can-be-saved', [(2, 9, 0, 1), (3, 5, 0, 1), (4, 9, 0, 1)]
    yield 'one-hour-short-at-the-end', [(2, 8, 0, 1), (3, 5, 0, 1), (4, 8, 0, 1)]
    yield 'equal-deadlines', [(4, 6, 2, 8), (3, 6, 2, 5), (5, 6, 3, 6)]
    yield 'all-equal', [(10, 60, 5, 3)] * 10
    yield 'cheap-one-comes-later', [(8, 6, 3, 50), (9, 40, 8, 1), (7, 12, 5, 20)]
    yield 'cheap-one-came-first', [(9, 9, 8, 1), (9, 18, 8, 70), (9, 23, 8, 60), (9, 28, 8, 90)]
    yield 'price-rises-as-hours-run-out', [(6, 20, 2, 1), (6, 20, 2, 2), (6, 20, 2, 3), (6, 20, 2, 4), (6, 25, 2, 9)]
    yield 'late-only-in-the-middle', [(30, 30, 10, 6), (30, 35, 20, 5), (1, 1000, 0, 1), (50, 900, 30, 1)]
    yield 'far-deadlines', [(10**4, 10**9, 9999, 10**6)] * 5


def cases():
    yield from small_cases()
    rng = random.Random(1212)
    yield 'random-5', solvable(rng, 5, hours=9, price=20, pressure=0.7)
    yield 'random-20', solvable(rng, 20, hours=30, price=50, pressure=0.8)
    yield 'random-200', solvable(rng, 200, hours=100, price=10**6, pressure=0.6)
    yield 'random-900', solvable(rng, 900, hours=10**4, price=10**6, pressure=0.95)
    yield 'random-too-late', tightened(solvable(rng, 300, hours=50, price=100, pressure=0.3), 200)
    falling = [(10**4, 5000 * (i + 1), 5000, 10**6 - i) for i in range(2000)]
    yield 'falling-prices', falling
    rising = [(10**4, 5000 * (i + 1) + 2500, 9999, 999000 + i // 10) for i in range(2000)]
    yield 'rising-prices', rising
    yield 'highest-cost', [(10**4, i + 1, 9999, 10**6) for i in range(24000)]
    yield 'large', solvable(rng, 3000, hours=9999, price=999999, pressure=0.9)
    # Each bell is late by three hours, so that one or two offers are needed for each.
    yield 'largest', [(5, 2 * (i + 1), 4, rng.randint(1, 99)) for i in range(60000)]


def main():
    SECRET.mkdir(parents=True, exist_ok=True)
    for old in SECRET.glob('*'):
        old.unlink()
    for number, (name, bells) in enumerate(cases(), start=1):
        path = SECRET / f'{number:02d}-{name}.in'
        lines = [' '.join(map(str, bell)) + '\n' for bell in bells]
        path.write_text(f'{len(bells)}\n' + ''.join(lines))
        with path.open() as case, path.with_suffix('.ans').open('w') as answer:
            subprocess.run([sys.executable, SOLUTION], stdin=case, stdout=answer, check=True)


main()
