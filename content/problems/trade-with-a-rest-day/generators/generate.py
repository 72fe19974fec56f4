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

HIGHEST = 10**9


def case(prices):
    return f'{len(prices)}\n{" ".join(map(str, prices))}\n'


def drawn(seed, count, low, high):
    rng = random.Random(seed)
    return [rng.randint(low, high) for _ in range(count)]


def walk(seed, count, step):
    """A price that changes a little from day to day."""
    rng = random.Random(seed)
    price, prices = 500, []
    for _ in range(count):
        price = max(1, price + rng.randint(-step, step))
        prices.append(price)
    return prices


def cases():
    yield 'one-day', case([5])
    yield 'two-days-up', case([5, 8])
    yield 'two-days-down', case([8, 5])
    yield 'same-price', case([4, 4, 4, 4])
    yield 'three-days-up', case([1, 2, 3])
    yield 'lowest-and-highest', case([1, HIGHEST])
    yield 'one-long-climb', case([1, 2, 4, 7, 11, 16])
    yield 'up-and-down', case([1, 2, 1, 2, 1, 2, 1, 2])
    yield 'rest-is-free', case([1, 5, 3, 1, 5, 3, 1, 5])
    yield 'rest-falls-on-the-low-day', case([2, 8, 1, 9])
    yield 'rest-costs-the-low-day', case([3, 9, 1, 4, 2, 8])
    yield 'sell-a-day-earlier', case([1, 6, 7, 1, 9])
    yield 'buy-a-day-later', case([1, 9, 1, 2, 9])
    yield 'skip-a-small-climb', case([1, 10, 9, 10, 1, 10])
    yield 'hold-through-a-dip', case([2, 7, 5, 12])
    yield 'dip-worth-a-trade', case([2, 12, 5, 4, 15])
    yield 'two-rests-would-cost', case([1, 4, 9, 1, 4])
    yield 'best-pair-is-not-best', case([1, 7, 3, 2, 8, 3, 1, 6])
    yield 'largest-climb-spoils-two', case([1, 8, 5, 6, 14, 9, 2, 9])
    yield 'first-day-is-dear', case([9, 1, 5])
    yield 'last-day-is-cheap', case([2, 6, 1])
    yield 'last-day-is-best', case([5, 2, 4, 2, 3, 9])
    yield 'valley', case([9, 6, 3, 1, 3, 6, 9])
    yield 'hill', case([1, 4, 8, 10, 8, 4, 1])
    yield 'digits-grow', case([9, 10, 99, 100, 8, 1000, 9, 11])
    yield 'profit-past-32-bits', case([1, HIGHEST, 7, 1] * 6)
    yield 'small-random', case(drawn(1491, 9, 1, 9))
    yield 'random-low-prices', case(drawn(1492, 300, 1, 4))
    yield 'random-prices', case(drawn(1493, 800, 1, 1000))
    yield 'random-high-prices', case(drawn(1494, 1500, HIGHEST // 2, HIGHEST))
    yield 'wandering-price', case(walk(1495, 3000, 20))
    yield 'slow-climb', case([10 + i // 3 + i % 3 for i in range(4000)])
    yield 'largest', case(walk(1496, 100000, 9))


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
