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

LARGEST = 50000


def case(s, coins):
    return f'{len(coins)} {s}\n{" ".join(map(str, coins))}\n'


def random_coins(seed, count, low, high, step=1):
    rng = random.Random(seed)
    return [step * coin for coin in rng.sample(range(low, high + 1), count)]


def cases():
    yield 'one-coin-fits', case(5, [5])
    yield 'one-coin-too-large', case(4, [5])
    yield 'one-coin-many-times', case(35, [5])
    yield 'one-coin-not-a-multiple', case(36, [5])
    yield 'one-shell', case(1, [2, 1])
    yield 'one-shell-impossible', case(1, [2, 3])
    yield 'sum-is-a-coin', case(12, [5, 12, 1])
    yield 'largest-first-is-right', case(88, [50, 20, 10, 5, 2, 1])
    yield 'largest-first-takes-too-many', case(30, [1, 10, 25])
    yield 'largest-first-gets-stuck', case(12, [9, 6])
    yield 'without-the-two-largest', case(40, [1, 31, 29, 20])
    yield 'same-coin-often', case(99, [11, 7])
    yield 'all-coins-larger', case(10, [11, 50, 12])
    yield 'just-out-of-reach', case(43, [6, 9, 20])
    yield 'just-in-reach', case(44, [6, 9, 20])
    yield 'even-coins-odd-sum', case(101, [2, 4, 8, 16, 32])
    yield 'unsorted', case(63, [21, 1, 25, 10, 5])
    yield 'mixed-steps', case(77, [20, 17, 3, 41, 14])
    yield 'small-random', case(200, random_coins(931, 5, 3, 40))
    yield 'middle-random', case(4321, random_coins(932, 8, 100, 900))
    yield 'largest-ones', case(LARGEST, [1])
    yield 'largest-two-kinds', case(LARGEST - 1, [3, 7])
    yield 'largest-coin', case(LARGEST, [LARGEST, LARGEST - 1])
    yield 'largest-small-coins', case(LARGEST, random_coins(933, 20, 1, 40))
    yield 'largest-random', case(LARGEST - 3, random_coins(934, 20, 50, 5000))
    yield 'largest-impossible', case(LARGEST - 1, random_coins(935, 20, 1, 999, 2))


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
