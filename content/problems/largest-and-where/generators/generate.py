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
    yield 'one-round', case([7])
    yield 'one-round-lost', case([-7])
    yield 'best-is-first', case([9, 4, 6])
    yield 'best-is-second', case([4, 9, 6])
    yield 'best-is-last', case([4, 6, 9])
    yield 'all-lost', case([-8, -3, -5, -3])
    yield 'best-is-zero', case([-4, 0, -2, 0, -1])
    yield 'all-equal', case([5, 5, 5, 5])
    yield 'best-twice', case([2, 8, 3, 8, 1])
    yield 'more-digits-are-larger', case([9, 10, 100, 88])
    yield 'fewer-digits-are-larger', case([-100, -9, -10, -88])
    yield 'limits', case([-LARGEST, LARGEST, -LARGEST, LARGEST])
    yield 'rising', case(list(range(-20, 30)))
    yield 'falling', case(list(range(30, -20, -1)))
    yield 'small-random', case(mixed(811, 12, -5, 5))
    yield 'many-equal', case(mixed(812, 1000, -3, 3))
    yield 'large-all-lost', case(mixed(813, 1000, -LARGEST, -1))
    yield 'large', case(mixed(814, 1000, -LARGEST, LARGEST))


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
