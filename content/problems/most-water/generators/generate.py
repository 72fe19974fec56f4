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


def case(heights):
    return f'{len(heights)}\n{" ".join(map(str, heights))}\n'


def drawn(seed, count, low, high):
    rng = random.Random(seed)
    return [rng.randint(low, high) for _ in range(count)]


def with_two(seed, count, low, high, places, height):
    """Panes of which the two at these places stand out."""
    heights = drawn(seed, count, low, high)
    for place in places:
        heights[place] = height
    return heights


def cases():
    yield 'two-equal', case([4, 4])
    yield 'second-lower', case([9, 2])
    yield 'no-water-at-all', case([0, 0, 8, 0])
    yield 'only-height-zero', case([0, 0])
    yield 'lowest-tank', case([1, 1])
    yield 'three-equal', case([5, 5, 5])
    yield 'rising', case([1, 2, 3, 4, 5, 6, 7])
    yield 'falling', case([7, 6, 5, 4, 3, 2, 1])
    yield 'widest-is-best', case([5, 9, 9, 5, 6, 9, 6])
    yield 'highest-side-by-side', case([2, 5, 3, 20, 21, 1, 4, 2])
    yield 'neighbours-are-best', case([1, 2, 90, 100, 2, 1])
    yield 'left-end-stays-long', case([8, 1, 2, 3, 7, 2, 1])
    yield 'right-end-stays-long', case([1, 2, 7, 3, 2, 1, 8])
    yield 'both-in-the-middle', case([1, 1, 2, 30, 4, 3, 30, 2, 1, 1])
    yield 'ends-equal-one-is-needed', case([6, 1, 1, 1, 1, 9, 1, 6])
    yield 'equal-ends-hide-higher-ones', case([3, 10, 1, 1, 10, 3])
    yield 'higher-end-is-needed-later', case([3, 50, 2, 2, 40, 2, 2, 30])
    yield 'zero-at-both-ends', case([0, 4, 1, 4, 0])
    yield 'valley', case([9, 7, 5, 3, 1, 3, 5, 7, 9])
    yield 'hill', case([1, 3, 5, 7, 9, 7, 5, 3, 1])
    yield 'highest', case([HIGHEST] * 6)
    yield 'litres-past-32-bits', case([HIGHEST, 5, HIGHEST - 1, 7, HIGHEST - 3, 2, HIGHEST - 2, 3])
    yield 'small-random', case(drawn(991, 8, 0, 9))
    yield 'random-low', case(drawn(992, 300, 0, 9))
    yield 'random-high', case(drawn(993, 600, 0, HIGHEST))
    yield 'two-stand-out', case(with_two(994, 500, 1, 20, (61, 402), 1000))
    yield 'two-stand-out-close-together', case(with_two(995, 500, 1, 20, (300, 303), 900000))
    yield 'long-hill', case([min(i, 9999 - i) // 3 for i in range(10000)])
    yield 'largest', case(drawn(996, 200000, 1, 9))


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
