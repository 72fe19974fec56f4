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


def case(total, prices):
    prices = sorted(prices)
    return f'{len(prices)} {total}\n{" ".join(map(str, prices))}\n'


def drawn(seed, count, low, high, step=1):
    rng = random.Random(seed)
    return [step * rng.randint(low, high) for _ in range(count)]


def only_pair(seed, count, first, second):
    """All other prices are multiples of 10, so only these two add up to what they cost together."""
    return case(first + second, [first, second, *drawn(seed, count - 2, 1, 9999, 10)])


def cases():
    yield 'two-that-fit', case(7, [3, 4])
    yield 'two-too-cheap', case(8, [3, 4])
    yield 'two-too-dear', case(6, [3, 4])
    yield 'same-article-twice', case(6, [3, 5])
    yield 'two-equal-ones', case(6, [3, 3])
    yield 'middle-one-twice', case(10, [2, 5, 9])
    yield 'first-one-twice', case(4, [2, 7, 9])
    yield 'last-one-twice', case(18, [2, 7, 9])
    yield 'all-equal', case(8, [4] * 7)
    yield 'all-equal-no-pair', case(9, [4] * 7)
    yield 'both-at-the-left', case(3, [1, 2, 50, 60, 70, 80])
    yield 'both-at-the-right', case(150, [1, 2, 50, 60, 70, 80])
    yield 'both-ends', case(81, [1, 2, 50, 60, 70, 80])
    yield 'neighbours-in-the-middle', case(61, [1, 10, 30, 31, 90, 200])
    yield 'not-neighbours', case(100, [10, 20, 40, 41, 42, 80, 81])
    yield 'misses-by-one', case(100, [1, 20, 40, 61, 81, 98])
    yield 'nearly-the-total-comes-first', case(100, [1, 30, 70, 98, 100])
    yield 'many-pairs', case(21, range(1, 21))
    yield 'dearest', case(2 * 10**9, [1, 999999999, 10**9, 10**9])
    yield 'dearest-only-once', case(2 * 10**9, [1, 999999999, 10**9])
    yield 'cheapest', case(2, [1, 1, 1000000000])
    yield 'dear-pair-among-cheap-ones', case(1999999998, [*range(1, 30), 999999999, 999999999])
    yield 'small-random', case(40, drawn(1011, 9, 1, 30))
    yield 'only-pair-random', only_pair(1012, 300, 4501, 52342)
    yield 'only-pair-of-cheap-ones', only_pair(1013, 300, 3, 14)
    yield 'only-pair-of-dear-ones', only_pair(1014, 300, 99991, 99996)
    yield 'large-prices-no-pair', case(1234567891, drawn(1015, 500, 1, 5 * 10**8, 2))
    yield 'largest', case(109999, drawn(1016, 100000, 5000, 49999, 2))


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
