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


def case(walls):
    return f'{len(walls)}\n{" ".join(map(str, walls))}\n'


def drawn(seed, count, low, high):
    rng = random.Random(seed)
    return [rng.randint(low, high) for _ in range(count)]


def bowl(seed, count, step):
    """Falls to the middle and rises again, with a little noise."""
    rng = random.Random(seed)
    return [step * max(i, count - 1 - i) + rng.randint(0, 2 * step) for i in range(count)]


def cases():
    yield 'one-block', case([7])
    yield 'two-blocks', case([3, 5])
    yield 'smallest-pool', case([1, 0, 1])
    yield 'no-blocks-at-all', case([0, 0, 0, 0])
    yield 'all-equal', case([4] * 6)
    yield 'rising', case([0, 2, 3, 7, 9])
    yield 'falling', case([9, 7, 3, 2, 0])
    yield 'hill', case([1, 3, 6, 8, 6, 3, 1])
    yield 'valley', case([8, 5, 2, 0, 2, 5, 8])
    yield 'lower-end-on-the-left', case([3, 0, 0, 9])
    yield 'lower-end-on-the-right', case([9, 0, 0, 3])
    yield 'flows-off-at-both-ends', case([0, 0, 5, 1, 5, 0, 0])
    yield 'two-pools', case([5, 2, 7, 1, 4])
    yield 'pool-over-several-hills', case([9, 1, 4, 2, 6, 2, 4, 1, 9])
    yield 'pools-rise-to-the-right', case([2, 0, 4, 1, 6, 3, 8])
    yield 'pools-fall-to-the-right', case([8, 3, 6, 1, 4, 0, 2])
    yield 'highest-in-the-middle', case([4, 1, 2, 20, 0, 3, 2, 5])
    yield 'highest-at-the-left-end', case([20, 1, 5, 2, 3, 1])
    yield 'highest-at-the-right-end', case([1, 3, 2, 5, 1, 20])
    yield 'equal-highest-ones', case([2, 9, 3, 9, 1, 9, 4])
    yield 'steps-inside', case([7, 6, 4, 4, 1, 4, 6])
    yield 'wide-and-flat', case([1, *[0] * 60, 1])
    yield 'ends-of-equal-height-do-not-matter', case([3, 6, 2, 8, 1, 6, 0, 3])
    yield 'highest', case([HIGHEST, 0, HIGHEST])
    yield 'water-past-32-bits', case([HIGHEST, 1, 0, 7, HIGHEST - 1, 0, 3, 12, HIGHEST - 2])
    yield 'small-random', case(drawn(1101, 9, 0, 6))
    yield 'random-low', case(drawn(1102, 400, 0, 3))
    yield 'random-high', case(drawn(1103, 800, 0, HIGHEST))
    yield 'uneven-bowl', case(bowl(1104, 1500, 40))
    yield 'long-stairs-down-and-up', case([abs(i - 6000) // 20 for i in range(12000)])
    yield 'largest', case([9, *drawn(1105, 199997, 0, 8), 8, 9])


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
