#!/usr/bin/env python3
"""Writes every case of data/secret. The seeds are fixed: each run gives the same bytes."""
import random
import subprocess
import sys
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent
SECRET = PACKAGE / 'data' / 'secret'
SOLUTION = PACKAGE / 'submissions' / 'accepted' / 'main.py'
LONGEST = 10**12


def spread(rng, count, night, longest):
    """Bookings with a random start and a random length up to `longest`."""
    bookings = []
    for _ in range(count):
        start = rng.randint(0, night - 1)
        bookings.append((start, min(night, start + rng.randint(1, longest))))
    return bookings


def shuffled(rng, bookings):
    bookings = list(bookings)
    rng.shuffle(bookings)
    return bookings


def small_cases():
    yield 'one-minute', 1, [(0, 1)]
    yield 'one-booking', 9, [(2, 5)]
    yield 'equal-twice', 9, [(2, 8), (2, 8)]
    yield 'equal-three-times-free-at-end', 9, [(0, 8), (0, 8), (0, 8)]
    yield 'touching', 12, [(0, 3), (3, 7), (7, 10), (10, 12)]
    yield 'no-cancellation-needed', 50, [(0, 4), (2, 6), (2, 6), (40, 46), (41, 47), (40, 50), (44, 50)]
    yield 'best-at-beginning', 30, [(12, 14), (14, 16), (20, 24), (26, 30)]
    yield 'best-at-end', 30, [(0, 4), (3, 8), (8, 12), (25, 27)]
    yield 'short-ones-inside-a-long-one', 40, [(5, 35), (7, 8), (9, 12), (22, 23), (24, 36), (30, 33)]
    yield 'nested-three-deep', 100, [(0, 100), (10, 90), (20, 80), (30, 40), (60, 70)]
    yield 'cancel-a-short-one', 100, [(0, 30), (25, 60), (62, 63), (80, 100), (90, 95), (3, 29)]
    yield 'two-single-covers-meet', 30, [(4, 10), (10, 16), (16, 22), (0, 5), (21, 30)]
    yield 'ties', 24, [(2, 4), (6, 8), (10, 12), (14, 16), (18, 20), (22, 24)]


def cases():
    yield from small_cases()
    rng = random.Random(505)
    for count, night, longest in ((6, 20, 8), (9, 40, 15), (40, 300, 30), (500, 10**6, 4000)):
        yield f'random-{count}', night, spread(rng, count, night, longest)
    yield 'past-32-bits', LONGEST, [(10**11, 6 * 10**11), (5 * 10**11, 9 * 10**11), (2**32, 2**32 + 5), (0, 7)]
    yield 'one-night-long-booking', LONGEST, shuffled(rng, [(0, LONGEST), *spread(rng, 4000, LONGEST, 10**8)])
    nest = [(i, 60000 - i) for i in range(20000)]
    yield 'russian-dolls', 60000, shuffled(rng, nest)
    stairs = [(3 * i, 3 * i + 4) for i in range(20000)]
    yield 'stairs', 3 * 20000 + 1, shuffled(rng, stairs)
    yield 'wide', LONGEST, spread(rng, 15000, LONGEST, 10**8)
    yield 'large', 99999, spread(rng, 100000, 99999, 4)


def main():
    SECRET.mkdir(parents=True, exist_ok=True)
    for old in SECRET.glob('*'):
        old.unlink()
    for number, (name, night, bookings) in enumerate(cases(), start=1):
        path = SECRET / f'{number:02d}-{name}.in'
        lines = [f'{start} {end}\n' for start, end in bookings]
        path.write_text(f'{len(bookings)} {night}\n' + ''.join(lines))
        with path.open() as case, path.with_suffix('.ans').open('w') as answer:
            subprocess.run([sys.executable, SOLUTION], stdin=case, stdout=answer, check=True)


main()
