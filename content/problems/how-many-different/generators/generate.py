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


def case(stamps):
    return f'{len(stamps)}\n{" ".join(map(str, stamps))}\n'


def mixed(seed, count, pictures):
    rng = random.Random(seed)
    return [rng.choice(pictures) for _ in range(count)]


def cases():
    yield 'one-stamp', case([6])
    yield 'two-equal', case([7, 7])
    yield 'two-different', case([7, 8])
    yield 'all-equal', case([1] * 30)
    yield 'all-different', case(list(range(60, 0, -1)))
    yield 'equal-side-by-side', case([4, 4, 2, 2, 2, 9])
    yield 'equal-far-apart', case([3, 8, 5, 3, 8, 3])
    yield 'first-again-at-the-end', case([5, 1, 2, 3, 5])
    yield 'last-is-new', case([5, 5, 5, 6])
    yield 'three-of-a-kind', case([2, 2, 2, 7])
    yield 'large-equal-numbers', case([1000, 1000, 500000, 1000, 500000])
    yield 'largest-numbers', case([LARGEST, LARGEST - 1, LARGEST, 1])
    yield 'small-random', case(mixed(851, 20, range(1, 9)))
    yield 'each-twice', case([*range(1, 301), *range(300, 0, -1)])
    yield 'few-pictures', case(mixed(852, 1000, [12, 345, 6789, LARGEST]))
    yield 'many-pictures', case(mixed(853, 1000, range(1, 1001)))
    yield 'large', case(mixed(854, 1000, range(1, LARGEST + 1)))


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
