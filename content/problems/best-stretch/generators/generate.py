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


def case(days):
    return f'{len(days)}\n{" ".join(map(str, days))}\n'


def random_days(seed, count, low, high):
    rng = random.Random(seed)
    return [rng.randint(low, high) for _ in range(count)]


def cases():
    yield 'one-gain', case([7])
    yield 'one-loss', case([-7])
    yield 'one-zero', case([0])
    yield 'only-losses', case([-5, -3, -8, -3])
    yield 'losses-get-smaller', case([-9, -6, -2, -1])
    yield 'losses-grow', case([-1, -2, -6, -9])
    yield 'zero-among-losses', case([-4, 0, -2])
    yield 'only-gains', case([3, 1, 4, 1, 5])
    yield 'best-at-the-beginning', case([6, 3, -1, -9, 5])
    yield 'best-at-the-end', case([5, -9, 2, -1, 8])
    yield 'across-a-loss', case([8, -3, 7])
    yield 'loss-too-deep', case([8, -20, 9])
    yield 'loss-as-deep-as-the-gain', case([8, -8, 9, -9, 4])
    yield 'lowest-after-highest', case([3, 9, -30, 4])
    yield 'many-small-beat-one-large', case([20, -40, 6, 6, -1, 6, 6])
    yield 'one-large-beats-many-small', case([1, 1, 1, -7, 30, -7, 1, 1])
    yield 'alternating', case([5, -4] * 20)
    yield 'gains-past-32-bits', case([MOST] * 5)
    yield 'losses-past-32-bits', case([-MOST] * 5)
    yield 'small-random', case(random_days(911, 12, -9, 9))
    yield 'random', case(random_days(912, 1000, -MOST, MOST))
    yield 'random-mostly-losses', case(random_days(913, 1000, -MOST, MOST // 4))
    yield 'largest', case(random_days(914, 200000, -9, 9))


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
