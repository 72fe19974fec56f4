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
LONGEST = 200000


def case(prices):
    return f'{len(prices)}\n{" ".join(map(str, prices))}\n'


def drawn(seed, count, low, high):
    rng = random.Random(seed)
    return [rng.randint(low, high) for _ in range(count)]


def wandering(seed, count, start, step):
    """Each price differs a little from the one before."""
    rng = random.Random(seed)
    prices = [start]
    while len(prices) < count:
        prices.append(max(1, prices[-1] + rng.randint(-step, step)))
    return prices


def cases():
    yield 'one-day', case([5])
    yield 'two-days-rising', case([3, 8])
    yield 'two-days-falling', case([8, 3])
    yield 'two-days-equal', case([6, 6])
    yield 'all-equal', case([4, 4, 4, 4, 4])
    yield 'rising', case([1, 2, 4, 7, 11])
    yield 'falling', case([11, 7, 4, 2, 1])
    yield 'falling-least-at-the-end', case([20, 15, 9, 7, 6])
    yield 'highest-comes-first', case([9, 1, 5, 3])
    yield 'lowest-comes-last', case([5, 8, 3, 6, 1])
    yield 'highest-first-lowest-last', case([10, 4, 7, 5, 1])
    yield 'first-to-last', case([1, 5, 3, 4, 9])
    yield 'best-before-the-lowest', case([4, 12, 2, 9])
    yield 'best-behind-the-lowest', case([5, 9, 1, 8])
    yield 'lower-price-helps-little', case([10, 30, 9, 28])
    yield 'lower-price-helps-just', case([10, 30, 9, 30])
    yield 'rise-with-breaks', case([2, 5, 4, 8, 6, 11])
    yield 'several-rises', case([1, 4, 2, 6, 3, 5])
    yield 'steepest-day-is-not-best', case([1, 3, 5, 7, 2, 6])
    yield 'profit-of-one', case([7, 5, 5, 6, 4, 4])
    yield 'digits-compared-as-text', case([9, 10, 100, 20, 8])
    yield 'highest-prices', case([HIGHEST, 1, HIGHEST])
    yield 'highest-falls', case([HIGHEST, HIGHEST - 1, 1])
    yield 'small-random', case(drawn(1471, 8, 1, 9))
    yield 'random', case(drawn(1472, 300, 1, HIGHEST))
    yield 'random-falling', case(sorted(drawn(1473, 400, 1, 10**6), reverse=True))
    yield 'random-wandering', case(wandering(1474, 3000, 500, 9))
    yield 'random-two-prices', case(drawn(1475, 500, 7, 8))
    yield 'many-random', case(sorted(drawn(1476, 6000, 10**6, HIGHEST), reverse=True) + drawn(1477, 2000, 1, 10**6))
    yield 'largest', case(drawn(1478, LONGEST - 1, 2, 9) + [1])


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
