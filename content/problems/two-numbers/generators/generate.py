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


def case(a, b):
    return f'{a} {b}\n'


def random_case(seed):
    rng = random.Random(seed)
    return case(rng.randint(-1000, 1000), rng.randint(-1000, 1000))


def cases():
    yield 'both-zero', case(0, 0)
    yield 'both-one', case(1, 1)
    yield 'first-zero', case(0, 17)
    yield 'second-zero', case(-25, 0)
    yield 'both-negative', case(-4, -6)
    yield 'first-negative', case(-7, 12)
    yield 'second-negative', case(12, -7)
    yield 'sum-is-zero', case(-250, 250)
    yield 'one-digit-to-two', case(5, 5)
    yield 'largest', case(1000, 1000)
    yield 'smallest', case(-1000, -1000)
    yield 'opposite-ends', case(-1000, 999)
    yield 'random-1', random_case(621)
    yield 'random-2', random_case(622)
    yield 'random-3', random_case(623)


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
