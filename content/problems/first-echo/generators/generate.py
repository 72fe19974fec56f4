#!/usr/bin/env python3
"""Writes every case of data/secret. The seeds are fixed: each run gives the same bytes."""
import random
import subprocess
import sys
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent
SECRET = PACKAGE / 'data' / 'secret'
SOLUTION = PACKAGE / 'submissions' / 'accepted' / 'main.py'
BIG = 2 * 10**9


def cases():
    yield 'single', 10, [5]
    yield 'two-that-fit', 7, [9, -2]
    yield 'two-that-do-not', 7, [9, 2]
    yield 'half-only-once', 12, [1, 6, 3, 20]
    yield 'half-twice', 12, [6, 1, 3, 6, 9]
    yield 'zero-sum', 0, [-4, 0, 3, -9, 4, 9, 0]
    yield 'largest-sum', 2 * BIG, [BIG, 1, BIG - 1, -BIG, BIG]
    yield 'smallest-sum', -2 * BIG, [-BIG, 5, BIG, -BIG]
    # 2e9 + 2e9 is -294967296 when it is cut to 32 bits.
    yield 'wraps-past-32-bits', 2 * BIG - 2**32, [BIG, 17, BIG, -294967313, 0, 5]
    yield 'sum-past-32-bits', 3 * 10**9, [BIG, 1500000001, -5, 10**9, 1499999999]
    yield 'all-equal-fit', 14, [7] * 50
    yield 'all-equal-no-fit', 15, [7] * 50
    yield 'close-pair-comes-later', 100, [30, 1, 2, 3, 4, 70, 50, 50]
    yield 'many-partners', 9, [4] * 40 + [1, 2, 4, 3, 5, 5]
    rng = random.Random(101)
    for size, reach in ((8, 6), (12, 15), (60, 300), (1000, 100000)):
        yield f'random-{size}', rng.randint(-reach, reach), [rng.randint(-reach, reach) for _ in range(size)]
    yield 'wide-none', 1, [2 * rng.randint(-BIG // 2, BIG // 2) for _ in range(15000)]
    small = [rng.randint(1, 4) for _ in range(149998)]
    yield 'partner-far-back', 13, [6] + small + [7]
    start = [9] + [rng.randint(1, 5) for _ in range(60000)]
    yield 'large-first-echo-late', 15, start + start + [6] + [9] * 29997
    even = [2 * rng.randint(0, 4) for _ in range(400000)]
    yield 'largest-none', 9, even


def main():
    SECRET.mkdir(parents=True, exist_ok=True)
    for old in SECRET.glob('*'):
        old.unlink()
    for number, (name, wanted, readings) in enumerate(cases(), start=1):
        path = SECRET / f'{number:02d}-{name}.in'
        path.write_text(f'{len(readings)} {wanted}\n{" ".join(map(str, readings))}\n')
        with path.open() as case, path.with_suffix('.ans').open('w') as answer:
            subprocess.run([sys.executable, SOLUTION], stdin=case, stdout=answer, check=True)


main()
