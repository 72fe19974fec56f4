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


def case(most, orders):
    return f'{len(orders)} {most}\n{" ".join(map(str, orders))}\n'


def drawn(seed, count, low, high):
    rng = random.Random(seed)
    return [rng.randint(low, high) for _ in range(count)]


def with_counts(seed, counts):
    """Orders in which each dish occurs as often as its count says."""
    orders = [dish for dish, count in counts.items() for _ in range(count)]
    random.Random(seed).shuffle(orders)
    return orders


def lopsided(seed, count, highest):
    """Small numbers are ordered much more often than large ones."""
    rng = random.Random(seed)
    return [int(highest * rng.random() ** 3) + 1 for _ in range(count)]


def cases():
    yield 'one-order', case(1, [5])
    yield 'two-equal-orders', case(1, [5, 5])
    yield 'all-the-dishes', case(3, [3, 1, 2, 3, 2, 3])
    yield 'all-the-dishes-once', case(5, [30, 10, 50, 20, 40])
    yield 'best-is-the-largest-number', case(1, [1, 2, 1000000000, 3, 1000000000])
    yield 'best-is-the-smallest-number', case(1, [9, 1, 8, 1, 7])
    yield 'best-comes-last', case(2, [9, 8, 7, 7, 8, 7])
    yield 'tie-at-the-edge', case(2, [4, 4, 4, 9, 9, 6, 6, 5])
    yield 'tie-within', case(3, [4, 4, 9, 9, 6, 6, 5])
    yield 'tie-larger-number-comes-first', case(1, [8, 3, 8, 3])
    yield 'tie-of-all', case(4, with_counts(1051, {dish: 3 for dish in (12, 5, 100, 31, 8, 44)}))
    yield 'more-digits', case(4, [100, 99, 1000, 9, 10, 11, 100, 99])
    yield 'counts-with-more-digits', case(3, with_counts(1052, {5: 9, 6: 10, 7: 100, 8: 11, 9: 99, 1: 2}))
    yield 'ties-of-large-counts', case(3, with_counts(1060, {16: 200, 1: 200, 33: 200, 2: 150, 7: 199}))
    yield 'in-groups', case(2, [1] * 4 + [2] * 7 + [3] * 5 + [4] * 7)
    yield 'apart-but-often', case(1, [1, 2, 1, 3, 1, 4, 5, 5, 1])
    yield 'longest-row-is-not-the-most', case(1, [6, 6, 6, 1, 2, 1, 3, 1, 4, 1])
    yield 'large-numbers', case(3, with_counts(1053, {10**9: 4, 10**9 - 1: 4, 10**9 - 2: 5, 1: 3}))
    yield 'small-random', case(3, drawn(1054, 12, 1, 5))
    yield 'random-few-dishes', case(6, drawn(1055, 500, 1, 12))
    yield 'random-many-ties', case(200, drawn(1056, 600, 1, 500))
    yield 'random-large-numbers', case(90, [x * 3456789 for x in drawn(1057, 800, 1, 250)])
    yield 'lopsided', case(20, lopsided(1058, 3000, 900))
    yield 'largest', case(100, [9999 + dish for dish in lopsided(1059, 100000, 90000)])


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
