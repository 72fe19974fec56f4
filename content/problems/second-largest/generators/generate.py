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


def case(points):
    return f'{len(points)}\n{" ".join(map(str, points))}\n'


def mixed(seed, count, low, high):
    rng = random.Random(seed)
    return [rng.randint(low, high) for _ in range(count)]


def cases():
    yield 'one-team', case([5])
    yield 'one-team-without-points', case([0])
    yield 'all-equal', case([3, 3, 3, 3])
    yield 'two-teams-rising', case([1, 2])
    yield 'two-teams-falling', case([2, 1])
    yield 'gold-twice', case([9, 4, 9, 7])
    yield 'silver-twice', case([4, 7, 9, 7])
    yield 'gold-comes-first', case([9, 2, 5, 8, 3])
    yield 'gold-comes-last', case([2, 5, 8, 3, 9])
    yield 'silver-just-before-gold', case([1, 2, 8, 9, 1])
    yield 'silver-is-first', case([8, 1, 9, 2])
    yield 'silver-is-last', case([3, 9, 1, 8])
    yield 'all-negative', case([-5, -2, -9, -2, -4])
    yield 'silver-is-zero', case([0, -3, 6, 0])
    yield 'silver-is-negative', case([-7, 4, -2, 4])
    yield 'silver-is-minus-one', case([-1, 6, -1, -8])
    yield 'more-digits-are-larger', case([9, 100, 20, 3])
    yield 'limits', case([-LARGEST, LARGEST, LARGEST, -LARGEST])
    yield 'small-random', case(mixed(841, 15, -6, 6))
    yield 'many-equal', case(mixed(842, 1000, -2, 2))
    yield 'gold-everywhere-but-once', case([7] * 600 + [-LARGEST] + [7] * 399)
    yield 'large', case(mixed(843, 1000, -LARGEST, LARGEST))


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
