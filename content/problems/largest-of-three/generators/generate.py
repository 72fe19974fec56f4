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


def case(a, b, c):
    return f'{a} {b} {c}\n'


def random_case(seed):
    rng = random.Random(seed)
    return case(*(rng.randint(-50, 50) for _ in range(3)))


def cases():
    yield 'first-largest', case(30, 12, 25)
    yield 'second-largest', case(12, 30, 25)
    yield 'third-largest', case(12, 25, 30)
    yield 'rising-by-one', case(1, 2, 3)
    yield 'falling-by-one', case(3, 2, 1)
    yield 'all-equal', case(4, 4, 4)
    yield 'all-zero', case(0, 0, 0)
    yield 'first-two-equal-and-largest', case(9, 9, 5)
    yield 'last-two-equal-and-largest', case(5, 9, 9)
    yield 'first-and-last-equal-and-largest', case(9, 5, 9)
    yield 'two-equal-and-not-largest', case(5, 5, 9)
    yield 'one-digit-and-two-digits', case(9, 10, 8)
    yield 'two-digits-come-first', case(20, 3, 11)
    yield 'all-negative-first-largest', case(-3, -12, -30)
    yield 'all-negative-third-largest', case(-30, -12, -3)
    yield 'zero-above-negatives', case(-8, 0, -1)
    yield 'warmest-day', case(49, 48, 50)
    yield 'coldest-day', case(-50, -50, -50)
    yield 'random-1', random_case(671)
    yield 'random-2', random_case(672)


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
