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


def case(carriages):
    return f'{len(carriages)}\n{" ".join(map(str, carriages))}\n'


def mixed(seed, count, high):
    rng = random.Random(seed)
    return [rng.randint(1, high) for _ in range(count)]


def cases():
    yield 'one-carriage', case([8])
    yield 'one-long-number', case([120])
    yield 'two-carriages', case([1, 2])
    yield 'three-carriages', case([1, 2, 3])
    yield 'four-carriages', case([4, 3, 2, 1])
    yield 'the-same-both-ways', case([5, 6, 7, 6, 5])
    yield 'all-equal', case([9, 9, 9, 9])
    yield 'equal-neighbours', case([3, 3, 1, 1, 2, 2])
    yield 'zeros-at-the-end', case([10, 200, 3000, 45])
    yield 'not-sorted', case([2, 9, 4, 7, 1, 8])
    yield 'limits', case([1, LARGEST, 1, LARGEST, LARGEST])
    yield 'rising', case(list(range(1, 52)))
    yield 'small-random', case(mixed(831, 12, 30))
    yield 'odd-count', case(mixed(832, 99, 500))
    yield 'even-count', case(mixed(833, 100, 500))
    yield 'large', case(mixed(834, 1000, LARGEST))


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
