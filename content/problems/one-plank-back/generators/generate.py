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

LONGEST = 10**9


def case(planks):
    return f'{len(planks)}\n{" ".join(map(str, planks))}\n'


def multiples(seed, count, step, most):
    """Planks that can all be sawn into pieces of `step`, and as a rule not into longer ones."""
    rng = random.Random(seed)
    return [step * rng.randint(1, most) for _ in range(count)]


def with_odd_one(seed, count, step, most, place, odd):
    planks = multiples(seed, count, step, most)
    planks[place] = odd
    return planks


def cases():
    yield 'two-equal', case([5, 5])
    yield 'second-longer', case([5, 7])
    yield 'shortest-planks', case([1, 1, 1])
    yield 'longest-planks', case([LONGEST, LONGEST])
    yield 'first-goes-back', case([9, 20, 30, 40])
    yield 'last-goes-back', case([20, 30, 40, 9])
    yield 'longest-goes-back', case([6, 9, 1000, 12])
    yield 'shortest-spoils-nothing', case([5, 12, 24, 36])
    yield 'shortest-is-the-common-one', case([4, 8, 20, 30])
    yield 'any-may-go', case([8, 8, 8, 8, 8])
    yield 'equally-short', case([14, 6, 10, 6, 22])
    yield 'shorter-comes-later', case([15, 10, 6])
    yield 'shorter-came-before', case([6, 10, 15])
    yield 'first-is-to-blame', case([7, 4, 6])
    yield 'second-is-to-blame', case([12, 7, 18, 24])
    yield 'last-of-a-row-is-to-blame', case([12, 12, 12, 18, 5])
    yield 'two-spoil-it', case([30, 60, 7, 90, 11, 120])
    yield 'pairs-share-but-not-all', case([6, 10, 15, 30])
    yield 'later-ones-spoil-more', case([64, 32, 16, 24, 48, 96])
    yield 'rising', case(list(range(2, 62, 2)))
    yield 'falling', case(list(range(63, 0, -3)))
    yield 'small-random', case(multiples(311, 7, 6, 9))
    yield 'random-one-odd', case(with_odd_one(312, 200, 84, 1000, 133, 100001))
    yield 'random-one-half', case(with_odd_one(313, 200, 84, 1000, 57, 42 * 2001))
    yield 'random-no-common', case(multiples(314, 500, 1, LONGEST))
    yield 'pieces-past-32-bits', case([LONGEST - 1, LONGEST, *multiples(315, 6, 1, LONGEST), LONGEST - 2])
    yield 'largest', case(with_odd_one(316, 200000, 30, 3000, 190000, 89999))


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
