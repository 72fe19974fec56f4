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


def case(readings):
    return f'{len(readings)}\n{" ".join(map(str, readings))}\n'


def drawn(seed, count, low, high):
    rng = random.Random(seed)
    return [rng.randint(low, high) for _ in range(count)]


def cases():
    yield 'one-reading', case([-7])
    yield 'two-rising', case([3, 8])
    yield 'two-falling', case([8, 3])
    yield 'two-equal', case([4, 4])
    yield 'three-rising', case([1, 2, 3])
    yield 'three-falling', case([3, 2, 1])
    yield 'middle-one-last', case([1, 9, 5])
    yield 'middle-ones-last-even', case([1, 9, 5, 6])
    yield 'rising', case(list(range(-4, 7)))
    yield 'falling', case(list(range(7, -4, -1)))
    yield 'low-and-high-in-turn', case([1, 100, 2, 99, 3, 98, 4, 97])
    yield 'high-and-low-in-turn', case([100, 1, 99, 2, 98, 3, 97, 4])
    yield 'all-equal', case([6] * 9)
    yield 'two-kinds', case([5, 1, 1, 5, 5, 1, 5, 5])
    yield 'below-zero', case([-5, -1, -9, -2, -7, -3])
    yield 'around-zero', case([0, -1, 1, 0, -2, 2, 0])
    yield 'equal-to-the-median', case([3, 1, 5, 3, 3, 2, 3, 4])
    yield 'first-ones-high-then-low', case([20, 30, 40, 50, 1, 2, 3, 4, 5])
    yield 'first-ones-low-then-high', case([5, 4, 3, 2, 50, 40, 30, 20, 10])
    yield 'mean-is-no-whole-number', case([2, 5, 8, 3])
    yield 'not-as-texts', case([10, 9, 100, 8, 1000, -5, -10])
    yield 'ends-of-the-range', case([LARGEST, -LARGEST, LARGEST, -LARGEST, 0])
    yield 'small-random', case(drawn(1151, 12, -5, 5))
    yield 'random-few-values', case(drawn(1152, 400, 0, 4))
    yield 'random', case(drawn(1153, 800, -LARGEST, LARGEST))
    yield 'long-rising', case([i // 3 for i in range(6000)])
    yield 'long-falling', case([(6000 - i) // 3 for i in range(6000)])
    yield 'largest', case(drawn(1154, 100000, 0, 9))


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
