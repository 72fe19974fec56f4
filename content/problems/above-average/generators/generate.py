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

LARGEST = 10**9


def case(amounts):
    return f'{len(amounts)}\n{" ".join(map(str, amounts))}\n'


def mixed(seed, count, low, high):
    rng = random.Random(seed)
    return [rng.randint(low, high) for _ in range(count)]


def cases():
    yield 'one-flat', case([5])
    yield 'all-equal', case([4, 4, 4, 4])
    yield 'two-flats', case([3, 4])
    yield 'mean-is-whole', case([1, 2, 3, 4, 5])
    yield 'mean-just-below-a-whole', case([1, 2, 2])
    yield 'mean-just-above-a-whole', case([2, 2, 3])
    yield 'mean-at-a-half', case([2, 3, 2, 3])
    yield 'negative-mean-at-a-half', case([-1, -2])
    yield 'negative-mean-is-no-whole', case([-5, -2, -3, -3, -3])
    yield 'mean-between-minus-one-and-zero', case([0, 0, -1, 0])
    yield 'one-rich-flat', case([1, 1, 1, 1, 1000])
    yield 'one-poor-flat', case([10, 10, 10, -1000, 10])
    yield 'largest-first', case([100, 60, 20, 10])
    yield 'sum-past-32-bits', case([LARGEST, LARGEST, LARGEST - 1, LARGEST - 2])
    yield 'negative-sum-past-32-bits', case([-LARGEST, -LARGEST, -LARGEST + 1, 1])
    yield 'neighbours-of-a-large-mean', case([LARGEST - 1, LARGEST, LARGEST - 2, LARGEST - 1])
    yield 'small-random', case(mixed(821, 20, -9, 9))
    yield 'small-random-owing', case(mixed(822, 21, -20, -11))
    yield 'large-owing', case(mixed(823, 1000, -LARGEST, -1))
    yield 'large', case(mixed(824, 1000, -LARGEST, LARGEST))


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
