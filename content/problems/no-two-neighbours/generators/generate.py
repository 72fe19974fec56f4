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

MOST = 10**9


def case(hives):
    return f'{len(hives)}\n{" ".join(map(str, hives))}\n'


def random_hives(seed, count, most):
    rng = random.Random(seed)
    return [rng.randint(1, most) for _ in range(count)]


def cases():
    yield 'one-hive', case([4])
    yield 'two-first-fuller', case([9, 2])
    yield 'two-second-fuller', case([2, 9])
    yield 'three-middle-fullest', case([3, 10, 4])
    yield 'three-both-ends', case([6, 10, 5])
    yield 'four-both-ends', case([9, 1, 1, 9])
    yield 'four-middle-skipped', case([5, 1, 2, 8])
    yield 'five-ends-before-the-last', case([1, 2, 3, 50, 4])
    yield 'rising', case([1, 2, 3, 4, 5, 6, 7, 8])
    yield 'falling', case([8, 7, 6, 5, 4, 3, 2, 1])
    yield 'all-equal', case([7] * 9)
    yield 'all-equal-even', case([7] * 10)
    yield 'fullest-spoils-two', case([8, 9, 8, 1, 8, 9, 8])
    yield 'two-gaps', case([10, 1, 1, 10, 1, 1, 10, 1, 1, 10])
    yield 'changes-its-step', case([9, 1, 9, 1, 1, 9, 1, 9, 1, 1, 9])
    yield 'small-random', case(random_hives(921, 12, 9))
    yield 'small-random-even', case(random_hives(922, 15, 20))
    yield 'sixty', case(random_hives(923, 60, 99))
    yield 'past-32-bits', case([MOST] * 11)
    yield 'random', case(random_hives(924, 2000, MOST))
    yield 'largest', case(random_hives(925, 100000, 999))


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
