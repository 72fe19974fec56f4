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
    return case(*(rng.randint(-1000, 1000) for _ in range(3)))


def cases():
    yield 'all-zero', case(0, 0, 0)
    yield 'all-equal', case(7, 7, 7)
    yield 'one-third', case(1, 0, 0)
    yield 'two-thirds', case(0, 1, 1)
    yield 'less-than-one-below-zero', case(0, 0, -1)
    yield 'sum-is-zero', case(-5, 2, 3)
    yield 'only-the-first', case(30, 0, 0)
    yield 'only-the-second', case(0, 30, 0)
    yield 'only-the-third', case(0, 0, 30)
    yield 'all-negative', case(-10, -3, -7)
    yield 'rising', case(1, 10, 100)
    yield 'falling', case(100, 10, 1)
    yield 'largest', case(1000, 1000, 1000)
    yield 'nearly-largest', case(1000, 999, 1000)
    yield 'smallest', case(-1000, -1000, -1000)
    yield 'random-1', random_case(651)
    yield 'random-2', random_case(652)
    yield 'random-3', random_case(653)


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
