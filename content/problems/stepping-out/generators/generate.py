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

TALLEST = 10**9


def case(heights):
    return f'{len(heights)}\n{" ".join(map(str, heights))}\n'


def drawn(seed, count, shortest, tallest):
    rng = random.Random(seed)
    return [rng.randint(shortest, tallest) for _ in range(count)]


def turned(heights, places):
    return heights[places:] + heights[:places]


def zigzag(count, low, high):
    return [low + i if i % 2 else high - i for i in range(count)]


def cases():
    yield 'alone', case([TALLEST])
    yield 'two-different', case([4, 3])
    yield 'two-equal', case([7, 7])
    yield 'three-rising', case([1, 2, 3])
    yield 'three-two-equal-small', case([2, 2, 9])
    yield 'three-two-equal-tall', case([9, 2, 9])
    yield 'first-one-leaves', case([1, 5, 6, 6, 5])
    yield 'last-one-leaves', case([5, 6, 6, 5, 1])
    yield 'all-equal', case([5] * 12)
    yield 'rising', case(list(range(1, 21)))
    yield 'falling', case(list(range(20, 0, -1)))
    yield 'rising-turned', case(turned(list(range(1, 21)), 13))
    yield 'down-and-up', case([*range(15, 0, -1), *range(2, 16)])
    yield 'equal-pair-in-a-valley', case([9, 6, 3, 3, 6, 9])
    yield 'equal-after-one-has-left', case([9, 4, 1, 4, 8, 2])
    yield 'both-sides-leave-at-once', case([8, 1, 3, 2, 9, 7, 9])
    yield 'one-after-another-would-differ', case([9, 2, 3, 4, 1, 5, 8, 6])
    yield 'every-second-one', case(zigzag(24, 1, 1000))
    yield 'tallest-and-nearly', case([TALLEST - 1, TALLEST, TALLEST - 2, TALLEST, TALLEST])
    yield 'small-random', case(drawn(351, 9, 1, 9))
    yield 'random-few-heights', case(drawn(352, 300, 1, 5))
    yield 'random', case(drawn(353, 2000, 1, TALLEST))
    yield 'random-on-a-slope', case([height + 40 * i for i, height in enumerate(drawn(354, 1000, 1, 400))])
    yield 'several-slopes', case([height for start in range(8) for height in range(1 + start, 800, 3)])
    yield 'largest-one-each-minute', case([*range(1, 50001), *range(100001, 50001, -1)])


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
