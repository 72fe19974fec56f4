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

MOST_ROOM = 10000
HEAVIEST = 10**6


def case(room, stones):
    return ''.join(f'{a} {b}\n' for a, b in [(len(stones), room), *stones])


def random_stones(seed, count, low, high, heaviest):
    rng = random.Random(seed)
    return [(rng.randint(low, high), rng.randint(1, heaviest)) for _ in range(count)]


def alike_stones(seed, count, low, high):
    """Stones that weigh about the same for their size, so that every cubic centimetre counts."""
    rng = random.Random(seed)
    sizes = [rng.randint(low, high) for _ in range(count)]
    return [(size, 90 * size + rng.randint(0, 200)) for size in sizes]


def cases():
    yield 'one-fits-exactly', case(5, [(5, 7)])
    yield 'one-too-large', case(5, [(6, 7)])
    yield 'one-with-room-left', case(5, [(2, 7)])
    yield 'smallest', case(1, [(1, 1)])
    yield 'all-fit', case(100, [(10, 5), (20, 3), (30, 8), (40, 1)])
    yield 'all-but-one-fit', case(99, [(10, 5), (20, 3), (30, 8), (40, 1)])
    yield 'none-fits', case(3, [(4, 9), (10, 50), (5, 5)])
    yield 'densest-is-wrong', case(10, [(6, 12), (5, 9), (5, 9)])
    yield 'heaviest-is-wrong', case(10, [(10, 50), (3, 20), (3, 20), (4, 20)])
    yield 'smallest-is-wrong', case(10, [(1, 1), (2, 2), (3, 3), (10, 30)])
    yield 'each-stone-once', case(12, [(3, 10), (5, 6), (4, 7)])
    yield 'small-and-heavy-once', case(9, [(1, 50), (9, 60), (8, 9)])
    yield 'full-bag-is-lighter', case(10, [(8, 90), (5, 20), (5, 20)])
    yield 'cannot-be-full', case(11, [(2, 3), (4, 5), (6, 9), (8, 10)])
    yield 'equal-stones', case(25, [(4, 9)] * 8)
    yield 'last-stone-matters', case(10, [(5, 5), (5, 5), (10, 11)])
    yield 'first-stone-matters', case(10, [(10, 11), (5, 5), (5, 5)])
    yield 'stone-as-large-as-the-bag', case(7, [(7, 20), (3, 9), (4, 10)])
    yield 'small-random', case(30, random_stones(981, 9, 1, 15, 40))
    yield 'random', case(500, random_stones(982, 40, 5, 90, 1000))
    yield 'random-alike', case(997, alike_stones(983, 40, 20, 120))
    yield 'heaviest', case(MOST_ROOM, [(100 - i % 2, HEAVIEST - i) for i in range(100)])
    yield 'largest-random', case(MOST_ROOM, random_stones(984, 100, 1, 1000, HEAVIEST))
    yield 'largest-alike', case(MOST_ROOM - 1, alike_stones(985, 100, 100, 900))
    yield 'largest-half-too-large', case(MOST_ROOM // 2, random_stones(986, 100, 1, 10000, HEAVIEST))
    yield 'largest-small-stones', case(MOST_ROOM, random_stones(987, 100, 1, 20, HEAVIEST))


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
