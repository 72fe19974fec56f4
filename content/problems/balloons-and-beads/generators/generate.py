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
TOP = 10**9


def case(pulls):
    return f'{len(pulls)}\n{" ".join(map(str, pulls))}\n'


def uniform(seed, size, low, high):
    rng = random.Random(seed)
    return [rng.randint(low, high) for _ in range(size)]


def cases():
    yield 'two-equal', case([7, 7])
    yield 'two-opposite', case([TOP, -TOP])
    yield 'two-zeros', case([0, 0])
    yield 'first-cut', case([12, 1, 2, 3])
    yield 'last-cut', case([1, 2, 3, 13])
    yield 'whole-pull-negative', case([-3, -8, -2, -4, -9])
    yield 'whole-pull-zero', case([5, -2, -3, 4, -4])
    yield 'ends-must-not-be-cut-off', case([2, -1, 1, -2])
    yield 'zeros-around', case([0, 0, 6, 0, 0, 6, 0])
    yield 'all-equal-odd', case([4] * 9)
    yield 'all-equal-even', case([-4] * 10)
    # The difference rises from the first cut on and falls to nothing only at the end.
    yield 'better-after-worse', case([10, 50, -20, -35, 3, 2, 10])
    yield 'best-among-many-equal', case([1, -1] * 30 + [1])
    yield 'rising', case(list(range(-20, 30)))
    yield 'falling', case(list(range(31, -20, -1)))
    yield 'small-random', case(uniform(131, 8, -9, 9))
    yield 'random-50', case(uniform(132, 50, -100, 100))
    yield 'only-beads', case(uniform(133, 1000, 1, 10**6))
    yield 'only-balloons', case(uniform(134, 1000, -(10**6), -1))
    yield 'past-32-bits', case([TOP] * 7 + [-TOP] + [TOP - 5] * 6)
    # The difference of the last cut is 2**32 + 2, which is 2 when it is cut to 32 bits.
    yield 'wraps-past-32-bits', case([TOP] * 4 + [294967298, 0, TOP, -TOP, 0])
    yield 'largest-difference', case([TOP] * 12000 + [-TOP] * 12000)
    yield 'large-random', case(uniform(135, 20000, -TOP, TOP))
    yield 'longest', case(uniform(136, 200000, -9, 9))
    yield 'longest-last-cut', case([0] * 99998 + [1, 1])


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
